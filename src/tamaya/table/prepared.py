"""Tables whose first game is prepared: its cards are chosen, and some of it may have been played."""

from collections.abc import Collection, Sequence

from tamaya.table import events as e
from tamaya.table.authority import Authority

SALT_BYTES = 16
"""How many fresh random bytes the commitment of a prepared deal takes."""


def logged(
    happened: Sequence[tuple[str, e.TableEvent]], bots: Collection[str], now: int
) -> tuple[Authority, list[e.Entry]]:
    """The table to which these events lead, each with who did it; with its log, to be committed.

    Args:
        happened: from the table's opening on.
        bots: the kinds of bots that there are.
        now: milliseconds since 1970.
    """
    entries = [e.Entry(seq, e.EVENT_VERSION, who, None, event, now) for seq, (who, event) in enumerate(happened, 1)]
    return Authority.replay(entries, bots), entries
