"""From the rules' events to the wire's, whole, and from those to what one viewer may hear."""

from collections.abc import Sequence

import msgspec

from tamaya.rules import events as r
from tamaya.rules.outcome import Outcome
from tamaya.rules.state import State
from tamaya.view.sight import Sight
from tamaya.wire import events as w


def told(events: Sequence[r.Event], after: State, slots: dict[int, int]) -> tuple[w.WireEvent, ...]:
    """The events on the wire, with every face.

    Args:
        events: of one action.
        after: the position that they led to.
        slots: per card, where it lay before the action (0 = leftmost).
    """
    return tuple(_told(event, after, slots) for event in events)


def _told(event: r.Event, after: State, slots: dict[int, int]) -> w.WireEvent:  # noqa: C901 - one short case for each
    match event:
        case r.CardDrawn(seat, card, identity, deck_left):
            return w.Draw(seat, card, deck_left, identity)
        case r.TurnStarted(turn, seat, last_turns):
            return w.Turn(turn, seat, last_turns)
        case r.ClueGiven(seat, target, kind, value, touched, tokens, free):
            marks = tuple((c, after.possible[c], after.colours[c], after.ranks[c]) for c in after.hands[target])
            return w.ClueEvent(seat, target, kind.value, value, touched, tokens, marks, free)
        case r.CardPlayed(seat, card, identity, height):
            return w.PlayEvent(seat, card, identity, height, slots[card] + 1)
        case r.CardMisplayed(seat, card, identity, strikes):
            return w.Misplay(seat, card, identity, strikes, slots[card] + 1)
        case r.CardDiscarded(seat, card, identity, tokens):
            return w.DiscardEvent(seat, card, identity, tokens, slots[card] + 1)
        case r.FireworkCompleted(suit, tokens):
            return w.Completed(suit, tokens)
        case r.BonusEarned(seat, bonus, waiting):
            return w.BonusTurned(seat, None if bonus is None else bonus.value, waiting, len(after.tiles))
        case r.TokenReturned(tokens, strikes):
            return w.TokenBack(tokens, strikes)
        case r.CardReturned(seat, identity, deck_left):
            return w.Returned(seat, identity, deck_left)
        case r.CardRescued(seat, identity, height):
            return w.Rescued(seat, identity, height)
        case r.BonusDeclined(seat):
            return w.Declined(seat)
        case r.BonusLost(seat, bonus):
            return w.BonusLostEvent(seat, bonus.value)
        case r.FinalRoundStarted(turns):
            return w.FinalRound(turns)
        case r.GameEnded(outcome):
            return w.Ended(outcome_info(outcome))


def outcome_info(outcome: Outcome) -> w.OutcomeInfo:
    """The end of a game on the wire."""
    return w.OutcomeInfo(
        termination=outcome.termination.value,
        score=outcome.score,
        fireworks_total=outcome.fireworks_total,
        points=outcome.points,
        grade=None if outcome.grade is None else outcome.grade.value,
        fewest_cards=outcome.fewest_cards,
    )


NOT_FOR_ALL = (w.Draw, w.Reordered, w.Said)
"""Whatever else is told is the same for everyone."""


def heard(event: w.WireEvent, sight: Sight, *, over: bool, open_order: bool) -> w.WireEvent | None:
    """The event as a viewer may hear of it, None if not at all.

    Draws lose the face that the viewer doesn't see; a private order stays its owner's; spectators' talk waits for the end, for those who
    play and those who may yet.

    >>> heard(w.Draw(1, 9, 20, identity=3), Sight(1), over=False, open_order=True).identity is None
    True
    """
    match event:
        case w.Draw(seat=seat) if not over and not sight.sees(seat):
            return msgspec.structs.replace(event, identity=None)
        case w.Reordered(seat=seat) if not open_order and seat != sight.seat:
            return None
        case w.Said(seat=None) if not over and (sight.door or sight.seat is not None):
            return None
    return event
