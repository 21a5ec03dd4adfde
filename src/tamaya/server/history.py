"""Somebody's own finished games: a list to search in, figures, and all of them as a file."""

import csv
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from io import StringIO

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from tamaya.server.asking import hub_of, known
from tamaya.server.files import kept_as
from tamaya.server.finished import about_of, player_of
from tamaya.server.hub import Hub
from tamaya.server.problems import ApiError, json_response
from tamaya.server.storage.games import (
    Cursor,
    Filter,
    KeptGame,
    Kind,
    Sums,
    Tallies,
    games_of,
    per_team,
    per_variant,
    tallies,
)
from tamaya.wire.replay import GameRow, History, Plots, Span, Statistics, Summary

PAGE = 30
"""Games of a page."""
EXPORTED_AT_ONCE = 200
SPANS = 12
"""Into so many equal spans of time games are sorted to show how scores went on."""

COLUMNS = ("id", "ended", "variant", "players", "names", "seat", "score", "points", "end")


class Histories:
    """The handlers of one's history. Nobody else's can be asked for."""

    async def games(self, request: Request) -> Response:
        """``GET /api/me/games?before=…&variant=…&players=…&perfect=…&least=…&names=…``: a page, newest first."""
        user, wanted, before = (await known(request)).user, _filter(request), _cursor(request)
        query = partial(games_of, user=user, wanted=wanted, before=before, most=PAGE + 1)
        found = await hub_of(request).store.read(query)
        rows = tuple(_row(row, seat) for row, seat in found[:PAGE])
        more = len(found) > PAGE
        return json_response(History(rows, f"{rows[-1].ended_at}.{rows[-1].id}" if more else None))

    async def statistics(self, request: Request) -> Response:
        """``GET /api/me/statistics``: figures per variant and per team."""
        user, store = (await known(request)).user, hub_of(request).store
        variants = await store.read(partial(per_variant, user=user))
        teams = await store.read(partial(per_team, user=user))
        return json_response(
            Statistics(
                games=sum(row.games for row in variants),
                variants=tuple(_summary(row, variant=row.key) for row in variants),
                teams=tuple(_summary(row, team=_names(about), team_id=row.key) for row, about in teams),
            )
        )

    async def plots(self, request: Request) -> Response:
        """``GET /api/me/statistics/plots?variant=…&players=…``, or ``team=…&points=…``, or of all games."""
        user, kind = (await known(request)).user, _kind(request)
        found = await hub_of(request).store.read(partial(tallies, user=user, kind=kind, spans=SPANS))
        return json_response(plots_of(found, together=kind == Kind()))

    async def export_json(self, request: Request) -> Response:
        """``GET /api/me/games.json``: every record, one after the other in a list."""
        user, hub = (await known(request)).user, hub_of(request)

        async def text() -> AsyncIterator[str]:
            first = True
            async for row, seat in _all(hub, user):
                about = {"id": row.id, "ended_at": row.ended_at, "seat": seat}
                yield f'{"[" if first else ","}\n{{"game":{json.dumps(about)},"record":{row.record.strip()}}}'
                first = False
            yield "[]\n" if first else "\n]\n"

        return _download(text(), "application/json", "hanabi-games.json")

    async def export_csv(self, request: Request) -> Response:
        """``GET /api/me/games.csv``: a line per game."""
        user, hub = (await known(request)).user, hub_of(request)

        async def text() -> AsyncIterator[str]:
            yield ",".join(COLUMNS) + "\n"
            async for row, seat in _all(hub, user):
                yield _line(row, seat)

        return _download(text(), "text/csv", "hanabi-games.csv")


async def _all(hub: Hub, user: str) -> AsyncIterator[tuple[KeptGame, int]]:
    """All games of somebody, newest first, as many at once as fit in memory for sure."""
    before: Cursor | None = None
    while True:
        query = partial(games_of, user=user, wanted=Filter(), before=before, most=EXPORTED_AT_ONCE)
        found = await hub.store.read(query)
        for row, seat in found:
            yield row, seat
        if len(found) < EXPORTED_AT_ONCE:
            return
        before = (found[-1][0].ended_at, found[-1][0].id)


