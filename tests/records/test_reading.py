"""What a record of hanab.live means, fact by fact."""

import json
from typing import Any

import pytest
from tests.records.documents import document
from tests.records.shared import RECORDS, needed

from tamaya.records.codec import read
from tamaya.records.errors import RecordError
from tamaya.records.fitting import Fitted
from tamaya.records.record import final_state
from tamaya.records.summary import Summary, summary
from tamaya.rules.options import StopWhenDecided
from tamaya.rules.state import State


def found(*args: Any, rules: str | None = None, **more: Any) -> Fitted:
    return read(json.dumps(document(*args, **more)), rules)


def figures(*args: Any, **more: Any) -> Summary:
    return summary(found(*args, **more).record)


def state(*args: Any, **more: Any) -> State:
    return final_state(found(*args, **more).record)


def refused(*args: Any, rules: str | None = None, **more: Any) -> str:
    with pytest.raises(RecordError) as caught:
        found(*args, rules=rules, **more)
    return caught.value.code


HAND = "01 02 03 04 05 11 12 13 14 15"


def test_play_discard_and_clues() -> None:
    reached = state([[0, 0], [2, 0, 1], [3, 1, 5], [1, 5]], HAND)
    assert reached.stacks == (1, 0, 0, 0, 0)
    assert reached.discards == (5,)
    assert reached.clue_tokens == 7


def test_value_may_be_missing_or_null_or_zero_for_a_card() -> None:
    game = document([[0, 0]], HAND)
    for value in ({}, {"value": None}, {"value": 0}):
        game["actions"] = [{"type": 0, "target": 0, **value}]
        assert final_state(read(json.dumps(game)).record).stacks[0] == 1


def test_end_actions() -> None:
    assert figures([[0, 0], [4, 1, 3]], HAND).end == "timeout"
    assert figures([[0, 0], [4, 1, 4]], HAND).end == "terminated"
    assert figures([[0, 0], [4, -1, 6]], HAND).end == "terminated"
    assert figures([[0, 0], [5, -1, 10]], HAND).end == "vote"
    ended = figures([[0, 0], [4, -1, 10]], HAND)
    assert (ended.end, ended.score, ended.fireworks_total, ended.turns) == ("vote", 0, 1, 1)


def test_nothing_follows_an_end() -> None:
    assert refused([[4, 0, 4], [0, 0]], HAND) == "after_end"
    assert refused([[4, 0, 99]], HAND) == "action"


def test_record_that_stops_has_no_end() -> None:
    assert figures([[0, 0]], HAND).end is None


def test_starting_player() -> None:
    assert state([[0, 5]], HAND, options={"startingPlayer": 1}).stacks[1] == 1
    assert refused([], HAND, options={"startingPlayer": 2}) == "option"


def test_one_card_more_or_less() -> None:
    assert len(state([], options={"oneExtraCard": True}).hands[0]) == 6
    assert len(state([], options={"oneLessCard": True}).hands[0]) == 4
    assert len(state([], options={"oneExtraCard": True, "oneLessCard": True}).hands[0]) == 5


def test_empty_clues() -> None:
    assert found([[2, 1, 4]], HAND, options={"emptyClues": True}).relaxed == ()
    assert found([[2, 1, 4]], HAND).relaxed == ("empty_clues",)


def test_card_cycling_and_clocks_change_nothing() -> None:
    options = {"cardCycle": True, "timed": True, "timeBase": 120, "timePerTurn": 20}
    assert state([[3, 1, 5], [1, 9]], HAND, options=options).discards == (9,)


def burn(deck_left: int) -> list[list[int]]:
    """Two players who clue and discard their oldest cards until so few are left; no needed card is lost for good."""
    actions: list[list[int]] = []
    hands = [list(range(5)), list(range(5, 10))]
    drawn, tokens, seat = 10, 8, 0
    while 50 - drawn > deck_left:
        if tokens == 8:
            actions.append([3, 1 - seat, 1])
            tokens -= 1
        else:
            actions.append([1, hands[seat].pop(0)])
            hands[seat].append(drawn)
            drawn += 1
            tokens += 1
        seat = 1 - seat
    return actions


