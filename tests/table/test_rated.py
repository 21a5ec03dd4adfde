"""Which tables can be rated (rules, section 7)."""

from typing import Any

import msgspec
import pytest

from tamaya.table.errors import Refused
from tamaya.table.settings import RATED, RATED_CHOICES, check_settings, rated_settings
from tamaya.wire.settings import Settings


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in RATED_CHOICES.items() for value in values]
)
def test_what_a_rated_table_may_choose(name: str, value: Any) -> None:
    check_settings(msgspec.structs.replace(RATED, **{name: value}))


@pytest.mark.parametrize(
    "changed",
    [
        {"players": 6},
        {"variant": "hard"},
        {"variant": "black-powder"},
        {"clock": "none"},
        {"spectators": "hands"},
        {"undo": True},
        {"open_order": True},
        {"strike_limit": 2},
        {"first_player": 0},
        {"bonuses": "tiles"},
        {"hand": 1},
    ],
)
def test_what_it_may_not(changed: dict[str, Any]) -> None:
    with pytest.raises(Refused) as error:
        check_settings(msgspec.structs.replace(RATED, **changed))
    assert error.value.code == "rated_rules"


def test_every_setting_is_either_fixed_or_free() -> None:
    fixed = rated_settings()
    assert fixed["rated"] is True
    assert fixed.keys() | RATED_CHOICES.keys() < {field.name for field in msgspec.structs.fields(Settings)}
