"""What can be set when the server starts, and the limits that it keeps."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second on average, and so many at once after a pause."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """What one visitor may use up. ``docs/server.md`` has a row for each of these; a test looks.

    Attributes:
        body_bytes: a request's body.
        message_bytes: a socket message that is read at all; a longer one is answered with a fault.
        frame_bytes: a socket message that closes the socket.
        outbox_messages: messages waiting for a slow reader, before it is told to come back.
        outbox_bytes: the same in bytes.
        messages: socket messages of one socket.
        talk: things that one person says at one table.
        requests: requests of one address that change something.
        tables: tables that one person makes.
        arrivals: new visitors from one address.
        sign_ins: attempts to sign in from one address, and at one name.
        reports: reports of one person.
        hashes: passwords that are hashed at once; each takes 64 MiB for a moment.
        hashes_waiting: passwords that wait for that.
        imports: records that one person brings.
        comments: comments that one person writes.
        branches: hypotheticals that one person tries.
        analyses: analyses that one person begins.
        analyses_waiting: analyses that wait for the one that runs.
        comments_per_game: of everybody.
        bad_messages: faults in a row, before the socket is closed.
        sockets_per_person: of one person at one table.
        sockets: of everybody.
        hello_seconds: a socket that says nothing for so long at its beginning is closed.
        missed: numbers that a client may be behind and still get each; otherwise it gets the whole table.
        host_away_seconds: a host who is away for so long between games hands that on to somebody who is here.
        browsers: of one person that are told of turns.
        pushes: messages to one person's browsers.
        idle_seconds: a table that nobody watches and no bot plays at leaves memory after that.
    """

    body_bytes: int = 16 * 1024
    message_bytes: int = 4 * 1024
    frame_bytes: int = 16 * 1024
    outbox_messages: int = 256
    outbox_bytes: int = 1024 * 1024
    messages: Rate = Rate(20, 60)
    talk: Rate = Rate(0.5, 6)
    requests: Rate = Rate(2, 30)
    tables: Rate = Rate(0.1, 10)
    arrivals: Rate = Rate(1, 60)
    sign_ins: Rate = Rate(0.1, 10)
    reports: Rate = Rate(1 / 60, 5)
    hashes: int = 2
    hashes_waiting: int = 16
    imports: Rate = Rate(0.05, 20)
    comments: Rate = Rate(0.1, 6)
    branches: Rate = Rate(2, 40)
    analyses: Rate = Rate(0.05, 10)
    analyses_waiting: int = 16
    comments_per_game: int = 500
    bad_messages: int = 100
    sockets_per_person: int = 8
    sockets: int = 10_000
    hello_seconds: float = 10.0
    missed: int = 16
    host_away_seconds: float = 300.0
    browsers: int = 10
    pushes: Rate = Rate(0.1, 20)
    idle_seconds: float = 60.0


class BadLimit(Exception):
    """There is no such limit, or not with that value; the message says which."""


def limits_from(wishes: Iterable[str]) -> Limits:
    """Limits, some of them as wished: ``name=value``, a rate as ``name=per_second/burst``.

    >>> limits_from(["sockets=20000", "messages=5/10"]).messages
    Rate(per_second=5.0, burst=10)

    Raises:
        BadLimit: it isn't one of these.
    """
    usual = Limits()
    chosen: dict[str, Any] = {}
    for wish in wishes:
        name, _, text = wish.partition("=")
        if name not in {field.name for field in fields(Limits)}:
            raise BadLimit(f"there is no limit {name!r}; docs/server.md lists them")
        kind = type(getattr(usual, name))
        try:
            value = _rate(text) if kind is Rate else kind(text)
        except ValueError:
            how = "PER_SECOND/AT_ONCE" if kind is Rate else "a number"
            raise BadLimit(f"{name}: {text!r} is not {how}") from None
        if not isinstance(value, Rate) and value <= 0:
            raise BadLimit(f"{name}: more than nothing")
        chosen[name] = value
    return replace(usual, **chosen)


def _rate(text: str) -> Rate:
    per_second, _, burst = text.partition("/")
    rate = Rate(float(per_second), int(burst))
    if rate.per_second < 0 or rate.burst < 1:
        raise ValueError(text)
    return rate


@dataclass(frozen=True, slots=True)
class Config:
    """How a server is run.

    Attributes:
        data: the folder of the database and the key file; made if it isn't there.
        database: the address of a PostgreSQL database; without one a SQLite file in the folder.
        bot_delay: seconds that a bot takes for a move on average, whatever the cards are.
        bot_workers: processes for bots.
        origins: other origins than the server's own whose pages may use it, e.g. ``https://hanabi.example``.
        limits: what one visitor may use up.
        lease_seconds: of several workers, when one falls silent for so long others look after its tables.
        trusted_proxies: addresses and networks of proxies whose word is taken for where somebody comes from, and how.
        contact: whom push services may write to about this server, ``mailto:…`` or ``https://…``.
        push_anywhere: send pushes to any host, and without TLS. Only tests do; no flag does.
        metrics_from: networks that may read ``/metrics``, beside this machine.
    """

    data: Path
    bot_delay: float = 1.2
    bot_workers: int = 1
    origins: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    database: str | None = None
    lease_seconds: float = 10.0
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    metrics_from: tuple[str, ...] = ()
    contact: str | None = None
    push_anywhere: bool = False
