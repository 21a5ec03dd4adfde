"""From a command to the event that it causes, or the reason why it doesn't. Pure: nothing changes here."""

import re
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass

from tamaya.rules.actions import Action
from tamaya.rules.chance import CHANCE_BYTES, draw, shuffled
from tamaya.rules.errors import IllegalAction
from tamaya.rules.legal import check
from tamaya.rules.tables import compile_tables
from tamaya.table import events as e
from tamaya.table.clock import SECOND
from tamaya.table.errors import Refused
from tamaya.table.settings import check_settings, options_of, rules_of
from tamaya.table.state import SHARED, Game, TableState, guest_at, owner
from tamaya.wire import messages as m
from tamaya.wire.actions import from_wire
from tamaya.wire.settings import PHRASES, Settings

ENTROPY_BYTES = 64
"""How many fresh random bytes a deal takes: 32 for the deck, 16 for chance, 16 for the commitment's salt."""

BOT_USER = "bot:"

IDLE = 5 * 60 * SECOND
"""At a table without a clock, who lets the others wait for so long can be replaced."""

NUDGE_AFTER = 60 * SECOND
NUDGE_EVERY = 10 * 60 * SECOND
"""When whose turn it is can be reminded of that, and when again."""

_MARKS = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_STACKED = re.compile(rf"({_MARKS}{{2}}){_MARKS}+")
"""Marks piled up on a letter: two are language, more are noise over the neighbours."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks, and what the outside world gives.

    Attributes:
        user: who asks.
        name: how they are called.
        entropy: fresh random bytes.
        bots: which bots there are.
        now: the time, in milliseconds since 1970.
        accounts: those at the table who have an account; looked at when a rated game starts.
    """

    user: str
    name: str
    entropy: bytes
    bots: Collection[str]
    now: int = 0
    accounts: Collection[str] = ()


def decide(table: TableState, request: Request, command: m.Command) -> e.TableEvent:  # noqa: C901 - one short case for each
    """The event that the command causes.

    Raises:
        Refused: with the reason's code.
    """
    if table.closed:
        raise Refused("table_closed")
    match command:
        case m.Act():
            return _act(table, request.user, command)
        case m.Sit(seat=seat):
            return _sit(table, request, seat)
        case m.Stand():
            return e.StoodUp(_own_seat(table, request.user))
        case m.SeatHere(seat=seat, name=name):
            return _seat_here(table, request.user, seat, name)
        case m.AddBot(seat=seat, bot=bot):
            _between_games(table, request.user)
            _known_bot(request, bot)
            _bots_allowed(table.settings)
            if not _seat(table, seat):
                raise Refused("seat_taken")
            return e.BotSat(seat, bot)
        case m.ClearSeat(seat=seat):
            if _seat(table, seat):
                raise Refused("seat_free")
            if table.playing or owner(table.seats[seat].user or "") != request.user:
                _between_games(table, request.user)
            return e.SeatCleared(seat)
        case m.Configure(settings=settings):
            return _configure(table, request.user, settings)
        case m.Start():
            return _start(table, request)
        case m.Reorder(cards=cards):
            return _reorder(table, request.user, cards)
        case m.Propose():
            return _propose(table, request, command)
        case m.Answer(yes=yes):
            return _answer(table, request.user, yes)
        case m.Resume():
            seat = _own_seat(table, request.user)
            if not table.paused:
                raise Refused("not_paused")
            return e.Resumed(seat)
        case m.Nudge():
            return _nudge(table, request)
        case m.Say() | m.SayPhrase():
            return _speak(table, request, command)
        case m.MakeHost(seat=seat):
            _host(table, request.user)
            _seat(table, seat)
            user = table.seats[seat].user
            if user is None or table.seats[seat].away or SHARED in user:
                raise Refused("nobody_there")
            return e.HostMoved(user)
        case m.Rename(name=name):
            _own_seat(table, request.user)
            return e.UserRenamed(request.user, clean_name(name))


def clean_name(name: str) -> str:
    r"""A name without what can't be seen or turns the text around, single-spaced, at most 24 characters.

    >>> clean_name("  Mai\u202e  Lan "), clean_name("Ｍａｉ"), len(clean_name("M" + 40 * "\u0301"))
    ('Mai Lan', 'Mai', 3)

    Raises:
        Refused: ``empty_name``.
    """
    # Compatibility forms first: what only looks another way is the same name.
    text = clean_text(_STACKED.sub(r"\1", unicodedata.normalize("NFKC", name)))
    text = "".join(c for c in text if c not in _UNSEEN)[: m.MAX_NAME].strip()
    if not any(unicodedata.category(c)[0] in "LNSP" for c in text):
        raise Refused("empty_name")
    return text


