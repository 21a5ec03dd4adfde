"""Everything that a record or the rules can say is documented."""

from dataclasses import fields
from pathlib import Path

import pytest

from tamaya.records.document import OptionsDocument, OwnDocument, RecordDocument, ResultDocument
from tamaya.rules.options import PRESETS, Bonuses, Options, StopWhenDecided, StrikeoutScore
from tamaya.rules.variants import VARIANTS

DOCS = Path(__file__).resolve().parents[2] / "docs"
RULES = (DOCS / "rules.md").read_text("utf-8")
RECORDS = (DOCS / "records.md").read_text("utf-8")


@pytest.mark.parametrize("name", [*(field.name for field in fields(Options)), *PRESETS, *VARIANTS])
def test_rules_name_every_option_preset_and_variant(name: str) -> None:
    assert f"| `{name}`" in RULES


@pytest.mark.parametrize("value", [*StopWhenDecided, *StrikeoutScore, *Bonuses])
def test_rules_name_every_value(value: str) -> None:
    assert f"`{value}`" in RULES


@pytest.mark.parametrize("document", [RecordDocument, OwnDocument, OptionsDocument, ResultDocument])
def test_example_names_every_key(document: type) -> None:
    keys = set(document.__struct_fields__) - {"characters", "variant"}  # type: ignore[attr-defined]  # of a struct
    assert {key for key in keys if f'"{key}"' not in RECORDS} == set()
    assert document is not OwnDocument or {key for key in keys if f"`tamaya.{key}`" not in RECORDS} == set()
