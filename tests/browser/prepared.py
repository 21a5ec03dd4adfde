"""Tables in the middle of a game that was prepared: a deck in which every card can be played as it comes."""

import sqlite3
import time
from pathlib import Path

import msgspec

from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import NORMAL
from tamaya.table import events as e
from tamaya.wire.actions import WireDecline, WirePlay
from tamaya.wire.settings import Settings


def perfect_deck() -> list[int]:
    """For two players who always play their oldest card: suit by suit, from 1 to 5, in turns."""
    tables = compile_tables(NORMAL)
    shows = [identity for line in tables.order for identity in line]
    rest = list(tables.deck)
    for identity in shows:
        rest.remove(identity)
    return [*shows[0:10:2], *shows[1:10:2], *shows[10:], *rest]


def oldest(turn: int) -> int:
    """The card that is played in that turn."""
    return turn if turn >= 10 else turn // 2 + 5 * (turn % 2)


def acted(turn: int, settings: Settings) -> list[e.TableEvent]:
    """What happens in that turn: every fifth play completes a firework, and nobody wants a bonus for it."""
    play = e.Acted(turn % 2, WirePlay(oldest(turn)))
    offered = settings.bonuses != "off" and turn % 5 == 4 and turn < 24
    return [play, e.Acted(turn % 2, WireDecline())] if offered else [play]


def prepare(data: Path, user: str, settings: Settings, turns: int, mark: str = "prepared") -> str:
    """Write a table into a server's data: the user sits in seat 0, and so many turns are played; return its id."""
    table = f"{mark}{turns:08d}"
    events: list[e.TableEvent] = [
        e.Opened(table, user, "Mai", settings),
        e.SatDown(1, "jonas", "Jonas"),
        e.GameStarted(0, tuple(perfect_deck()), bytes(16).hex(), bytes(16).hex()),
        *(event for turn in range(turns) for event in acted(turn, settings)),
    ]
    now = time.time_ns() // 1_000_000
    with sqlite3.connect(data / "tamaya.sqlite", timeout=20) as database:
        database.execute("INSERT INTO tables VALUES (?, ?, ?, 1)", (table, user, now))
        for seq, event in enumerate(events, start=1):
            row = (table, seq, e.EVENT_VERSION, user, None, msgspec.json.encode(event).decode(), now)
            database.execute("INSERT INTO table_event VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    return table
