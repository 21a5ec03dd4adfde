"""What waits to be done at a table: one person's command, or that somebody is about to see hands."""

from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from tamaya.table.authority import Authority, BotTurn
from tamaya.table.errors import Refused
from tamaya.table.events import Acted, Entry
from tamaya.wire.actions import Reason
from tamaya.wire.messages import Command, Done, Refusal, Start


@dataclass(slots=True)
class CommandStep:
    """A command, and who waits for its answer. ``tell`` is called with it before that."""

    user: str
    name: str
    command_id: str
    command: Command
    entropy: Callable[[], bytes]
    now: Callable[[], int]
    answer: "Future[Done | Refusal]"
    only_at: BotTurn | None = None
    accounts: frozenset[str] = frozenset()
    reason: Reason | None = None
    tell: Callable[[Done | Refusal], None] | None = None
    acted_as: int = 0

    def entry(self, authority: Authority) -> Entry | None:
        """The entry that it makes; None if it acted before.

        Raises:
            Refused: it is not to be had.
        """
        if self.acted_as:
            return None
        if self.only_at is not None and authority.bot_turn() != self.only_at:
            raise Refused("stale_turn", "3")
        # Only a deal draws on it.
        entropy = self.entropy() if isinstance(self.command, Start) else b""
        proposed = authority.propose(
            self.user, self.name, self.command_id, self.command, entropy, self.now(), self.accounts
        )
        if isinstance(proposed, int):
            self.acted_as = proposed
            return None
        if self.reason is not None and isinstance(proposed.event, Acted):
            return replace(proposed, event=replace(proposed.event, reason=self.reason))
        return proposed

    def finish(self) -> None:
        """It is committed, as ``acted_as``."""
        self._answer(Done(self.command_id, self.acted_as))

    def refuse(self, code: str, rule: str | None = None) -> None:
        """It changed nothing."""
        self._answer(Refusal(self.command_id, code, rule))

    def _answer(self, answer: Done | Refusal) -> None:
        if self.answer.done():
            return
        if self.tell is not None:
            self.tell(answer)
        self.answer.set_result(answer)


@dataclass(slots=True)
class WatchStep:
    """Somebody wants to see the table. Where they will see hands without having a seat, that is written down first.

    ``door``: unless they might take a bot's seat: then they see backs for now, and nothing is written down.
    """

    user: str
    now: Callable[[], int]
    door: bool = False

    def entry(self, authority: Authority) -> Entry | None:
        """The entry to commit first, if any."""
        if self.door and authority.asks_at_the_door(self.user):
            return None
        return authority.watched(self.user, self.now())


@dataclass(slots=True)
class ClockStep:
    """What happens at a table without anybody asking: its entry, if there still is one when its turn comes."""

    work: Callable[[Authority], Entry | None]

    def entry(self, authority: Authority) -> Entry | None:
        """The entry to commit, if any."""
        return self.work(authority)


@dataclass(slots=True)
class FollowStep:
    """The log may have moved elsewhere. ``seq``: up to there, as far as is known."""

    seq: int | None


Step = CommandStep | WatchStep | ClockStep | FollowStep
