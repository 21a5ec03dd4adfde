"""A move's reason as a message of the catalogues (``reasons.ftl``): ids and numbers, no words.

Arguments: ``slot`` counts from the newest card, which is 1; ``target``, ``giver`` and ``seat`` are seats, for which the one who shows
the message puts names; ``suit`` is a suit's id.
"""

from tamaya.bots.partner.clues import Prospect, purpose
from tamaya.bots.partner.minds import Meaning, Minds
from tamaya.bots.protocol import Reason
from tamaya.view.view import CardView


def slot_of(minds: Minds, card: CardView) -> int:
    """The place of one of this player's own cards; the newest is 1."""
    hand = minds.view.hands[minds.me]
    return len(hand) - hand.index(card)


def face_of(minds: Minds, mask: int) -> dict[str, str | int]:
    """The arguments that name a card."""
    tables, identity = minds.board.tables, mask.bit_length() - 1
    return {"suit": tables.variant.suits[tables.suit_of(identity)].id, "rank": tables.rank_of(identity)}


def why_play(minds: Minds, card: CardView) -> Reason:
    """Why a card is played that is known or thought to fit."""
    slot, note = slot_of(minds, card), minds.notes.get(card.card)
    literal, belief = minds.literal[card.card], minds.belief[card.card]
    if minds.board.fits(literal):
        if literal.bit_count() == 1:
            return Reason("reason-play-known", {"slot": slot, **face_of(minds, literal)})
        return Reason("reason-play-certain", {"slot": slot})
    if note is None:
        return Reason("reason-play-good-touch", {"slot": slot})
    arguments: dict[str, str | int] = {"slot": slot, "giver": note.giver}
    if note.meaning is Meaning.FINESSE:
        return Reason("reason-play-finesse", {**arguments, **face_of(minds, note.inferred)})
    if note.meaning is Meaning.PROMPT:
        return Reason("reason-play-prompt", {**arguments, **face_of(minds, belief)})
    return Reason("reason-play-clue", arguments)


def why_chance(minds: Minds, card: CardView, chance: float) -> Reason:
    """Why a card is played that may fit."""
    return Reason("reason-play-chance", {"slot": slot_of(minds, card), "percent": round(100 * chance)})


def why_discard(minds: Minds, card: CardView) -> Reason:
    """Why a card is discarded."""
    board = minds.board
    arguments: dict[str, str | int] = {"slot": slot_of(minds, card)}
    if board.useless(minds.literal[card.card]):
        return Reason("reason-discard-useless", arguments)
    if board.useless(minds.belief[card.card]):
        return Reason("reason-discard-likely-useless", arguments)
    if not card.touched and card == minds.chop(minds.me):
        return Reason("reason-discard-chop", arguments)
    return Reason("reason-discard-least", arguments)


def why_clue(minds: Minds, prospect: Prospect) -> Reason:
    """What a clue is for."""
    target: dict[str, str | int] = {"target": prospect.clue.target}
    if prospect.mended > 0:
        return Reason("reason-clue-fix", target)
    saves = prospect.saved is not None and (purpose(prospect) is Meaning.SAVE or not prospect.plays)
    if prospect.saved is not None and saves:
        face = minds.faces[prospect.saved.card]
        kind = "reason-clue-save-last" if face & minds.board.critical else "reason-clue-save"
        return Reason(kind, {**target, **face_of(minds, face)})
    if prospect.plays > 1 and not prospect.reading.prompted and not prospect.reading.calls:
        return Reason("reason-clue-plays", {**target, "count": prospect.plays})
    if prospect.plays > 0:
        return _why_play_clue(minds, prospect, target)
    return Reason("reason-clue-tell", target)


def _why_play_clue(minds: Minds, prospect: Prospect, target: dict[str, str | int]) -> Reason:
    reading = prospect.reading
    if reading.focus is None or not minds.faces[reading.focus]:
        return Reason("reason-clue-plays", {**target, "count": prospect.plays})
    named = {**target, **face_of(minds, minds.faces[reading.focus])}
    asked = [call.seat for call in reading.calls if call.expected]
    if asked and prospect.mended >= 0:
        return Reason("reason-clue-finesse", {**named, "seat": asked[0]})
    if reading.prompted:
        return Reason("reason-clue-prompt", {**named, "seat": min(reading.prompted)})
    if minds.faces[reading.focus] & minds.board.playable:
        return Reason("reason-clue-play", named)
    if minds.faces[reading.focus] & minds.board.useful:
        return Reason("reason-clue-play-later", named)
    return Reason("reason-clue-plays", {**target, "count": prospect.plays})
