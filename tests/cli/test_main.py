"""The command line as a whole."""

import pytest
from typer.testing import CliRunner

from tamaya.cli.main import COMMANDS, app, load

run = CliRunner().invoke


def test_help_names_every_command() -> None:
    answer = run(app, ["--help"])
    assert answer.exit_code == 0
    for name in COMMANDS:
        assert f"  {name} " in answer.output


@pytest.mark.parametrize("name", COMMANDS)
def test_command_says_what_it_does(name: str) -> None:
    assert load(name).get_short_help_str()
    assert run(app, [name, "--help"]).exit_code == 0


def test_unknown_command_is_refused() -> None:
    answer = run(app, ["juggle"])
    assert answer.exit_code == 2
    assert "juggle" in answer.output


def test_version() -> None:
    assert run(app, ["--version"]).exit_code == 0
