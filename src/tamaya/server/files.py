"""Answers that a browser keeps as a file, and what the file is called."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from urllib.parse import quote

NAME = 12
"""Letters of a player's name: six of them in any script stay below the 255 bytes that a file's name may have."""


def kept_as(name: str) -> dict[str, str]:
    """The headers of an answer that is kept as a file of that name."""
    disposition = f'attachment; filename="{re.sub(r"[^!-~]", "_", name)}"'
    if not name.isascii():
        disposition += f"; filename*=UTF-8''{quote(name)}"
    return {"Cache-Control": "no-store", "Content-Disposition": disposition}


def game_name(ended_at: int, players: Iterable[str], score: int) -> str:
    """What a game's file is called, without an ending: the day (UTC), who played, the score.

    >>> game_name(1_764_547_200_000, ["Mai", "Guest 123", "たまや"], 21)
    'hanabi-2025-12-01-Mai-Guest_123-たまや-21'
    """
    day = datetime.fromtimestamp(ended_at / 1000, UTC).date().isoformat()
    # Nothing that leads out of a folder, or that a system doesn't take in a file's name.
    names = [re.sub(r"\W+", "_", name)[:NAME] for name in players]
    return "-".join(["hanabi", day, *names, str(score)])
