"""What a player types, as a command of the terminal; or a complaint that says what would have been right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tamaya.cli.terminal.words import Words
from tamaya.rules.actions import Action, Clue, ClueKind, DeclineBonus, Discard, Play
from tamaya.view.view import View

SHOW = {
    "?": "help",
    "h": "help",
    "help": "help",
    "log": "log",
    "l": "log",
    "discards": "discards",
    "t": "table",
    "table": "table",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
ACT = {
    "p": "play",
    "play": "play",
    "d": "discard",
    "discard": "discard",
    "c": "clue",
    "clue": "clue",
    "know": "know",
    "k": "know",
    "b": "bonus",
    "bonus": "bonus",
}


@dataclass(frozen=True, slots=True)
class Show:
    """Something to be shown: ``help``, ``log``, ``discards``, ``table``, ``quit``, or ``know`` with a seat."""

    what: str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Complaint:
    """Why the line wasn't understood."""

    text: str


@dataclass(frozen=True, slots=True)
class Parser:
    """Understands lines typed at one table.

    Attributes:
        words: the language.
        names: by seat.
    """

    words: Words
    names: Sequence[str]

    def parse(self, line: str, view: View) -> Action | Show | Complaint:
        """What a line means in the position that ``view`` shows."""
        verb, *rest = line.split() or [""]
        verb = verb.lower()
        if verb in SHOW and not rest:
            return Show(SHOW[verb])
        match ACT.get(verb):
            case "play" | "discard" as act:
                return self._own_card(act, rest, view)
            case "clue":
                return self._clue(rest, view)
            case "know":
                seat = self._seat(" ".join(rest))
                return seat if isinstance(seat, Complaint) else Show("know", seat)
            case "bonus":
                return self._bonus(rest, view)
            case _:
                return Complaint(self.words("terminal-bad-command", typed=line.strip()))

    def _own_card(self, act: str, rest: Sequence[str], view: View) -> Action | Complaint:
        if len(rest) != 1:
            return Complaint(self.words("terminal-bad-form", form=f"{act[0]} 2"))
        assert view.seat is not None
        hand = view.hands[view.seat]
        if not rest[0].isdecimal() or not 1 <= int(rest[0]) <= len(hand):
            return Complaint(self.words("terminal-bad-slot", typed=rest[0], most=len(hand)))
        card = hand[-int(rest[0])].card
        return Play(card) if act == "play" else Discard(card)

    def _clue(self, rest: Sequence[str], view: View) -> Action | Complaint:
        if len(rest) < 2:
            colour = self.words("terminal-suit", suit=view.tables.variant.clue_colours[0])
            return Complaint(self.words("terminal-bad-form", form=f"c {self.names[1]} {colour}"))
        # Names of players and of colours may have several words: the first place to cut that makes sense of both counts.
        tried: list[Action | Complaint] = []
        for cut in range(len(rest) - 1, 0, -1):
            seat = self._partner(" ".join(rest[:cut]))
            tried.append(seat if isinstance(seat, Complaint) else self._value(" ".join(rest[cut:]), seat, view))
        return next((one for one in tried if not isinstance(one, Complaint)), tried[0])

    def _value(self, typed: str, seat: int, view: View) -> Action | Complaint:
        variant = view.tables.variant
        if typed.isdecimal() and int(typed) in variant.clue_ranks:
            return Clue(seat, ClueKind.RANK, int(typed))
        said = {self.words("terminal-suit", suit=colour): at for at, colour in enumerate(variant.clue_colours)}
        english = {colour: at for at, colour in enumerate(variant.clue_colours)}
        for naming in (said, english):
            found = _only(typed, naming)
            if found is not None:
                return Clue(seat, ClueKind.COLOUR, found)
        clues = self.words("terminal-comma").join((*said, *map(str, variant.clue_ranks)))
        return Complaint(self.words("terminal-bad-clue", typed=typed, clues=clues))

    def _seat(self, typed: str) -> int | Complaint:
        found = _only(typed, self._others() | self._own())
        return self._nobody(typed, self.names) if found is None else found

    def _partner(self, typed: str) -> int | Complaint:
        found = _only(typed, self._others())
        if found is not None:
            return found
        if _only(typed, self._own()) is None:
            return self._nobody(typed, self.names[1:])
        return Complaint(self.words("terminal-bad-partner", names=self._listed(self.names[1:])))

    def _own(self) -> dict[str, int]:
        # One's own seat goes by one's name or by "you", in any language.
        return {self.names[0]: 0, "you": 0, self.words("terminal-seat-you"): 0}

    def _others(self) -> dict[str, int]:
        return {name: seat for seat, name in enumerate(self.names) if seat}

    def _nobody(self, typed: str, names: Sequence[str]) -> Complaint:
        return Complaint(self.words("terminal-bad-name", typed=typed, names=self._listed(names)))

    def _listed(self, names: Sequence[str]) -> str:
        return self.words("terminal-comma").join(names)

    def _bonus(self, rest: Sequence[str], view: View) -> Action | Complaint:
        if view.pending is None:
            return Complaint(self.words("terminal-refused", code="no_bonus"))
        uses = [legal.action for legal in view.legal if not isinstance(legal.action, DeclineBonus)]
        if len(rest) != 1 or not rest[0].isdecimal() or int(rest[0]) > len(uses):
            return Complaint(self.words("terminal-bad-bonus"))
        return uses[int(rest[0]) - 1] if int(rest[0]) else DeclineBonus()


def _only(typed: str, naming: Mapping[str, int]) -> int | None:
    """The one whose name that is, or else the only one whose name begins so."""
    low = typed.casefold()
    if not low:
        return None
    exact = {value for name, value in naming.items() if name.casefold() == low}
    begun = {value for name, value in naming.items() if name.casefold().startswith(low)}
    for found in (exact, begun):
        if len(found) == 1:
            return found.pop()
    return None
