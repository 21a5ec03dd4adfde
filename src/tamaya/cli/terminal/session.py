"""A game at the terminal: one person in seat 0, bots in the others. Lines in, lines out."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tamaya.bots.protocol import Bot, Decision
from tamaya.cli.terminal.commands import Complaint, Parser, Show
from tamaya.cli.terminal.sentences import Sentences
from tamaya.cli.terminal.words import Words
from tamaya.rules.actions import Action, UseBonus
from tamaya.rules.apply import apply
from tamaya.rules.errors import IllegalAction
from tamaya.rules.events import CardDrawn, Event
from tamaya.rules.state import State
from tamaya.view.sight import Sight
from tamaya.view.view import View, event_for, view_of

PERSON = 0
"""The seat of the person."""

BOT_NAMES = ("Mai", "Ken", "Lena", "Omar", "Zoe")
"""What bots at the terminal are called; no two begin with the same letter."""


class Screen(Protocol):
    """Where lines and tables go."""

    def line(self, text: str) -> None:
        """Show a sentence."""

    def table(self, view: View, sentences: Sentences) -> None:
        """Show the whole table."""


@dataclass(frozen=True, slots=True)
class Told:
    """A bot's decision, kept for after the game."""

    turn: int
    seat: int
    decision: Decision


class Session:
    """One game."""

    def __init__(
        self,
        start: State,
        bots: Sequence[Bot],
        names: Sequence[str],
        words: Words,
        screen: Screen,
        ask: Callable[[str], str | None],
    ) -> None:
        self.state = start
        self.bots = dict(enumerate(bots, start=1))
        self.words = words
        self.screen = screen
        self.ask = ask
        self.names = names
        self.sentences = Sentences(words, names, PERSON, start.tables)
        self.parser = Parser(words, names)
        self.log: list[str] = []
        self.told: list[Told] = []

    @property
    def view(self) -> View:
        """What the person may see."""
        return view_of(self.state, Sight(PERSON))

    def play(self) -> bool:
        """Play to the end; False if the person left before it."""
        for seat, bot in self.bots.items():
            bot.observe(view_of(self.state, Sight(seat)), ())
        if self.state.current != PERSON:
            # What the others do first is about hands that one wants to have seen.
            self.screen.table(self.view, self.sentences)
        while self.state.outcome is None:
            if self.state.current == PERSON:
                action = self._person()
                if action is None:
                    self.screen.line(self.words("terminal-left"))
                    return False
            else:
                action = self._bot(self.state.current)
            self._apply(action)
        self.screen.table(self.view, self.sentences)
        self._lines(self.sentences.end(self.state.outcome))
        return True

    def explain(self) -> None:
        """Say why the bots did what they did."""
        self.screen.line(self.words("terminal-explain"))
        for told in self.told:
            arguments = dict(told.decision.reason.arguments)
            for key in ("target", "giver", "seat"):
                if isinstance(seat := arguments.get(key), int):
                    arguments[key] = self.names[seat]
            reason = self.words(told.decision.reason.id, **arguments)
            self.screen.line(
                self.words("terminal-explained", turn=told.turn + 1, name=self.names[told.seat], reason=reason)
            )

    def _bot(self, seat: int) -> Action:
        decision = self.bots[seat].decide(view_of(self.state, Sight(seat)))
        self.told.append(Told(self.state.turn, seat, decision))
        return decision.action

    def _apply(self, action: Action) -> None:
        before = self.view
        self.state, events = apply(self.state, action)
        for seat, bot in self.bots.items():
            sight = Sight(seat)
            bot.observe(view_of(self.state, sight), [event_for(event, sight) for event in events])
        for event in events:
            self._tell(event_for(event, Sight(PERSON)), before)

    def _tell(self, event: Event, before: View) -> None:
        sentence = self.sentences.event(event, before)
        if sentence is None:
            return
        if not isinstance(event, CardDrawn):
            self.log.append(sentence)
        self.screen.line(sentence)

    def _person(self) -> Action | None:
        """Ask until there is an action that the rules allow; None if the person leaves."""
        view = self.view
        self.screen.table(view, self.sentences)
        self.screen.line(self.words("terminal-your-turn"))
        if view.pending is not None:
            self._offer(view)
        while True:
            line = self.ask(self.words("terminal-prompt"))
            if line is None:
                return None
            if not line.strip():
                continue
            meant = self.parser.parse(line, view)
            if isinstance(meant, Complaint):
                self.screen.line(meant.text)
            elif isinstance(meant, Show):
                if meant.what == "quit":
                    return None
                self._show(meant, view)
            elif self._allowed(meant):
                return meant

    def _allowed(self, action: Action) -> bool:
        try:
            apply(self.state, action)
        except IllegalAction as refusal:
            self.screen.line(self.words("terminal-refused", code=refusal.code))
            return False
        return True

    def _show(self, show: Show, view: View) -> None:
        match show.what:
            case "help":
                colour = self.words("terminal-suit", suit=view.tables.variant.clue_colours[0])
                self._lines(self.words("terminal-help", name=self.names[1], colour=colour).splitlines())
            case "log":
                self._lines(self.log or [self.words("terminal-log-empty")])
            case "discards":
                self.screen.line(self.sentences.discards(view))
            case "know":
                self.screen.line(self.sentences.knows(view, show.seat))
            case _:
                self.screen.table(view, self.sentences)

    def _offer(self, view: View) -> None:
        self.screen.line(self.words("terminal-bonus-waits"))
        uses = [legal.action for legal in view.legal if isinstance(legal.action, UseBonus)]
        for number, use in enumerate(uses, start=1):
            self.screen.line(self.words("terminal-bonus-option", number=number, bonus=self.sentences.bonus(use)))
        self.screen.line(self.words("terminal-bonus-decline"))

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.line(line)
