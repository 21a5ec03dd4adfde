"""Which identities a card can still have, by clues and by what can be seen ("empathy").

By clues alone that is ``CardView.possible``. Seeing takes away what is all in sight elsewhere: copies on the fireworks, in the
discard pile and in the hands that are seen.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from tamaya.rules.state import State
from tamaya.view.sight import Sight
from tamaya.view.view import View


def possible_by_sight(view: View, seat: int) -> tuple[int, ...]:
    """Per card of that seat's hand (oldest first), the identities left by its clues and by what is seen.

    For the viewer's own hand: by everything the viewer sees. For another's: by what both that player and the viewer see, so that it
    tells the viewer nothing about their own hand. A spectator sees what the table shows them.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> from tamaya.view.sight import Sight
    >>> from tamaya.view.view import view_of
    >>> view = view_of(deal(Options(players=2), seed=1), Sight(0))
    >>> all(mask & card.possible == mask for mask, card in zip(possible_by_sight(view, 0), view.hands[0]))
    True
    """
    seen = seen_counts(view, (other for other in range(len(view.hands)) if other != seat))
    return _narrowed([card.possible for card in view.hands[seat]], seen, view.tables.copies)


class Hidden:
    """What lies face down in a position, worked out once for all its viewers: a server asks for each of them at every move.

    Args:
        state: the position.
        earlier: the same for the position before it, if that is at hand. After a clue only hands that it told of look otherwise.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> state = deal(Options(players=2), seed=1)
    >>> [len(hand) for hand in Hidden(state).by_sight(Sight(0))]
    [5, 5]
    """

    __slots__ = ("_deck", "_faces", "_held", "_known", "_possible", "_state", "_told_of", "_was")

    def __init__(self, state: State, earlier: "Hidden | None" = None) -> None:
        cards, possible = state.cards, state.possible
        self._state = state
        self._possible = [tuple([possible[card] for card in hand]) for hand in state.hands]
        self._known: dict[Sight, tuple[tuple[int, ...], ...]] = {}
        self._was: dict[Sight, tuple[tuple[int, ...], ...]] = {}
        self._told_of: list[int] = []
        self._deck: int
        self._faces: list[list[int]]
        self._held: list[int]
        if earlier is not None and earlier._lies_as(state):
            self._deck, self._faces, self._held = earlier._deck, earlier._faces, earlier._held
            # Not the position itself, which would hold the one before it, and so on.
            self._was = earlier._known
            hands = enumerate(zip(self._possible, earlier._possible, strict=True))
            self._told_of = [seat for seat, (now, was) in hands if now != was]
        else:
            self._deck = _set_of(state.deck)
            self._faces = [[cards[card] for card in hand] for hand in state.hands]
            self._held = [_set_of(faces) for faces in self._faces]

    def _lies_as(self, after: State) -> bool:
        """Whether every card lies in a later position where it lay in this one, and is seen by the same people."""
        state = self._state
        return after.hands is state.hands and after.deck is state.deck and after.over is state.over

    def by_sight(self, sight: Sight) -> tuple[tuple[int, ...], ...]:
        """Per seat, for each card of its hand (oldest first), what :func:`possible_by_sight` says of it.

        What is as it was in another position is mostly the very same tuple.
        """
        known = self._known.get(sight)
        if known is None:
            known = self._known[sight] = self._work_out(sight)
        return known

    def _work_out(self, sight: Sight) -> tuple[tuple[int, ...], ...]:
        held = self._held
        backs = [] if self._state.over else [seat for seat in range(len(held)) if not sight.sees(seat)]
        # An identity is all seen where none of its cards is left in the deck or among the backs.
        hidden = self._deck
        for seat in backs:
            hidden |= held[seat]
        was = self._was.get(sight)
        hands: list[tuple[int, ...]] = [()] * len(held) if was is None else list(was)
        # What the deck still has isn't all seen, however many cards of a hand are certain.
        gone = ~self._deck
        for seat in range(len(held)) if was is None else self._told_of:
            masks, certain = _within(self._possible[seat], hidden | held[seat])
            hands[seat] = self._settled(masks, certain & gone, {*backs, seat}) if certain & gone else masks
        return tuple(hands)

    def _settled(self, hand: tuple[int, ...], certain: int, unseen: Collection[int]) -> tuple[int, ...]:
        """A card of a hand whose identity is certain is as good as seen, for the hand's other cards; ``unseen`` hands aren't seen.

        ``certain``: those identities that other cards of the hand could have too. Mostly a copy lies elsewhere, and nothing follows.
        """
        if not any(hand.count(1 << sure) == self._count(sure, unseen) for sure in identities(certain)):
            return hand
        masks, again = list(hand), True
        while again:
            again = False
            for sure in {mask for mask in masks if not mask & (mask - 1 | self._deck)}:
                concerned = [at for at, mask in enumerate(masks) if mask & sure and mask != sure]
                if concerned and masks.count(sure) == self._count(sure.bit_length() - 1, unseen):
                    for at in concerned:
                        masks[at] &= ~sure
                    again = True
        return tuple(masks)

    def _count(self, identity: int, hands: Collection[int]) -> int:
        """How many cards of an identity are in those seats' hands; the deck has none of it."""
        return sum([self._faces[seat].count(identity) for seat in hands])


# A hand mostly looks as it did a turn ago, and alike to several viewers: to look it up takes a fifth of working it out.
@lru_cache(maxsize=512)
def _within(possible: tuple[int, ...], left: int) -> tuple[tuple[int, ...], int]:
    """What is left of the sets of a hand's cards, and which identities some card then has for certain that others of the hand could have."""
    masks, certain, uncertain = tuple([mask & left for mask in possible]), 0, 0
    for mask in masks:
        # A power of two has one bit.
        if mask & (mask - 1):
            uncertain |= mask
        else:
            certain |= mask
    return masks, certain & uncertain


def _set_of(cards: Iterable[int]) -> int:
    members = 0
    for identity in cards:
        members |= 1 << identity
    return members


def _narrowed(masks: list[int], seen: list[int], copies: Sequence[int]) -> tuple[int, ...]:
    """The masks of a hand without what is all seen; changes both lists."""
    settled: set[int] = set()
    while True:
        gone, bit = 0, 1
        for n, most in zip(seen, copies, strict=True):
            if n >= most:
                gone |= bit
            bit <<= 1
        for at, mask in enumerate(masks):
            if mask & gone and at not in settled and mask & ~gone:
                masks[at] = mask & ~gone
        # A power of two has one bit.
        fresh = [at for at, mask in enumerate(masks) if not mask & (mask - 1) and at not in settled]
        if not fresh:
            return tuple(masks)
        for at in fresh:
            # A card whose identity is certain is as good as seen, for the other cards of the hand.
            settled.add(at)
            seen[masks[at].bit_length() - 1] += 1


def seen_counts(view: View, seats: Iterable[int]) -> list[int]:
    """Per identity, how many copies lie on fireworks, in the discard pile, and face up for the viewer in those seats' hands."""
    tables = view.tables
    seen = [0] * tables.identities
    for line, height in zip(tables.order, view.stacks, strict=True):
        for identity in line[:height]:
            seen[identity] += 1
    for identity in view.discards:
        seen[identity] += 1
    for seat in seats:
        for card in view.hands[seat]:
            if card.identity is not None:
                seen[card.identity] += 1
    return seen


def identities(mask: int) -> tuple[int, ...]:
    """The members of a set of identities.

    >>> identities(0b10010)
    (1, 4)
    """
    members = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return tuple(members)
