"""`tamaya replay` and `tamaya variants`, as typed."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.golden.scripts import cases, play
from tests.records.documents import document
from typer.testing import CliRunner

from tamaya.cli.main import app
from tamaya.records.codec import dumps
from tamaya.records.hanab_live.link import to_link

GOLDEN = cases()


def run(*words: str | Path, status: int = 0) -> str:
    result = CliRunner().invoke(app, [str(word) for word in words])
    assert result.exit_code == status, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.output


def lines(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


@pytest.fixture
def strikes(tmp_path: Path) -> Path:
    file = tmp_path / "strikes.json"
    file.write_bytes(dumps(play(GOLDEN["strikes"])))
    return file


def test_one_line_per_file(tmp_path: Path, strikes: Path) -> None:
    theirs = tmp_path / "theirs.json"
    theirs.write_text(json.dumps(document([[0, 0]], "01")))
    first, second = lines(run("replay", strikes, theirs, "--json"))
    figures = {key: first[key] for key in ("score", "fireworks_total", "end", "turns", "strikes", "clue_tokens")}
    assert figures == {
        "score": 0,
        "fireworks_total": 3,
        "end": "strikes",
        "turns": 7,
        "strikes": 3,
        "clue_tokens": 7,
    }
    assert (second["end"], second["score"], second["relaxed"]) == (None, 1, [])


def test_bad_files_do_not_stop_the_others(tmp_path: Path, strikes: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    missing = tmp_path / "missing.json"
    output = lines(run("replay", bad, strikes, missing, tmp_path, "--json", status=1))
    assert [line.get("error") for line in output] == ["not_json", None, "unreadable", "unreadable"]
    assert [line["file"] for line in output] == [str(bad), str(strikes), str(missing), str(tmp_path)]
    told = run("replay", bad, strikes, status=1)
    assert "[not_json]" in told
    assert "The end: strikes." in told


def test_by_a_preset(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_bytes(dumps(play(GOLDEN["strikes-keep"])))
    assert lines(run("replay", file, "--json"))[0]["score"] == 3
    assert lines(run("replay", file, "--rules", "printed", "--json"))[0]["score"] == 0
    assert lines(run("replay", file, "--rules", "none", "--json", status=1))[0]["error"] == "unknown_preset"


def test_the_whole_game_told(strikes: Path) -> None:
    told = run("replay", strikes, "--turns")
    assert "A plays R1 from slot 5: it fits" in told
    assert told == run("replay", strikes, "--verbose")


def test_variants() -> None:
    told = run("variants", "--lang", "en")
    assert "hard: Hard. A sixth suit, multicolour, with one card of each rank" in told
    assert "55 cards, 30 points at most." in told
    assert "“Difficult” on Board Game Arena" in told
    assert "hanab.live: Black (6 Suits)" in told
    listed = lines(run("variants", "--json"))
    assert [line["id"] for line in listed] == ["normal", "tricky", "hard", "avalanche", "black-powder"]
    assert listed[2]["cards"] == 55


def test_a_link_is_a_record_too(tmp_path: Path) -> None:
    link = "https://hanab.live/replay-json/" + to_link(play(GOLDEN["strikes"]))
    assert lines(run("replay", link, "--json"))[0]["end"] == "strikes"
    assert lines(run("replay", "replay-json/nonsense", "--json", status=1))[0]["error"] == "link"
    assert "only replay-json links hold the game itself" in run("replay", "https://hanab.live/replay/123", status=1)


def test_the_promise_about_the_deck_is_told(tmp_path: Path) -> None:
    file = tmp_path / "sealed.json"
    file.write_bytes(dumps(replace(play(GOLDEN["strikes"]), salt=bytes(16))))
    promised = lines(run("replay", file, "--json"))[0]["commitment"]
    assert len(promised) == 64
    assert f"The deck was fixed before the first move: {promised}." in run("replay", file)
    file.write_text(file.read_text().replace(promised, "0" * 64))
    assert "[commitment]" in run("replay", file, status=1)
