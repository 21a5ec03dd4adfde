"""Finished games in the database, the same on SQLite and PostgreSQL: pages, filters, sums, what is written and worked out."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, text

from tamaya.server.history import plots_of
from tamaya.server.storage import games
from tamaya.server.storage.games import Cursor, Filter, KeptGame, Kind, Player
from tamaya.server.storage.opening import open_store
from tamaya.server.storage.store import Store

ABOUT = '{"seats":[{"name":"Mai"},{"name":"Jonas"}]}'
MANY = 400


def made(number: int, random: Random) -> tuple[KeptGame, list[Player]]:
    """A finished game of Mai's; three at a time end in the same millisecond."""
    variant, players = random.choice(["normal", "tricky", "black-powder"]), random.randint(2, 5)
    points = 30 if variant == "tricky" else 25
    score = points if random.random() < 0.05 else random.randint(0, points - 1)
    partner = random.choice(["Jonas", "Nami", "Zoë 100%"])
    ended_at, deal = 1_700_000_000_000 + number // 3, f"deal{number % 7}"
    kept = KeptGame(
        f"game{number:012d}", None, None, None, variant, players, score, points, ended_at, deal, "{}", ABOUT
    )
    names = f"mai {partner.casefold()}"
    return kept, [Player("mai", 0, partner, names), Player(partner, 1, partner, names)]


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    opened = open_store(place)
    yield opened
    opened.close()


@pytest.fixture
async def rows(store: Store) -> list[tuple[KeptGame, list[Player]]]:
    """Mai's games, newest first."""
    random = Random(7)
    found = [made(number, random) for number in range(MANY)]

    def work(connection: Connection) -> None:
        for kept, players in found:
            games.keep(connection, kept, players)

    await store.write(work)
    return sorted(found, key=lambda pair: (pair[0].ended_at, pair[0].id), reverse=True)


async def all_pages(store: Store, user: str, wanted: Filter) -> list[str]:
    ids: list[str] = []
    before: Cursor | None = None
    while page := await store.read(partial(games.games_of, user=user, wanted=wanted, before=before, most=30)):
        ids += [kept.id for kept, _ in page]
        before = (page[-1][0].ended_at, page[-1][0].id)
    return ids


async def test_pages_hold_every_game_once_and_in_order(store: Store, rows: list[tuple[KeptGame, list[Player]]]) -> None:
    assert await all_pages(store, "mai", Filter()) == [kept.id for kept, _ in rows]
    nami = [kept.id for kept, players in rows if players[1].user == "Nami"]
    assert await all_pages(store, "Nami", Filter()) == nami
    assert await all_pages(store, "nobody", Filter()) == []


@pytest.mark.parametrize(
    "wanted",
    [
        Filter(variant="tricky"),
        Filter(players=3),
        Filter(perfect=True),
        Filter(perfect=False, least=20),
        Filter(names="NAMI mai"),
        Filter(names="0%"),
        Filter(names="zoë", variant="normal", players=2),
    ],
    ids=str,
)
async def test_filters_say_what_they_mean(
    store: Store, rows: list[tuple[KeptGame, list[Player]]], wanted: Filter
) -> None:
    def fits(kept: KeptGame, names: str) -> bool:
        return (
            wanted.variant in (None, kept.variant)
            and wanted.players in (None, kept.players)
            and wanted.perfect in (None, kept.score == kept.points)
            and (wanted.least is None or kept.score >= wanted.least)
            and all(word in names for word in wanted.names.casefold().split())
        )

    expected = [kept.id for kept, players in rows if fits(kept, players[0].names)]
    assert expected
    assert await all_pages(store, "mai", wanted) == expected


async def test_sums_add_up(store: Store, rows: list[tuple[KeptGame, list[Player]]]) -> None:
    variants = await store.read(partial(games.per_variant, user="mai"))
    counted = Counter((kept.variant, kept.players) for kept, _ in rows)
    assert {(one.key, one.players): one.games for one in variants} == counted
    assert [one.games for one in variants] == sorted(counted.values(), reverse=True)
    first = variants[0]
    scores = [kept.score for kept, _ in rows if (kept.variant, kept.players) == (first.key, first.players)]
    assert first.mean == pytest.approx(sum(scores) / len(scores))
    assert (first.best, first.perfect) == (max(scores), scores.count(first.points))
    teams = await store.read(partial(games.per_team, user="mai"))
    assert sum(one.games for one, _ in teams) == MANY
    assert {about for _, about in teams} == {ABOUT}


