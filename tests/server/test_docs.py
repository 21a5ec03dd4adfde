"""What can be set and what is limited is documented; the example works."""

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.running import Running

from tamaya.cli.main import load
from tamaya.server.config import Limits

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "server.md").read_text("utf-8")


@pytest.mark.parametrize("limit", [field.name for field in dataclasses.fields(Limits)])
def test_every_limit_is_documented(limit: str) -> None:
    assert f"| `{limit}`: " in GUIDE
    assert f"        {limit}: " in str(Limits.__doc__)


@pytest.mark.parametrize("option", [parameter.opts[0] for parameter in load("serve").params])
def test_every_option_is_documented(option: str) -> None:
    assert f"| `{option}` | `TAMAYA_{option.strip('-').replace('-', '_').upper()}` |" in GUIDE


def test_the_example_plays_a_game(running: Running) -> None:
    example = [sys.executable, str(ROOT / "examples" / "at_a_table.py"), running.url]
    answer = subprocess.run(example, capture_output=True, text=True, check=True, timeout=60)
    assert answer.stdout.splitlines()[-1].endswith("points")
