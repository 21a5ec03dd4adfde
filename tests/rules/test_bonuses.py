"""Section 6 of the rules: the brilliant bonuses."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.rules.dealt import after, dealt, events, names, rank, red

from tamaya.rules.actions import Action, Bonus, ClueKind, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.apply import apply
from tamaya.rules.errors import IllegalAction
from tamaya.rules.events import BonusEarned, BonusLost, ClueGiven, TokenReturned
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import Bonuses
from tamaya.rules.state import State

HANDS = "R5 R2 R3 R4 R1 Y1 Y2 G1 B5 W5"
YELLOW_1, YELLOW_5, BLUE_5 = 5, 9, 19


def ready(mode: str = "choice", *, bonus: Bonus | None = None, **fields: Any) -> State:
    """Seat 0 is about to complete red with its first card."""
    state = dealt(HANDS, bonuses=Bonuses(mode))
    tiles = (bonus,) if bonus else state.tiles
    return replace(state, **{"stacks": (4, 0, 0, 0, 0), "tiles": tiles, "clue_tokens": 5, **fields})


def earned(mode: str = "choice", *, bonus: Bonus | None = None, **fields: Any) -> State:
    return after(ready(mode, bonus=bonus, **fields), Play(0))


def uses(state: State) -> Counter[str]:
    return Counter(action.bonus.value for action in legal_actions(state) if isinstance(action, UseBonus))


def refused(state: State, action: Action) -> str:
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    return caught.value.code


def test_it_comes_instead_of_the_token_and_before_the_draw() -> None:
    told = events(ready(), Play(0))
    assert names(told) == ["CardPlayed", "FireworkCompleted", "BonusEarned"]
    state = earned()
    assert (state.clue_tokens, state.current, len(state.hands[0])) == (5, 0, 4)
    assert names(events(state, DeclineBonus())) == ["BonusDeclined", "CardDrawn", "TurnStarted"]


def test_nothing_else_can_be_done_meanwhile() -> None:
    state = earned()
    for action in (Play(1), Discard(1), red(1)):
        assert refused(state, action) == "bonus_pending"
    assert refused(state, UseBonus(Bonus.TOKEN)) == "bonus_use"
    assert refused(state, UseBonus(Bonus.COLOUR, clue=rank(1, 1))) == "bonus_use"
    assert refused(state, UseBonus(Bonus.RESCUE, identity=YELLOW_1)) == "bonus_use"


def test_perfect_show_earns_none() -> None:
    state = ready(stacks=(4, 5, 5, 5, 5))
    assert names(events(state, Play(0))) == ["CardPlayed", "FireworkCompleted", "GameEnded"]


def test_tiles_are_turned_up_one_after_another() -> None:
    state = dealt(HANDS, bonuses=Bonuses.TILES)
    assert sorted(state.tiles) == sorted(Bonus)
    told = events(ready("tiles", bonus=Bonus.MEND, strikes=2), Play(0))
    assert told[2] == BonusEarned(0, Bonus.MEND, waiting=False)
    assert told[3] == TokenReturned(6, 1)


def test_all_tiles_used_a_token() -> None:
    state = ready("tiles", tiles=())
    assert events(state, Play(0))[2:4] == (BonusEarned(0, Bonus.TOKEN, waiting=False), TokenReturned(6, 0))


def test_random_bonuses_are_five_each_as_likely() -> None:
    drawn: Counter[Bonus | None] = Counter()
    for n in range(500):
        for event in events(ready("random", chance=n.to_bytes(16, "big")), Play(0)):
            if isinstance(event, BonusEarned):
                drawn[event.bonus] += 1
    assert set(drawn) == set(Bonus) - {Bonus.TOKEN}
    assert all(70 < count < 130 for count in drawn.values())


def test_mend() -> None:
    assert after(earned(strikes=1), UseBonus(Bonus.MEND)).strikes == 0
    full = after(earned(clue_tokens=8), UseBonus(Bonus.MEND))
    assert (full.clue_tokens, full.strikes) == (8, 0)


def test_choice_offers_five_with_their_targets() -> None:
    state = earned(discards=(YELLOW_1, YELLOW_5, YELLOW_1))
    assert uses(state) == {"mend": 1, "return": 2, "rescue": 1, "colour": 5, "rank": 5}
    assert legal_actions(state)[-1] == DeclineBonus()
    assert uses(earned()) == {"mend": 1, "colour": 5, "rank": 5}


def test_return_goes_anywhere_in_the_deck_and_forgets_its_marks() -> None:
    places = set()
    for n in range(60):
        state = replace(earned(discards=(YELLOW_5,)), chance=n.to_bytes(16, "big"), deck=(0, 0, 0))
        reached = after(state, UseBonus(Bonus.RETURN, identity=YELLOW_5))
        assert reached.discards == ()
        drawn = (reached.cards[-1], *reached.deck)
        places.add(drawn.index(YELLOW_5))
        assert reached.possible[-1] == state.tables.all_mask
    assert places == {0, 1, 2, 3}


def test_return_with_an_empty_deck_acts_as_rescue() -> None:
    state = earned(deck=(), last_turns=2, discards=(YELLOW_1, YELLOW_5))
    assert uses(state)["return"] == 1
    reached = after(state, UseBonus(Bonus.RETURN, identity=YELLOW_1))
    assert (reached.stacks[1], reached.deck, reached.discards, reached.last_turns) == (1, (), (YELLOW_5,), 1)


def test_rescue_may_chain() -> None:
    state = earned(stacks=(4, 4, 0, 0, 0), discards=(YELLOW_5, YELLOW_1))
    told = events(state, UseBonus(Bonus.RESCUE, identity=YELLOW_5))
    assert names(told) == ["CardRescued", "FireworkCompleted", "BonusEarned"]
    reached = after(state, UseBonus(Bonus.RESCUE, identity=YELLOW_5), UseBonus(Bonus.MEND))
    assert (reached.turn, len(reached.hands[0]), reached.clue_tokens) == (1, 5, 6)


def test_rescue_may_make_it_perfect() -> None:
    state = earned(stacks=(4, 4, 5, 5, 5), discards=(YELLOW_5,))
    assert names(events(state, UseBonus(Bonus.RESCUE, identity=YELLOW_5)))[-1] == "GameEnded"


@pytest.mark.parametrize("bonus", [Bonus.RETURN, Bonus.RESCUE])
def test_nothing_to_take(bonus: Bonus) -> None:
    told = events(ready("tiles", bonus=bonus), Play(0))
    assert BonusLost(0, bonus) in told
    assert names(told)[-2:] == ["CardDrawn", "TurnStarted"]


def test_free_clues_cost_nothing_and_keep_to_the_rules() -> None:
    state = earned("tiles", bonus=Bonus.COLOUR, clue_tokens=0)
    assert uses(state) == {"colour": 5}
    told = events(state, UseBonus(Bonus.COLOUR, clue=red(1)))
    assert told[0] == ClueGiven(0, 1, ClueKind.COLOUR, 0, (), 0, free=True)
    strict = replace(state, options=replace(state.options, empty_clues=False))
    assert refused(strict, UseBonus(Bonus.COLOUR, clue=red(1))) == "bonus_use"


def test_free_clue_waits_even_where_none_is_legal() -> None:
    # Otherwise the hand of one's own would be told: nobody else holds a card.
    state = earned("tiles", bonus=Bonus.COLOUR, hands=((0, 1), ()), deck=(), last_turns=2)
    assert legal_actions(state) == (DeclineBonus(),)
