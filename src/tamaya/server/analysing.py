"""What the process of the analyses does, beside asking bots: whether a game could be won, and until when; what another move was worth."""

import logging
from dataclasses import dataclass, replace

from tamaya.bots.registry import make_bot
from tamaya.lab.rollouts import worths
from tamaya.records.record import Record, final_state, replay
from tamaya.rules.actions import Action
from tamaya.rules.options import Bonuses
from tamaya.view.sight import Sight
from tamaya.view.view import event_for, view_of

log = logging.getLogger(__name__)

WORLDS = 16
"""In so many a move is compared with another: enough to tell a blunder from a matter of taste, in a second or two."""

HAT_WORLDS = 256
"""In so many by hat players, whose games are played out by compiled code."""

PLAY_OUT = frozenset({"club", "beginner"})
"""Who plays worlds out through the ordinary protocol."""

HATS = frozenset({"hat", "search"})
"""Who plays by hat messages: their worlds have to fit those."""


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


@dataclass(frozen=True, slots=True)
class Ahead:
    """By how many points one move came out ahead of another, the standard error of that, in how many worlds both were played out, and by whom."""

    points: float
    error: float
    worlds: int
    bot: str


def lead(choice: Choice) -> Ahead | None:
    """How far a bot's move leads what was done, in the same worlds.

    None where it can't be told: with bonuses, after moves by conventions that the bot can't follow, and by hat players where others played.
    """
    base = choice.bot.removeprefix("search:").partition("@")[0]
    if choice.record.options.bonuses is not Bonuses.OFF:
        return None
    try:
        if base in HATS:
            return _lead_of_hats(choice, base)
        return _lead(choice, base) if base in PLAY_OUT else None
    except Exception:
        log.info("a bot can't play a game's worlds out", extra={"bot": base}, exc_info=True)
        return None


def _lead(choice: Choice, base: str) -> Ahead:
    turn, moves = len(choice.record.actions), (choice.would, choice.did)
    found = worths(
        choice.record, lambda seat: make_bot(base, seat=seat, seed=turn), worlds=WORLDS, seed=turn, actions=moves
    )
    mine, other = sorted(found, key=lambda worth: worth.action != choice.would)
    return Ahead(*mine.lead(other), WORLDS, base)


def _lead_of_hats(choice: Choice, base: str) -> Ahead | None:
    # Compiled code, as above.
    from tamaya.bots.ending import ending_for
    from tamaya.bots.search.plans import plan_for
    from tamaya.bots.search.search import Search
    from tamaya.bots.thought.compare import compared

    state = final_state(choice.record)
    me = Search(seat=state.current, seed=0)
    sight = Sight(state.current)
    for step in replay(choice.record):
        view = view_of(step.state, sight)
        me.observe(view, [event_for(event, sight) for event in step.events] if step.action is not None else ())
    if me.memory is None:
        return None
    plan = plan_for(state.options.players)
    if base == "hat":
        plan = ending_for(state.options.players)
        if len(state.deck) > plan.deck:
            # Nobody has thought ahead yet: everybody is held to what the plain player does.
            plan = replace(plan, slip=0.0)
    found = compared(me.memory, view, plan, (choice.would, choice.did), HAT_WORLDS)
    return None if found is None else Ahead(*found, HAT_WORLDS, "hat")
