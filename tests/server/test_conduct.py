"""Muting and reporting."""

import json
import sqlite3
from typing import Any

from tests.server.browsers import Browser
from tests.server.running import Running

from tamaya.client.guest import Guest
from tamaya.wire.messages import Say, SayPhrase, Sit, Start
from tamaya.wire.settings import Settings


def browser_of(guest: Guest) -> Browser:
    assert guest.cookie is not None
    return Browser(guest.server, guest.cookie.removeprefix("tamaya="))


def reports(running: Running) -> list[dict[str, Any]]:
    with sqlite3.connect(running.data / "tamaya.sqlite") as database:
        database.row_factory = sqlite3.Row
        return [dict(row) for row in database.execute("SELECT * FROM report ORDER BY id")]


async def test_muted_people_are_kept(running: Running) -> None:
    browser, other = browser_of(await Guest.arrive(running.url, "Mai")), await Guest.arrive(running.url, "Rude")
    mute = {"type": "mute", "user": other.user}
    assert browser.ask("PUT", "/api/me/muted", mute)["muted"] == [{"user": other.user, "name": "Rude"}]
    assert browser.ask("PUT", "/api/me/muted", mute)["muted"] == browser.me()["muted"]
    assert "muted" not in browser.ask("PUT", "/api/me/muted", {**mute, "muted": False})


async def test_a_report_keeps_what_the_reporter_could_read(running: Running) -> None:
    host, rude, spectator = [await Guest.arrive(running.url, name) for name in ("Mai", "Rude", "Eve")]
    table = await host.create(Settings(players=2))
    async with await rude.join(table) as connection:
        await connection.do(Sit())
    async with await host.join(table) as connection, await rude.join(table) as theirs, await spectator.join(table) as e:
        await connection.do(Start())
        await theirs.do(Say("you play like a lamp post"))
        await theirs.do(SayPhrase("oops"))
        await e.do(Say("a secret of the spectators"))
    before = len(reports(running))
    browser = browser_of(host)
    report = {"type": "report", "table": table, "user": rude.user, "reason": "  insults\u202e "}
    assert browser.ask("POST", "/api/reports", report) == {"type": "ok"}
    kept = reports(running)[before]
    assert (kept["reporter"], kept["accused"], kept["name"], kept["reason"]) == (
        host.user,
        rude.user,
        "Rude",
        "insults",
    )
    context = json.loads(kept["context"])
    assert [said[3] or said[4] for said in context] == ["you play like a lamp post", "oops"]


async def test_nobody_is_reported_who_was_not_there(running: Running) -> None:
    host, other = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    browser, table = browser_of(host), await host.create(Settings(players=2))
    report = {"type": "report", "table": table, "user": other.user, "reason": "x"}
    assert browser.ask("POST", "/api/reports", report) == "nobody_there"
    assert browser.ask("POST", "/api/reports", {**report, "user": host.user}) == "nobody_there"
    assert browser.ask("POST", "/api/reports", {**report, "table": "A" * 16}) == "no_table"
    assert browser.ask("POST", "/api/reports", {**report, "reason": "\u200b"}) == "empty_text"
