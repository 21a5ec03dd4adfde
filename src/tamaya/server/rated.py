"""Rated games: their end, what is told of it, and the whole computed again from the logs."""

from dataclasses import dataclass, field
from fractions import Fraction

from sqlalchemy import Connection

from tamaya.ratings.elo import START, K, expected
from tamaya.ratings.hanabot import hanabot
from tamaya.server.storage import log, ratings
from tamaya.server.storage.ratings import Kept, RatedEnd, moved, to_hundredths, to_rating
from tamaya.table.authority import Authority, Change
from tamaya.wire.messages import Rated, RatedSeat


def rated_end(change: Change, at: int) -> RatedEnd | None:
    """What has to be settled with an entry that ends a rated game; None if it doesn't."""
    before, after = change.before, change.after
    if not (before.playing and after.settings.rated and not after.playing) or after.game is None:
        return None
    outcome = after.game.state.outcome
    assert outcome is not None
    users = tuple(seat.user for seat in after.seats if seat.user is not None)
    # Whoever leaves ends the game, and still sits there as one who left.
    assert len(users) == len(after.seats)
    return RatedEnd(after.id, after.number, after.seq, at, after.settings.variant, users, outcome.score or 0)


def told(kept: Kept) -> Rated:
    """What everybody at the table is told: the change, and why."""
    before = [to_rating(value) for _, value, _ in kept.moves]
    team = float(sum(map(Fraction, before), Fraction()) / len(before))
    opponent = float(hanabot().rating(kept.variant, len(kept.moves), kept.score))
    share = expected(team, opponent)
    _, first, after = kept.moves[0]
    return Rated(
        number=kept.number,
        change=after - first,
        team=round(team, 2),
        hanabot=opponent,
        expected=round(share, 4),
        won=after - first > 0 and K * (0.5 - share) < 0,
        seats=tuple(RatedSeat(seat, user, was, now) for seat, (user, was, now) in enumerate(kept.moves)),
    )


@dataclass(slots=True)
class Recomputed:
    """What came out: per game that differs what it moved and what it should have, and everybody's rating as it should be."""

    games: int = 0
    without_log: int = 0
    differing: list[tuple[Kept, int, tuple[tuple[str, int, int], ...]]] = field(default_factory=list)
    standings: dict[str, tuple[int, int]] = field(default_factory=dict)


def recompute(connection: Connection) -> Recomputed:
    """Play every rated game's log again, in the order in which they moved ratings, and rate what comes out."""
    out = Recomputed()
    for game_id in ratings.all_games(connection):
        kept = ratings.game(connection, game_id)
        users, variant, score = _played(connection, kept) or (tuple(m[0] for m in kept.moves), kept.variant, None)
        if score is None:
            out.without_log += 1
            score = kept.score
        if kept.version != hanabot().version:
            raise ValueError(
                f"game {game_id} was rated by Hanabot's table {kept.version}, which this program doesn't have"
            )
        before = [out.standings.get(user, (to_hundredths(START), 0)) for user in users]
        after = moved([value for value, _ in before], variant, score, hanabot())
        moves = tuple((user, was[0], now) for user, was, now in zip(users, before, after, strict=True))
        for (user, _, now), (_, games) in zip(moves, before, strict=True):
            out.standings[user] = (now, games + 1)
        out.games += 1
        if moves != kept.moves or score != kept.score:
            out.differing.append((kept, score, moves))
    return out


def _played(connection: Connection, kept: Kept) -> tuple[tuple[str, ...], str, int | None] | None:
    entries = [entry for entry in log.load(connection, kept.table_id) if entry.seq <= kept.seq]
    if not entries or entries[-1].seq != kept.seq:
        return None
    table = Authority.replay(entries, ()).state
    assert table.game is not None
    assert table.game.state.outcome is not None
    users = tuple(seat.user or "" for seat in table.seats)
    return users, table.settings.variant, table.game.state.outcome.score or 0


def write(connection: Connection, result: Recomputed) -> None:
    """Keep what came out."""
    for kept, score, moves in result.differing:
        ratings.correct(connection, kept.id, score, moves)
    for user, (value, games) in result.standings.items():
        ratings.set_standing(connection, user, value, games)
