"""A table to test at: people by name, commands as calls, and what each of them was told."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import pytest

from tamaya.rules.actions import Action, Play
from tamaya.rules.legal import legal_actions
from tamaya.rules.state import State
from tamaya.table.authority import Authority, Change
from tamaya.table.errors import Refused
from tamaya.table.events import Entry
from tamaya.table.state import Game
from tamaya.wire import messages as m
from tamaya.wire.actions import to_wire
from tamaya.wire.settings import Settings

BOTS = ("beginner", "novice")
ENTROPY = bytes(range(64))


@dataclass
class Table:
    """A table whose people are called like their users; ``told`` collects every message by user."""

    authority: Authority
    log: list[Entry]
    listeners: list[str] = field(default_factory=list)
    told: dict[str, list[m.Update | m.Snapshot]] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)

    @classmethod
    def open(cls, settings: Settings, people: Iterable[str], listeners: Iterable[str] = ()) -> "Table":
        """The people sit down in order; the first is the host."""
        names = list(people)
        authority, log = Authority.open("table", names[0], names[0], settings, BOTS)
        table = cls(authority, log, [*names, *listeners])
        for name in names[1:]:
            table.do(name, m.Sit())
        return table

    @property
    def game(self) -> Game:
        """The running or last game."""
        assert self.authority.state.game is not None
        return self.authority.state.game

    @property
    def position(self) -> State:
        """Its position."""
        return self.game.state

    def do(self, user: str, command: m.Command, *, id: str | None = None, entropy: bytes = ENTROPY) -> Change:
        """The person's command acts; everyone who listens is told."""
        entry = self.authority.propose(user, user, id, command, entropy)
        assert isinstance(entry, Entry)
        return self.accept(entry)

    def accept(self, entry: Entry) -> Change:
        """An entry is committed and told."""
        change = self.authority.accept(entry)
        self.log.append(entry)
        self.changes.append(change)
        for listener in self.listeners:
            self.told.setdefault(listener, []).append(change.projection().message(listener, listener, ()))
        return change

    def watch(self, user: str) -> None:
        """Somebody without a seat comes in; where hands are shown, it is written down that they see them."""
        entry = self.authority.watched(user)
        if entry is not None:
            self.accept(entry)

    def start(self, entropy: bytes = ENTROPY) -> None:
        """The host deals."""
        self.do(self.authority.state.host, m.Start(), entropy=entropy)

    def act(self, action: Action) -> Change:
        """Whoever's turn it is acts."""
        state = self.position
        seat = self.authority.state.seats[state.current]
        user = f"bot:{state.current}" if seat.bot else seat.user
        assert user is not None
        return self.do(user, m.Act(state.turn, to_wire(action)))

    def play_on(
        self, rng: random.Random, actions: int, choose: Callable[[random.Random, State], Action] | None = None
    ) -> None:
        """Some actions, or until the end."""
        for _ in range(actions):
            if self.position.over:
                return
            self.act((choose or sensible)(rng, self.position))


def sensible(rng: random.Random, state: State) -> Action:
    """A random action, playable cards first, so that games get somewhere."""
    actions = legal_actions(state)
    good = [a for a in actions if isinstance(a, Play) and state.playable(state.cards[a.card])]
    quiet = [a for a in actions if not isinstance(a, Play)]
    return rng.choice(good or quiet or list(actions))


def refused(table: Table, user: str, command: m.Command) -> str:
    """The code with which the command is refused; nothing changed."""
    before = table.authority.state
    with pytest.raises(Refused) as error:
        table.authority.propose(user, user, None, command, ENTROPY)
    assert table.authority.state is before
    return error.value.code
