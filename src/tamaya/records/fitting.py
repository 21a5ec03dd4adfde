"""Find rules by which a record of another program is legal.

A record may not say by which rules it was played. So it is replayed by the strictest first, and a rule is given up only where the
recorded actions break it. What was given up is told.
"""

from dataclasses import dataclass, replace

from tamaya.records.errors import RecordError
from tamaya.records.record import Record, final_state
from tamaya.rules.errors import InvalidOptions, RulesError
from tamaya.rules.options import StopWhenDecided

_WEAKER = {StopWhenDecided.HANAB_LIVE: StopWhenDecided.PUBLIC, StopWhenDecided.PUBLIC: StopWhenDecided.OFF}


@dataclass(frozen=True, slots=True)
class Fitted:
    """A record with options by which it is legal.

    Attributes:
        record: the game.
        relaxed: the rules that had to be given up for it: ``stop_when_decided``, ``discard_at_full``, ``empty_clues``, ``hand_size``.
    """

    record: Record
    relaxed: tuple[str, ...] = ()


def fit(record: Record, *, hand_size: bool = False) -> Fitted:
    """Give up one rule after another until the actions are legal, or none is left to give up.

    Args:
        record: with the strictest options that come into question.
        hand_size: whether the size of the hands is in question too.

    Raises:
        RecordError: what no rule given up can mend.
    """
    relaxed: tuple[str, ...] = ()
    strict = record
    while True:
        try:
            final_state(record)
        except RecordError as error:
            options = record.options
            match _broken_rule(error):
                case "game_over" if options.stop_when_decided in _WEAKER:
                    options = replace(options, stop_when_decided=_WEAKER[options.stop_when_decided])
                    relaxed = tuple(dict.fromkeys((*relaxed, "stop_when_decided")))
                case "tokens_full" if not options.discard_at_full:
                    options = replace(options, discard_at_full=True)
                    relaxed = (*relaxed, "discard_at_full")
                case "empty_clue" if not options.empty_clues:
                    options = replace(options, empty_clues=True)
                    relaxed = (*relaxed, "empty_clues")
                case _ if hand_size:
                    return _fit_hand_size(strict, error)
                case _:
                    raise
            record = replace(record, options=options)
        else:
            return Fitted(record, relaxed)


def _fit_hand_size(record: Record, error: RecordError) -> Fitted:
    """Some exports leave out that hands were one card larger or smaller. Only a whole game is proof enough of that."""
    usual = record.options.hand_size
    for size in (usual + 1, usual - 1):
        try:
            fitted = fit(replace(record, options=replace(record.options, hand_size=size)))
        except (RecordError, InvalidOptions):
            continue
        if final_state(fitted.record).over:
            return Fitted(fitted.record, ("hand_size", *fitted.relaxed))
    raise error


def _broken_rule(error: RecordError) -> str:
    if error.code == "already_over":
        return "game_over"
    return error.__cause__.code if isinstance(error.__cause__, RulesError) else error.code
