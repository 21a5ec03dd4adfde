"""A name of one's own: claimed, on several devices, lost and found, removed."""

import secrets
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.browsers import Browser
from tests.server.players import play
from tests.server.running import Running

from tamaya.client.connection import Closed, Connection
from tamaya.client.guest import Guest
from tamaya.server.account_api import MOST_PREFERENCES
from tamaya.server.config import Limits, Rate
from tamaya.server.people import SignedCookies
from tamaya.wire.messages import Done, Fault, Propose, Rename, Say, SeatHere, Sit, Snapshot, Start
from tamaya.wire.settings import Settings

PASSWORD = "a summer night"


def fresh(name: str = "Mai") -> str:
    """A name that no other test has claimed."""
    return f"{name} {secrets.token_hex(4)}"


@pytest.fixture
def browser(running: Running) -> Browser:
    return Browser(running.url)


def guest_with(browser: Browser) -> Guest:
    """The same person at tables."""
    guest = Guest(str(browser.client.base_url), f"tamaya={browser.cookie}")
    me = browser.me()
    guest.user, guest.name = me["user"], me["name"]
    return guest


async def until_closed(connection: Connection) -> bool:
    """Read to the end."""
    try:
        while True:
            await connection.next()
    except Closed:
        return True


# ------------------------------------------------------------ claiming


async def test_a_guest_who_claims_stays_who_they_are(running: Running, browser: Browser) -> None:
    before = browser.me()
    table = await guest_with(browser).create(Settings(players=2), bots=["random"], start=True)
    name = fresh()
    claimed = browser.claim(f"  {name} ", PASSWORD)
    assert claimed["me"]["user"] == before["user"]
    assert claimed["me"]["name"] == name
    assert claimed["me"]["claimed"] is True
    assert len(set(claimed["codes"])) == 10
    phone = Browser(running.url)
    assert phone.sign_in(name.upper(), PASSWORD)["user"] == before["user"]
    async with await guest_with(phone).join(table) as connection:
        shown = await connection.next()
        assert isinstance(shown, Snapshot)
        assert shown.you.seat == 0


def test_a_second_claim_is_refused(browser: Browser) -> None:
    browser.claim(fresh(), PASSWORD)
    assert browser.claim(fresh(), PASSWORD) == "already_claimed"


@pytest.mark.parametrize("password", ["short", "aaaaaaaaaaaa", "Zoë Zoë Zoë", "ｚｏë zoë zoë"])
def test_weak_passwords_are_refused(browser: Browser, password: str) -> None:
    assert browser.claim("Zoë Zoë Zoë", password) == "weak_password"


@pytest.mark.parametrize(
    "imitation", ["{}", " {} ", "ＭＡＩ {tail}", "Маі {tail}", "mai\u200b {tail}", "M\u0430i{tail}"]
)
def test_nobody_takes_a_name_that_looks_like_anothers(running: Running, imitation: str) -> None:
    name = fresh()
    Browser(running.url).claim(name, PASSWORD)
    other = Browser(running.url)
    wish = imitation.format(name, tail=name.removeprefix("Mai "))
    assert other.claim(wish, PASSWORD) == "name_taken"
    assert other.ask("PUT", "/api/me", {"type": "new_name", "name": wish}) == "name_taken"


def test_nobody_speaks_for_the_house(browser: Browser) -> None:
    for name in ("Admin", "Аdmіn", "ＴＡＭＡＹＡ", "Guest 362", "anonymous"):
        assert browser.claim(name, PASSWORD) == "name_taken"


async def test_nor_does_anybody_at_a_table(running: Running) -> None:
    name = fresh()
    Browser(running.url).claim(name, PASSWORD)
    guest = await Guest.arrive(running.url, "Jonas")
    async with await guest.join(await guest.create(Settings(players=2))) as connection:
        refusal = await connection.do(Rename(name.replace("a", "а")))
        assert not isinstance(refusal, Done)
        assert refusal.code == "name_taken"
        assert isinstance(await connection.do(Rename(fresh("Jonas"))), Done)


# ------------------------------------------------------------ in and out


def test_whoever_signs_in_badly_learns_nothing(running: Running, browser: Browser) -> None:
    name = fresh()
    Browser(running.url).claim(name, PASSWORD)
    assert browser.sign_in(name, "something else") == "bad_credentials"
    assert browser.sign_in(fresh("Nobody"), PASSWORD) == "bad_credentials"
    assert browser.recover(name, "abcd-efgh-jkmn-pqrs", PASSWORD) == "bad_credentials"
    assert browser.recover(fresh("Nobody"), "abcd-efgh-jkmn-pqrs", PASSWORD) == "bad_credentials"


