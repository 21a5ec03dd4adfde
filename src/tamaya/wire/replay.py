"""What is sent of a game that has ended: every position, what else is known of it, and what others say about it."""

from typing import Annotated, Literal

import msgspec

from tamaya.wire.actions import Message, Part, Reason, WireAction
from tamaya.wire.events import OutcomeInfo, WireEvent
from tamaya.wire.messages import BotName, GameInfo, Legal, Update
from tamaya.wire.settings import Settings

MAX_COMMENT = 1000
MAX_RECORD = 15_000
MOST_MOVES = 400
"""Moves of a branch: more than any game has."""

Moves = Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]


class ReplayPlayer(Part, frozen=True):
    """Who played: ``bot`` is the kind of the bot that had the seat at the end, ``stood_in`` whether in place of the person of that name."""

    name: str
    bot: str | None = None
    stood_in: bool = False


class MoveNote(Part, frozen=True):
    """What can be said of one move.

    ``move``: how many had been made when it was done (1 = the first). ``fits``: the chance that the played card fitted; ``last``: the
    chance that the discarded card was the last copy of one still needed; both given all that its player knew. ``bot`` and ``reason``: who
    made it, where it was a bot, and why.
    """

    move: int
    fits: float | None = None
    last: float | None = None
    bot: str | None = None
    reason: Reason | None = None


class Curves(Part, frozen=True):
    """Figures after so many moves, the deal first.

    ``pace``: discards that can still be afforded (null once the game is over); ``efficiency``: cards played or clued to
    be played, per clue (null before the first).
    """

    score: tuple[int, ...]
    reachable: tuple[int, ...]
    pace: tuple[int | None, ...]
    efficiency: tuple[float | None, ...]


class SameDeal(Part, frozen=True):
    """What became of the same cards elsewhere: results, best first; ``games`` counts them."""

    games: int
    scores: tuple[int, ...] = ()


class Replay(Message, frozen=True, tag="replay"):
    """``GET /api/games/{id}``: a whole game, all hands open.

    ``game`` is the deal; ``opening`` and each update of ``steps`` tell what happened, as at the table; the ``seq`` of an update counts
    the moves. ``seat``: the visitor's own. ``table`` and ``number``: where it was played. ``link``: to hanab.live, where that can say it.
    ``relaxed``: rules of hanab.live that the recorded moves don't keep (docs/records.md).
    """

    id: str
    kind: Literal["played", "imported"]
    players: tuple[ReplayPlayer, ...]
    game: GameInfo
    opening: tuple[WireEvent, ...]
    steps: tuple[Update, ...]
    notes: tuple[MoveNote, ...]
    curves: Curves
    settings: Settings
    number: int = 0
    seat: int | None = None
    ended_at: int | None = None
    link: str | None = None
    relaxed: tuple[str, ...] = ()
    same: SameDeal | None = None


class AskBranch(Message, frozen=True, tag="ask_branch"):
    """``POST /api/games/{id}/branch``: what if? ``actions`` instead of what was done after the first ``after`` moves.

    With ``bot`` that bot then plays for everybody, so many ``moves`` more, or to the end.
    """

    after: Moves
    actions: Annotated[tuple[WireAction, ...], msgspec.Meta(max_length=MOST_MOVES)] = ()
    bot: BotName | None = None
    moves: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)] = 0


class Branch(Message, frozen=True, tag="branch"):
    """What came of it: all its ``actions`` and a step for each, and what whoever is to move may do at the end. No table knows of it."""

    after: int
    actions: tuple[WireAction, ...]
    steps: tuple[Update, ...]
    notes: tuple[MoveNote, ...] = ()
    legal: Legal | None = None


