"""Games that people and programs played elsewhere come to what they are known to have come to."""

import json
from typing import Any

import pytest
from tests.records.shared import RECORDS, index, needed

from tamaya.records.codec import dumps, loads, read
from tamaya.records.errors import RecordError
from tamaya.records.hanab_live.seed import deck_from_seed
from tamaya.records.hanab_live.variants import describe
from tamaya.records.summary import summary
from tamaya.rules.tables import compile_tables

pytestmark = needed

STREAMS = "cppbot_variant_states/"
GAMES = [entry for entry in index() if not entry["file"].startswith(STREAMS)]
EVENT_STREAMS = [entry for entry in index() if entry["file"].startswith(STREAMS)]
NOT_OURS = {entry["file"] for entry in GAMES if entry["variant"].startswith("Up or Down")}
ENDS = {
    "perfect": {"perfect"},
    "strikeout": {"strikes"},
    "endaction:4": {"terminated"},
    "maxreachable": {"decided"},
    # Old games went on after the last playable card.
    "noplayable": {"decided", "deck"},
    "deckout": {"deck", "perfect"},
}


def name(entry: dict[str, Any]) -> str:
    return str(entry["file"])


@pytest.mark.parametrize("entry", [e for e in GAMES if e["file"] not in NOT_OURS], ids=name)
def test_game_comes_to_its_score(entry: dict[str, Any]) -> None:
    found = read((RECORDS / entry["file"]).read_bytes())
    figures = summary(found.record)
    # That program keeps what is on the table after a strike-out.
    score = figures.fireworks_total if entry["file"].startswith("hanabidata/") else figures.score
    assert entry["expected_score"] in (None, score)
    if entry["end"] is not None:
        assert figures.end in ENDS[entry["end"]]
    assert "hand_size" not in found.relaxed
    assert loads(dumps(found.record)) == found.record


@pytest.mark.parametrize("file", sorted(NOT_OURS))
def test_variant_that_is_more_than_clues_is_refused(file: str) -> None:
    with pytest.raises(RecordError) as caught:
        read((RECORDS / file).read_bytes())
    assert caught.value.code == "unsupported_variant"


@pytest.mark.parametrize("entry", [e for e in GAMES if e["file"].startswith("hanabidata/")], ids=name)
def test_by_printed_rules_nothing_but_a_discard_at_full_needs_giving_up(entry: dict[str, Any]) -> None:
    found = read((RECORDS / entry["file"]).read_bytes(), "printed")
    assert set(found.relaxed) == ({"discard_at_full"} if "at 8 hints" in entry["note"] else set())
    assert summary(found.record).end in ("deck", "strikes", "perfect")


@pytest.mark.parametrize("entry", EVENT_STREAMS, ids=name)
def test_clues_touch_what_the_server_said(entry: dict[str, Any]) -> None:
    game = json.loads((RECORDS / entry["file"]).read_text("utf-8"))
    tables = compile_tables(describe(game["variant"]).variant)
    known = {order: tables.identity(*card) for order, card in enumerate(game["deck_seen"]) if card is not None}
    hands: dict[int, list[int]] = {}
    for event in game["events"]:
        match event["t"]:
            case "draw":
                hands.setdefault(event["p"], []).append(event["order"])
            case "play" | "discard":
                hands[event["p"]].remove(event["order"])
            case "clue":
                mask = tables.touch_mask(event["kind"] == "C", event["value"])
                hand = [order for order in hands[event["target"]] if order in known]
                touched = [order for order in hand if mask >> known[order] & 1]
                assert touched == [order for order in hand if order in event["list"]]
            case "status":
                assert event["max"] <= tables.points


def test_most_of_the_touches_can_be_checked() -> None:
    assert len({entry["variant"] for entry in EVENT_STREAMS}) >= 20


SEEDED = [entry for entry in GAMES if entry["file"].startswith(("hanabi_challenges/", "will_bots/"))]


@pytest.mark.parametrize("entry", SEEDED, ids=name)
def test_seed_gives_the_recorded_deck(entry: dict[str, Any]) -> None:
    game = json.loads((RECORDS / entry["file"]).read_text("utf-8"))
    variant = describe(entry["variant"]).variant
    tables = compile_tables(variant)
    deck = tuple(tables.identity(card["suitIndex"], card["rank"]) for card in game["deck"])
    assert deck_from_seed(game["seed"], variant) == deck
