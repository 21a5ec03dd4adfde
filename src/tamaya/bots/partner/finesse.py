"""Finesses: a clue that asks a player between giver and receiver to play a card that no clue has pointed at.

Only where that player's turn comes before the receiver's, so that the receiver sees the answer before acting, and no one has to
wait on a promise. Only one card is ever asked for. Nobody answers on the last strike, in the final round, or when every token
was there, for then a clue may have been given for want of anything better.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tamaya.bots.partner.minds import Meaning, Minds, Note
from tamaya.view.view import CardView


@dataclass(frozen=True, slots=True)
class Call:
    """One finesse: who is asked for which card, and what its answer will tell the receiver.

    Attributes:
        seat: who is asked.
        card: their newest unclued card.
        face: the identity asked for, as a set of one.
        giver: who asks.
        focus: the card that the clue is about.
        answered: what that card is then.
        otherwise: what the clue says of it if there is no answer.
        expected: whether an answer may be expected of that seat; else one only waits and sees.
    """

    seat: int
    card: int
    face: int
    giver: int
    focus: int
    answered: Note
    otherwise: Note | None
    expected: bool

    def asks(self) -> Note:
        """What the seat infers of its card."""
        return Note(self.face, Meaning.FINESSE, self.giver, self.answered.turn)


def blind_card(minds: Minds, seat: int) -> CardView | None:
    """The card that a finesse asks for: the newest that no clue has pointed at and that isn't asked for already."""
    for card in reversed(minds.view.hands[seat]):
        if not card.touched and card.card not in minds.notes:
            return card
    return None


def between(giver: int, target: int, players: int) -> list[int]:
    """The seats that act after the giver and before the target.

    >>> between(2, 1, 4)
    [3, 0]
    """
    return [(giver + step) % players for step in range(1, (target - giver) % players)]


def quiet(minds: Minds) -> bool:
    """Whether clues ask for no blind plays now."""
    view = minds.view
    return minds.careful or view.last_turns is not None or view.clue_tokens >= view.options.max_clue_tokens


def find_calls(
    minds: Minds,
    giver: int,
    target: int,
    focus: CardView,
    literal: int,
    plain: Note | None,
    missing: Callable[[int, int], list[int]],
) -> list[Call]:
    """The finesses that a clue can be.

    Args:
        minds: before the clue.
        giver: who gives it.
        target: who receives it.
        focus: the card that it is about.
        literal: what that card can be by the clue's words.
        plain: what the clue says without a finesse.
        missing: per seat and face, the cards that must be played before it, beyond what that seat expects.
    """
    if quiet(minds):
        return []
    face = minds.faces[focus.card]
    if target != minds.me and (not face & minds.board.second or (plain is not None and plain.inferred & face)):
        return []
    seats = [
        (seat, card) for seat in between(giver, target, len(minds.view.hands)) if (card := blind_card(minds, seat))
    ]
    if target == minds.me:
        return [call for seat, card in seats if (call := _overheard(minds, giver, seat, card, focus, literal, plain))]
    # What is missing depends on the eyes: everyone counts on what they see.
    lacking = {seat: missing(seat, face) for seat, _ in seats}
    # Only what fits now can be played at once.
    wanted = {
        seat: cards[0]
        for seat, cards in lacking.items()
        if len(cards) == 1 and cards[0] & minds.board.playable and not _clued(minds, cards[0])
    }
    seats = [(seat, card) for seat, card in seats if seat in wanted]
    holders = [(seat, card) for seat, card in seats if minds.faces[card.card] == wanted[seat]]
    if len(holders) > 1:
        return []
    if not holders:
        # Whoever doesn't see the card elsewhere takes it to be their own: that is this player, else an error in the making.
        mine = [(seat, card) for seat, card in seats if seat == minds.me]
        holders = mine or [pair for pair in seats if pair[0] != giver]
    trust, calls = minds.trust, []
    for seat, card in holders:
        bit = wanted[seat]
        expected = giver in trust.gives if seat == minds.me else (giver, seat) in trust.expects
        if minds.literal[card.card] & bit and (expected or seat != minds.me):
            answered = Note(face, Meaning.PLAY, giver, minds.view.turn)
            calls.append(Call(seat, card.card, bit, giver, focus.card, answered, plain, expected))
    return calls


def _clued(minds: Minds, face: int) -> bool:
    return any(faces & face for faces in minds.clued)


def _overheard(
    minds: Minds, giver: int, seat: int, card: CardView, focus: CardView, literal: int, plain: Note | None
) -> Call | None:
    """For the receiver: should that player now play the card that fits, then the clue was about what goes on top of it."""
    face, board = minds.faces[card.card], minds.board
    if not face & board.playable or _clued(minds, face):
        return None
    above = board.after[face.bit_length() - 1] & literal & board.useful
    if not above:
        return None
    answered = Note(above, Meaning.PLAY, giver, minds.view.turn)
    return Call(seat, card.card, face, giver, focus.card, answered, plain, expected=False)


def spread(
    minds: Minds, calls: list[Call], notes: dict[int, Note], beliefs: dict[int, int], literal: Mapping[int, int]
) -> None:
    """Write the expected answers into what everybody infers and may think; an answer that will be an error tells the receiver nothing."""
    for call in calls:
        if not call.expected:
            continue
        notes[call.card], beliefs[call.card] = call.asks(), call.face
        if minds.faces[call.card] in (0, call.face):
            notes[call.focus] = call.answered
            beliefs[call.focus] = call.answered.inferred & literal[call.focus] or literal[call.focus]
