"""The sum: one number that everybody but the giver takes their own from, by subtracting those of the hands they see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tamaya.bots.hat.coding import Coding, coding_for
from tamaya.bots.hat.public import Hand, Public
from tamaya.bots.hat.questions import Inquiry, number_for, read_number
from tamaya.rules.actions import Clue

Faces = Mapping[int, Sequence[int]]
"""Per seat, the identities of the cards that are seen, oldest first. A player's own seat is missing."""


@dataclass(frozen=True, slots=True)
class Codebook:
    """How a giver's numbers are turned into clues: the receivers from the next seat on take the numbers from 0 up."""

    codings: tuple[Coding, ...]

    @property
    def doubt(self) -> float:
        """A message has no clue with at most this probability."""
        return max((coding.doubt for coding in self.codings), default=1.0)

    @property
    def capacity(self) -> int:
        """A message is a number below this."""
        return sum(coding.capacity for coding in self.codings)

    def number_of(self, clue: Clue, slots: Sequence[int]) -> int:
        """The number that a clue stands for, which touches those slots."""
        before = 0
        for coding in self.codings:
            if coding.seat == clue.target:
                return before + coding.number(clue.kind, coding.probe in slots)
            before += coding.capacity
        raise ValueError(f"seat {clue.target} has no cards to be told of")


def codebook(public: Public, giver: int, *, empty_clues: bool, doubt: float) -> Codebook:
    """The clues that a giver has for the numbers of a message."""
    seats = others_of(public, giver)
    found = [coding_for(public, seat, empty_clues=empty_clues, doubt=doubt) for seat in seats]
    return Codebook(tuple(coding for coding in found if coding))


def others_of(public: Public, giver: int) -> list[int]:
    """The receivers, from the next seat on."""
    players = len(public.hands)
    return [(giver + offset) % players for offset in range(1, players)]


def inquiries(public: Public, giver: int) -> dict[int, Inquiry]:
    """Per receiver, what their questions are asked from: the board as it will be at their turn, as far as it is publicly known.

    The idea is from WuTheFWasThat's and Timotree3's players: whoever of the seats before is known to hold a certain card plays it.
    """
    board, playable, useful = public.board, public.board.playable, public.board.useful
    asked = {}
    for seat in others_of(public, giver):
        asked[seat] = Inquiry(playable, useful, public.left)
        coming = [mask for mask in public.hands[seat] if mask.bit_count() == 1 and mask & playable]
        if coming:
            card = min(coming, key=lambda mask: board.tables.height_needed[mask.bit_length() - 1])
            useful &= ~card
            playable = (playable & ~card) | (board.after[card.bit_length() - 1] & useful)
    return asked


def sum_for(public: Public, giver: int, capacity: int, faces: Faces) -> int:
    """The number that the giver tells."""
    asked = inquiries(public, giver)
    return sum(number_for(asked[seat], public.hands[seat], capacity, faces[seat])[0] for seat in asked) % capacity


def hear(public: Public, giver: int, capacity: int, total: int, faces: Faces) -> tuple[Hand, ...]:
    """What all hands are known to be after a message.

    Args:
        public: what was known before.
        giver: who told it.
        capacity: the message was a number below it.
        total: the message.
        faces: the hands that the listener sees. At most one receiver's is missing: the listener's own.
    """
    hands = list(public.hands)
    rest, mine, asked = total, None, inquiries(public, giver)
    for seat, inquiry in asked.items():
        if seat in faces:
            number, hands[seat] = number_for(inquiry, public.hands[seat], capacity, faces[seat])
            rest -= number
        else:
            mine = seat
    if mine is not None:
        hands[mine] = read_number(asked[mine], public.hands[mine], capacity, rest % capacity)
    return tuple(hands)
