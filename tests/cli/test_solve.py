"""`tamaya solve`."""

import json
import re
from pathlib import Path

from tests.cli.test_start import HEAVY, loaded_by
from typer.testing import CliRunner

from tamaya.cli.main import app
from tamaya.lab.solve.solver import solve
from tamaya.records.codec import dumps
from tamaya.records.record import begin, extended
from tamaya.rules.deal import deal
from tamaya.rules.options import preset
from tamaya.rules.variants import NORMAL

DOWNWARDS = " ".join(f"{suit}{rank}" for rank in (5, 4, 4, 3, 3, 2, 2, 1, 1, 1) for suit in "RYGBW")


def solved(*arguments: str, status: int = 0) -> str:
    answer = CliRunner().invoke(app, ["solve", *arguments])
    assert answer.exit_code == status, answer.output
    return answer.stdout


def test_a_seed() -> None:
    said = solved("--seed", "1", "--players", "3", "--rules", "hle")
    moves = len(solve(deal(preset("hle", 3), seed="1")).line or ())
    assert said.startswith(f"seed 1: winnable, in {moves} moves.\n   1 A ")
    assert len(said.splitlines()) == moves + 1


def test_a_deck() -> None:
    assert solved("--deck", DOWNWARDS, "--players", "2").startswith("deck: lost: cards come so late")


def test_json_has_the_line_as_records_write_it() -> None:
    answer = json.loads(solved("--seed", "1", "--players", "3", "--json"))
    assert (answer["verdict"], answer["variant"], answer["players"]) == ("winnable", NORMAL.id, 3)
    assert set(answer["line"][0]) == {"type", "target", "value"}


def test_a_record_turn_by_turn(tmp_path: Path) -> None:
    state = deal(preset("hle", 3), seed=1)
    file = tmp_path / "game.json"
    file.write_bytes(dumps(extended(begin(state, ["Aiko", "Ben", "Chen"]), *(solve(state).line or ()))))
    assert solved(str(file), "--turns").splitlines()[-1].endswith("5: winnable")
    assert re.search(r"(?m) (Aiko|Ben|Chen) (plays|discards|clues (Aiko|Ben|Chen): )", solved(str(file), "--turns"))
    assert "seat" not in solved(str(file), "--turns") + solved(str(file))
    turns = json.loads(solved(str(file), "--turns", "--json"))
    assert {turn["verdict"] for turn in turns["turns"]} == {"winnable"}
    assert turns["losing_move"] is None


def test_a_bad_file_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")
    assert "not_json" in solved(str(tmp_path / "bad.json"), "--json", status=1)


def test_nothing_to_solve_is_refused() -> None:
    solved(status=2)
    solved("--seed", "1", "--turns", status=2)
    solved("--deck", "R1 R2", status=2)
    solved("--deck", "X1", status=2)


def test_its_help_loads_nothing_heavy() -> None:
    code = "from tamaya.cli.main import app; import sys; sys.argv = ['tamaya', 'solve', '--help']; app(standalone_mode=False)"
    assert loaded_by(code) & HEAVY == set()
