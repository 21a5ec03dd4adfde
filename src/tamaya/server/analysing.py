"""What the process of the analyses does, beside asking bots: whether a game could be won, and until when; what another move was worth."""

import logging
from dataclasses import dataclass

from tamaya.bots.registry import make_bot
from tamaya.lab.rollouts import worths
from tamaya.records.record import Record
from tamaya.rules.actions import Action
from tamaya.rules.options import Bonuses

log = logging.getLogger(__name__)

WORLDS = 16
"""In so many a move is compared with another: enough to tell a blunder from a matter of taste, in a second or two."""

PLAY_OUT = frozenset({"club", "beginner"})
"""Who plays worlds out. Hat players don't: what was said before means nothing to them in a world that was drawn without it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Two moves to be compared.

    Attributes:
        record: the game before them.
        bot: whose choice the first is; ``search:BASE@BUDGET`` is weighed by its base.
        would: what it would do.
        did: what was done.
    """

    record: Record
    bot: str
    would: Action
    did: Action


@dataclass(frozen=True, slots=True)
class Found:
    """What the solver says of a game.

    Attributes:
        verdicts: per position, the deal first: the verdict, and why it is lost.
        line: from the last position that is known to be winnable, the moves to a perfect show.
        line_after: how many moves lead to that position; None if there is none.
        lost_by: the move (1 = the first) that lost it, where that is certain.
    """

    verdicts: tuple[tuple[str, str | None], ...]
    line: tuple[Action, ...]
    line_after: int | None
    lost_by: int | None


def verdicts(record: Record) -> Found:
    """Whether every position of a game could still be won."""
    # Compiled code, which the server's own process never loads.
    from tamaya.lab.solve.history import losing_move, moments
    from tamaya.lab.solve.solver import Verdict

    history = moments(record)
    winnable = [at for at, moment in enumerate(history) if moment.solution.verdict is Verdict.WINNABLE]
    last = winnable[-1] if winnable else None
    return Found(
        verdicts=tuple(
            (m.solution.verdict.value, None if m.solution.reason is None else m.solution.reason.value) for m in history
        ),
        line=() if last is None else history[last].solution.line or (),
        line_after=last,
        lost_by=losing_move(history),
    )


def lead(choice: Choice) -> tuple[float, float] | None:
    """By how many points a bot's move leads what was done, in the same worlds, and the standard error of that.

    None where it can't be told: by hat players, with bonuses, and after moves by conventions that the bot can't follow.
    """
    record = choice.record
    base = choice.bot.removeprefix("search:").partition("@")[0]
    if base not in PLAY_OUT or record.options.bonuses is not Bonuses.OFF:
        return None
    turn, moves = len(record.actions), (choice.would, choice.did)
    try:
        found = worths(
            record, lambda seat: make_bot(base, seat=seat, seed=turn), worlds=WORLDS, seed=turn, actions=moves
        )
    except Exception:
        log.info("a bot can't play a game's worlds out", extra={"bot": base}, exc_info=True)
        return None
    mine, other = sorted(found, key=lambda worth: worth.action != choice.would)
    return mine.lead(other)
