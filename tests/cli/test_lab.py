"""`tamaya cross-play`, `tamaya calibrate`, and where `tamaya evaluate` plays."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tamaya.cli.main import app
from tamaya.ratings.hanabot import read_table

run = CliRunner().invoke


def test_cross_play_makes_a_matrix_and_a_picture(tmp_path: Path) -> None:
    svg, out = tmp_path / "map.svg", tmp_path / "matrix.json"
    answer = run(
        app, ["cross-play", "random", "novice", "--players", "2", "--games", "1", "--svg", str(svg), "--out", str(out)]
    )
    assert answer.exit_code == 0, answer.output
    assert answer.stdout.splitlines()[1].startswith("random ")
    assert json.loads(out.read_text())["bots"] == ["random", "novice"]
    assert svg.read_text().startswith("<svg ")


def test_cross_play_as_json(tmp_path: Path) -> None:
    answer = run(app, ["cross-play", "random", "--games", "1", "--json", "--keep", str(tmp_path)])
    assert len(json.loads(answer.stdout.splitlines()[-1])["pairs"]) == 1
    assert list(tmp_path.rglob("*.json"))


@pytest.mark.parametrize(
    "wrong",
    [
        ["random", "random"],
        ["nobody"],
        ["random", "--players", "9"],
        ["random", "--backend", "x"],
        ["search:"],
        ["random", "--out", "/nowhere/x.json"],
        ["random", "--keep", "/proc/x"],
    ],
)
def test_what_cannot_be_played_is_refused(wrong: list[str]) -> None:
    answer = run(app, ["cross-play", *wrong])
    assert answer.exit_code == 2
    assert "Traceback" not in answer.output


def test_calibrate_writes_a_table(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    answer = run(app, ["calibrate", str(out), "--version", "7", "--reference", "random", "--games", "1", "--seed", "3"])
    assert answer.exit_code == 0, answer.output
    table = read_table(out.read_text())
    assert (table.version, table.reference, table.seed, len(table.cells)) == (7, "random", 3, 12)


def test_evaluate_keeps_and_spreads(tmp_path: Path) -> None:
    plain = run(app, ["evaluate", "random", "--games", "20", "--json"])
    spread = run(app, ["evaluate", "random", "--games", "20", "--json", "--jobs", "2", "--keep", str(tmp_path)])
    kept = run(app, ["evaluate", "random", "--games", "20", "--json", "--keep", str(tmp_path)])
    digests = {json.loads(answer.stdout.splitlines()[-1])["digest"] for answer in (plain, spread, kept)}
    assert len(digests) == 1


def test_dataset_needs_its_extra_or_writes(tmp_path: Path) -> None:
    answer = run(app, ["dataset", "random", "--games", "1", "--out", str(tmp_path / "data")])
    assert "Traceback" not in answer.output
    assert answer.exit_code == 0 or ".[datasets]" in answer.output