def test_card_played_from_the_deck() -> None:
    actions = burn(1)
    seat = len(actions) % 2
    played = state([*actions, [0, 49]], options={"deckPlays": True, "emptyClues": True}, rules="printed")
    assert played.deck == ()
    assert len(played.hands[seat]) == 5
    assert played.last_turns == 2
    assert played.strikes == 1
    assert refused([*actions, [0, 49]], options={"emptyClues": True}, rules="printed") == "illegal_action"


def test_all_or_nothing_is_lost_with_the_first_card_that_is() -> None:
    lost = figures([[3, 1, 5], [1, 9]], HAND, options={"allOrNothing": True})
    assert (lost.end, lost.score) == ("finale_lost", 0)
    # Its own end action may be there too.
    assert figures([[3, 1, 5], [1, 9], [4, 0, 8]], HAND, options={"allOrNothing": True}).end == "finale_lost"


def test_speedrun_is_over_when_it_cannot_be_perfect() -> None:
    lost = figures([[3, 1, 5], [1, 9]], HAND, options={"speedrun": True})
    assert (lost.end, lost.score) == ("terminated", 0)
    assert figures([[3, 1, 5]], HAND, options={"speedrun": True}).end is None


def test_characters() -> None:
    options = {"detrimentalCharacters": True}
    assert state([[0, 0]], HAND, options=options).stacks[0] == 1
    harmless = [{"name": "Fuming", "metadata": 1}, {"name": "Hesitant"}]
    assert state([[0, 0]], HAND, options=options, characters=harmless).stacks[0] == 1
    for name in ("Contrarian", "Panicky", "Somebody New"):
        characters = [{"name": name}, {"name": "Hesitant"}]
        assert refused([[0, 0]], HAND, options=options, characters=characters) == "unsupported_characters"


def test_unknown_options_are_refused_unless_off() -> None:
    assert refused([], options={"gravity": True}) == "unknown_option"
    assert found([], options={"gravity": False}).relaxed == ()
    assert refused([], options={"emptyClues": 1}) == "option"


def test_variant_may_stand_outside_the_options() -> None:
    # Some tools write it so.
    game = document([], options={"variant": "Prism (4 Suits)"})
    choices: list[dict[str, Any] | None] = [{}, None]
    for options in choices:
        game |= {"variant": "Prism (4 Suits)", "options": options}
        assert final_state(read(json.dumps(game)).record).tables.points == 20


def test_deck_may_come_from_the_seed() -> None:
    game = document([], HAND)
    game |= {"deck": [], "seed": "p2v0s1"}
    assert len(final_state(read(json.dumps(game)).record).deck) == 40
    game["seed"] = ""
    with pytest.raises(RecordError, match="neither"):
        read(json.dumps(game))


def test_discard_with_all_tokens_is_noted() -> None:
    assert found([[1, 0]], HAND).relaxed == ("discard_at_full",)


def test_presets() -> None:
    assert found([], rules="printed").record.options.stop_when_decided is StopWhenDecided.OFF
    assert found([]).record.options.stop_when_decided is StopWhenDecided.HANAB_LIVE
    assert refused([], rules="of thumb") == "unknown_preset"


def test_wrong_decks() -> None:
    game = document([])
    game["deck"][3] = {"suitIndex": 9, "rank": 1}
    with pytest.raises(RecordError) as caught:
        read(json.dumps(game))
    assert (caught.value.code, caught.value.where) == ("deck", "deck[3]")
    game["deck"].pop(3)
    with pytest.raises(RecordError) as caught:
        read(json.dumps(game))
    assert caught.value.code == "deck"


def test_illegal_action_is_told_with_its_place() -> None:
    with pytest.raises(RecordError) as caught:
        found([[0, 0], [0, 0]], HAND)
    assert (caught.value.code, caught.value.where) == ("illegal_action", "actions[1]")


@needed
def test_forgotten_hand_size_is_found() -> None:
    game = json.loads((RECORDS / "hanabi_challenges" / "p6v0s1.json").read_text("utf-8"))
    game["options"] = {}
    fitted = read(json.dumps(game))
    assert fitted.relaxed[0] == "hand_size"
    assert summary(fitted.record).score == 21
    # Half a game proves nothing.
    game["actions"] = game["actions"][:20]
    with pytest.raises(RecordError):
        read(json.dumps(game))
