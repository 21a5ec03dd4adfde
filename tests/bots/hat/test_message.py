"""A hat message, from the giver's number to what every receiver takes out of it."""

import pytest

from tamaya.bots.hat.coding import Touch, coding_for
from tamaya.bots.hat.message import codebook, hear, sum_for
from tamaya.bots.hat.public import Public, position
from tamaya.bots.hat.questions import FirstYes, Inquiry, WhichBlock
from tamaya.rules.actions import Clue, ClueKind
from tamaya.rules.deal import deal
from tamaya.rules.options import Options, preset
from tamaya.rules.state import State
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import NORMAL, variant
from tamaya.view.sight import Sight
from tamaya.view.view import view_of

R1, R2, R3, Y1, Y2, G1, G5, B1, B4, W1 = 0, 1, 2, 5, 6, 10, 14, 15, 18, 20
FOUR = ((R1, R2, R3, Y1), (Y1, Y2, G5, B4), (G1, B1, R2, W1), (R1, G1, B1, Y2))
"""Alice, Bob, Cathy and Donald."""


def table(*hands: tuple[int, ...], empty_clues: bool = False) -> State:
    options = Options(players=len(hands), hand_size=len(hands[0]), first_player=0, empty_clues=empty_clues)
    rest = list(compile_tables(NORMAL).deck)
    for hand in hands:
        for card in hand:
            rest.remove(card)
    return deal(options, deck=[card for hand in hands for card in hand] + rest)


def public_of(state: State) -> Public:
    return position(view_of(state, Sight(0)), {})


def seen_by(state: State, seat: int) -> dict[int, list[int]]:
    return {other: [state.cards[c] for c in hand] for other, hand in enumerate(state.hands) if other != seat}


def test_each_receiver_takes_the_same_from_a_message() -> None:
    state = table(*FOUR)
    public = public_of(state)
    book = codebook(public, 0, empty_clues=False, doubt=0.002)
    total = sum_for(public, 0, book.capacity, seen_by(state, 0))
    heard = [hear(public, 0, book.capacity, total, seen_by(state, seat)) for seat in range(4)]
    assert heard[0] == heard[1] == heard[2] == heard[3]


def test_after_a_message_everybody_with_a_playable_card_knows_one() -> None:
    state = table(*FOUR)
    public = public_of(state)
    book = codebook(public, 0, empty_clues=False, doubt=0.002)
    hands = hear(public, 0, book.capacity, sum_for(public, 0, book.capacity, seen_by(state, 0)), seen_by(state, 2))
    for seat in (1, 2, 3):
        known = [slot for slot, mask in enumerate(hands[seat]) if public.board.fits(mask)]
        assert known
        assert all(public.board.playable >> FOUR[seat][slot] & 1 for slot in known)


def test_what_a_message_says_is_true() -> None:
    for game in range(20):
        state = deal(preset("hle", 3), seed=game)
        public = public_of(state)
        book = codebook(public, 0, empty_clues=False, doubt=0.02)
        hands = hear(public, 0, book.capacity, sum_for(public, 0, book.capacity, seen_by(state, 0)), seen_by(state, 1))
        for seat in (1, 2):
            assert all(hands[seat][slot] >> state.cards[card] & 1 for slot, card in enumerate(state.hands[seat]))


def test_which_is_the_first_yes() -> None:
    playable = sum(1 << i for i in (R1, Y1, G1, B1, W1))
    question = FirstYes(((0, playable), (2, playable), (1, playable)))
    answer = question.answer((R2, Y1, R3))
    assert answer == 3  # the third card that was asked about, in slot 1
    assert question.learn((-1, -1, -1), answer) == (~playable, playable, ~playable)


def test_with_a_playable_card_known_the_rest_is_dealt_into_blocks() -> None:
    public = public_of(table(*FOUR))
    question = Inquiry(public.board.playable, public.board.useful, public.left).next_question(
        (1 << R1, 1 << R2 | 1 << R3 | 1 << G5), 2
    )
    assert question == WhichBlock(1, (1 << R2 | 1 << G5, 1 << R3))


def test_a_clue_s_number_is_its_kind_and_whether_it_touches_the_probe() -> None:
    state = table(*FOUR, empty_clues=True)
    book = codebook(public_of(state), 0, empty_clues=True, doubt=0.002)
    # Bob: Y1 Y2 G5 B4, the probe is the oldest card, Y1. With empty clues all four classes can always be had.
    assert [coding.capacity for coding in book.codings] == [4, 4, 4]
    rank_one, yellow = Clue(1, ClueKind.RANK, 1), Clue(1, ClueKind.COLOUR, 1)
    rank_five, red = Clue(1, ClueKind.RANK, 5), Clue(1, ClueKind.COLOUR, 0)
    slots = [(0,), (0, 1), (2,), ()]
    numbers = [
        book.number_of(clue, touched) for clue, touched in zip((rank_one, yellow, rank_five, red), slots, strict=True)
    ]
    assert numbers == [Touch.RANK_HIT, Touch.COLOUR_HIT, Touch.RANK_MISS, Touch.COLOUR_MISS]
    # Cathy's numbers come after Bob's.
    assert book.number_of(Clue(2, ClueKind.RANK, 1), (0, 1, 3)) == 4


def test_a_hand_that_may_be_all_of_a_kind_takes_three_numbers() -> None:
    public = public_of(table(*FOUR))
    coding = coding_for(public, 1, empty_clues=False, doubt=0.002)
    assert coding is not None
    assert coding.capacity == 3


@pytest.mark.parametrize(("name", "capacity"), [("normal", 4), ("hard", 4), ("avalanche", 3), ("black-powder", 3)])
def test_a_suit_that_clues_treat_otherwise_costs_a_class(name: str, capacity: int) -> None:
    state = deal(Options(players=3, variant=variant(name), first_player=0), seed=1)
    coding = coding_for(public_of(state), 1, empty_clues=True, doubt=0.002)
    assert coding is not None
    assert coding.capacity == capacity