def test_every_sign_in_has_a_token_of_its_own(running: Running, browser: Browser) -> None:
    name = fresh()
    browser.me()
    as_guest = browser.cookie
    browser.claim(name, PASSWORD)
    claimed = browser.cookie
    victim = Browser(running.url, as_guest)
    assert victim.me()["user"] != browser.me()["user"], "the guest's cookie went with the guest"
    planted = victim.cookie
    victim.sign_in(name, PASSWORD)
    assert len({as_guest, claimed, planted, victim.cookie}) == 4
    attacker = Browser(running.url, planted)
    assert attacker.me()["user"] != browser.me()["user"], "a cookie from before doesn't become the account's"


def test_the_database_holds_no_token_and_no_password(running: Running, browser: Browser) -> None:
    codes = browser.claim(fresh(), PASSWORD)["codes"]
    secret = {browser.cookie, PASSWORD, *codes, *(code.replace("-", "") for code in codes)}
    with sqlite3.connect(running.data / "tamaya.sqlite") as database:
        text = "\n".join(database.iterdump())
    assert not any(word in text for word in secret if word)
    assert "$argon2id$" in text
    assert not any(word in running.log.read_text() for word in secret if word)


async def test_signing_out_everywhere_closes_every_socket(running: Running, browser: Browser) -> None:
    name = fresh()
    browser.claim(name, PASSWORD)
    phone = Browser(running.url)
    phone.sign_in(name, PASSWORD)
    table = await guest_with(browser).create(Settings(players=2))
    async with await guest_with(phone).join(table) as connection:
        await connection.next()
        assert browser.sign_out(everywhere=True) == {"type": "ok"}
        assert await until_closed(connection)
    assert "claimed" not in phone.me()
    assert "claimed" not in browser.me()


def test_signing_out_leaves_the_other_devices(running: Running, browser: Browser) -> None:
    name = fresh()
    browser.claim(name, PASSWORD)
    phone = Browser(running.url)
    phone.sign_in(name, PASSWORD)
    old = browser.cookie
    browser.sign_out()
    assert "claimed" not in Browser(running.url, old).me()
    assert phone.me()["claimed"] is True


def test_a_code_lets_one_in_once(running: Running, browser: Browser) -> None:
    name = fresh()
    codes = browser.claim(name, PASSWORD)["codes"]
    phone = Browser(running.url)
    assert phone.recover(name, codes[3].upper().replace("-", " "), "another summer")["claimed"] is True
    assert "claimed" not in browser.me(), "the others are out"
    assert phone.recover(name, codes[3], "another summer") == "bad_credentials"
    assert phone.sign_in(name, PASSWORD) == "bad_credentials"
    assert phone.sign_in(name, "another summer")["claimed"] is True
    assert phone.ask("GET", "/api/account")["codes"] == 9
    more = phone.ask("POST", "/api/account/codes", {"type": "confirm", "password": "another summer"})["codes"]
    assert phone.recover(name, codes[4], PASSWORD) == "bad_credentials"
    assert phone.recover(name, more[0], PASSWORD)["claimed"] is True


def test_a_new_password_signs_the_others_out(running: Running, browser: Browser) -> None:
    name = fresh()
    browser.claim(name, PASSWORD)
    phone = Browser(running.url)
    phone.sign_in(name, PASSWORD)
    change = {"type": "new_password", "old": "wrong", "new": "another summer"}
    assert browser.ask("PUT", "/api/account/password", change) == "bad_credentials"
    assert browser.ask("PUT", "/api/account/password", {**change, "old": PASSWORD})["claimed"] is True
    assert "claimed" not in phone.me()
    assert phone.sign_in(name, "another summer")["claimed"] is True


# ------------------------------------------------------------ what one keeps and what stays


def test_what_one_chose_follows(running: Running, browser: Browser) -> None:
    name = fresh()
    browser.claim(name, PASSWORD)
    chosen = {"tamaya.theme": "light", "tamaya.language": "ja"}
    assert browser.ask("PUT", "/api/me/preferences", {"type": "preferences", "values": chosen}) == {"type": "ok"}
    phone = Browser(running.url)
    assert phone.sign_in(name, PASSWORD)["preferences"] == chosen
    # Each device sends what is new there; what is empty is forgotten.
    fresh_there = {"tamaya.notes/t/1/0": '{"3":"keep"}', "tamaya.language": "", "tamaya.theme": "dark"}
    phone.ask("PUT", "/api/me/preferences", {"type": "preferences", "values": fresh_there})
    kept = browser.ask("GET", "/api/me")["preferences"]
    assert kept == {"tamaya.notes/t/1/0": '{"3":"keep"}', "tamaya.theme": "dark"}


def test_what_follows_has_its_limits(browser: Browser) -> None:
    browser.claim(fresh(), PASSWORD)

    def put(values: dict[str, str]) -> Any:
        return browser.ask("PUT", "/api/me/preferences", {"type": "preferences", "values": values})

    ok = {"type": "ok"}
    assert put({f"key{number}": "x" for number in range(40)}) == ok
    assert put({f"more{number}": "x" for number in range(MOST_PREFERENCES - 39)}) == "too_large"
    assert put({f"more{number}": "x" for number in range(MOST_PREFERENCES - 40)}) == ok
    # What is there already takes no more room.
    assert put({"key1": "y"}) == ok
    assert put({"key1": "y" * 401}) == "bad_message"


