"""What the viewers of a table are told: each change with their own eyes, and what they missed."""

import logging
from collections.abc import Callable

import msgspec

from tamaya.server.audience import Audience, Viewer, frame
from tamaya.server.names import log_name
from tamaya.table.authority import Authority, Change
from tamaya.table.errors import Refused
from tamaya.table.project import at_the_door
from tamaya.table.state import TableState
from tamaya.wire.messages import Rated

log = logging.getLogger(__name__)


class Telling:
    """Tells the viewers of one table. Nothing here waits, and nobody's trouble keeps the others from hearing.

    Args:
        authority: the table's.
        audience: its viewers.
        missed: the most numbers that are told one by one to whoever comes back.
        now: milliseconds since 1970.
        hold_back: sees to it that it is written down that somebody sees hands, before they are told more.
    """

    def __init__(
        self,
        authority: Authority,
        audience: Audience,
        missed: int,
        now: Callable[[], int],
        hold_back: Callable[[str], None],
    ) -> None:
        self._authority = authority
        self._audience = audience
        self._now = now
        self._hold_back = hold_back
        self._most = missed
        # The last one is good for now, each for the numbers up to the next.
        self._traces = [authority.trace()]
        self._rated: Rated | None = None

    def tell(self, change: Change) -> None:
        """Tell everyone of a change that has just been accepted."""
        self._keep_trace()
        here, projection = self._audience.here(change.after), change.projection()
        for user, viewers in self._audience.by_user():
            if not self._may_see(user, change.before):
                continue
            try:
                told = frame(projection.message(user, viewers[0].name, here))
            except Exception:
                # Whatever is wrong with this step for these eyes, the others go on; a whole snapshot may do.
                log.exception(
                    "a step can't be told", extra={"table": log_name(self._authority.state.id), "seq": change.after.seq}
                )
                for viewer in self._audience.dismiss(user):
                    viewer.close("restart")
                continue
            for viewer in viewers:
                viewer.send(told)

    def _keep_trace(self) -> None:
        if not self._authority.follows(self._traces[-1]):
            self._traces.append(self._authority.trace())
        while len(self._traces) > 1 and self._traces[1].table.seq <= self._authority.seq - self._most:
            del self._traces[0]

    def _may_see(self, user: str, before: TableState) -> bool:
        """Whether a change may be told to somebody as they stand now; if not, see to it that it may, or that they go."""
        try:
            self._authority.admits(user)
        except Refused as refused:
            for viewer in self._audience.dismiss(user):
                viewer.refuse(refused.code)
            return False
        # Who was at the door before was let in there, and sees backs until they ask for more.
        if self._authority.watched(user) is None or at_the_door(before, user):
            return True
        self._hold_back(user)
        return False

    def catch_up(self, viewer: Viewer, since: int | None) -> None:
        """Tell somebody what came after ``since``, or the whole table where the updates don't lead there."""
        try:
            self._authority.admits(viewer.user)
        except Refused as refused:
            self._audience.remove(viewer)
            viewer.refuse(refused.code)
            return
        for message in self._missed(viewer, since):
            viewer.send(frame(message))
        if self._rated is not None and self._rated.number == self._authority.state.number:
            viewer.send(frame(self._rated))

    def _missed(self, viewer: Viewer, since: int | None) -> list[msgspec.Struct]:
        updates = None
        if since is not None and 0 <= self._authority.seq - since <= self._most:
            then = next((trace for trace in reversed(self._traces) if trace.table.seq <= since), None)
            if then is not None:
                updates = self._authority.missed(then, viewer.user, self._now(), since=since)
        if updates is not None:
            return list(updates)
        here = self._audience.here(self._authority.state)
        return [self._authority.snapshot(viewer.user, viewer.name, here, self._now())]

    def tell_time(self, viewer: Viewer) -> None:
        """Whoever comes back may have slept, and a page's own clock with them."""
        time = self._authority.time(viewer.user, self._now())
        if time is not None:
            viewer.send(frame(time))

    def tell_rated(self, rated: Rated) -> None:
        """Tell everyone, and who comes later, what the game moved."""
        self._rated = rated
        self.everyone(rated)

    def everyone(self, message: msgspec.Struct) -> None:
        """Tell everyone the same."""
        told = frame(message)
        for viewer in self._audience.admitted():
            viewer.send(told)
