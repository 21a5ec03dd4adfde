"""Analyses of finished games: begun, followed, given up; one at a time for everybody, in a process of its own, and kept."""

import asyncio
import logging
from asyncio import Task
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tamaya.bots.registry import bot_names
from tamaya.records.record import Step, branch, replay
from tamaya.rules.actions import Clue, UseBonus
from tamaya.rules.legal import touched_cards
from tamaya.server.analysing import Choice, Found, lead, verdicts
from tamaya.server.asking import body, hub_of, known, visitor
from tamaya.server.config import Limits
from tamaya.server.finished import now
from tamaya.server.hub import Hub
from tamaya.server.problems import ApiError, json_response
from tamaya.server.rates import Buckets
from tamaya.server.replays import Replays, Shown
from tamaya.server.storage.games import analysis, keep_analysis
from tamaya.server.thinking import advise
from tamaya.table.authority import BotTurn, bot_seed
from tamaya.wire.actions import Reason, to_wire
from tamaya.wire.replay import Advice, Analysis, AskAnalysis, Lead, Verdict

log = logging.getLogger(__name__)

ROLLOUTS = 100
"""Games that the searching player plays out for a move, at most."""

VERSION = 3
"""Of what is worked out: what an older one found is worked out again."""


@dataclass(slots=True)
class Job:
    """An analysis that waits, runs or has failed."""

    bot: str
    total: int
    state: Literal["waiting", "running", "failed"] = "waiting"
    steps: int = 0
    advice: list[Advice] = field(default_factory=list)
    task: "Task[None] | None" = None

    def told(self) -> Analysis:
        """How far it is."""
        return Analysis(self.state, self.bot, self.steps, self.total)


class Analyses:
    """The handlers of analyses."""

    def __init__(self, limits: Limits, replays: Replays) -> None:
        self._replays = replays
        self._most = limits.analyses_waiting
        self._rates = Buckets(limits.analyses)
        self._jobs: dict[tuple[str, str], Job] = {}
        self._turn = asyncio.Semaphore(1)

    async def show(self, request: Request) -> Response:
        """``GET /api/games/{id}/analysis?bot=…``."""
        shown = await self._replays.shown(request)
        return json_response(await self._told(hub_of(request), shown.row.id, _bot(request)))

    async def begin(self, request: Request) -> Response:
        """``POST /api/games/{id}/analysis``: begin it, unless it is there or on its way."""
        wish = await body(request, AskAnalysis)
        if wish.bot not in bot_names():
            raise ApiError("unknown_bot")
        who = await known(request)
        shown, hub = await self._replays.shown(request), hub_of(request)
        told = await self._told(hub, shown.row.id, wish.bot)
        if told.state in ("none", "failed"):
            if not self._rates.take(who.user):
                raise ApiError("rate_limited")
            if sum(job.state != "failed" for job in self._jobs.values()) > self._most:
                raise ApiError("busy")
            job = self._jobs[shown.row.id, wish.bot] = Job(wish.bot, 1 + len(shown.record.actions))
            job.task = asyncio.create_task(self._work(hub, shown, job))
            told = job.told()
        return json_response(told, 202)

    async def give_up(self, request: Request) -> Response:
        """``DELETE /api/games/{id}/analysis?bot=…``: stop it; what was found so far is dropped."""
        await visitor(request)
        shown = await self._replays.shown(request)
        job = self._jobs.pop((shown.row.id, _bot(request)), None)
        if job is not None and job.task is not None:
            job.task.cancel()
        return json_response(await self._told(hub_of(request), shown.row.id, _bot(request)))

    async def _told(self, hub: Hub, game_id: str, bot: str) -> Analysis:
        job = self._jobs.get((game_id, bot))
        if job is not None:
            return job.told()
        kept = await hub.store.read(partial(analysis, game_id=game_id, kind=f"bot {bot}", version=VERSION))
        return Analysis("none", bot) if kept is None else msgspec.json.decode(kept, type=Analysis)

    async def _work(self, hub: Hub, shown: Shown, job: Job) -> None:
        key = (shown.row.id, job.bot)
        try:
            async with self._turn:
                job.state = "running"
                done = await self._worked_out(hub, shown, job)
            text = msgspec.json.encode(done).decode()
            kept = partial(keep_analysis, game_id=key[0], kind=f"bot {job.bot}", version=VERSION, result=text, at=now())
            await hub.store.write(kept)
        except Exception:
            log.exception("an analysis failed")
            job.state = "failed"
        else:
            if self._jobs.get(key) is job:
                del self._jobs[key]

    async def _worked_out(self, hub: Hub, shown: Shown, job: Job) -> Analysis:
        found = await hub.analysts.run(verdicts, shown.record)
        job.steps = 1
        steps = await asyncio.to_thread(lambda: list(replay(shown.record)))
        for move, (before, step) in enumerate(pairwise(steps), start=1):
            if step.action is None:
                continue
            said = await self._advice(hub, shown, job.bot, move, before, step)
            if said is not None:
                job.advice.append(said)
            job.steps = 1 + move
        return _analysis(job, found)

    async def _advice(self, hub: Hub, shown: Shown, bot: str, move: int, before: Step, step: Step) -> Advice | None:
        record, state = shown.record, before.state
        seed = bot_seed(record.chance, state.current)
        player, begun = _player(bot, shown), branch(record, move - 1)
        turn = BotTurn("", state.current, player, seed, state.turn, begun)
        said = await hub.analysts.run(advise, turn)
        if said is None:
            return None
        action = said.action
        clue = action.clue if isinstance(action, UseBonus) else action
        touched = touched_cards(state, clue) if isinstance(clue, Clue) else ()
        reason = Reason(said.reason.id, said.reason.arguments)
        same, ahead = action == step.action, None
        if not same and step.action is not None:
            worth = await hub.analysts.run(lead, Choice(begun, player, action, step.action))
            if worth is not None:
                ahead = Lead(round(worth.points, 2), round(worth.error, 2), worth.worlds, worth.bot)
        return Advice(move, to_wire(action), reason, same, touched, ahead)


def _player(bot: str, shown: Shown) -> str:
    """The searching player searches over those with whom the game was played: hat players, or else such as people are nearest to."""
    if bot != "search":
        return bot
    hats = all(seat.bot in ("hat", "search") for seat in shown.about.seats)
    return bot if hats else f"search:club@{ROLLOUTS}"


def _analysis(job: Job, found: Found) -> Analysis:
    return Analysis(
        state="done",
        bot=job.bot,
        steps=job.total,
        total=job.total,
        verdicts=tuple(Verdict(says, why) for says, why in found.verdicts),  # type: ignore[arg-type]
        line=tuple(to_wire(action) for action in found.line),
        line_after=found.line_after,
        lost_by=found.lost_by,
        advice=tuple(job.advice),
    )


def _bot(request: Request) -> str:
    bot = request.query_params.get("bot", "club")
    if bot not in bot_names():
        raise ApiError("unknown_bot")
    return bot
