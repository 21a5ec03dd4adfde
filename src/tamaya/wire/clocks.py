"""What is told of clocks, and of what a rated game moved."""

from tamaya.wire.actions import Message, Part


class ClockInfo(Part, frozen=True):
    """Per seat the milliseconds ``left`` when this was sent, and the seat whose time runs.

    There is no time of day in it, so that nobody's watch matters. ``out``: that seat's time has run out, and it still is its turn.
    """

    left: tuple[int, ...]
    running: int | None = None
    out: bool = False


class Time(Message, frozen=True, tag="time"):
    """The clock now, for who comes back having missed nothing, or little. Not numbered."""

    clock: ClockInfo


class RatedSeat(Part, frozen=True):
    """What a rated game moved for somebody, in hundredths."""

    seat: int
    user: str
    before: int
    after: int


class Rated(Message, frozen=True, tag="rated"):
    """What a rated game moved, once it has ended. Not numbered.

    ``change``, in hundredths, is everybody's. The show drew against Hanabot, whose rating for this variant, number of players and score
    is ``hanabot``: of that the ``team``, at its members' mean, might expect the share ``expected``. ``won``: a perfect show that would have lost by a draw counts as a win.
    """

    number: int
    change: int
    team: float
    hanabot: float
    expected: float
    won: bool
    seats: tuple[RatedSeat, ...]
