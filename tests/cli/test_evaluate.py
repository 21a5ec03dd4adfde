"""`tamaya evaluate` and `tamaya bots`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tamaya.bots.registry import bot_names
from tamaya.cli.main import app
from tamaya.l10n.catalogue import languages

run = CliRunner().invoke


def test_the_last_line_is_one_json_object() -> None:
    answer = run(app, ["evaluate", "random", "--players", "2", "--games", "3", "--seed", "1", "--json"])
    assert answer.exit_code == 0
    figures = json.loads(answer.stdout.splitlines()[-1])
    assert {"mean", "se", "perfect", "strikeout", "games", "cpu_seconds", "digest"} <= figures.keys()
    assert (figures["bots"], figures["players"], figures["games"], figures["seed"]) == (["random"], 2, 3, 1)


def test_for_people_it_is_a_sentence() -> None:
    answer = run(
        app, ["evaluate", "random", "--games", "2", "--with", "novice", "--variant", "avalanche", "--rules", "hle"]
    )
    assert "random with novice, 3 players, 2 games" in answer.stdout


def test_a_bot_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine_for_this_test.py").write_text("from tamaya.bots.chance import RandomBot as Mine\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    answer = run(app, ["evaluate", "mine_for_this_test:Mine", "--games", "1", "--json"])
    assert answer.exit_code == 0, answer.output


@pytest.mark.parametrize(
    "wrong",
    [
        ["nobody"],
        ["search@abc"],
        ["search:club@-1s"],
        ["random", "--variant", "plaid"],
        ["random", "--rules", "mine"],
        ["random", "--bonuses", "many"],
        ["random", "--players", "9"],
        ["os:getcwd"],
        ["builtins:dict"],
        ["tamaya.bots.protocol:Reason"],
    ],
)
def test_what_cannot_be_evaluated_is_refused(wrong: list[str]) -> None:
    answer = run(app, ["evaluate", *wrong])
    assert answer.exit_code == 2
    assert "Traceback" not in answer.output


CHEAT = """
from tamaya.bots.protocol import Decision, Reason
from tamaya.rules.actions import Play

class Cheat:
    def __init__(self, *, seat, seed): ...
    def observe(self, view, events): ...
    def decide(self, view): return Decision(Play(99), Reason("reason-random"))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_cheats_is_named_with_the_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    (tmp_path / "cheat_for_this_test.py").write_text(CHEAT, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    answer = run(app, ["evaluate", "cheat_for_this_test:Cheat", "--games", "2", "--jobs", str(jobs)])
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.startswith("Illegal move in game 0 of cheat_for_this_test:Cheat")
    assert "not_your_card" in answer.stderr
    assert "Traceback" not in answer.output


def test_bonuses_and_languages_that_there_are_not() -> None:
    assert "there are off, tiles, random, choice" in " ".join(
        run(app, ["evaluate", "random", "--bonuses", "zz"]).output.replace("│", " ").split()
    )
    answer = run(app, ["bots", "--lang", "xx"])
    assert answer.exit_code == 2
    assert [language for language in languages() if language not in answer.output] == []


def test_options_of_the_rules() -> None:
    answer = run(app, ["evaluate", "random", "--games", "1", "--bonuses", "tiles", "--grand-finale", "--json"])
    assert json.loads(answer.stdout)["options"] == {"bonuses": "tiles", "grand_finale": "True"}


@pytest.mark.parametrize("language", languages())
def test_bots_are_described_in_every_language(language: str) -> None:
    lines = run(app, ["bots", "--json", "--lang", language]).stdout.splitlines()
    described = [json.loads(line) for line in lines]
    assert tuple(line["name"] for line in described) == bot_names()
    assert all(line["about"] for line in described)


def test_bots_for_people() -> None:
    answer = run(app, ["bots", "--lang", "en"])
    assert "beginner: " in answer.stdout
