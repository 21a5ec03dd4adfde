"""A record holds the whole game, and nothing that anybody writes into one breaks anything."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.property.games import options, play_out, seeds, tempers

from tamaya.records.codec import dumps, loads, read
from tamaya.records.document import encode
from tamaya.records.errors import RecordError
from tamaya.records.hanab_live.link import decode_link, encode_link, from_link, to_link
from tamaya.records.hanab_live.writing import differences, to_hanab_live
from tamaya.records.playthrough import playthrough
from tamaya.records.record import (
    FROM_OUTSIDE,
    EndedEarly,
    Record,
    begin,
    branch,
    extended,
    final_state,
    last_turn_start,
    replay,
    take_back,
)
from tamaya.records.summary import summary
from tamaya.rules.options import Options, StopWhenDecided
from tamaya.rules.state import State

Game = tuple[Record, list[State]]


@st.composite
def games(draw: st.DrawFn, /, **fixed: Any) -> Game:
    """A record, whole or cut off, with all its positions."""
    game = play_out(draw(options(**fixed)), draw(seeds), draw(tempers))
    cut = draw(st.integers(0, len(game)))
    kept = game if cut == 0 else game[:cut]
    names = [f"Spieler {n}, 花" for n in range(game[0][0].options.players)]
    record = extended(begin(game[0][0], names), *(action for _, action in kept if action is not None))
    return record, [state for state, _ in kept]


@given(games())
def test_replay_is_the_game(game: Game) -> None:
    record, states = game
    assert [step.state for step in replay(record)] == states


@given(games(), st.data())
def test_branch_is_a_prefix(game: Game, data: st.DataObject) -> None:
    record, states = game
    at = data.draw(st.integers(0, len(record.actions)))
    assert final_state(branch(record, at)) == states[at]
    if record.actions:
        start = last_turn_start(record)
        assert states[start].pending is None
        assert states[start].turn == states[len(record.actions) - 1].turn
        undone = take_back(record, start)
        assert final_state(undone) == states[start]
        assert loads(dumps(undone)) == undone


@given(games(), st.sampled_from(FROM_OUTSIDE), st.none() | st.integers(0, 1))
def test_json_round_trip(game: Game, end: Any, seat: int | None) -> None:
    record, states = game
    if not states[-1].over:
        record = replace(record, ended=EndedEarly(end, None if end.value == "vote" else seat))
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text
    assert summary(loads(text)) == summary(record)
    assert playthrough(record)


@given(games(stop_when_decided=StopWhenDecided.OFF))
def test_hanab_live_reads_what_it_can_say(game: Game) -> None:
    record, states = game
    if differences(record.options):
        with pytest.raises(RecordError) as refused:
            to_hanab_live(record)
        assert refused.value.code == "not_expressible"
        return
    found = read(encode(to_hanab_live(record)), "printed").record
    assert (found.deck, found.actions, found.players) == (record.deck, record.actions, record.players)
    assert final_state(found).stacks == states[-1].stacks


plain = st.builds(Options, players=st.integers(2, 5), empty_clues=st.booleans(), first_player=st.just(0))


@given(plain, seeds, tempers)
def test_link_round_trip(options: Options, seed: int, temper: str) -> None:
    game = play_out(options, seed, temper)
    record = extended(begin(game[0][0]), *(action for _, action in game if action is not None))
    found = from_link(to_link(record, turn=3), "printed").record
    assert (found.deck, found.actions, found.players) == (record.deck, record.actions, record.players)
    assert final_state(found).outcome == game[-1][0].outcome
    link = decode_link(to_link(record, turn=3))
    assert decode_link("https://hanab.live/replay-json/" + encode_link(link)) == link


def assert_told(error: RecordError) -> None:
    assert error.code
    assert str(error)


@given(st.text() | st.from_regex(r"[2-6][0-9]{2}[a-zA-Z0-9]{0,60},[0-9]{2}[a-zA-Z0-9]{0,60},[01](#[0-9])?"))
def test_no_link_breaks_anything(text: str) -> None:
    try:
        from_link(text)
    except RecordError as error:
        assert_told(error)


scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=5)
values = st.recursive(scalars, lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text(max_size=5), v, max_size=3))


@given(st.binary(max_size=60) | st.text(max_size=60) | values.map(json.dumps))
def test_no_text_breaks_anything(text: bytes | str) -> None:
    with pytest.raises(RecordError):
        loads(text)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    items = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    return [path, *(deeper for key, inner in items for deeper in places(inner, (*path, key)))]


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The value with another one at a place."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


near = st.integers(-2, 12) | st.sampled_from(["off", "normal", "rescue", "6 Suits", "p2v0s1", "hanab.live: 6 Suits"])


@settings(suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow], max_examples=300)
@given(games(), st.booleans(), st.data(), near | values)
def test_no_changed_record_breaks_anything(game: Game, theirs: bool, data: st.DataObject, new: Any) -> None:
    document = json.loads(dumps(game[0]))
    if theirs:
        del document["tamaya"]
    document["deck"] = document["deck"][: data.draw(st.sampled_from((200, 200, 20)))]
    for _ in range(data.draw(st.integers(1, 2))):
        document = changed(document, data.draw(st.sampled_from(places(document))), new)
        assume(isinstance(document, dict))
    try:
        found = read(json.dumps(document), data.draw(st.sampled_from((None, "printed", "hle", "?"))))
    except RecordError as error:
        assert_told(error)
    else:
        assert summary(found.record).turns >= 0
