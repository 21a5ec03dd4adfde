"""How likely things are, from what one player has not seen."""

from tamaya.bots.partner.minds import Minds
from tamaya.view.empathy import identities
from tamaya.view.view import CardView


def unseen(minds: Minds) -> tuple[int, ...]:
    """Per identity, the copies that are in the deck or in this player's own hand, as far as it can tell."""
    seen = list(minds.board.gone)
    for hand in minds.view.hands:
        for card in hand:
            if card.identity is not None:
                seen[card.identity] += 1
    return tuple(max(0, copies - n) for copies, n in zip(minds.board.tables.copies, seen, strict=True))


def share(minds: Minds, mask: int, among: int) -> float:
    """How likely a card known to be in ``among`` is in ``mask``, each unseen copy as likely."""
    left = unseen(minds)
    total = sum(left[i] for i in identities(among))
    return sum(left[i] for i in identities(among & mask)) / total if total else 0.0


def likeliest_play(minds: Minds) -> tuple[float, CardView] | None:
    """The own card that most likely fits."""
    hand = minds.view.hands[minds.me]
    if not hand:
        return None
    chances = [(share(minds, minds.board.playable, minds.belief[card.card]), card) for card in hand]
    return max(chances, key=lambda pair: (pair[0], pair[1].card))


def expected_loss(minds: Minds, card: CardView) -> float:
    """What discarding one of this player's own cards costs, in points, on average."""
    board = minds.board
    belief = minds.belief[card.card]
    return (
        0.4 * share(minds, board.useful, belief)
        + 1.2 * share(minds, board.critical, belief)
        + (0.1 if card.touched else 0.0)
    )
