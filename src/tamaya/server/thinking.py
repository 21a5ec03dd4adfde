"""What the processes of the bots do: replay a game for a seat, and let its bot decide. Nothing here knows the server."""

import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from multiprocessing.connection import wait

from tamaya.bots.protocol import Bot, Decision
from tamaya.bots.registry import make_bot
from tamaya.records.record import branch, final_state
from tamaya.rules.actions import Action
from tamaya.rules.apply import apply
from tamaya.rules.state import State
from tamaya.table.authority import BotTurn
from tamaya.view.sight import Sight
from tamaya.view.view import event_for, view_of

log = logging.getLogger(__name__)

REMEMBERED = 256
"""Games of a seat that a process keeps at hand; others are replayed from their start."""

STAND_IN = "random"
"""Who moves where a bot can't."""


class BadDecision(Exception):
    """A bot chose something that isn't legal."""


@dataclass(slots=True)
class Memory:
    """A bot in its seat, as far as it has followed its game."""

    bot: Bot
    state: State
    seen: list[Action] = field(default_factory=list)

    def follow(self, turn: BotTurn) -> None:
        """Let the bot see what has happened since."""
        sight = Sight(turn.seat)
        for action in turn.record.actions[len(self.seen) :]:
            self.state, events = apply(self.state, action)
            self.bot.observe(view_of(self.state, sight), tuple(event_for(event, sight) for event in events))
            self.seen.append(action)

    def decide(self, turn: BotTurn) -> Decision:
        """The bot's move and its reason.

        Raises:
            BadDecision: it isn't legal.
        """
        view = view_of(self.state, Sight(turn.seat))
        decision = self.bot.decide(view)
        if decision.action not in [legal.action for legal in view.legal]:
            raise BadDecision(turn.bot)
        return decision


_memories: OrderedDict[tuple[object, ...], Memory] = OrderedDict()


def think(turn: BotTurn) -> Decision:
    """What the bot does in this turn, and why; where it fails, what the one does that can't."""
    try:
        return _recall(turn).decide(turn)
    except Exception:
        _memories.clear()
        log.exception("a bot failed", extra={"bot": turn.bot})
        return _begin(turn, STAND_IN).decide(turn)


def advise(turn: BotTurn) -> Decision | None:
    """What the bot would do in this turn, and why; None where it can't say, as in a game that others played by other conventions."""
    try:
        return _recall(turn).decide(turn)
    except Exception:
        _memories.clear()
        log.info("a bot can't follow a game", extra={"bot": turn.bot}, exc_info=True)
        return None


def _recall(turn: BotTurn) -> Memory:
    game = turn.record
    key = (turn.bot, turn.seat, game.chance, game.deck, game.options)
    memory = _memories.pop(key, None)
    # After an undo what it remembers isn't the beginning of this game.
    if memory is None or tuple(memory.seen) != turn.record.actions[: len(memory.seen)]:
        memory = _begin(turn, turn.bot)
    else:
        memory.follow(turn)
    _memories[key] = memory
    if len(_memories) > REMEMBERED:
        _memories.popitem(last=False)
    return memory


def _begin(turn: BotTurn, name: str) -> Memory:
    state = final_state(branch(turn.record, 0))
    memory = Memory(make_bot(name, seat=turn.seat, seed=turn.seed, live=True), state)
    memory.bot.observe(view_of(state, Sight(turn.seat)), ())
    memory.follow(turn)
    return memory


def prepare() -> None:
    """Make a fresh process a bot's: it yields to the server, ignores the terminal's Ctrl+C, and ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    # A server that is killed closes no queue: without this its bots' processes would stay for ever.
    wait([sentinel])
    os._exit(0)
