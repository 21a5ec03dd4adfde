"""Who looks at a table, by person: several sockets of one person see the same."""

from collections.abc import Collection, Iterator
from typing import Literal, Protocol

import msgspec

from tamaya.table.state import Seat, TableState, owner
from tamaya.wire.messages import Presence

Reason = Literal["restart", "slow", "replaced", "gone", "version"]


_encode = msgspec.json.Encoder().encode


def frame(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return _encode(message).decode()


class Viewer(Protocol):
    """A socket, as a table knows it. Nothing here waits."""

    user: str
    name: str

    def send(self, frame: str) -> None:
        """Send a message as soon as the socket takes it."""

    def refuse(self, code: str) -> None:
        """Say why there is nothing to see here, and close."""

    def close(self, reason: Reason) -> None:
        """Say good-bye and close."""


class Audience:
    """The viewers of one table: those who see it, and those who wait to."""

    def __init__(self) -> None:
        self._admitted: dict[str, list[Viewer]] = {}
        self._waiting: dict[str, list[tuple[Viewer, int | None]]] = {}
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        self._told = Presence(())
        # Who is here, at a table with those seats: asked several times a move, and seldom another answer.
        self._present: tuple[tuple[Seat, ...], Presence] | None = None

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._admitted.get(viewer.user, ())

    @property
    def empty(self) -> bool:
        """Whether nobody is here."""
        return not self._admitted and not self._waiting

    def count(self, user: str) -> int:
        """How many sockets a person has here."""
        return len(self._admitted.get(user, ())) + len(self._waiting.get(user, ()))

    def by_user(self) -> list[tuple[str, list[Viewer]]]:
        """The people who see the table, with their sockets; a copy, for it may change meanwhile."""
        return list(self._admitted.items())

    def admitted(self) -> list[Viewer]:
        """The sockets that see the table."""
        return [viewer for viewers in self._admitted.values() for viewer in viewers]

    def everyone(self) -> Iterator[Viewer]:
        """All sockets."""
        yield from self.admitted()
        for waiting in list(self._waiting.values()):
            for viewer, _ in waiting:
                yield viewer

    def wait(self, viewer: Viewer, since: int | None) -> None:
        """Let a socket wait; once it is let in it will need what came after ``since``."""
        self._waiting.setdefault(viewer.user, []).append((viewer, since))

    def admit(self, user: str) -> list[tuple[Viewer, int | None]]:
        """Let a person's waiting sockets see the table; returns them with what they have already."""
        fresh = self._waiting.pop(user, [])
        if fresh:
            self._present = None
            self._admitted.setdefault(user, []).extend(viewer for viewer, _ in fresh)
        return fresh

    def hold_back(self, user: str) -> None:
        """Let a person who sees the table wait instead; the next thing they get is the whole table."""
        self._present = None
        self._waiting.setdefault(user, []).extend((viewer, None) for viewer in self._admitted.pop(user, ()))

    def give_up(self, user: str) -> list[Viewer]:
        """Forget a person's waiting sockets; returns them."""
        return [viewer for viewer, _ in self._waiting.pop(user, ())]

    def dismiss(self, user: str) -> list[Viewer]:
        """Forget a person; returns their sockets."""
        self._present = None
        return self._admitted.pop(user, [])

    def remove(self, viewer: Viewer) -> None:
        """Forget a socket."""
        self._present = None
        admitted = [other for other in self._admitted.pop(viewer.user, ()) if other is not viewer]
        if admitted:
            self._admitted[viewer.user] = admitted
        waiting = [pair for pair in self._waiting.pop(viewer.user, ()) if pair[0] is not viewer]
        if waiting:
            self._waiting[viewer.user] = waiting

    def users(self) -> Collection[str]:
        """The people who see the table through this worker."""
        return self._admitted.keys()

    @property
    def known_elsewhere(self) -> bool:
        """Whether other workers have the table in memory, too: they say so now and then, and when they load it."""
        return bool(self._elsewhere)

    @property
    def only_elsewhere(self) -> bool:
        """Whether people look at the table, but none of them through this worker."""
        return self.empty and any(users for _, users in self._elsewhere.values())

    def elsewhere(self, worker: str, users: frozenset[str], at: float) -> None:
        """Note who sees it through another worker."""
        self._present = None
        self._elsewhere[worker] = (at, users)

    def forget_elsewhere(self, workers: frozenset[str], oldest: float) -> bool:
        """Forget what workers told that aren't alive, or too long ago; return whether there was any."""
        good = {worker: told for worker, told in self._elsewhere.items() if worker in workers and told[0] >= oldest}
        self._present = None
        less, self._elsewhere = len(good) < len(self._elsewhere), good
        return less

    def _everybody(self) -> Collection[str]:
        if not self._elsewhere:
            return self._admitted.keys()
        return self._admitted.keys() | frozenset().union(*(users for _, users in self._elsewhere.values()))

    def here(self, table: TableState) -> tuple[int, ...]:
        """The seats whose people are connected, to whichever worker."""
        return self.presence(table).here

    def presence(self, table: TableState) -> Presence:
        """Who is here now."""
        if self._present is None or self._present[0] is not table.seats:
            everybody = self._everybody()
            # Whoever shares a device is as near as it is.
            devices = {owner(user) for user in everybody}
            seats = enumerate(table.seats)
            here = tuple(at for at, seat in seats if seat.user and owner(seat.user) in devices and not seat.away)
            self._present = table.seats, Presence(here, sum(table.sitting(user) is None for user in everybody))
        return self._present[1]

    def news(self, table: TableState) -> Presence | None:
        """Who is here now, if that isn't what was told last."""
        now = self.presence(table)
        if now == self._told:
            return None
        self._told = now
        return now
