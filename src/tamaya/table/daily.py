"""A table for the deal of a day: one person with two bots, the same cards for everybody."""

from collections.abc import Collection

from tamaya.rules.chance import CHANCE_BYTES, secret_of, shuffled
from tamaya.rules.tables import compile_tables
from tamaya.table import events as e
from tamaya.table.authority import Authority
from tamaya.table.decide import clean_name
from tamaya.table.prepared import logged
from tamaya.table.settings import options_of
from tamaya.wire.settings import Settings

PARTNER = "club"
SETTINGS = Settings(players=3, first_player=0, chat="none", spectators="none", undo=False)
"""By the printed rules; nobody looks on, and nothing is taken back."""


def open_daily(
    table_id: str, user: str, name: str, secret: bytes, salt: bytes, bots: Collection[str], now: int
) -> tuple[Authority, list[e.Entry]]:
    """A new table with the day's cards, with its log so far, to be committed.

    Args:
        table_id: its name in links.
        user: who plays.
        name: how they are called.
        secret: the day's, 32 bytes; the deck follows from it.
        salt: 16 fresh random bytes for the commitment, as for any deal.
        bots: the kinds of bots that there are.
        now: milliseconds since 1970.
    """
    options = options_of(SETTINGS)
    deck = shuffled(compile_tables(options.variant).deck, secret, "deck")
    chance = secret_of(secret + b"|chance")[:CHANCE_BYTES]
    happened: list[tuple[str, e.TableEvent]] = [
        (user, e.Opened(table_id, user, clean_name(name), SETTINGS, daily=True)),
        *((user, e.BotSat(seat, PARTNER)) for seat in range(1, SETTINGS.players)),
        (user, e.GameStarted(0, deck, chance.hex(), salt.hex())),
    ]
    return logged(happened, bots, now)
