"""Which identities a card can still have, by clues and by what can be seen ("empathy").

By clues alone that is ``CardView.possible``. Seeing takes away what is all in sight elsewhere: copies on the fireworks, in the
discard pile and in the hands that are seen.
"""

from collections.abc import Iterable, Sequence

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


def everyone_by_sight(state: State, sight: Sight) -> dict[int, int]:
    """Per card in any hand what :func:`possible_by_sight` says of it, for all hands at once and without a view: a server asks at every move.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> state = deal(Options(players=2), seed=1)
    >>> sorted(everyone_by_sight(state, Sight(0)))
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    """
    tables, cards, possible = state.tables, state.cards, state.possible
    public = [0] * tables.identities
    for line, height in zip(tables.order, state.stacks, strict=True):
        for identity in line[:height]:
            public[identity] += 1
    for identity in state.discards:
        public[identity] += 1
    faces = [
        [cards[card] for card in hand] if state.over or sight.sees(seat) else []
        for seat, hand in enumerate(state.hands)
    ]
    for shown in faces:
        for identity in shown:
            public[identity] += 1
    known: dict[int, int] = {}
    for hand, shown in zip(state.hands, faces, strict=True):
        seen = public.copy()
        for identity in shown:
            seen[identity] -= 1
        known.update(zip(hand, _narrowed([possible[card] for card in hand], seen, tables.copies), strict=True))
    return known


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
