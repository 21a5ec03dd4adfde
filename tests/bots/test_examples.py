"""The examples work as they say."""

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tamaya.bots.conformance import check_bot, settings
from tamaya.cli.main import app

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def in_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(EXAMPLES)


def test_the_example_can_be_evaluated(in_examples: None) -> None:
    answer = CliRunner().invoke(
        app, ["evaluate", "cautious_bot:CautiousBot", "--players", "3", "--games", "3", "--json"]
    )
    assert answer.exit_code == 0, answer.output
    assert json.loads(answer.stdout.splitlines()[-1])["strikeout"] < 1


def test_the_example_keeps_to_the_protocol(in_examples: None) -> None:
    factory = import_module("cautious_bot").CautiousBot
    assert check_bot(factory, settings()[::4], catalogues=True).games > 5


def test_the_conformance_check_runs_from_the_command_line(
    in_examples: None, capsys: pytest.CaptureFixture[str]
) -> None:
    from tamaya.bots import conformance

    conformance.main(["tamaya.bots.chance:RandomBot"])
    assert "the slowest took" in capsys.readouterr().out
    assert sys.path[0] == ""
