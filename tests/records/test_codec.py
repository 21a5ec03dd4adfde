"""The game's own document: what it holds, and that hanab.live's part of it is right."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.golden.scripts import cases, play

from tamaya.records.codec import dumps, loads, read
from tamaya.records.errors import RecordError
from tamaya.records.hanab_live.link import Link, decode_link, encode_link, from_link, to_link
from tamaya.records.hanab_live.seed import GoRandom, crc64, deck_from_seed, signed
from tamaya.records.hanab_live.writing import to_hanab_live
from tamaya.records.record import EndedEarly, Record, begin, branch, extended, final_state, take_back
from tamaya.rules.actions import Bonus, Clue, ClueKind, DeclineBonus, Play, UseBonus
from tamaya.rules.deal import deal
from tamaya.rules.options import Bonuses, Options, preset
from tamaya.rules.outcome import Termination
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import NORMAL

GOLDEN = cases()


def written(record: Record) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(dumps(record))
    return document


@pytest.mark.parametrize("name", GOLDEN)
def test_every_golden_game_can_be_kept(name: str) -> None:
    record = play(GOLDEN[name])
    assert loads(dumps(record)) == record
    assert dumps(loads(dumps(record))) == dumps(record)


def test_their_part() -> None:
    options = Options(players=2, first_player=1, empty_clues=False, hand_size=4)
    record = begin(deal(options, deck=compile_tables(NORMAL).deck), ["Mai", "Ivan"])
    record = extended(record, Clue(0, ClueKind.RANK, 1), Play(0), Clue(0, ClueKind.COLOUR, 0))
    document = written(replace(record, ended=EndedEarly(Termination.TIMEOUT, 1)))
    assert document["players"] == ["Mai", "Ivan"]
    assert document["deck"][:4] == [{"suitIndex": 0, "rank": rank} for rank in (1, 1, 1, 2)]
    assert document["actions"] == [
        {"type": 3, "target": 0, "value": 1},
        {"type": 0, "target": 0, "value": 0},
        {"type": 2, "target": 0, "value": 0},
        {"type": 4, "target": 1, "value": 3},
    ]
    assert document["options"] == {"startingPlayer": 1, "oneLessCard": True}
    assert document["seed"] == ""
    assert document["tamaya"]["differs"] == []
    assert document["tamaya"]["result"]["end"] == "timeout"


@pytest.mark.parametrize(
    ("variant", "name"),
    [
        ("normal", None),
        ("tricky", "6 Suits"),
        ("hard", "Black (6 Suits)"),
        ("avalanche", "Rainbow (6 Suits)"),
        ("black-powder", "White Reversed (6 Suits)"),
    ],
)
def test_their_name_of_our_variant(variant: str, name: str | None) -> None:
    document = written(begin(deal(preset("hanab-live", 2, variant), seed=1)))
    assert document["options"].get("variant") == name  # only what isn't their default
    assert document["tamaya"]["variant"] == variant
    assert document["tamaya"]["differs"] == (["variant"] if variant == "black-powder" else [])


def test_what_they_cannot_say_is_beside_it() -> None:
    record = play(GOLDEN["rescue-chain"])
    document = written(record)
    assert all(action["type"] < 6 for action in document["actions"])
    assert document["tamaya"]["bonuses"] == [
        {"after": 11, "bonus": "rescue", "card": {"suitIndex": 1, "rank": 5}},
        {"after": 11, "bonus": "rank", "target": 1, "value": 5},
    ]
    assert document["tamaya"]["differs"] == ["bonuses"]
    with pytest.raises(RecordError) as refused:
        to_hanab_live(record)
    assert refused.value.code == "not_expressible"


def test_undone_turns_are_kept() -> None:
    record = play(GOLDEN["choice-rescue"])
    whole = branch(record, len(record.actions))
    undone = take_back(whole, 8)
    assert undone.undone[0].actions == whole.actions[8:]
    again = extended(undone, Play(own_card(undone)))
    assert loads(dumps(again)) == again
    assert written(again)["tamaya"]["undone"][0]["bonuses"][0]["bonus"] == "rescue"


def own_card(record: Record) -> int:
    state = final_state(record)
    return state.hands[state.current][0]


def test_a_wrong_result_is_refused() -> None:
    document = written(play(GOLDEN["strikes"]))
    document["tamaya"]["result"]["score"] = 3
    with pytest.raises(RecordError) as refused:
        loads(json.dumps(document))
    assert refused.value.code == "result"


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("tamaya", "version"), 2, "unknown_version"),
        (("tamaya", "variant"), "plaid", "unknown_variant"),
        (("tamaya", "variant"), "hanab.live: Sudoku (5 Suits)", "unsupported_variant"),
        (("tamaya", "options", "strike_limit"), 9, "option"),
        (("tamaya", "options", "bonuses"), "many", "option"),
        (("tamaya", "options", "gravity"), True, "malformed"),
        (("tamaya", "chance"), "00", "malformed"),
        (("tamaya", "bonuses"), [{"after": 99, "bonus": "decline"}], "bonus"),
        (("tamaya", "bonuses"), [{"after": 0, "bonus": "party"}], "bonus"),
        (("tamaya", "bonuses"), [{"after": 0, "bonus": "mend"}], "illegal_action"),
        (("players",), ["A"], "malformed"),
        (("players",), ["A", "B", "C"], "option"),
        (("deck",), [], "deck"),
        (("actions",), {}, "malformed"),
    ],
)
def test_what_is_wrong_is_told(path: tuple[str, ...], value: Any, code: str) -> None:
    document = written(begin(deal(Options(players=2, first_player=0), seed=1)))
    if code == "option" and path == ("players",):
        document["tamaya"]["options"]["first_player"] = 3
    inner = document
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(RecordError) as refused:
        loads(json.dumps(document))
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"\xff\xfe", "not_json"),
        (b'{"notes": ' + b"[" * 100_000, "not_json"),
        (b"null", "malformed"),
        (b" " * 5_000_000, "too_large"),
        ("\ud800", "not_json"),
    ],
)
def test_not_even_json(text: bytes | str, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert refused.value.code == code


def test_own_record_by_another_preset() -> None:
    record = play(GOLDEN["strikes-keep"])
    by_printed = read(dumps(record), "printed").record
    assert final_state(by_printed).outcome != final_state(record).outcome


def test_declining_travels() -> None:
    assert DeclineBonus() in loads(dumps(play(GOLDEN["choice-declined"]))).actions
    assert UseBonus(Bonus.MEND) in loads(dumps(play(GOLDEN["choice-mend"]))).actions


# ---------------------------------------------------------------------- links


def test_link_by_hand() -> None:
    # Two players, ranks 1 to 5; red 1 is a, white 5 is the 25th character; play of card 0, then a clue of 5 to seat 1.
    text = "215ay,03aaBb,0"
    link = Link(2, 0, ((0, 1), (4, 5)), ((0, 0, None), (3, 1, 5)))
    assert decode_link(text) == link
    assert encode_link(link) == text


def test_hyphens_are_decoration() -> None:
    link = decode_link(to_link(begin(deal(Options(players=2, first_player=0), seed=1))))
    plain = encode_link(link)
    assert plain.index("-") == 20
    assert decode_link(plain.replace("-", "")) == link


def test_game_without_actions() -> None:
    record = begin(deal(Options(players=3, first_player=0), seed=1))
    assert ",00,0" in to_link(record).replace("-", "")
    assert from_link(to_link(record)).record.deck == record.deck


def test_options_have_no_room_in_a_link() -> None:
    for options in (
        Options(players=2, first_player=1),
        Options(players=2, first_player=0, hand_size=6),
        Options(players=2, bonuses=Bonuses.CHOICE),
    ):
        with pytest.raises(RecordError) as refused:
            to_link(begin(deal(options, seed=1)))
        assert refused.value.code == "not_expressible"


@pytest.mark.parametrize("text", ["", "nothing", "215ay,03aaB,0", "251ay,00,0", "915,00,0", "215ay,00,0#x", "215,00"])
def test_broken_links(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        decode_link(text)
    assert refused.value.code == "link"


# ---------------------------------------------------------------------- seeds


def test_checksum_and_generator() -> None:
    assert crc64(b"123456789") == 0x995DC9BBDF1939FA
    assert signed(crc64(b"")) == 0
    # The first numbers of Go's math/rand with seed 1.
    random = GoRandom(1)
    assert [random.below(100) for _ in range(10)] == [81, 87, 47, 59, 81, 18, 25, 40, 56, 0]


def test_seeds() -> None:
    deck = deck_from_seed("p2v0s1")
    assert sorted(deck) == list(compile_tables(NORMAL).deck)
    assert deck == deck_from_seed("legacy-x-p2v0s1")
    assert deck != deck_from_seed("p3v0s1")
    assert len(deck_from_seed("p2v1sany thing")) == 60
    for seed, code in (("", "seed"), ("p2v0", "seed"), ("p9v0s1", "seed"), ("p2v99999s1", "unknown_variant")):
        with pytest.raises(RecordError) as refused:
            deck_from_seed(seed)
        assert refused.value.code == code


def test_the_promise_about_the_deck_is_opened() -> None:
    record = replace(play(GOLDEN["strikes"]), salt=bytes(range(16)))
    document = written(record)
    assert loads(json.dumps(document)) == record
    stated = document["tamaya"]["commitment"]
    first = document["tamaya"]["options"]["first_player"]
    identities = [card["suitIndex"] * 5 + card["rank"] - 1 for card in document["deck"]]
    text = f'{{"deck":{json.dumps(identities, separators=(",", ":"))},"first_player":{first},"chance":"{document["tamaya"]["chance"]}"}}'
    assert hashlib.sha256(bytes.fromhex(stated["salt"]) + text.encode()).hexdigest() == stated["sha256"]


def swap_two_cards(document: dict[str, Any]) -> None:
    """The last cards of the deck, which nobody drew."""
    deck = document["deck"]
    other = next(at for at in range(len(deck) - 1, 0, -1) if deck[at] != deck[-1])
    deck[-1], deck[other] = deck[other], deck[-1]


@pytest.mark.parametrize(
    "change",
    [
        swap_two_cards,
        lambda document: document["tamaya"].update(chance="f" * 32),
        lambda document: document["tamaya"]["commitment"].update(salt="0" * 32),
        lambda document: document["tamaya"]["commitment"].update(sha256="0" * 64),
    ],
)
def test_a_broken_promise_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    document = written(replace(play(GOLDEN["strikes"]), salt=bytes(range(16))))
    change(document)
    with pytest.raises(RecordError) as refused:
        loads(json.dumps(document))
    assert refused.value.code == "commitment"