def clean_text(text: str) -> str:
    """The text in normal form, without control, format and unassigned characters, single-spaced."""
    normal = unicodedata.normalize("NFC", text)
    # Zero-width joiners hold emoji and some scripts together; every other format character only deceives.
    kept = "".join(
        c if c == "\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn") else " " for c in normal
    )
    return " ".join(kept.split())


def _host(table: TableState, user: str) -> None:
    if user != table.host:
        raise Refused("host_only")


def _between_games(table: TableState, user: str) -> None:
    _host(table, user)
    if table.playing:
        raise Refused("game_running")


def _running(table: TableState) -> Game:
    if table.game is None or table.game.state.over:
        raise Refused("no_game")
    return table.game


def _seat(table: TableState, seat: int) -> bool:
    """Whether the seat, which must exist, is free."""
    if not 0 <= seat < len(table.seats):
        raise Refused("seat_unknown")
    return table.seats[seat].free


def _own_seat(table: TableState, user: str) -> int:
    seat = table.sitting(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


def _known_bot(request: Request, bot: str | None) -> None:
    if bot not in request.bots:
        raise Refused("unknown_bot")


def _bots_allowed(settings: Settings) -> None:
    if settings.rated:
        raise Refused("rated_people", "7")


def _sit(table: TableState, request: Request, seat: int | None) -> e.TableEvent:
    if table.playing:
        own = table.seat_of(request.user)
        if own is None or not table.seats[own].away or seat not in (None, own):
            raise Refused("game_running")
        return e.SatDown(own, request.user, table.seats[own].name)
    if seat is None:
        seat = next((at for at, place in enumerate(table.seats) if place.free), None)
        if seat is None:
            raise Refused("table_full")
    if not _seat(table, seat):
        raise Refused("seat_taken")
    return e.SatDown(seat, request.user, clean_name(request.name))


def _seat_here(table: TableState, user: str, seat: int, name: str) -> e.TableEvent:
    """Somebody who shares a seated person's device sits down; at a rated table everybody has their own."""
    if table.playing:
        raise Refused("game_running")
    _own_seat(table, owner(user))
    if table.settings.rated:
        raise Refused("rated_accounts", "7")
    if not _seat(table, seat):
        raise Refused("seat_taken")
    return e.SatDown(seat, guest_at(owner(user), seat), clean_name(name))


def _configure(table: TableState, user: str, settings: Settings) -> e.TableEvent:
    _between_games(table, user)
    check_settings(settings)
    if (
        table.same is not None
        and not table.number
        and (settings.rated or rules_of(settings) != rules_of(table.settings))
    ):
        raise Refused("same_cards")
    if any(not seat.free for seat in table.seats[settings.players :]):
        raise Refused("seats_taken")
    if any(seat.bot for seat in table.seats):
        _bots_allowed(settings)
    return e.SettingsChanged(settings)


def _start(table: TableState, request: Request) -> e.TableEvent:
    _between_games(table, request.user)
    if any(seat.free or (seat.away and seat.bot is None) for seat in table.seats):
        raise Refused("seats_free")
    if table.settings.rated and any(seat.bot or seat.user not in request.accounts for seat in table.seats):
        raise Refused("rated_accounts", "7")
    if len(request.entropy) != ENTROPY_BYTES:
        raise ValueError(f"a deal takes {ENTROPY_BYTES} fresh random bytes")
    salt = request.entropy[48:]
    if table.same is not None and not table.number:
        return e.GameStarted(table.same.first_player, table.same.deck, table.same.chance, salt.hex())
    options = options_of(table.settings)
    secret, chance = request.entropy[:32], request.entropy[32:48]
    assert len(chance) == CHANCE_BYTES
    deck = shuffled(compile_tables(options.variant).deck, secret, "deck")
    first = options.first_player
    return e.GameStarted(
        first_player=draw(chance, "first player", 0, options.players) if first is None else first,
        deck=deck,
        chance=chance.hex(),
        salt=salt.hex(),
    )


def _act(table: TableState, user: str, command: m.Act) -> e.TableEvent:
    game = _running(table)
    state = game.state
    seat = table.seats[state.current]
    plays = user == f"{BOT_USER}{state.current}" if seat.bot else table.sitting(user) == state.current
    if not plays:
        raise Refused("not_your_turn", "3")
    if table.paused:
        raise Refused("paused")
    if command.turn != state.turn:
        raise Refused("stale_turn", "3")
    action: Action = from_wire(command.action)
    try:
        check(state, action)
    except IllegalAction as error:
        raise Refused(error.code, error.rule) from error
    return e.Acted(state.current, command.action)


def _reorder(table: TableState, user: str, cards: tuple[int, ...]) -> e.TableEvent:
    game = _running(table)
    seat = _own_seat(table, user)
    if sorted(cards) != sorted(game.state.hands[seat]):
        raise Refused("order")
    return e.HandReordered(seat, cards)


def _propose(table: TableState, request: Request, command: m.Propose) -> e.TableEvent:
    game = _running(table)
    if table.proposal is not None:
        raise Refused("proposal_open")
    seated = table.sitting(request.user)
    match command.kind:
        case "take":
            _may_take(table, game, request.user, command.seat)
        case _ if seated is None:
            raise Refused("not_seated")
        case "undo" if not table.settings.undo:
            raise Refused("undo_forbidden")
        case "undo" if undo_turn(table) is None:
            raise Refused("nothing_to_undo")
        case "pause" if table.paused:
            raise Refused("paused")
        case "substitute":
            _known_bot(request, command.bot)
            _bots_allowed(table.settings)
            if command.seat is None or not absent(table, command.seat, request.now):
                raise Refused("nobody_left")
    name = clean_name(request.name) if seated is None else table.name_of(seated)
    return e.ProposalMade(command.kind, request.user, name, command.seat, command.bot)


def absent(table: TableState, seat: int, now: int) -> bool:
    """Whether a bot may take that seat, if the others agree: its person left, let their time run out, or lets everybody wait."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].bot is not None:
        return False
    if table.seats[seat].away:
        return True
    if table.to_move != seat:
        return False
    return now - table.turn_at >= IDLE if table.clock is None else table.clock.out


def _nudge(table: TableState, request: Request) -> e.TableEvent:
    _running(table)
    own, seat = _own_seat(table, request.user), table.to_move
    if table.paused:
        raise Refused("paused")
    if seat is None or seat == own:
        raise Refused("nobody_to_nudge")
    early = request.now - table.turn_at < NUDGE_AFTER
    if early or (table.nudged_at is not None and request.now - table.nudged_at < NUDGE_EVERY):
        raise Refused("nudge_early")
    return e.Nudged(seat, table.name_of(own))


def _may_take(table: TableState, game: Game, user: str, seat: int | None) -> None:
    if table.seat_of(user) is not None or user in game.watchers:
        raise Refused("has_seen_hands", "9")
    if seat is None or not 0 <= seat < len(table.seats) or table.seats[seat].bot is None:
        raise Refused("no_bot_there")


def undo_turn(table: TableState) -> int | None:
    """The turn to which an undo goes back: the last one by a person, with the bots' turns after it. None if there is none.

    A turn that waits for its bonus counts as well: it is not over, and is taken back whole.
    """
    if table.game is None or table.game.state.over:
        return None
    return next((turn for turn in reversed(table.game.turns) if table.seats[table.mover_at(turn)].bot is None), None)


def _answer(table: TableState, user: str, yes: bool) -> e.TableEvent:
    proposal = table.proposal
    if proposal is None:
        raise Refused("no_proposal")
    withdraws = user == proposal.user and not yes
    if not withdraws and table.sitting(user) not in proposal.waiting:
        raise Refused("not_asked")
    return e.ProposalAnswered(user, yes)


def _speak(table: TableState, request: Request, command: m.Say | m.SayPhrase) -> e.TableEvent:
    if table.settings.chat == "none":
        raise Refused("chat_closed", "8")
    seat = table.sitting(request.user)
    name = clean_name(request.name) if seat is None else table.name_of(seat)
    if isinstance(command, m.SayPhrase):
        if command.phrase not in PHRASES:
            raise Refused("unknown_phrase")
        return e.Spoke(request.user, name, seat, phrase=command.phrase)
    if table.settings.chat == "phrases":
        raise Refused("phrases_only", "8")
    text = clean_text(command.text)
    if not text:
        raise Refused("empty_text")
    return e.Spoke(request.user, name, seat, text=text)
