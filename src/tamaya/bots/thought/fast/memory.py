"""What a searching player, or a whole table of them, remembers of a game, and the compiled code that thinks about it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.hat import coding
from tamaya.bots.hat.fast import ask, choose, code, hear, knowledge
from tamaya.bots.hat.fast import layout as hat_layout
from tamaya.bots.hat.habits import habits_for
from tamaya.bots.thought.fast import layout, listed, rounds, think, through, told, worlds
from tamaya.kernel.games import Games
from tamaya.kernel.layout import game_dtype
from tamaya.kernel.shape import Shape, shape_of
from tamaya.kernel.specialise import compiled
from tamaya.kernel.tables import Autoreset, Encoding, rules_array
from tamaya.rules.options import Options

NO_PLAN: NDArray[Any] = np.zeros(1, layout.PLAN_DTYPE)

SOURCES = (knowledge, ask, code, choose, hear, told, worlds, think, listed, through, rounds)


class Desk:
    """What all thoughts about games with the same options share: rules, compiled code, and arrays to work in.

    Attributes:
        options: of the games.
        shape: their sizes.
        rules: one element of ``kernel.layout.RULES_DTYPE``.
        lore: one element of ``hat.fast.layout.LORE_DTYPE``.
        thought: the last thought's tallies, one element of ``layout.thought_dtype``.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.shape: Shape = shape_of(options)
        self.rules = rules_array(options, self.shape, Autoreset.DISABLED, Encoding.MINIMAL)
        self.lore = hat_layout.lore_of(options, habits_for(options.players))
        self.thought: NDArray[Any] = np.zeros(1, layout.thought_dtype(self.shape))
        self.worlds: NDArray[Any] = np.zeros(2, game_dtype(self.shape))
        self.minds: NDArray[Any] = np.zeros(2, hat_layout.mind_dtype(self.shape))
        names = compiled(self.shape, SOURCES, (hat_layout, coding, layout))
        self._attend = names["attend"]

    def compile(self) -> None:
        """Compile the code, or read it from the disk; else its first use does."""
        games = Games(self.options, 1, autoreset=Autoreset.DISABLED)
        Memory(self).begin(games.state, np.arange(self.shape.players * self.shape.hand))

    def attend(self, task: int, memory: "Memory", listener: int, plan: NDArray[Any]) -> int:
        """Do a task of ``rounds.attend``."""
        arrays = (*memory.arrays, memory.turn, listener, plan, self.thought, self.worlds, self.minds)
        return int(self._attend(task, self.rules, self.lore, *arrays))


@lru_cache(maxsize=16)
def desk_for(options: Options) -> Desk:
    """The desk for games with those options."""
    return Desk(options)


@dataclass(frozen=True, slots=True)
class Found:
    """What a thought came to.

    Attributes:
        move: the move's number.
        usual: the base's.
        worlds: how many worlds the move was tried in.
        gain: by how many points it was better there than the base's, on average.
        rollouts: how many games were played out in all.
        undecided: whether the budget ended it.
    """

    move: int
    usual: int
    worlds: int
    gain: float
    rollouts: int
    undecided: bool


class Memory:
    """A game as one seat has seen it, or as all have.

    Attributes:
        turn: the turn that is about to be played.
        mind: what is publicly known, one element of ``hat.fast.layout.mind_dtype``.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.turn = -1
        self._past: NDArray[Any] = np.zeros(layout.MOST_TURNS + 1, game_dtype(desk.shape))
        self._minds: NDArray[Any] = np.zeros(layout.MOST_TURNS + 1, hat_layout.mind_dtype(desk.shape))
        self._notes: NDArray[Any] = np.zeros(layout.MOST_TURNS + 1, layout.note_dtype(desk.shape))
        self._faces: NDArray[np.int64] = np.zeros(layout.MOST_CARDS, np.int64)

    @property
    def arrays(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Games, minds and notes, by turn."""
        return self._past, self._minds, self._notes

    @property
    def mind(self) -> Any:
        """What is publicly known before this turn."""
        return self._minds[self.turn]

    @property
    def serials(self) -> NDArray[np.int64]:
        """Per seat and slot the card's number, or -1."""
        serials: NDArray[np.int64] = self._notes[self.turn]["serials"]
        return serials

    @property
    def game(self) -> Any:
        """The game before this turn."""
        return self._past[self.turn]

    def reveal(self, card: int, identity: int) -> None:
        """A card's face is seen by its owner, too."""
        self._faces[card] = identity

    def begin(self, game: NDArray[Any], serials: NDArray[np.int64]) -> None:
        """The first position."""
        self.turn = -1
        self._enter(layout.BEGIN, game, serials, -1)

    def go_on(self, move: int, game: NDArray[Any], serials: NDArray[np.int64], listener: int) -> None:
        """A move was made, and this is what it led to. For the listener see ``rounds.follow``."""
        note = self._notes[self.turn]
        note["move"], note["actor"] = move, self._past[self.turn]["current"]
        self._enter(layout.FOLLOW, game, serials, listener)

    def _enter(self, task: int, game: NDArray[Any], serials: NDArray[np.int64], listener: int) -> None:
        self.turn += 1
        self._past[self.turn] = game
        self._notes[self.turn]["serials"] = serials
        self.desk.attend(task, self, listener, NO_PLAN)

    def play_on(self, plan: NDArray[Any]) -> list[int]:
        """Play a game whose cards are all known to its end, every seat by the plan; the moves' numbers. The game is then the end."""
        first = self.turn
        self.desk.thought["face_of"][0] = self._faces
        self.turn = self.desk.attend(layout.PLAY, self, -1, plan)
        return [int(move) for move in self._notes["move"][first : self.turn]]

    def consider(self, plan: NDArray[Any], more: bool = False) -> Found:
        """The current player's move.

        Args:
            plan: one element of ``layout.PLAN_DTYPE``.
            more: whether to go on with the last thought, which was the same player's about the same turn.
        """
        desk = self.desk
        desk.thought["face_of"][0] = self._faces
        move = desk.attend(layout.THINK_ON if more else layout.THINK, self, -1, plan)
        thought = desk.thought[0]
        best, left = int(thought["best"]), int(thought["left"])
        tried = int(thought["ns"][best])
        return Found(
            move=move,
            usual=int(thought["moves"][0]),
            worlds=tried,
            gain=float(thought["sums"][best]) / tried if tried else 0.0,
            rollouts=int(thought["rollouts"]),
            undecided=left > 1,
        )
