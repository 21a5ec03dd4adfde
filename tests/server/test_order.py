"""Keeping order: from the command line through the server's own socket, and as an admin over HTTP. Every deed is written down."""

import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.browsers import Browser
from tests.server.running import Running
from tests.server.test_accounts import PASSWORD, fresh, guest_with, until_closed
from typer.testing import CliRunner

from tamaya.cli.main import app
from tamaya.client.connection import Closed
from tamaya.client.guest import Guest, ServerSays
from tamaya.server.console import ask, path_in
from tamaya.wire import admin as w
from tamaya.wire.http import Problem
from tamaya.wire.messages import Done, Fault, Say, SayPhrase, Sit, Snapshot
from tamaya.wire.settings import Settings


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Running]:
    """A server that can shut everybody out."""
    server = Running(tmp_path / "data")
    yield server
    server.stop()


def cli(running: Running, *words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, ["admin", *words, "--data", str(running.data)])
    assert result.exit_code == status, result.output
    return result.output


def somebody(running: Running, name: str = "Mai") -> tuple[Browser, str]:
    """A browser with an account, and its name."""
    browser, full = Browser(running.url), fresh(name)
    browser.claim(full, PASSWORD)
    return browser, full


def last_deeds(running: Running, count: int) -> list[tuple[str, str]]:
    deeds = ask(running.data, w.ListDeeds())
    assert isinstance(deeds, w.Deeds)
    return [(deed.actor, deed.action) for deed in deeds.deeds[:count]]


def test_the_socket_is_its_owners(running: Running) -> None:
    path = path_in(running.data)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(running.data.stat().st_mode) == 0o700


def test_whoever_is_nobody_is_told_so(running: Running, tmp_path: Path) -> None:
    assert "[no_person]" in cli(running, "ban", "Nobody here", status=1)
    assert "[no_table]" in cli(running, "close", "AAAAAAAAAAAAAAAA", status=1)
    assert "[not_claimed]" in cli(running, "grant", "0123456789abcdef", status=1)
    nobody = CliRunner().invoke(app, ["admin", "log", "--data", str(tmp_path)])
    assert nobody.exit_code == 1
    assert "No server runs" in nobody.output


def test_only_admins_reach_the_page(running: Running) -> None:
    browser, name = somebody(running)
    assert browser.ask("POST", "/api/admin", {"type": "list_deeds"}) == "admin_only"
    assert browser.ask("POST", "/api/admin", {"type": "set_admin", "who": name}) == "admin_only"
    cli(running, "grant", name)
    assert browser.me()["admin"] is True
    assert browser.ask("POST", "/api/admin", {"type": "list_deeds"})["deeds"][0]["action"] == "grant"
    assert browser.ask("POST", "/api/admin", {"type": "set_admin", "who": name}) == "admin_only", (
        "from the console only"
    )
    cli(running, "revoke", name)
    assert browser.ask("POST", "/api/admin", {"type": "list_deeds"}) == "admin_only"
    assert last_deeds(running, 2) == [("console", "revoke"), ("console", "grant")]


async def test_who_is_banned_is_out(running: Running) -> None:
    browser, name = somebody(running)
    guest = guest_with(browser)
    table = await guest.create(Settings(players=2))
    async with await guest.join(table) as connection:
        await connection.next()
        cli(running, "ban", name, "--reason", "insults")
        assert await until_closed(connection)
    assert browser.me() == "banned"
    assert Browser(running.url).sign_in(name, PASSWORD) == "banned"
    with pytest.raises(ServerSays, match="banned"):
        await guest.create(Settings(players=2))
    assert name in cli(running, "sanctions")
    cli(running, "unban", name)
    assert browser.me()["claimed"] is True
    assert last_deeds(running, 2) == [("console", "unban"), ("console", "ban")]


def test_what_is_no_address_is_not_banned(running: Running) -> None:
    assert "[no_address]" in cli(running, "ban", "the one next door", "--address", status=1)
    assert "next door" not in cli(running, "sanctions")


async def test_a_banned_address_reaches_nothing(alone: Running) -> None:
    guest = await Guest.arrive(alone.url)
    table = await guest.create(Settings(players=2))
    cli(alone, "ban", "127.0.0.1", "--address")
    browser = Browser(alone.url)
    assert browser.me() == "banned"
    assert browser.client.get("/").status_code == 403
    with pytest.raises(Exception, match="403"):
        await guest.join(table)
    cli(alone, "unban", "127.0.0.1", "--address")
    assert "user" in browser.me()


