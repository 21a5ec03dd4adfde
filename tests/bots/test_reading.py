"""What a beginner takes clues to mean. Slot 1 is the newest card; the last one is on chop until it is clued."""

from tests.bots.scene import Scene

from tamaya.bots.partner.levels import CLUB, NOVICE
from tamaya.rules.actions import Play

BOB = "r4 y3 g4 b3 w2"
CATHY = "y4 g3 b4 w3 r2"


def test_a_colour_clue_means_the_newest_card_and_that_it_can_be_played() -> None:
    table = Scene("g1 y2 g4 b2 w4", BOB, CATHY)
    table.clue("Bob", "Alice", "green")
    assert table.believes("Alice", 1) == "g1"
    assert table.decides("Alice").action == Play(table.slot("Alice", 1))
    assert table.decides("Alice").reason.arguments == {"slot": 1, "giver": 1}


def test_when_the_chop_is_clued_the_clue_is_about_the_chop() -> None:
    table = Scene("g4 y2 r1 b2 g1", BOB, CATHY)
    table.clue("Bob", "Alice", "green")
    assert table.believes("Alice", 5) == "g1"
    assert "g4" in table.believes("Alice", 1)


def test_a_rank_one_clue_means_all_of_them_can_be_played() -> None:
    table = Scene("g1 y2 r1 b2 w4", BOB, CATHY)
    table.clue("Bob", "Alice", 1)
    assert table.believes("Alice", 1) == table.believes("Alice", 3) == "r1 y1 g1 b1 w1"
    assert isinstance(table.decides("Alice").action, Play)


def test_a_five_on_chop_is_only_saved() -> None:
    table = Scene("g1 y2 r1 b2 w5", BOB, CATHY)
    table.clue("Bob", "Alice", 5)
    assert table.believes("Alice", 5) == "r5 y5 g5 b5 w5"
    assert not isinstance(table.decides("Alice").action, Play)


def test_a_two_on_chop_may_be_saved_or_play() -> None:
    table = Scene("g4 y4 r1 b4 w2", "r4 y3 g4 b3 w3", "y4 g3 b3 w3 r3", stacks="w1")
    table.clue("Bob", "Alice", 2)
    assert table.believes("Alice", 5) == "r2 y2 g2 b2 w2"


def test_a_last_copy_on_chop_may_be_saved_by_its_colour() -> None:
    table = Scene("g4 y4 r1 b4 w3", BOB, "y4 g3 b4 w4 r2", discards="w3")
    table.clue("Bob", "Alice", "white")
    assert table.believes("Alice", 5) == "w1 w3"


def test_a_card_that_fits_after_a_clued_one_is_a_delayed_play() -> None:
    table = Scene("g2 y4 r1 b4 w3", BOB, "g1 g3 b4 w4 r2")
    table.clue("Bob", "Cathy", "green")  # the newest: green 1
    table.clue("Bob", "Alice", "green")
    assert table.believes("Alice", 1) == "g2"
    assert not isinstance(table.decides("Alice").action, Play)
    table.plays("Cathy", 1)
    assert table.decides("Alice").action == Play(table.slot("Alice", 1))


def test_a_missing_card_is_asked_for_from_a_clued_one() -> None:
    table = Scene("r4 y4 g1 b4 r2", BOB, "r3 g3 b4 w4 g4", stacks="r1 g1")
    table.clue("Bob", "Alice", 2)  # saves the 2 on chop; which one is open
    assert table.believes("Alice", 5) == "r2 y2 g2 b2 w2"
    table.clue("Bob", "Cathy", "red")  # Cathy's red 3 doesn't fit yet
    assert table.believes("Alice", 5) == "r2"
    decision = table.decides("Alice")
    assert decision.action == Play(table.slot("Alice", 5))
    assert decision.reason.id == "reason-play-prompt"


def test_whoever_is_asked_for_a_clued_card_plays_it_and_trusts_the_receiver_to_wait() -> None:
    table = Scene("b2 y4 g4 w3 r4", "b1 g1 y3 r3 w4", "y4 g3 r4 w4 w3", level=CLUB)
    table.clue("Alice", "Bob", 1).clue("Cathy", "Alice", "blue")
    # Alice sees the blue 1 that Bob can't see: what she thinks of her card is no error to be put right.
    assert not isinstance(table.decides("Alice").action, Play)
    assert table.decides("Bob").action == Play(table.slot("Bob", 1))


def test_clued_cards_are_not_what_is_clued_elsewhere_or_played_already() -> None:
    table = Scene("g3 y2 r1 b2 w5", BOB, "g4 y4 b4 w3 r2", stacks="g1")
    table.clue("Bob", "Cathy", "green")
    table.clue("Bob", "Alice", "green")
    assert "g4" not in table.believes("Alice", 1)
    assert "g1" not in table.believes("Alice", 1)


def test_an_inference_is_dropped_once_contradicted() -> None:
    table = Scene("g3 y2 r1 b2 w5", BOB, CATHY)
    table.clue("Bob", "Alice", "green")  # wrong by the book: green 3 doesn't fit
    assert table.believes("Alice", 1) == "g1"
    table.clue("Cathy", "Alice", 3)
    assert table.believes("Alice", 1) == "g3"
    assert not isinstance(table.decides("Alice").action, Play)


def test_the_last_strike_is_never_staked_on_a_convention() -> None:
    table = Scene("g1 y2 g4 b2 w4", BOB, CATHY, strikes=2)
    table.clue("Bob", "Alice", "green")
    assert not isinstance(table.decides("Alice").action, Play)
    table.clue("Bob", "Alice", 1)
    assert table.decides("Alice").action == Play(table.slot("Alice", 1))


def test_a_novice_takes_clues_at_their_word() -> None:
    table = Scene("g1 y2 g4 b2 w4", BOB, CATHY, level=NOVICE)
    table.clue("Bob", "Alice", "green")
    assert table.believes("Alice", 1) == "g1 g2 g3 g4 g5"
    table.clue("Bob", "Alice", 1)
    assert table.decides("Alice").action == Play(table.slot("Alice", 1))


def test_in_avalanche_a_colour_may_be_the_multicoloured_card() -> None:
    table = Scene("g1 y2 r4 b2 w4", BOB, CATHY, variant_id="avalanche")
    table.clue("Bob", "Alice", "green")
    assert table.believes("Alice", 1) == "g1 m1"
    assert table.decides("Alice").action == Play(table.slot("Alice", 1))


def test_black_powder_starts_from_its_five() -> None:
    table = Scene("k5 y2 r4 b2 w4", BOB, CATHY, variant_id="black-powder")
    table.clue("Bob", "Alice", 5)
    assert table.believes("Alice", 1) == "k5"
