"""What was played once is never played again; and what lies in the folder is what would be played."""

from dataclasses import replace
from pathlib import Path

import pytest

from tamaya.lab import evaluate as module
from tamaya.lab.backends import Inline, local
from tamaya.lab.evaluate import evaluate
from tamaya.lab.games import Played, play_game
from tamaya.lab.plan import Plan
from tamaya.lab.shards import SIZE, Keep, shards_of

PLAN = Plan(("random",), players=2, games=2 * SIZE + 3, seed=8)


def test_shards_are_the_same_for_everyone() -> None:
    assert [len(games) for games in shards_of(PLAN.games)] == [SIZE, SIZE, 3]


def test_a_broken_evaluation_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = evaluate(PLAN)
    evaluate(replace(PLAN, games=2 * SIZE), keep=tmp_path)
    played: list[int] = []

    def watched(plan: Plan, game: int) -> Played:
        played.append(game)
        return play_game(plan, game)

    monkeypatch.setattr(module, "play_game", watched)
    resumed = evaluate(PLAN, keep=tmp_path)
    assert played == [2 * SIZE, 2 * SIZE + 1, 2 * SIZE + 2]
    assert resumed.digest == whole.digest
    assert resumed.played == whole.played
    assert evaluate(PLAN, keep=tmp_path).played == whole.played
    assert len(played) == 3


def test_backends_and_folders_change_no_digest(tmp_path: Path) -> None:
    assert evaluate(PLAN, backend=local(2), keep=tmp_path).digest == evaluate(PLAN, backend=Inline()).digest


def test_another_plan_has_another_folder(tmp_path: Path) -> None:
    folders = {Keep(tmp_path, plan).folder for plan in (PLAN, replace(PLAN, seed=9), replace(PLAN, variant="hard"))}
    assert len(folders) == 3
    assert Keep(tmp_path, replace(PLAN, games=1000)).folder == Keep(tmp_path, PLAN).folder


def test_other_code_has_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = Keep(tmp_path, PLAN).folder
    monkeypatch.setattr("tamaya.lab.shards.code_digest", lambda: "other")
    assert Keep(tmp_path, PLAN).folder != before


def test_a_damaged_shard_is_played_again(tmp_path: Path) -> None:
    whole = evaluate(PLAN, keep=tmp_path)
    damaged = min(Keep(tmp_path, PLAN).folder.glob("0*.json"))
    damaged.write_text("garbage")
    assert evaluate(PLAN, keep=tmp_path).played == whole.played
    assert damaged.read_text().startswith("{")


def test_nobody_finds_half_a_shard(tmp_path: Path) -> None:
    evaluate(PLAN, keep=tmp_path)
    assert not [path for path in tmp_path.rglob(".*") if path.is_file()]