async def test_plots_count_every_game_once(store: Store, rows: list[tuple[KeptGame, list[Player]]]) -> None:
    teams = await store.read(partial(games.per_team, user="mai"))
    kinds = [Kind(), Kind(variant="tricky", players=3), Kind(team="Nami", points=25)]
    assert "Nami" in {team.key for team, _ in teams}
    for kind in kinds:
        meant = [
            kept
            for kept, players in rows
            if kind.variant in (None, kept.variant)
            and kind.players in (None, kept.players)
            and kind.points in (None, kept.points)
            and kind.team in (None, players[0].team)
        ]
        found = await store.read(partial(games.tallies, user="mai", kind=kind, spans=12))
        assert found is not None
        ends = [kept.ended_at for kept in meant]
        assert (found.first, found.last) == (min(ends), max(ends))
        width = max(ends) - min(ends) + 1
        counted = Counter(((kept.ended_at - min(ends)) * 12 // width, kept.score, kept.points) for kept in meant)
        assert {(row.span, row.score, row.points): row.games for row in found.rows} == counted
        plots = plots_of(found, together=kind == Kind())
        assert sum(plots.scores) == sum(span.games for span in plots.spans) == len(meant)
        assert plots.scores[-1] == sum(kept.score == kept.points for kept in meant)
    assert await store.read(partial(games.tallies, user="mai", kind=Kind(variant="none"), spans=12)) is None


async def test_a_game_is_found_and_what_was_said_of_it(store: Store, rows: list[tuple[KeptGame, list[Player]]]) -> None:
    kept = rows[5][0]
    assert await store.read(partial(games.find, game_id=kept.id)) == kept
    assert await store.read(partial(games.find, game_id="none")) is None
    say = partial(games.add_comment, game_id=kept.id, move=3, user="mai", name="Mai", at=1)
    await store.write(partial(say, text="first"))
    await store.write(partial(say, text="second"))
    said = await store.read(partial(games.comments_on, game_id=kept.id))
    assert [comment.text for comment in said] == ["first", "second"]
    remove = partial(games.remove_comment, game_id=kept.id, comment=said[0].id)
    assert not await store.write(partial(remove, user="jonas"))
    assert await store.write(partial(remove, user="mai"))
    assert await store.read(partial(games.count_comments, game_id=kept.id)) == 1
    found = partial(games.analysis, game_id=kept.id, kind="bot club", version=2)
    for version, result in ((1, "old"), (2, "new")):
        await store.write(
            partial(games.keep_analysis, game_id=kept.id, kind="bot club", version=version, result=result, at=1)
        )
    assert await store.read(found) == "new"
    assert await store.read(partial(games.analysis, game_id=kept.id, kind="bot club", version=1)) is None


async def plan_of(place: Path, work: Callable[[Connection], object]) -> list[str]:
    """How SQLite goes about the last query of some work."""
    store = open_store(place / "data.sqlite")

    def plan(connection: Connection) -> list[str]:
        asked: list[str] = []
        run = connection.execute

        def explained(statement: object, *arguments: object) -> object:
            asked.append(str(statement.compile(connection, compile_kwargs={"literal_binds": True})))  # type: ignore[attr-defined]
            return run(statement, *arguments)  # type: ignore[call-overload]

        connection.execute = explained  # type: ignore[method-assign, assignment]
        work(connection)
        return [line[-1] for line in run(text(f"EXPLAIN QUERY PLAN {asked[-1]}"))]

    steps = await store.read(plan)
    store.close()
    return steps


async def test_a_page_is_read_from_the_key_without_sorting(tmp_path: Path) -> None:
    # History pages were too slow elsewhere: however many games there are, a page looks at no more than it shows.
    steps = await plan_of(tmp_path, partial(games.games_of, user="mai", wanted=Filter(), before=(5, "x"), most=30))
    assert any("game_player USING PRIMARY KEY (user=? AND ended_at<?" in step for step in steps), steps
    assert not any("SCAN game" in step for step in steps), steps


@pytest.mark.parametrize(
    ("kind", "index"),
    [
        (Kind(variant="normal", players=3), "variant (user=? AND variant=? AND players=?)"),
        (Kind(team="x", points=25), "team (user=? AND team=? AND points=?)"),
        (Kind(), "variant (user=?)"),
    ],
    ids=str,
)
async def test_plots_are_read_from_an_index_alone(tmp_path: Path, kind: Kind, index: str) -> None:
    store = open_store(tmp_path / "data.sqlite")
    kept, players = made(1, Random(1))
    game = replace(kept, variant="normal", players=3, points=25)
    await store.write(partial(games.keep, row=game, players=[replace(players[0], team="x")]))
    store.close()
    steps = await plan_of(tmp_path, partial(games.tallies, user="mai", kind=kind, spans=12))
    assert any(f"COVERING INDEX ix_game_player_user_{index}" in step for step in steps), steps
