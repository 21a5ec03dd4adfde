"""Finished games over HTTP: the replay, what if, files, records from elsewhere."""

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tamaya.bots.registry import bot_names
from tamaya.lab.review import Review, Risk, review, risks
from tamaya.records.codec import dumps, read
from tamaya.records.document import encode
from tamaya.records.errors import RecordError
from tamaya.records.fitting import Fitted
from tamaya.records.hanab_live.link import from_link, is_link, to_link
from tamaya.records.hanab_live.writing import to_hanab_live
from tamaya.records.moves import moves_csv
from tamaya.records.record import Record, branch, extended, final_state, replay
from tamaya.rules.actions import Action
from tamaya.rules.apply import apply
from tamaya.server.asking import answer, asker, body, hub_of, known, place, visitor
from tamaya.server.bots import NoBots
from tamaya.server.config import Limits
from tamaya.server.daily import day_of
from tamaya.server.files import game_name, kept_as
from tamaya.server.finished import About, about_of, imported_row, player_of, record_of
from tamaya.server.names import is_table
from tamaya.server.problems import ApiError, json_response
from tamaya.server.rates import Buckets
from tamaya.server.storage.daily import is_secret
from tamaya.server.storage.games import KeptGame, find, find_at, imported_before, keep, players_of_deal, scores_of_deal
from tamaya.table.authority import BotTurn, bot_seed
from tamaya.table.frames import Frames, branched, frames
from tamaya.table.settings import settings_of
from tamaya.wire.actions import Reason, from_wire, to_wire
from tamaya.wire.http import TableCreated
from tamaya.wire.replay import (
    AskBranch,
    Branch,
    Curves,
    GameKept,
    ImportGame,
    MoveNote,
    PlayAgain,
    Replay,
    SameDeal,
)

_MOVE = re.compile(r"actions\[(\d+)\]")
"""Where a record is wrong, if it is one of its moves."""

REMEMBERED = 64
"""Games that are ready to be shown."""

PARTNER = "club"
"""Who plays for the people of a game whose cards somebody plays again."""

AT_ONCE = 2
"""Branches that bots play on at a time, for everybody."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A game, ready to be shown."""

    row: KeptGame
    about: About
    record: Record
    frames: Frames
    review: Review
    link: str | None