class ImportGame(Message, frozen=True, tag="import_game"):
    """``POST /api/games``: a record, ours or hanab.live's, or a hanab.live link; it is kept and can be looked at under its own link."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_RECORD)]


class GameKept(Message, frozen=True, tag="game_kept"):
    """Where a game can be looked at: the page is ``/g/{id}``."""

    id: str


class CommentInfo(Part, frozen=True):
    """What somebody wrote about the position after ``move`` moves; ``mine``: the visitor, who may take it back."""

    id: int
    move: int
    name: str
    text: str
    at: int
    mine: bool = False


class Comments(Message, frozen=True, tag="comments"):
    """``GET /api/games/{id}/comments``: oldest first."""

    comments: tuple[CommentInfo, ...]


class NewComment(Message, frozen=True, tag="new_comment"):
    """``POST /api/games/{id}/comments``: plain text."""

    move: Moves
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_COMMENT)]


class GameRow(Part, frozen=True):
    """A game in a list."""

    id: str
    ended_at: int
    variant: str
    players: tuple[ReplayPlayer, ...]
    seat: int
    score: int
    points: int
    outcome: OutcomeInfo | None = None


class History(Message, frozen=True, tag="history"):
    """``GET /api/me/games``: one's finished games, newest first; ``next`` is for ``?before=``, null at the end."""

    games: tuple[GameRow, ...]
    next: str | None = None


class Summary(Part, frozen=True):
    """Figures over many games: of a variant with so many players, or of a team."""

    games: int
    mean: float
    best: int
    perfect: int
    players: int
    points: int
    variant: str | None = None
    team: tuple[str, ...] = ()
    team_id: str | None = None


class Statistics(Message, frozen=True, tag="statistics"):
    """``GET /api/me/statistics``: one's games per variant and per team, the most frequent first."""

    games: int
    variants: tuple[Summary, ...]
    teams: tuple[Summary, ...]


class Span(Part, frozen=True):
    """A span of time that began at ``since`` (milliseconds since 1970), with so many games and their mean score."""

    since: int
    games: int
    mean: float


class Plots(Message, frozen=True, tag="plots"):
    """``GET /api/me/statistics/plots``: one's games of a kind, ``?variant=…&players=…`` or ``?team=…&points=…``, or all.

    ``scores``: how many ended with 0, with ``step``, twice ``step`` and so on up to ``points`` (with what is in between). ``spans``: of equal
    length, oldest first, those with games. All games together have several most ``points``: then a score is the share of them, in per cent.
    """

    points: int
    step: int = 1
    scores: tuple[int, ...] = ()
    spans: tuple[Span, ...] = ()


class PlayAgain(Message, frozen=True, tag="play_again"):
    """``POST /api/games/{id}/again``: the same cards at a new table, with bots at once; or with ``friends``, who are invited first."""

    friends: bool = False


class AskAnalysis(Message, frozen=True, tag="ask_analysis"):
    """``POST /api/games/{id}/analysis``: begin, with the choices of that bot."""

    bot: BotName = "club"


class Verdict(Part, frozen=True):
    """Whether the position after so many moves could still become a perfect show, with all cards known; ``why`` not (docs/solve.md)."""

    says: Literal["winnable", "lost", "undecided"]
    why: str | None = None


class Lead(Part, frozen=True):
    """By how many ``points`` one move came out ahead of another, with its standard ``error``, over so many ``worlds``, both in each.

    A world is the game as it may have been for all that the player knew; it is played to its end by ``bot`` in every seat.
    """

    points: float
    error: float
    worlds: int
    bot: str


class Advice(Part, frozen=True):
    """What the bot would have done as this move (1 = the first), for whoever made it; ``touched`` for a clue.

    ``lead``: over what was done, where that was something else and the bot can tell.
    """

    move: int
    action: WireAction
    reason: Reason
    same: bool
    touched: tuple[int, ...] = ()
    lead: Lead | None = None


class Analysis(Message, frozen=True, tag="analysis"):
    """``GET /api/games/{id}/analysis?bot=…``: how far it is, and all of it once it is ``done``.

    ``steps`` of ``total`` are done. ``verdicts``: per position, the deal first. ``line``: from the last position that could be won, after
    ``line_after`` moves, a way to the perfect show. ``lost_by``: the move that lost it, where that is certain.
    """

    state: Literal["none", "waiting", "running", "done", "failed"]
    bot: str
    steps: int = 0
    total: int = 0
    verdicts: tuple[Verdict, ...] = ()
    line: tuple[WireAction, ...] = ()
    line_after: int | None = None
    lost_by: int | None = None
    advice: tuple[Advice, ...] = ()


ReplayBody = (
    PlayAgain
    | AskAnalysis
    | Analysis
    | Replay
    | AskBranch
    | Branch
    | ImportGame
    | GameKept
    | Comments
    | NewComment
    | History
    | Statistics
    | Plots
)
