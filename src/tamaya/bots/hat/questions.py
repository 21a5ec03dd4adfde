"""What a hat message says about one hand: the answers to questions that everybody would ask next.

A message is a number below its capacity. The questions follow from public knowledge and from the answers before; the answers are
packed in mixed radix, so that a number of any size is used to the last answer that fits.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tamaya.bots.hat.public import Hand, chance
from tamaya.view.empathy import identities


@dataclass(frozen=True, slots=True)
class FirstYes:
    """Which is the first card that is what its question asks? 0: none of them.

    Attributes:
        asked: slots and the sets of identities that mean yes, in the order in which they are asked.
    """

    asked: tuple[tuple[int, int], ...]

    @property
    def answers(self) -> int:
        """How many different answers there are."""
        return len(self.asked) + 1

    def answer(self, faces: Sequence[int]) -> int:
        """The answer for a hand whose identities are known."""
        for number, (slot, wanted) in enumerate(self.asked, 1):
            if wanted >> faces[slot] & 1:
                return number
        return 0

    def learn(self, hand: Hand, answer: int) -> Hand:
        """What the hand can be once the answer is known: everything before the first yes was a no."""
        masks = list(hand)
        for number, (slot, wanted) in enumerate(self.asked, 1):
            if number == answer:
                masks[slot] &= wanted
                break
            masks[slot] &= ~wanted
        return tuple(masks)


@dataclass(frozen=True, slots=True)
class WhichBlock:
    """The question to which of some sets a card belongs."""

    slot: int
    blocks: tuple[int, ...]

    @property
    def answers(self) -> int:
        """How many different answers there are."""
        return len(self.blocks)

    def answer(self, faces: Sequence[int]) -> int:
        """The answer for a hand whose identities are known. A face that all thought impossible counts to the first block."""
        return next((number for number, block in enumerate(self.blocks) if block >> faces[self.slot] & 1), 0)

    def learn(self, hand: Hand, answer: int) -> Hand:
        """What the hand can be once the answer is known."""
        masks = list(hand)
        masks[self.slot] &= self.blocks[answer]
        return tuple(masks)


Question = FirstYes | WhichBlock


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What questions are asked from. It stays as it is while a message is read.

    Attributes:
        playable: identities that will fit at the receiver's turn.
        useful: identities that will still be of use.
        left: per identity, the copies whose place isn't publicly known.
    """

    playable: int
    useful: int
    left: tuple[int, ...]

    def next_question(self, hand: Hand, capacity: int) -> Question | None:
        """The question that everybody would ask next about this hand, with at most so many answers; None if nothing is worth asking."""
        if capacity < 2:
            return None
        # Nothing more is to be learnt about cards that are known, or known to be useless.
        open_slots = [slot for slot, mask in enumerate(hand) if mask.bit_count() > 1 and not self.is_useless(mask)]
        if not any(self.fits(mask) for mask in hand):
            asked = self._what_to_play(hand, open_slots, capacity - 1)
            if asked:
                return FirstYes(asked)
        else:
            doubtful = [(abs(self._fits(hand[slot]) - 0.7), slot) for slot in open_slots]
            if doubtful and min(doubtful)[0] <= 0.2:
                return FirstYes(((min(doubtful)[1], self.playable),))
        if not open_slots:
            return None
        slot = min(open_slots, key=lambda slot: (self._useless(hand[slot]), slot))
        return WhichBlock(slot, self._blocks(hand[slot], capacity))

    def fits(self, mask: int) -> bool:
        """Whether a card that is surely in the set will surely fit."""
        return bool(mask) and not mask & ~self.playable

    def is_useless(self, mask: int) -> bool:
        """Whether a card that is surely in the set will be of no use."""
        return not mask & self.useful

    def _fits(self, mask: int) -> float:
        return chance(mask, self.playable, self.left)

    def _useless(self, mask: int) -> float:
        return chance(mask, ~self.useful, self.left)

    def _what_to_play(self, hand: Hand, open_slots: Sequence[int], room: int) -> tuple[tuple[int, int], ...]:
        """The cards that are likeliest to fit, in rising order: a late yes clears all before it; then those likeliest to be useless."""
        plays = sorted((-p, slot) for slot in open_slots if (p := self._fits(hand[slot])) > 0)[:room]
        asked = [(slot, self.playable) for _, slot in reversed(plays)]
        if len(asked) < room and not any(self.is_useless(mask) for mask in hand):
            drops = sorted((-p, slot) for slot in open_slots if (p := self._useless(hand[slot])) > 0)[
                : room - len(asked)
            ]
            asked += [(slot, ~self.useful) for _, slot in reversed(drops)]
        return tuple(asked)

    def _blocks(self, mask: int, capacity: int) -> tuple[int, ...]:
        """The identities dealt round into as many blocks as there is room for; all useless ones share the last."""
        useful, useless = mask & self.useful, mask & ~self.useful
        count = min(capacity - (1 if useless else 0), useful.bit_count())
        blocks = [0] * count
        for number, identity in enumerate(identities(useful)):
            blocks[number % count] |= 1 << identity
        return (*blocks, useless) if useless else tuple(blocks)


def converse(inquiry: Inquiry, hand: Hand, capacity: int, reply: Callable[[Question, int], int]) -> tuple[int, Hand]:
    """Ask until no further answer fits.

    Args:
        inquiry: what is known.
        hand: of whom the message speaks.
        capacity: the message is a number below it.
        reply: gives the answer to a question; also told the product of the numbers of answers before it.

    Returns:
        the message's number, and what the hand is known to be after it.
    """
    value, modulus = 0, 1
    while question := inquiry.next_question(hand, (capacity - 1 - value) // modulus + 1):
        answer = reply(question, modulus)
        hand = question.learn(hand, answer)
        value += modulus * answer
        modulus *= question.answers
    return value, hand


def number_for(inquiry: Inquiry, hand: Hand, capacity: int, faces: Sequence[int]) -> tuple[int, Hand]:
    """The number that describes a hand whose faces are seen, and what its owner will know then."""
    return converse(inquiry, hand, capacity, lambda question, _: question.answer(faces))


def read_number(inquiry: Inquiry, hand: Hand, capacity: int, number: int) -> Hand:
    """What a hand is known to be once its number is heard."""
    return converse(inquiry, hand, capacity, lambda question, modulus: number // modulus % question.answers)[1]
