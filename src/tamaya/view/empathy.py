"""Which identities a card can still have, by clues and by what can be seen ("empathy").

By clues alone that is ``CardView.possible``. Seeing takes away what is all in sight elsewhere: copies on the fireworks, in the
discard pile and in the hands that are seen.
"""

from collections.abc import Collection, Iterable, Sequence

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

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> state = deal(Options(players=2), seed=1)
    >>> sorted(Hidden(state).by_sight(Sight(0)))
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    """

    __slots__ = ("_deck", "_held", "_state")

    def __init__(self, state: State) -> None:
        cards = state.cards
        self._state = state
        self._deck = _set_of(state.deck)
        self._held = [_set_of([cards[card] for card in hand]) for hand in state.hands]

    def by_sight(self, sight: Sight, seats: Iterable[int] | None = None) -> dict[int, int]:
        """Per card in those seats' hands, or in any, what :func:`possible_by_sight` says of it."""
        state = self._state
        backs = [] if state.over else [seat for seat in range(len(state.hands)) if not sight.sees(seat)]
        # An identity is all seen where none of its cards is left in the deck or among the backs.
        hidden = self._deck
        for seat in backs:
            hidden |= self._held[seat]
        possible = state.possible
        known: dict[int, int] = {}
        for seat in range(len(state.hands)) if seats is None else seats:
            hand, left = state.hands[seat], hidden | self._held[seat]
            masks = [possible[card] & left for card in hand]
            # A power of two has one bit.
            if 0 in [mask & (mask - 1) for mask in masks]:
                self._settle(masks, {*backs, seat})
            known.update(zip(hand, masks, strict=True))
        return known

    def _settle(self, masks: list[int], unseen: Collection[int]) -> None:
        """A card of a hand whose identity is certain is as good as seen, for the hand's other cards; ``unseen`` hands aren't seen."""
        settled: list[int] = []
        still = list(range(len(masks)))
        while fresh := [masks[at] for at in still if not masks[at] & (masks[at] - 1)]:
            settled += fresh
            still = [at for at in still if masks[at] & (masks[at] - 1)]
            for sure in set(fresh):
                concerned = [at for at in still if masks[at] & sure]
                if concerned and settled.count(sure) == self._count(sure.bit_length() - 1, unseen):
                    for at in concerned:
                        masks[at] &= ~sure

    def _count(self, identity: int, hands: Collection[int]) -> int:
        """How many cards of an identity are in the deck and those seats' hands."""
        state = self._state
        return state.deck.count(identity) + sum(
            state.cards[card] == identity for seat in hands for card in state.hands[seat]
        )


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