class Replays:
    """The handlers of finished games; each takes a request and gives its answer.

    Whoever has a game's id may look at it; at today's deal of the day only who has ended it.
    """

    def __init__(self, limits: Limits) -> None:
        self._imports = Buckets(limits.imports)
        self._branches = Buckets(limits.branches)
        self._playing_on = asyncio.Semaphore(AT_ONCE)
        self._ready: OrderedDict[str, Shown] = OrderedDict()

    async def show(self, request: Request) -> Response:
        """``GET /api/games/{id}``: the whole game."""
        return await self._answer(request, await self.shown(request))

    async def show_at(self, request: Request) -> Response:
        """``GET /api/tables/{table}/games/{number}``: a table's game by its number."""
        table, number = request.path_params["table"], request.path_params["number"]
        row = await hub_of(request).store.read(partial(find_at, table_id=table, number=number))
        if row is None:
            raise ApiError("no_such_game")
        return await self._answer(request, await self._made_ready(request, row))

    async def shown(self, request: Request) -> Shown:
        """The game that a request is about.

        Raises:
            ApiError: ``no_such_game``, ``todays_cards``.
        """
        game_id = request.path_params["id"]
        row = await hub_of(request).store.read(partial(find, game_id=game_id)) if is_table(game_id) else None
        if row is None:
            raise ApiError("no_such_game")
        return await self._made_ready(request, row)

    async def _made_ready(self, request: Request, row: KeptGame) -> Shown:
        if await self._todays(request, row, await user_of(request)):
            raise ApiError("todays_cards")
        ready = self._ready.get(row.id)
        # Somebody in it may have been forgotten meanwhile.
        if ready is not None and ready.row == row:
            self._ready.move_to_end(row.id)
            return ready
        shown = self._ready[row.id] = await asyncio.to_thread(_make_ready, row)
        if len(self._ready) > REMEMBERED:
            self._ready.popitem(last=False)
        return shown

    async def _todays(self, request: Request, row: KeptGame, user: str | None) -> bool:
        """Whether these cards are of the day, and still unknown to somebody (None: to anybody)."""
        hub = hub_of(request)
        return await hub.store.read(partial(is_secret, day=day_of(hub.now()), deal=row.deal, user=user))

    async def _answer(self, request: Request, shown: Shown) -> Response:
        user = await user_of(request)
        row, seats = shown.row, shown.about.seats
        scores = await hub_of(request).store.read(partial(scores_of_deal, deal=row.deal, without=row.id))
        return json_response(
            Replay(
                id=row.id,
                kind="imported" if row.table_id is None and row.number is None else "played",
                players=tuple(map(player_of, seats)),
                game=shown.frames.game,
                opening=shown.frames.opening,
                steps=shown.frames.steps,
                notes=_notes(shown.review.risks, shown.about, 0),
                curves=_curves(shown.review),
                settings=shown.about.settings or settings_of(shown.record.options),
                number=row.number or 0,
                seat=next((at for at, seat in enumerate(seats) if user is not None and seat.user == user), None),
                ended_at=row.ended_at,
                link=shown.link,
                relaxed=shown.about.relaxed,
                same=SameDeal(len(scores), tuple(scores)) if scores else None,
            )
        )

    # ------------------------------------------------------------ what if

    async def branch(self, request: Request) -> Response:
        """``POST /api/games/{id}/branch``: what if? Nothing is kept of it."""
        wish = await body(request, AskBranch)
        await self._limit(request, self._branches)
        shown = await self.shown(request)
        actions = tuple(from_wire(action) for action in wish.actions)
        try:
            record = extended(branch(shown.record, wish.after), *actions)
            notes: list[MoveNote] = []
            if wish.bot is not None:
                record, notes = await self._played_on(request, record, wish.bot, wish.moves)
            added = record.actions[wish.after :]
            made, looked = await asyncio.to_thread(_branch, shown.record, wish.after, added)
        except RecordError as error:
            raise ApiError(error.code) from None
        by_bot = {note.move: note for note in notes}
        return json_response(
            Branch(
                after=wish.after,
                actions=tuple(to_wire(action) for action in added),
                steps=made.steps,
                notes=tuple(_with_risk(by_bot.get(move), move, risk) for move, risk in looked),
                legal=made.legal,
            )
        )

    async def _played_on(self, request: Request, record: Record, bot: str, moves: int) -> tuple[Record, list[MoveNote]]:
        if bot not in bot_names():
            raise ApiError("unknown_bot")
        pool, notes = hub_of(request).bots, []
        async with self._playing_on:
            state = await asyncio.to_thread(final_state, record)
            for _ in range(moves):
                if state.over:
                    break
                at = state.current
                turn = BotTurn("", at, bot, bot_seed(record.chance, at), state.turn, record)
                try:
                    decision = await pool.decide(turn)
                except NoBots:
                    raise ApiError("busy") from None
                record = extended(record, decision.action)
                state, _events = apply(state, decision.action)
                reason = Reason(decision.reason.id, decision.reason.arguments)
                notes.append(MoveNote(len(record.actions), bot=bot, reason=reason))
        return record, notes

    async def _limit(self, request: Request, buckets: Buckets) -> None:
        if not buckets.take(await user_of(request) or place(request)):
            raise ApiError("rate_limited")

    # -------------------------------------------------------------- files

    async def record(self, request: Request) -> Response:
        """``GET /api/games/{id}/record``: our own JSON."""
        shown = await self.shown(request)
        return _file(dumps(shown.record), "application/json", f"{_name(shown)}.json")

    async def hanab_live(self, request: Request) -> Response:
        """``GET /api/games/{id}/hanab-live``: hanab.live's JSON, where that can say it."""
        shown = await self.shown(request)
        try:
            text = encode(to_hanab_live(shown.record))
        except RecordError as error:
            raise ApiError(error.code) from None
        return _file(text, "application/json", f"{_name(shown)}-hanab-live.json")

    async def moves(self, request: Request) -> Response:
        """``GET /api/games/{id}/moves``: the moves as CSV."""
        shown = await self.shown(request)
        return _file(moves_csv(shown.record).encode(), "text/csv", f"{_name(shown)}.csv")

    async def again(self, request: Request) -> Response:
        """``POST /api/games/{id}/again``: the same cards once more, at a table with bots or for friends; it counts for no rating."""
        wish = await body(request, PlayAgain)
        who = await asker(request)
        await self._limit(request, self._imports)
        shown, hub = await self.shown(request), hub_of(request)
        if wish.friends and await self._todays(request, shown.row, None):
            raise ApiError("todays_cards")
        partners = [] if wish.friends else [seat.bot or PARTNER for seat in shown.about.seats[1:]]
        known = await hub.store.read(partial(players_of_deal, deal=shown.row.deal))
        name = await hub.name_of(who.user)
        table = await hub.create_again(who.user, name, shown.record, shown.about.settings, known, partners)
        return answer(request, TableCreated(table), who.token, 201)

    async def bring(self, request: Request) -> Response:
        """``POST /api/games``: keep a record from elsewhere."""
        wish = await body(request, ImportGame)
        user = (await known(request)).user
        await self._limit(request, self._imports)
        try:
            row = imported_row(await asyncio.to_thread(_read, wish.text), user)
        except RecordError as error:
            raise _problem(error) from None
        store = hub_of(request).store
        before = await store.read(partial(imported_before, user=user, record=row.record))
        if before is None:
            await store.write(partial(keep, row=row, players=()))
        return json_response(GameKept(before or row.id), 201)


