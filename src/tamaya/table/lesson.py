"""A table for a lesson: its log is written up to the point where the pupil comes in."""

from collections.abc import Collection

from tamaya.lessons.lesson import PUPIL, Lesson
from tamaya.rules.chance import CHANCE_BYTES
from tamaya.table import events as e
from tamaya.table.authority import Authority
from tamaya.table.decide import BOT_USER, clean_name
from tamaya.table.prepared import logged
from tamaya.table.settings import options_of
from tamaya.wire.actions import to_wire
from tamaya.wire.settings import Settings

GUIDE = "guide"


def open_lesson(
    table_id: str, user: str, name: str, lesson: Lesson, salt: bytes, bots: Collection[str], now: int = 0
) -> tuple[Authority, list[e.Entry]]:
    """A new table at which that lesson goes on, with its log so far, to be committed.

    Args:
        table_id: its name in links.
        user: the pupil.
        name: how they are called.
        lesson: what is taught.
        salt: 16 fresh random bytes for the commitment, as for any deal.
        bots: the kinds of bots that there are; ``guide`` must be one.
        now: milliseconds since 1970.
    """
    settings = Settings(
        players=lesson.options.players, variant=lesson.options.variant.id, first_player=lesson.options.first_player
    )
    assert options_of(settings) == lesson.options
    first = lesson.options.first_player
    assert first is not None
    seats = [seat for seat in range(settings.players) if seat != PUPIL]
    happened: list[tuple[str, e.TableEvent]] = [
        (user, e.Opened(table_id, user, clean_name(name), settings, lesson=lesson.id)),
        *((user, e.BotSat(seat, GUIDE)) for seat in seats),
        (user, e.GameStarted(first, lesson.deck, bytes(CHANCE_BYTES).hex(), salt.hex())),
    ]
    for turn, step in enumerate(lesson.script[: lesson.begin]):
        seat = (first + turn) % settings.players
        happened.append((user if seat == PUPIL else f"{BOT_USER}{seat}", e.Acted(seat, to_wire(step.action))))
    return logged(happened, bots, now)
