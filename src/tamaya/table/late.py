"""A running game as spectators know it who see it late: so many turns behind, and never the face of a card that somebody holds.

What is shown is the table as it was, with the faces of those cards that have left their hands since. So it holds nothing that doesn't
lie open on the table already, however long a card is kept: no spectator can tell players what they hold.
"""

from collections import deque
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from tamaya.table.project import (
    Projection,
    game_info,
    heard_by,
    pending_info,
    same_table,
    snapshot,
    table_info,
    undone,
)
from tamaya.table.state import TableState
from tamaya.view.sight import SPECTATOR_OF_BACKS
from tamaya.wire import events as w
from tamaya.wire import messages as m


def is_late(table: TableState) -> bool:
    """Whether spectators see the table late now: while a game is on, where its settings say so."""
    return table.settings.spectators == "delayed" and table.playing


@dataclass(frozen=True)
class Shown:
    """A table at one moment, as it is shown late.

    Attributes:
        then: the moment that is shown.
        now: the table as it is.
    """

    then: TableState
    now: TableState

    @cached_property
    def table(self) -> TableState:
        """What is shown, with the number and the people of now, and what spectators have said up to now."""
        then, now = self.then, self.now
        talk = tuple(told for told in now.story if told.seq > then.seq and all(map(_aside, told.events)))
        clock = then.clock
        return replace(
            then,
            seq=now.seq,
            # Who sits here, what is asked and a pause are no secrets of the cards.
            seats=now.seats,
            host=now.host,
            proposal=now.proposal,
            paused=now.paused,
            # A clock of the past doesn't run.
            clock=None if clock is None else clock.at(then.at).started(None),
            story=(*then.story, *talk),
        )

    @cached_property
    def game(self) -> m.GameInfo | None:
        """The game that is shown, with the faces of the cards that have left their hands since."""
        then, now = self.then.game, self.now.game
        if then is None or now is None:
            return None
        info = game_info(self.table, then, SPECTATOR_OF_BACKS, self.then.at)
        if then.state.over:
            return info
        faces = now.state.cards
        # After an undo, what was drawn since lies in the deck again.
        gone = set(range(len(faces))).difference(*now.state.hands)
        return replace(
            info,
            hands=tuple(
                tuple(replace(card, identity=faces[card.card]) if card.card in gone else card for card in hand)
                for hand in info.hands
            ),
        )

    @cached_property
    def info(self) -> m.TableInfo:
        """The table that is shown, with word of a game that isn't shown yet."""
        return replace(table_info(self.table), begun=self.begun)

    @property
    def begun(self) -> bool:
        """Whether a game is on of which nothing is shown yet."""
        return self.now.playing and not self.then.playing

    def snapshot(self, user: str, name: str, here: tuple[int, ...]) -> m.Snapshot:
        """The whole table for one spectator, as :func:`tamaya.table.project.snapshot`."""
        whole = snapshot(self.table, user, name, here, self.then.at, SPECTATOR_OF_BACKS)
        return replace(whole, table=self.info, game=self.game)


class Late:
    """Follows a table while a game is on, and holds its last turns back.

    Attributes:
        shown: what spectators see; until the first turn is old enough, the table before the deal.
    """

    def __init__(self, before: TableState) -> None:
        self.shown = Shown(before, before)
        self._held: deque[TableState] = deque()

    def follow(self, now: TableState) -> "LateStep":
        """Take note of the next step of the table."""
        before, then = self.shown, self.shown.then
        self._held.append(now)
        if len(self._held) > 2 and (game := self._held[-3].game) is not None:
            # What was worked out of it was for the step to the next, which has been told.
            game.worked_out.clear()
        events: list[w.WireEvent] = []
        while _turn(now) - _turn(self._held[0]) >= now.settings.spectator_delay:
            then = self._held.popleft()
            # What spectators say, they hear at once.
            events += [event for event in _told(then) if not _aside(event)]
        events += filter(_aside, _told(now))
        self.shown = Shown(then, now)
        return LateStep(before, self.shown, tuple(events))


@dataclass(frozen=True)
class LateStep:
    """What one step of a table changed for those who see it late."""

    before: Shown
    after: Shown
    events: tuple[w.WireEvent, ...]

    @cached_property
    def update(self) -> m.Update | None:
        """It, for every spectator; None where it takes a snapshot: a turn that was shown is taken back."""
        before, after = self.before, self.after
        if undone(before.then, after.then):
            return None
        table, game = after.table, after.then.game
        same = same_table(before.table, table) and before.begun == after.begun
        return m.Update(
            seq=table.seq,
            events=heard_by(table, self.events, SPECTATOR_OF_BACKS),
            table=None if same else after.info,
            # Cards turn up, or back, with every move.
            game=None if before.now.game is after.now.game else after.game,
            pending=None if game is None else pending_info(game.state),
        )


class LateProjection:
    """A step of a table where spectators see it late, to be told to everybody.

    Args:
        prompt: the step for those who see it as it happens.
        before: the table before the step.
        after: the table after it.
        late: the step for spectators; None where their delay has ended with it.
        now: the clock is told as of then.
    """

    def __init__(
        self, prompt: Projection, before: TableState, after: TableState, late: LateStep | None, now: int
    ) -> None:
        self._prompt = prompt
        self._before = before
        self._after = after
        self._late = late
        self._now = now

    def message(self, user: str, name: str, here: tuple[int, ...]) -> m.Update | m.Snapshot:
        """As :meth:`tamaya.table.project.Projection.message`."""
        late = self._late
        if self._after.seat_of(user) is not None:
            return self._prompt.message(user, name, here)
        if late is None:
            return snapshot(self._after, user, name, here, self._now)
        update = late.update if self._before.seat_of(user) is None else None
        return update or late.after.snapshot(user, name, here)


def _turn(table: TableState) -> int:
    assert table.game is not None
    return table.game.state.turn


def _told(table: TableState) -> tuple[w.WireEvent, ...]:
    """What the table's last step told."""
    return table.story[-1].events if table.story and table.story[-1].seq == table.seq else ()


def _aside(event: w.WireEvent) -> bool:
    """Whether a spectator says something."""
    return isinstance(event, w.Said) and event.seat is None
