"""What club players make of a clue that needs a card nobody has been told of. Slot 1 is the newest card."""

from tests.bots.scene import Scene

from tamaya.bots.partner.levels import AGREED_CLUB, BEGINNER, CLUB, Level
from tamaya.rules.actions import Play

ALICE = "y4 g4 b4 w3 r4"
BOB = "r1 y3 g3 b3 w4"
CATHY = "y4 g4 r2 b4 w3"


def scene(level: Level = AGREED_CLUB, bob: str = BOB, *, strikes: int = 0, tokens: int = 5) -> Scene:
    return Scene(ALICE, bob, CATHY, level=level, strikes=strikes, tokens=tokens)


def test_the_player_in_between_plays_the_newest_card_blind() -> None:
    table = scene().clue("Alice", "Cathy", "red")
    decision = table.decides("Bob")
    assert decision.action == Play(table.slot("Bob", 1))
    assert decision.reason.id == "reason-play-finesse"
    assert decision.reason.arguments == {"slot": 1, "giver": 0, "suit": "red", "rank": 1}


def test_the_answer_tells_the_receiver_what_it_was_about() -> None:
    table = scene().clue("Alice", "Cathy", "red")
    assert table.believes("Cathy", 3) == "r1"
    table.plays("Bob", 1)
    assert table.believes("Cathy", 3) == "r2"
    assert table.decides("Cathy").action == Play(table.slot("Cathy", 3))


def test_without_an_answer_the_clue_means_what_it_says() -> None:
    table = scene().clue("Alice", "Cathy", "red").discards("Bob", 5)
    assert table.believes("Cathy", 3) == "r1"
    assert 2 in table.partners[0].ledger.trust(3).answers
    assert 1 not in table.partners[0].ledger.trust(3).answers


def test_nobody_answers_a_stranger() -> None:
    for level in (BEGINNER, CLUB):
        table = scene(level).clue("Alice", "Cathy", "red")
        assert not isinstance(table.decides("Bob").action, Play)


def test_clues_that_keep_to_the_convention_show_that_the_next_one_will() -> None:
    table = Scene("y4 g4 b4 w3 r4", "r1 y3 g3 b3 w4", "y1 g1 r2 b4 w3", level=CLUB, tokens=7)
    table.clue("Alice", "Cathy", "yellow").clue("Alice", "Cathy", "green").clue("Alice", "Cathy", "red")
    assert table.decides("Bob").reason.id == "reason-play-finesse"


def test_a_prompt_comes_first() -> None:
    table = scene(bob="y3 r1 g3 b3 w4").clue("Cathy", "Bob", 1).clue("Alice", "Cathy", "red")
    decision = table.decides("Bob")
    assert decision.action == Play(table.slot("Bob", 2))
    assert decision.reason.id != "reason-play-finesse"


def test_nobody_answers_on_the_last_strike() -> None:
    table = scene(strikes=2).clue("Alice", "Cathy", "red")
    assert not isinstance(table.decides("Bob").action, Play)


def test_with_every_token_there_a_clue_may_be_a_way_to_pass() -> None:
    table = scene(tokens=8).clue("Alice", "Cathy", "red")
    assert not isinstance(table.decides("Bob").action, Play)


def test_whoever_misled_is_not_followed_again() -> None:
    table = scene(bob="y3 r1 g3 b3 w4").clue("Alice", "Cathy", "red")
    assert table.decides("Bob").action == Play(table.slot("Bob", 1))
    table.plays("Bob", 1)  # yellow 3: an error
    assert 0 not in table.partners[1].ledger.trust(3).gives


GIVEN = ("y4 g4 b4 w3 r4", "r1 y3 g3 b3 w4", "y4 g4 r2 b4 w4")


def test_gives_a_finesse_where_the_table_agrees() -> None:
    decision = Scene(*GIVEN, level=AGREED_CLUB, tokens=5).decides("Alice")
    assert decision.reason.id == "reason-clue-finesse"
    assert decision.reason.arguments == {"target": 2, "suit": "red", "rank": 2, "seat": 1}


def test_gives_strangers_no_finesse_that_does_harm_unanswered() -> None:
    assert Scene(*GIVEN, level=CLUB, tokens=5).decides("Alice").reason.id != "reason-clue-finesse"
