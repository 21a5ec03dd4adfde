"""A table at which the cards of a finished game are dealt once more. Its first game counts for no rating: somebody may know them."""

from collections.abc import Collection, Sequence

from tamaya.records.record import Record
from tamaya.rules.tables import compile_tables
from tamaya.table import events as e
from tamaya.table.authority import Authority
from tamaya.table.decide import clean_name
from tamaya.table.errors import Refused
from tamaya.table.settings import options_of, rules_of, settings_of
from tamaya.wire.settings import Settings


def open_again(
    table_id: str,
    user: str,
    name: str,
    record: Record,
    settings: Settings | None,
    known: Collection[str],
    partners: Sequence[str],
    salt: bytes,
    bots: Collection[str],
    now: int = 0,
) -> tuple[Authority, list[e.Entry]]:
    """A new table whose first game has that record's cards, chance and first player, with its log so far, to be committed.

    Args:
        table_id: its name in links.
        user: who plays; sits in seat 0.
        name: how they are called.
        record: the game whose cards are dealt.
        settings: that it was played by, if it was played here.
        known: users who have seen these cards; that person has.
        partners: a kind of bot for every other seat, and the cards are dealt; none, and the table waits for people.
        salt: 16 fresh random bytes for the commitment, as for any deal.
        bots: the kinds of bots that there are.
        now: milliseconds since 1970.

    Raises:
        Refused: ``record_unsupported``: no table here has such rules.
    """
    chosen = settings_of(record.options) if settings is None else settings
    plain = rules_of(chosen)
    first = record.options.first_player
    assert first is not None
    # Of a deal from elsewhere only what a table can choose is kept; its cards must be those of the variant.
    if options_of(plain, first) != record.options or sorted(record.deck) != sorted(
        compile_tables(record.options.variant).deck
    ):
        raise Refused("record_unsupported")
    same = e.SameCards(first, record.deck, record.chance.hex(), tuple(sorted({user, *known})))
    happened: list[e.TableEvent] = [e.Opened(table_id, user, clean_name(name), plain, same=same)]
    if partners:
        happened += [e.BotSat(seat, bot) for seat, bot in enumerate(partners, start=1)]
        happened.append(e.GameStarted(first, record.deck, same.chance, salt.hex()))
    entries = [e.Entry(seq, e.EVENT_VERSION, user, None, event, now) for seq, event in enumerate(happened, start=1)]
    return Authority.replay(entries, bots), entries