def _download(text: AsyncIterator[str], media: str, name: str) -> Response:
    return StreamingResponse(text, headers=kept_as(name), media_type=media)


def _line(row: KeptGame, seat: int) -> str:
    about = about_of(row)
    ended = datetime.fromtimestamp(row.ended_at / 1000, UTC).isoformat(timespec="seconds")
    names = ", ".join(one.name for one in about.seats)
    end = about.outcome.termination if about.outcome is not None else ""
    out = StringIO()
    # A name that begins like a formula is none.
    told = f"'{names}" if names[:1] in ("=", "+", "-", "@") else names
    line = [row.id, ended, row.variant, row.players, told, seat + 1, row.score, row.points, end]
    csv.writer(out, lineterminator="\n").writerow(line)
    return out.getvalue()


def _row(row: KeptGame, seat: int) -> GameRow:
    about = about_of(row)
    players = tuple(map(player_of, about.seats))
    return GameRow(row.id, row.ended_at, row.variant, players, seat, row.score, row.points, about.outcome)


def _names(about: str) -> tuple[str, ...]:
    return tuple(seat["name"] for seat in json.loads(about)["seats"])


def _summary(
    row: Sums, *, variant: str | None = None, team: tuple[str, ...] = (), team_id: str | None = None
) -> Summary:
    return Summary(
        row.games,
        round(row.mean, 2),
        row.best,
        row.perfect,
        row.players,
        row.points,
        variant=variant,
        team=team,
        team_id=team_id,
    )


def plots_of(found: Tallies | None, *, together: bool) -> Plots:
    """How the scores lie, and how they went on; ``together``: as shares of the points to reach, in per cent, by tens.

    >>> from tamaya.server.storage.games import Tally
    >>> rows = (Tally(0, 10, 25, games=3), Tally(11, 25, 25, games=1))
    >>> plots = plots_of(Tallies(0, 1199, rows), together=True)
    >>> plots.scores, [(span.since, span.mean) for span in plots.spans]
    ((0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 1), [(0, 40.0), (1100, 100.0)])
    """
    if found is None:
        return Plots(points=0)
    points = 100 if together else max(row.points for row in found.rows)
    step = 10 if together else 1
    scores, games, sums = [0] * (points // step + 1), [0] * SPANS, [0.0] * SPANS
    for row in found.rows:
        score = 100 * row.score / row.points if together else row.score
        scores[max(0, min(points, int(score))) // step] += row.games
        games[row.span] += row.games
        sums[row.span] += score * row.games
    width = (found.last - found.first + 1) / SPANS
    spans = (
        Span(round(found.first + at * width), count, round(total / count, 2))
        for at, (count, total) in enumerate(zip(games, sums, strict=True))
        if count
    )
    return Plots(points, step, tuple(scores), tuple(spans))


def _kind(request: Request) -> Kind:
    asked = request.query_params
    numbers = {name: _number(asked[name]) for name in ("players", "points") if asked.get(name)}
    return Kind(variant=asked.get("variant") or None, team=asked.get("team") or None, **numbers)


def _cursor(request: Request) -> Cursor | None:
    text = request.query_params.get("before")
    if text is None:
        return None
    at, _, game_id = text.partition(".")
    return _number(at, 15), game_id


def _filter(request: Request) -> Filter:
    asked = request.query_params
    perfect = {"yes": True, "no": False}.get(asked.get("perfect", ""))
    return Filter(
        variant=asked.get("variant") or None,
        players=_number(asked["players"]) if asked.get("players") else None,
        perfect=perfect,
        least=_number(asked["least"]) if asked.get("least") else None,
        names=asked.get("names", "")[:100],
    )


def _number(text: str, digits: int = 6) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > digits:
        raise ApiError("bad_message")
    return int(text)