async def user_of(request: Request) -> str | None:
    """Who asks, if the server knows them."""
    found = await visitor(request)
    return None if found is None else found.user


def _make_ready(row: KeptGame) -> Shown:
    record = record_of(row)
    try:
        link = to_link(record)
    except RecordError:
        link = None
    return Shown(row, about_of(row), record, frames(record, row.number or 1), review(record), link)


def _branch(record: Record, after: int, actions: tuple[Action, ...]) -> tuple[Frames, list[tuple[int, Risk]]]:
    made = branched(record, after, actions)
    steps = list(replay(extended(branch(record, after), *actions)))[after:]
    return made, list(enumerate(risks(steps), start=after + 1))


def _notes(found: tuple[Risk, ...], about: About, done: int) -> tuple[MoveNote, ...]:
    bots = {move.move: MoveNote(move.move, bot=move.bot, reason=move.reason) for move in about.bots}
    notes = (_with_risk(bots.get(move), move, risk) for move, risk in enumerate(found, start=done + 1))
    return tuple(note for note in notes if note != MoveNote(note.move))


def _with_risk(note: MoveNote | None, move: int, risk: Risk) -> MoveNote:
    return msgspec.structs.replace(note or MoveNote(move), fits=_share(risk.fits), last=_share(risk.last))


def _share(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)


def _curves(found: Review) -> Curves:
    return Curves(found.score, found.reachable, found.pace, found.efficiency)


def _read(text: str) -> Fitted:
    text = text.strip()
    return from_link(text) if is_link(text) else read(text)


def _problem(error: RecordError) -> ApiError:
    """What whoever pastes a record can do about it: another link, or look at that variant or move of it."""
    move = _MOVE.fullmatch(error.where)
    if error.code == "numbered_link":
        return ApiError("record_link")
    if error.code in ("not_json", "malformed", "too_large", "link"):
        return ApiError("record_unreadable")
    if error.variant:
        return ApiError("record_variant", variant=error.variant)
    if error.code.startswith("un") or error.code in ("option", "seed"):
        return ApiError("record_unsupported")
    return ApiError("record_move", move=int(move[1]) + 1) if move else ApiError("record_wrong")


def _name(shown: Shown) -> str:
    return game_name(shown.row.ended_at, (seat.name for seat in shown.about.seats), shown.row.score)


def _file(content: bytes, media: str, name: str) -> Response:
    return Response(content, headers=kept_as(name), media_type=media)
