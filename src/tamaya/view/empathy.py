"""Which identities a card can still have, by clues and by what can be seen ("empathy").

By clues alone that is ``CardView.possible``. Seeing takes away what is all in sight elsewhere: copies on the fireworks, in the
discard pile and in the hands that are seen.
"""

from collections.abc import Iterable

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
    masks = [card.possible for card in view.hands[seat]]
    seen = seen_counts(view, (other for other in range(len(view.hands)) if other != seat))
    settled: set[int] = set()
    while True:
        gone = sum(1 << i for i, n in enumerate(seen) if n >= view.tables.copies[i])
        for at, mask in enumerate(masks):
            if at not in settled and mask & ~gone:
                masks[at] = mask & ~gone
        fresh = [at for at, mask in enumerate(masks) if at not in settled and mask.bit_count() == 1]
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
