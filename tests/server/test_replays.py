"""Finished games: kept at their end, shown to whoever has the link, tried otherwise, written about, listed."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from tests.server.players import play
from tests.server.running import Running

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.client.mirror import Mirror
from tamaya.records.codec import loads
from tamaya.server.analysing import WORLDS
from tamaya.wire.messages import Done, Sit, Start
from tamaya.wire.settings import Settings

RECORDS = Path(__file__).resolve().parents[3] / "shared" / "records"


async def ended(running: Running, guest: Guest, seed: int = 1, **settings: Any) -> str:
    """A table at which the guest has played a game with a bot to its end."""
    table = await guest.create(Settings(players=2, **settings), bots=["beginner"], start=True)
    async with await guest.join(table) as connection:
        assert await play(connection, Random(seed)) is not None
    return table


def browser(running: Running, guest: Guest | None = None) -> httpx.AsyncClient:
    cookie = {} if guest is None or guest.cookie is None else {"Cookie": guest.cookie}
    return httpx.AsyncClient(base_url=running.url, headers=cookie, timeout=60)


async def test_a_games_files_are_named_after_its_day_its_players_and_its_score(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Łukasz & ../Mai")
    table = await ended(running, guest)
    async with browser(running, guest) as mine:
        (game,) = (await mine.get("/api/me/games")).json()["games"]
        day = datetime.fromtimestamp(game["ended_at"] / 1000, UTC).date().isoformat()
        name = f"hanabi-{day}-Łukasz_Mai-Nami-{game['score']}"
        for path, ending in (
            (f"/api/tables/{table}/record", ".json"),
            (f"/api/games/{game['id']}/record", ".json"),
            (f"/api/games/{game['id']}/moves", ".csv"),
        ):
            told = (await mine.get(path)).headers["content-disposition"]
            ascii_name = f"{name}{ending}".replace("Ł", "_")
            assert told == f"attachment; filename=\"{ascii_name}\"; filename*=UTF-8''{quote(name + ending)}"


async def test_a_finished_game_is_shown_whole_and_a_running_one_not_at_all(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Mai")
    table = await ended(running, guest)
    async with browser(running, guest) as mine, browser(running) as anyone:
        replay = (await mine.get(f"/api/tables/{table}/games/1")).json()
        assert replay["seat"] == 0
        assert [player["name"] for player in replay["players"]] == ["Mai", "Nami"]
        assert all("identity" in card for hand in replay["game"]["hands"] for card in hand)
        record = loads((await anyone.get(f"/api/games/{replay['id']}/record")).content)
        assert len(replay["steps"]) == len(record.actions)
        assert replay["steps"][-1]["events"][-1][0] == "ended"
        elsewhere = (await anyone.get(f"/api/games/{replay['id']}")).json()
        assert "seat" not in elsewhere
        assert {**elsewhere, "seat": 0} == replay
        bots = {note["move"]: note for note in replay["notes"] if "bot" in note}
        assert bots
        assert all(note["reason"]["id"].startswith("reason-") for note in bots.values())
        assert all(0 <= note.get("fits", 0) <= 1 for note in replay["notes"])
        running_table = await guest.create(Settings(players=2), bots=["beginner"], start=True)
        for path in (
            f"/api/tables/{running_table}/games/1",
            f"/api/tables/{table}/games/2",
            "/api/games/0123456789abcdef",
        ):
            answer = await mine.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_game")


async def test_a_branch_is_played_by_hand_and_by_bots_and_changes_nothing(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Mai")
    table = await ended(running, guest)
    async with browser(running, guest) as mine:
        replay = (await mine.get(f"/api/tables/{table}/games/1")).json()
        path = f"/api/games/{replay['id']}/branch"
        ask = {"type": "ask_branch", "after": 3, "actions": []}
        start = (await mine.post(path, json=ask)).json()
        assert start["steps"] == []
        card = start["legal"]["plays"][0]
        ask["actions"] = [{"type": "play", "card": card}]
        one = (await mine.post(path, json=ask)).json()
        assert [step["seq"] for step in one["steps"]] == [4]
        assert one["steps"][0]["events"][0][0] in ("play", "misplay")
        assert one["notes"][0]["move"] == 4
        whole = (await mine.post(path, json={**ask, "bot": "club", "moves": 400})).json()
        assert len(whole["actions"]) == len(whole["steps"]) > 5
        assert whole["steps"][-1]["events"][-1][0] == "ended"
        assert "legal" not in whole
        again = (await mine.post(path, json={"type": "ask_branch", "after": 3, "actions": whole["actions"]})).json()
        assert again["steps"] == whole["steps"]
        ask["actions"] = [{"type": "play", "card": 49}]
        refused = await mine.post(path, json=ask)
        assert (refused.status_code, refused.json()["code"]) == (422, "illegal_action")
        assert (await mine.get(f"/api/games/{replay['id']}")).json() == replay


async def test_comments_are_plain_text_of_ones_own(running: Running) -> None:
    guest, friend = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await ended(running, guest)
    async with browser(running, guest) as mine, browser(running, friend) as theirs, browser(running) as nobody:
        game = (await mine.get(f"/api/tables/{table}/games/1")).json()["id"]
        path = f"/api/games/{game}/comments"
        note = {"type": "new_comment", "move": 2, "text": "  why\u202e <b>this</b>?  "}
        kept = (await theirs.post(path, json=note)).json()["comments"]
        assert [(c["name"], c["text"], c["mine"], c["move"]) for c in kept] == [("Jonas", "why <b>this</b>?", True, 2)]
        assert "mine" not in (await mine.get(path)).json()["comments"][0]
        assert (await nobody.post(path, json=note)).json()["code"] == "no_session"
        assert (await mine.post(path, json={**note, "move": 399})).json()["code"] == "no_such_action"
        one = f"{path}/{kept[0]['id']}"
        json_header = {"Content-Type": "application/json"}
        assert (await mine.delete(one, headers=json_header)).json()["code"] == "no_such_comment"
        assert (await theirs.delete(one, headers=json_header)).json()["comments"] == []


async def test_ones_own_games_are_listed_counted_and_exported(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Käthe")
    for seed in range(3):
        await ended(running, guest, seed)
    other = await Guest.arrive(running.url, "Jonas")
    async with browser(running, guest) as mine, browser(running, other) as theirs:
        games = (await mine.get("/api/me/games")).json()["games"]
        assert len(games) == 3
        assert [game["ended_at"] for game in games] == sorted((g["ended_at"] for g in games), reverse=True)
        assert (await theirs.get("/api/me/games")).json()["games"] == []
        for query, count in {
            "names=KÄTHE nam": 3,
            "names=jonas": 0,
            "players=3": 0,
            "perfect=yes": 0,
            "least=26": 0,
        }.items():
            assert len((await mine.get(f"/api/me/games?{query}")).json()["games"]) == count, query
        first = games[0]
        rest = (await mine.get(f"/api/me/games?before={first['ended_at']}.{first['id']}")).json()["games"]
        assert rest == games[1:]
        figures = (await mine.get("/api/me/statistics")).json()
        assert figures["games"] == 3
        assert (figures["variants"][0]["variant"], figures["variants"][0]["games"]) == ("normal", 3)
        assert figures["teams"][0]["team"] == ["Käthe", "Nami"]
        team = figures["teams"][0]["team_id"]
        for kind in ("variant=normal&players=2", f"team={team}&points=25"):
            plots = (await mine.get(f"/api/me/statistics/plots?{kind}")).json()
            assert (plots["points"], len(plots["scores"]), sum(plots["scores"])) == (25, 26, 3)
            assert sum(span["games"] for span in plots["spans"]) == 3
        shares = (await mine.get("/api/me/statistics/plots")).json()
        assert (shares["points"], shares["step"], len(shares["scores"])) == (100, 10, 11)
        assert (await theirs.get(f"/api/me/statistics/plots?team={team}")).json()["points"] == 0
        assert (await mine.get("/api/me/statistics/plots?players=9999999")).status_code == 400
        exported = json.loads((await mine.get("/api/me/games.json")).text)
        assert [one["game"]["id"] for one in exported] == [game["id"] for game in games]
        loads(json.dumps(exported[0]["record"]))
        assert len((await mine.get("/api/me/games.csv")).text.splitlines()) == 4


@pytest.mark.skipif(not RECORDS.is_dir(), reason="no recorded games here")
async def test_a_game_from_elsewhere_is_brought(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Mai")
    record = next(RECORDS.rglob("hanabi_live_tests/**/*.json"), None) or next(RECORDS.rglob("*.json"))
    text = json.dumps(json.loads(record.read_text("utf-8")))
    async with browser(running, guest) as mine:
        bring = {"type": "import_game", "text": text}
        kept = await mine.post("/api/games", json=bring)
        assert kept.status_code == 201, kept.text
        game = kept.json()["id"]
        assert (await mine.post("/api/games", json=bring)).json()["id"] == game
        replay = (await mine.get(f"/api/games/{game}")).json()
        assert replay["kind"] == "imported"
        assert replay["settings"]["preset"] == "hanab-live"
        if "link" in replay:
            again = (await mine.post("/api/games", json={"type": "import_game", "text": replay["link"]})).json()["id"]
            assert (await mine.get(f"/api/games/{again}")).json()["steps"][:5] == replay["steps"][:5]
        for wrong, code in {"hello": "record_unreadable", "{}": "record_unreadable"}.items():
            answer = await mine.post("/api/games", json={"type": "import_game", "text": wrong})
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        # What exactly is wrong: the kind of link, the variant by its name, the first move that doesn't fit.
        whole = json.loads(text)
        named = {**whole, "options": {"variant": "Up or Down (5 Suits)"}}
        number = len(whole["actions"]) // 2
        broken = {**whole, "actions": [*whole["actions"][:number], {"type": 0, "target": 999}]}
        for wrong, told in (
            ("https://hanab.live/replay/12345", {"code": "record_link"}),
            (json.dumps(named), {"code": "record_variant", "variant": "Up or Down (5 Suits)"}),
            (json.dumps(broken), {"code": "record_move", "move": number + 1}),
        ):
            answer = await mine.post("/api/games", json={"type": "import_game", "text": wrong})
            assert (answer.status_code, answer.json()) == (422, {"type": "problem", **told})
        assert (await mine.get("/api/me/games")).json()["games"] == []


@pytest.mark.slow
async def test_an_analysis_is_worked_out_once_and_can_be_given_up(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Mai")
    # One strike ends it: a short game.
    table = await ended(running, guest, strike_limit=1)
    async with browser(running, guest) as mine, browser(running) as anyone:
        replay = (await mine.get(f"/api/tables/{table}/games/1")).json()
        path = f"/api/games/{replay['id']}/analysis"
        assert (await anyone.get(path)).json() == {"type": "analysis", "state": "none", "bot": "club"}
        ask = {"type": "ask_analysis", "bot": "club"}
        assert (await anyone.post(path, json=ask)).json()["code"] == "no_session"
        begun = await mine.post(path, json=ask)
        assert begun.status_code == 202
        assert begun.json()["state"] in ("waiting", "running")
        given_up = await mine.delete(path, headers={"Content-Type": "application/json"})
        assert given_up.json()["state"] == "none"
        await mine.post(path, json=ask)
        seen = set()
        while (told := (await mine.get(path)).json())["state"] in ("waiting", "running"):
            seen.add(told.get("steps", 0))
            await asyncio.sleep(0.05)
        assert told["state"] == "done"
        assert len(seen) > 1, "no progress was told"
        moves = len(replay["steps"])
        assert len(told["verdicts"]) == moves + 1
        assert [said["move"] for said in told["advice"]] == list(range(1, moves + 1))
        assert all(said["reason"]["id"].startswith("reason-") for said in told["advice"])
        others = [said for said in told["advice"] if not said["same"]]
        assert others, "a game by lot agrees with the bot throughout"
        assert all(said["lead"]["worlds"] == WORLDS and said["lead"]["error"] >= 0 for said in others)
        assert not any("lead" in said for said in told["advice"] if said["same"])
        if told.get("line"):
            way = {"type": "ask_branch", "after": told["line_after"], "actions": told["line"]}
            end = (await mine.post(f"/api/games/{replay['id']}/branch", json=way)).json()
            assert end["steps"][-1]["events"][-1][1]["termination"] == "perfect"
        assert (await anyone.get(path)).json() == told
        assert (await mine.post(path, json=ask)).json() == told


async def test_a_deck_is_played_again_and_compared(running: Running) -> None:
    guest, friend = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await ended(running, guest, bonuses="tiles")
    async with browser(running, guest) as mine, browser(running, friend) as theirs:
        first = (await mine.get(f"/api/tables/{table}/games/1")).json()
        assert "same" not in first
        created = await theirs.post(f"/api/games/{first['id']}/again", json={"type": "play_again"})
        assert created.status_code == 201, created.text
        again = created.json()["table"]
        assert (await mine.get(f"/api/tables/{again}/games/1")).json()["code"] == "no_such_game"
        async with await friend.join(again) as connection:
            assert await play(connection, Random(7)) is not None
        second = (await theirs.get(f"/api/tables/{again}/games/1")).json()
        assert [player["name"] for player in second["players"]] == ["Jonas", "Nami"]
        assert second["game"]["hands"] == first["game"]["hands"]
        decks = [loads((await mine.get(f"/api/games/{game['id']}/record")).content).deck for game in (first, second)]
        assert decks[0] == decks[1]
        assert not second["settings"].get("rated", False)
        score = (await theirs.get("/api/me/games")).json()["games"][0]["score"]
        assert (await mine.get(f"/api/games/{first['id']}")).json()["same"] == {"games": 1, "scores": [score]}


async def until(connection: Connection, mirror: Mirror, ready: Callable[[Mirror], bool]) -> None:
    """Follow the table until it is so."""
    async with asyncio.timeout(20):
        while not ready(mirror):
            mirror.take(await connection.next())


async def test_friends_are_invited_to_a_deck_and_told_who_has_seen_it(running: Running) -> None:
    guest, friend = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await ended(running, guest)
    async with browser(running, guest) as mine, browser(running, friend) as theirs:
        first = (await mine.get(f"/api/tables/{table}/games/1")).json()
        wish = {"type": "play_again", "friends": True}
        again = (await theirs.post(f"/api/games/{first['id']}/again", json=wish)).json()["table"]
    mirror, other = Mirror(), Mirror()
    async with await friend.join(again) as host, await guest.join(again) as player:
        await until(host, mirror, lambda m: m.table is not None)
        assert mirror.table is not None
        assert (mirror.table.phase, mirror.table.same_cards) == ("lobby", (0,)), "the host has looked at it"
        assert isinstance(await player.do(Sit()), Done)
        await until(host, mirror, lambda m: m.table is not None and m.table.same_cards == (0, 1))
        assert isinstance(await host.do(Start()), Done)
        await until(player, other, lambda m: m.game is not None)
    assert other.game is not None
    hands = [[card["identity"] for card in hand] for hand in first["game"]["hands"]]
    assert [card.identity for card in other.game.hands[0]] == hands[0]
    assert all(card.identity is None for card in other.game.hands[1])
