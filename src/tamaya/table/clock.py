"""The clock of a table. Pure: what time it is comes with every entry, in milliseconds, and never goes back.

What it keeps to:

- Only the time of a person whose turn it is runs; not a bot's, not in a pause, not before or after a game.
- Nothing is negative. When a person's time has run out that is an entry of its own, with the consequence that the table chose.
- With Fischer's clock a player has what they began with, plus an increment for each of their turns, less what they thought. An undo
  gives back no thinking, and takes back the increments of the turns that are taken back.
- The time in which no server was there isn't charged, but for ``days``: those are the calendar's.
- Whoever comes back after their time ran out has a :data:`BREATH`, or a whole turn's time; whoever moves again after an undo has at
  least that.
"""

from dataclasses import dataclass, replace

from tamaya.wire.settings import Settings

SECOND = 1000
DAY = 24 * 3600 * SECOND

BREATH = 30 * SECOND
"""What one has after coming back, and at least after an undo."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Everybody's time.

    Attributes:
        left: per seat, milliseconds left as of ``since``.
        since: when that was so.
        running: the seat whose time runs, if any.
        out: the running seat's time has run out, and that was told; it stands at 0.
        gains: the turns that gave an increment, each with its seat.
    """

    left: tuple[int, ...]
    since: int
    running: int | None = None
    out: bool = False
    gains: tuple[tuple[int, int], ...] = ()

    def at(self, now: int) -> "Clock":
        """The same clock, stated as of ``now``.

        >>> Clock((5000, 9000), since=100, running=0).at(1100)
        Clock(left=(4000, 9000), since=1100, running=0, out=False, gains=())
        >>> Clock((5000, 9000), since=100, running=0).at(60_000).left
        (0, 9000)
        """
        now = max(now, self.since)
        if self.running is None or self.out:
            return replace(self, since=now)
        return replace(self, left=_with(self.left, self.running, max(0, self._running_left(now))), since=now)

    @property
    def due(self) -> int | None:
        """When the running time will have run out."""
        if self.running is None or self.out:
            return None
        return self.since + self.left[self.running]

    def _running_left(self, now: int) -> int:
        assert self.running is not None
        return self.left[self.running] - (now - self.since)

    def turn_ended(self, turn: int, settings: Settings) -> "Clock":
        """After that turn, which the running seat ended: its increment; or everybody has a whole turn's time again."""
        whole = turn_time(settings)
        if whole is not None:
            return replace(self, left=(whole,) * len(self.left), out=False)
        seat = self.running
        if seat is None:
            return self
        left = self.left[seat] + settings.increment_seconds * SECOND
        return replace(self, left=_with(self.left, seat, left), out=False, gains=(*self.gains, (turn, seat)))

    def taken_back(self, turn: int, current: int, settings: Settings) -> "Clock":
        """After an undo to the beginning of that turn; ``current`` has to move again."""
        whole = turn_time(settings)
        if whole is not None:
            return replace(self, left=(whole,) * len(self.left), out=False)
        left = self.left
        for _, seat in (gain for gain in self.gains if gain[0] >= turn):
            left = _with(left, seat, max(0, left[seat] - settings.increment_seconds * SECOND))
        gains = tuple(gain for gain in self.gains if gain[0] < turn)
        return replace(self, left=_with(left, current, max(left[current], BREATH)), out=False, gains=gains)

    def back(self, seat: int, settings: Settings) -> "Clock":
        """After a person came back to their seat: whose time had run out has some again."""
        if self.left[seat]:
            return self
        return replace(self, left=_with(self.left, seat, turn_time(settings) or BREATH), out=False)

    def started(self, seat: int | None) -> "Clock":
        """With that seat's time running, or nobody's."""
        return replace(self, running=seat, out=self.out and seat == self.running)

    def held(self, milliseconds: int, now: int) -> "Clock":
        """Without charging so much of the time since it was stated."""
        return replace(self, since=min(self.since + milliseconds, max(now, self.since)))


def wound(settings: Settings, now: int) -> Clock | None:
    """The clock at the deal, None where there is none.

    >>> wound(Settings(players=2, clock="move", move_seconds=90), 0)
    Clock(left=(90000, 90000), since=0, running=None, out=False, gains=())
    """
    if settings.clock == "none":
        return None
    whole = turn_time(settings)
    return Clock((settings.main_seconds * SECOND if whole is None else whole,) * settings.players, now)


def turn_time(settings: Settings) -> int | None:
    """What each turn has, in milliseconds; None where the time is a stock."""
    match settings.clock:
        case "move":
            return settings.move_seconds * SECOND
        case "days":
            return settings.turn_days * DAY
    return None


def _with(left: tuple[int, ...], seat: int, time: int) -> tuple[int, ...]:
    return (*left[:seat], time, *left[seat + 1 :])