async def test_one_gets_all_that_is_kept_but_no_secret(running: Running, browser: Browser) -> None:
    name = fresh()
    browser.claim(name, PASSWORD)
    guest = guest_with(browser)
    table = await guest.create(Settings(players=2, chat="free"), bots=["random"], start=True)
    async with await guest.join(table) as connection:
        await connection.do(Say("good evening"))
    export = browser.ask("GET", "/api/me/export")
    assert (export["name"], export["user"]) == (name, guest.user)
    assert any(entry["event"].get("text") == "good evening" for entry in export["done_at_tables"])
    assert [made["id"] for made in export["tables_made"]] == [table]
    text = str(export)
    for secret in ("deck", "salt", "chance", "password", "argon2", "digest"):
        assert secret not in text


async def test_who_goes_leaves_games_without_a_name(running: Running, browser: Browser) -> None:
    name = fresh("Linh")
    browser.claim(name, PASSWORD)
    leaver, stayer = guest_with(browser), await Guest.arrive(running.url, "Jonas")
    table = await leaver.create(Settings(players=3, chat="free"), bots=["random"])
    async with await stayer.join(table) as connection:
        await connection.do(Sit())
        async with await leaver.join(table) as own:
            await own.do(Say("hello all"))
        wrong = {"type": "confirm", "password": "wrong"}
        assert browser.ask("POST", "/api/account/removal", wrong) == "bad_credentials"
        assert browser.ask("POST", "/api/account/removal", {**wrong, "password": PASSWORD}) == {"type": "ok"}
    assert browser.sign_in(name, PASSWORD) == "bad_credentials"
    async with await stayer.join(table) as connection:
        shown = await connection.next()
        assert isinstance(shown, Snapshot)
        assert shown.table.seats[0].name == "Anonymous"
        assert "hello all" in str(shown.log)
        assert name not in str(shown)
    with sqlite3.connect(running.data / "tamaya.sqlite") as database:
        assert name not in "\n".join(database.iterdump())
    assert Browser(running.url).claim(name, PASSWORD)["me"]["name"] == name


async def test_finished_games_lose_the_name_too(running: Running, browser: Browser) -> None:
    name = fresh("Linh")
    browser.claim(name, PASSWORD)
    guest = guest_with(browser)
    table = await guest.create(Settings(players=2), bots=["random"], start=True)
    async with await guest.join(table) as connection:
        await play(connection, Random(1))
    assert name in browser.client.get("/api/me/games.csv").text
    assert browser.ask("POST", "/api/account/removal", {"type": "confirm", "password": PASSWORD}) == {"type": "ok"}
    with sqlite3.connect(running.data / "tamaya.sqlite") as database:
        assert name not in "\n".join(database.iterdump())
    record = await guest.record(table)
    assert record["players"][0] == "Anonymous"


async def test_who_shared_the_device_is_forgotten_too(running: Running, browser: Browser) -> None:
    name, friend = fresh("Linh"), fresh("Kenji")
    browser.claim(name, PASSWORD)
    guest = guest_with(browser)
    table = await guest.create(Settings(players=2, chat="free"))
    async with await guest.join(table) as connection:
        assert isinstance(await connection.do(SeatHere(1, friend)), Done)
        for command in (Start(), Propose("end"), Start()):
            assert isinstance(await connection.do(command), Done), "one game to keep, and one that goes on"
    assert friend in browser.client.get("/api/me/games.csv").text
    assert browser.ask("POST", "/api/account/removal", {"type": "confirm", "password": PASSWORD}) == {"type": "ok"}
    with sqlite3.connect(running.data / "tamaya.sqlite") as database:
        kept = "\n".join(database.iterdump())
    assert [text for text in (name, friend) if text in kept] == []
    assert kept.count('"stood_up"') >= 2, "nobody waits for them"


# ------------------------------------------------------------ cookies of earlier days


async def test_a_signed_cookie_is_good_until_its_guest_claims(running: Running) -> None:
    key = bytes.fromhex((running.data / "key").read_text())
    old = SignedCookies(key).sign("an-old-guest")
    async with await Guest(running.url, f"tamaya={old}").join("x" * 16) as connection:
        assert await connection.next() == Fault("no_table"), "and not no_session"
    browser = Browser(running.url, old)
    assert browser.me()["user"] == "an-old-guest"
    assert browser.cookie != old
    browser.claim(fresh(), PASSWORD)
    assert Browser(running.url, old).me()["user"] != "an-old-guest"


def test_attempts_are_limited(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(1000, 1000), sign_ins=Rate(0.001, 3))
    small = Running(tmp_path / "data", limits=limits)
    try:
        browser = Browser(small.url)
        assert [browser.sign_in("Mai", "wrong password") for _ in range(5)] == [
            *["bad_credentials"] * 3,
            *["rate_limited"] * 2,
        ]
    finally:
        small.stop()
