"""Small games in hanab.live's format, written by hand."""

from typing import Any

from tamaya.records.hanab_live.variants import describe
from tamaya.rules.tables import compile_tables


def document(actions: list[list[int]], top: str = "", **more: Any) -> dict[str, Any]:
    """Return a two-player game: ``actions`` are [type, target, value]; ``top`` begins the deck, as suit index and rank: ``01 45``."""
    options = more.pop("options", {})
    tables = compile_tables(describe(options.get("variant", "No Variant")).variant)
    rest = list(tables.deck)
    first = [tables.identity(int(card[0]), int(card[1])) for card in top.split()]
    for identity in first:
        rest.remove(identity)
    deck = [{"suitIndex": tables.suit_of(i), "rank": tables.rank_of(i)} for i in (*first, *rest)]
    keys = ("type", "target", "value")
    listed = [dict(zip(keys, action, strict=False)) for action in actions]
    return {"players": ["A", "B"], "deck": deck, "actions": listed, "options": options, **more}