async def test_who_is_silenced_plays_on_in_silence(running: Running) -> None:
    browser, name = somebody(running)
    guest = guest_with(browser)
    cli(running, "silence", name)
    async with await guest.join(await guest.create(Settings(players=2))) as connection:
        for command in (Say("hello"), SayPhrase("hello")):
            answer = await connection.do(command)
            assert not isinstance(answer, Done)
            assert answer.code == "silenced"
    cli(running, "unsilence", name)
    async with await guest.join(await guest.create(Settings(players=2))) as connection:
        assert isinstance(await connection.do(Say("hello")), Done)


async def test_a_bad_name_goes_everywhere(running: Running) -> None:
    browser, name = somebody(running, "Rude")
    guest, new = guest_with(browser), fresh("Polite")
    table = await guest.create(Settings(players=2))
    cli(running, "rename", name, new)
    async with await guest.join(table) as connection:
        shown = await connection.next()
        assert isinstance(shown, Snapshot)
        assert shown.table.seats[0].name == new
        assert name not in str(shown)
    assert browser.sign_in(new, PASSWORD)["name"] == new
    other, _ = somebody(running)
    assert "[name_taken]" in cli(running, "rename", other.me()["user"], new, status=1)


def test_a_reset_password(running: Running) -> None:
    browser, name = somebody(running)
    code = cli(running, "reset-password", name).splitlines()[-1]
    assert "claimed" not in browser.me()
    assert browser.sign_in(name, PASSWORD) == "bad_credentials"
    assert browser.sign_in(name, "") == "bad_message"
    assert browser.recover(name, code, "another summer")["claimed"] is True
    assert browser.sign_in(name, "another summer")["claimed"] is True


@pytest.mark.parametrize("playing", [False, True])
async def test_a_closed_table_is_closed_for_good(running: Running, playing: bool) -> None:
    host, partner = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await host.create(Settings(players=2, listed=True), bots=["random"] if playing else [], start=playing)
    async with await host.join(table) as connection, await partner.join(table) as other:
        await connection.next()
        cli(running, "close", f"{running.url}/t/{table}", "--reason", "spam")
        assert await until_closed(connection)
        assert await until_closed(other)
    async with await partner.join(table) as other:
        assert await other.next() == Fault("table_closed")
        with pytest.raises(Closed):
            await other.do(Sit())
    browser = Browser(running.url)
    assert table not in str(browser.ask("GET", "/api/tables"))
    if playing:
        assert (await host.record(table))["tamaya"]["result"]["end"] == "terminated"
    assert last_deeds(running, 1) == [("console", "close")]


async def test_reports_are_read_and_closed(running: Running) -> None:
    host, rude = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Rude")
    table = await host.create(Settings(players=2))
    async with await rude.join(table) as connection:
        await connection.do(Sit())
        await connection.do(Say("you lamp post"))
    reporter = Browser(running.url, (host.cookie or "").removeprefix("tamaya="))
    reporter.ask("POST", "/api/reports", {"type": "report", "table": table, "user": rude.user, "reason": "insults"})
    told = cli(running, "reports")
    assert "insults" in told
    assert "> Rude: you lamp post" in told
    number = told.partition(".")[0]
    cli(running, "close-report", number)
    assert f"{number}. " not in cli(running, "reports")
    assert f"{number}. " in cli(running, "reports", "--closed")
    assert "[no_report]" in cli(running, "close-report", number, status=1)


@pytest.mark.parametrize(
    "line", [b"{}\n", b"\xff\n", b"x" * 40_000, b'{"type":"ban"}\n', secrets.token_bytes(300) + b"\n"]
)
def test_nonsense_at_the_socket_harms_nobody(running: Running, line: bytes) -> None:
    import socket

    with socket.socket(socket.AF_UNIX) as raw:
        raw.settimeout(15)
        raw.connect(str(path_in(running.data)))
        try:
            raw.sendall(line)
            answer: Any = raw.recv(1000)
        except (BrokenPipeError, ConnectionResetError):
            answer = b"bad_message"
    assert b"bad_message" in answer
    assert not isinstance(ask(running.data, w.ListDeeds()), Problem)
