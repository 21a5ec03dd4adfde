"""From a game that has ended to the rows that keep it, and back."""

import secrets
import time
from functools import partial
from hashlib import sha256

import msgspec

from tamaya.records.codec import dumps, loads
from tamaya.records.fitting import Fitted
from tamaya.records.record import Record, final_state
from tamaya.records.summary import summary_at
from tamaya.rules.outcome import Outcome
from tamaya.rules.state import State
from tamaya.server.storage.games import KeptGame, Player, keep
from tamaya.server.storage.store import Work
from tamaya.table.authority import Change
from tamaya.table.finished import FinishedGame, finished
from tamaya.table.tell import outcome_info
from tamaya.wire.actions import Part, Reason
from tamaya.wire.events import OutcomeInfo
from tamaya.wire.replay import ReplayPlayer
from tamaya.wire.settings import Settings


class SeatThen(Part, frozen=True):
    """Who had a seat at the end."""

    name: str
    user: str | None = None
    bot: str | None = None


class BotMove(Part, frozen=True):
    """A move (1 = the first) that a bot made."""

    move: int
    bot: str
    reason: Reason | None = None


class About(Part, frozen=True):
    """What is kept of a game beside its record."""

    seats: tuple[SeatThen, ...]
    outcome: OutcomeInfo | None = None
    settings: Settings | None = None
    bots: tuple[BotMove, ...] = ()
    relaxed: tuple[str, ...] = ()


def player_of(seat: SeatThen) -> ReplayPlayer:
    """What replays and lists tell of who had a seat."""
    return ReplayPlayer(seat.name, seat.bot, seat.bot is not None and seat.user is not None)


_decode_about = msgspec.json.Decoder(About).decode


def about_of(row: KeptGame) -> About:
    """What a row says beside the record."""
    return _decode_about(row.about)


def record_of(row: KeptGame) -> Record:
    """The record that a row holds."""
    return loads(row.record)


def new_game() -> str:
    """A game's id: 96 random bits, for whoever has the link may look."""
    return secrets.token_urlsafe(12)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def kept_at_end(change: Change) -> "Work[None] | None":
    """What to write in the commit of a step that ends a game: the game. None if it ends none."""
    ended = finished(change.before, change.after)
    if ended is None:
        return None
    row, players = rows_of(ended)
    return partial(keep, row=row, players=players)


def rows_of(ended: FinishedGame) -> tuple[KeptGame, list[Player]]:
    """The rows that keep a game that has just ended at a table."""
    seats = tuple(SeatThen(seat.name, seat.user, seat.bot) for seat in ended.seats)
    bots = tuple(
        BotMove(move, mover.bot, mover.reason) for move, mover in enumerate(ended.movers, start=1) if mover.bot
    )
    about = About(seats, _outcome(ended.state.outcome), ended.settings, bots)
    row = _row(ended.record, ended.state, about, table_id=ended.table, number=ended.number)
    team = sha256("|".join(sorted(seat.user or f"bot:{seat.bot}" for seat in seats)).encode()).hexdigest()[:32]
    names = " ".join(seat.name for seat in seats).casefold()
    return row, [Player(seat.user, at, team, names) for at, seat in enumerate(seats) if seat.user is not None]


def imported_row(read: Fitted, importer: str) -> KeptGame:
    """The row that keeps a record that somebody has brought."""
    state = final_state(read.record)
    about = About(tuple(SeatThen(name) for name in read.record.players), _outcome(state.outcome), relaxed=read.relaxed)
    return _row(read.record, state, about, importer=importer)


def _outcome(outcome: Outcome | None) -> OutcomeInfo | None:
    return None if outcome is None else outcome_info(outcome)


def _row(
    record: Record,
    state: State,
    about: About,
    *,
    table_id: str | None = None,
    number: int | None = None,
    importer: str | None = None,
) -> KeptGame:
    figures = summary_at(record, state)
    return KeptGame(
        id=new_game(),
        table_id=table_id,
        number=number,
        importer=importer,
        variant=record.options.variant.id,
        players=record.options.players,
        score=figures.score,
        points=figures.points,
        ended_at=now(),
        deal=deal_of(record),
        record=dumps(record, state).decode(),
        about=msgspec.json.encode(about).decode(),
    )


def deal_of(record: Record) -> str:
    """The same for the same cards by the same rules."""
    options = record.options
    rules = [str(getattr(options, name)) for name in options.__dataclass_fields__ if name != "variant"]
    return sha256("|".join([options.variant.id, *rules, *map(str, record.deck)]).encode()).hexdigest()[:32]
