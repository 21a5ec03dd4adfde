"""What a beginner does. Slot 1 is the newest card; the last one is on chop until it is clued."""

from dataclasses import replace

import pytest
from tests.bots.scene import Scene, clue_of

from tamaya.bots.partner.levels import CLUB, NOVICE
from tamaya.rules.actions import Bonus, Clue, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.options import Bonuses
from tamaya.rules.state import Pending

DULL = "r4 y4 g4 b4 w4"


def test_shows_a_partner_what_can_be_played() -> None:
    table = Scene(DULL, "r3 y3 g1 b3 w3")
    decision = table.decides("Alice")
    assert decision.action in (clue_of(table.tables, "Bob", "green"), clue_of(table.tables, "Bob", 1))
    assert decision.reason.id == "reason-clue-play"
    assert decision.reason.arguments == {"target": 1, "suit": "green", "rank": 1}


def test_saves_a_five_on_chop_by_its_rank() -> None:
    table = Scene("r4 y4 g4 b4 w2", "r3 y3 g3 b3 w5", tokens=3)
    decision = table.decides("Alice")
    assert decision.action == clue_of(table.tables, "Bob", 5)
    assert decision.reason.id == "reason-clue-save-last"


def test_saves_a_last_copy_before_playing_a_card_of_its_own() -> None:
    table = Scene("r1 y4 g4 b4 w2", "r3 y3 g3 b3 w3", discards="w3", tokens=4)
    table.clue("Bob", "Alice", 1)
    table.clue("Bob", "Alice", "red")
    decision = table.decides("Alice")
    assert isinstance(decision.action, Clue)
    assert decision.reason.id == "reason-clue-save-last"


def test_plays_when_nothing_burns() -> None:
    table = Scene("r1 y4 g4 b4 w2", "r3 y3 g3 b3 y2", tokens=4)
    table.clue("Bob", "Alice", 1)
    table.clue("Bob", "Alice", "red")
    decision = table.decides("Alice")
    assert decision.action == Play(table.slot("Alice", 1))
    assert decision.reason.id == "reason-play-known"


def test_discards_the_oldest_unclued_card() -> None:
    table = Scene("r4 y4 g4 b4 w2", "r3 y3 g3 b3 y4", tokens=0)
    decision = table.decides("Alice")
    assert decision.action == Discard(table.slot("Alice", 5))
    assert decision.reason.id == "reason-discard-chop"


def test_a_regular_keeps_a_hand_of_clued_cards() -> None:
    hands = ("r5 y5 g5 b5 w5", "r4 y4 g4 b4 w3")
    assert isinstance(Scene(*hands, tokens=2).clue("Bob", "Alice", 5).decides("Alice").action, Discard)
    decision = Scene(*hands, tokens=2, level=CLUB).clue("Bob", "Alice", 5).decides("Alice")
    assert isinstance(decision.action, Clue)
    assert decision.reason.id == "reason-clue-hold"


def test_discards_a_useless_card_first() -> None:
    table = Scene("r4 y4 g1 b4 w2", "r3 y3 g3 b3 y4", stacks="r1 y1 g1 b1 w1", tokens=2)
    table.clue("Bob", "Alice", 1)
    decision = table.decides("Alice")
    assert decision.action == Discard(table.slot("Alice", 3))
    assert decision.reason.id == "reason-discard-useless"


def test_gives_no_clue_that_would_be_misplayed() -> None:
    table = Scene("r4 y4 g4 b4 w2", "r3 y3 g3 b3 y4", stacks="r1", tokens=3)
    decision = table.decides("Alice")
    if isinstance(decision.action, Clue):
        table.do("Alice", decision.action)
        assert not isinstance(table.decides("Bob").action, Play)


def test_puts_a_partner_right_who_would_misplay() -> None:
    table = Scene(DULL, "r3 y3 g3 b4 y4", "r2 y2 g2 b3 w3", tokens=4)
    table.clue("Cathy", "Bob", "red")  # wrong by the book: Bob takes red 3 for red 1
    assert isinstance(table.decides("Bob").action, Play)
    decision = table.decides("Alice")
    assert decision.reason.id == "reason-clue-fix"
    table.do("Alice", decision.action)
    assert not isinstance(table.decides("Bob").action, Play)


def test_with_all_tokens_there_gives_a_clue_that_does_no_harm() -> None:
    table = Scene("r4 y4 g4 b4 w2", "r3 y3 g3 b3 y4", tokens=8)
    table.do("Alice", table.decides("Alice").action)
    assert not isinstance(table.decides("Bob").action, Play)


def test_asks_for_a_clued_card_by_a_clue_to_another() -> None:
    table = Scene("b4 y4 g3 b4 w4", "y1 g4 r2 w4 r1", "r3 y3 g3 b3 w3", stacks="r1", tokens=6)
    table.clue("Alice", "Bob", 2)
    assert "r2" in table.believes("Bob", 3)


def test_at_the_very_end_takes_a_chance_that_costs_nothing() -> None:
    table = Scene("r5 y4 g4 b4 w2", "r3 y3 g3 b3 y3", stacks="r4", tokens=0)
    table.state = replace(table.state, deck=(), last_turns=1)
    decision = table.decides("Alice")
    assert isinstance(decision.action, Play)
    assert decision.reason.id == "reason-play-chance"


@pytest.mark.parametrize(
    ("bonus", "expected"),
    [(Bonus.RESCUE, UseBonus(Bonus.RESCUE, identity=6)), (Bonus.RETURN, UseBonus(Bonus.RETURN, identity=6))],
)
def test_uses_a_bonus_on_the_card_that_is_missed_most(bonus: Bonus, expected: UseBonus) -> None:
    table = Scene(DULL, "r3 y3 g3 b3 w3", stacks="y1", discards="y2 y2 r1", options={"bonuses": Bonuses.CHOICE})
    table.state = replace(table.state, pending=Pending(bonus))
    decision = table.decides("Alice")
    assert decision.action == expected
    assert decision.reason.arguments == {"suit": "yellow", "rank": 2}


def test_declines_a_bonus_that_does_no_good() -> None:
    table = Scene(DULL, "r3 y3 g3 b3 w3", stacks="y1", discards="y1", options={"bonuses": Bonuses.CHOICE})
    table.state = replace(table.state, pending=Pending(Bonus.RETURN))
    assert table.decides("Alice").action == DeclineBonus()


def test_a_player_without_cards_gives_a_clue() -> None:
    table = Scene("r4 y4 g4 b4 w2", "r3 y3 g1 b3 y4", options={"grand_finale": True}, tokens=2)
    table.state = replace(table.state, deck=(), hands=((), table.state.hands[1]))
    assert isinstance(table.decides("Alice").action, Clue)


def test_a_novice_points_at_what_can_be_played() -> None:
    table = Scene(DULL, "r3 y3 g1 b3 w3", level=NOVICE)
    decision = table.decides("Alice")
    assert isinstance(decision.action, Clue)
    table.do("Alice", decision.action)
    bob = table.state.hands[1][-3]
    assert table.state.colours[bob] or table.state.ranks[bob]
