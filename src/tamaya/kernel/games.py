"""Many games at once, from Python."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tamaya.kernel.arrays import Arrays, Kind, fit, observation_array
from tamaya.kernel.errors import IllegalMove, UnfitArray
from tamaya.kernel.layout import game_dtype
from tamaya.kernel.moves import refusal
from tamaya.kernel.shape import shape_of
from tamaya.kernel.specialise import bound, specialise
from tamaya.kernel.tables import Autoreset, Encoding, observation_lanes, rules_array
from tamaya.rules.errors import InvalidDeck
from tamaya.rules.options import Options

SEED_STEP = 0xD1342543DE82EF95
"""Odd, so that the seeds of a batch are all different."""


class Games:
    """A batch of games with the same options.

    Attributes:
        options: of every game.
        shape: the sizes that the compiled code is made for.
        batch: how many games.
        state: structured array ``(batch,)``; ``layout.game_dtype`` documents the fields. Read it, save it, put it back; but write
            only what was read.
        observation_lanes: zeros and ones in an observation.
        rules: one element of ``layout.RULES_DTYPE``: the options as compiled code reads them.
        compiled: the entry points, for other callers of compiled code.

    >>> from tamaya.rules.options import preset
    >>> games = Games(preset("hle", players=2), batch=3, seed=7)
    >>> arrays = games.arrays(observations="uint8")
    >>> games.pick(arrays)
    >>> games.step(arrays)
    >>> arrays.observations.shape, arrays.legal.shape, games.state["turn"].tolist()
    ((3, 658), (3, 20), [1, 1, 1])
    """

    def __init__(
        self,
        options: Options,
        batch: int,
        *,
        seed: int = 0,
        autoreset: Autoreset | str = Autoreset.SAME_STEP,
        encoding: Encoding | str = Encoding.CARD_KNOWLEDGE,
    ) -> None:
        if batch < 1:
            raise ValueError(f"a batch of {batch} games; there is at least one")
        self.options = options
        self.shape = shape_of(options)
        self.batch = batch
        self.autoreset, self.encoding = Autoreset(autoreset), Encoding(encoding)
        self.observation_lanes = observation_lanes(options, self.shape, self.encoding)
        self.state = np.zeros(batch, game_dtype(self.shape))
        self.rules = rules_array(options, self.shape, self.autoreset, self.encoding)
        self.compiled = specialise(self.shape)
        self._sizes = batch, self.shape.moves, self.observation_lanes
        self.reset(seed)

    def arrays(
        self,
        *,
        moves: NDArray[np.int64] | None = None,
        rewards: NDArray[np.float32] | None = None,
        ended: NDArray[np.bool_] | None = None,
        legal: NDArray[np.uint8] | bool = True,
        observations: NDArray[Any] | Kind | None = None,
        last_observations: NDArray[Any] | Kind | None = None,
    ) -> Arrays:
        """Check the caller's arrays once, and make those that it didn't bring; see :class:`Arrays`.

        Raises:
            UnfitArray: naming the array and what is needed.
        """
        lanes, rows = self.observation_lanes, self.batch
        seen = observation_array("observations", observations, rows, lanes)
        last = observation_array("last_observations", last_observations, rows, lanes)
        return Arrays(
            moves=fit("moves", moves, np.int64, (rows,)),
            rewards=fit("rewards", rewards, np.float32, (rows,)),
            ended=fit("ended", ended, np.bool_, (rows,)),
            legal=None
            if legal is False
            else fit("legal", None if legal is True else legal, np.uint8, (rows, self.shape.moves)),
            observations=seen,
            last_observations=last,
            sizes=self._sizes,
        )

    def reset(self, seed: int | ArrayLike | None = None, games: ArrayLike | None = None) -> None:
        """Deal anew.

        Args:
            seed: one 64-bit seed for all, from which each game's own is made by its index; or one per game. None: go on with the
                games' generators.
            games: indices of the games to deal, each once, or a mask, bool ``(batch,)``; by default all.

        Raises:
            IndexError: there is no such game, or one is named twice.
        """
        which = self._indices(games)
        if seed is None:
            seeds = None
        elif isinstance(seed, int):
            seeds = np.array([seed_of(seed, int(game)) for game in which], np.uint64)
        else:
            seeds = np.ascontiguousarray(seed, np.uint64)
            if seeds.shape != which.shape:
                raise ValueError(f"{seeds.size} seeds for {which.size} games")
        self.compiled.reset(self.state, self.rules, which, seeds)

    def reset_to_decks(self, decks: ArrayLike, games: ArrayLike | None = None) -> None:
        """Deal chosen decks: one row of identities per game, in the order of drawing.

        The next automatic deal of such a game is random again.

        Raises:
            InvalidDeck: a row isn't the variant's cards in some order.
        """
        which = self._indices(games)
        size = int(self.rules["deck_size"][0])
        rows = np.ascontiguousarray(decks, np.uint8)
        if rows.shape != (which.size, size):
            raise InvalidDeck(
                "deck", "2", f"need {which.size} decks of {size} cards, got an array of shape {rows.shape}"
            )
        wrong = np.flatnonzero((np.sort(rows, axis=1) != self.rules["deck"][0, :size]).any(axis=1))
        if wrong.size:
            raise InvalidDeck(
                "deck", "2", f"the deck for game {which[wrong[0]]} isn't the variant's cards in some order"
            )
        self.compiled.reset_to_decks(self.state, self.rules, which, rows)

    def step(self, arrays: Arrays) -> None:
        """Carry out ``arrays.moves``, one in every game, and fill the other arrays.

        Raises:
            IllegalMove: naming game, move and rule; no game was stepped and no array written.
            UnfitArray: the arrays were made for games of other sizes.
        """
        self._check(arrays)
        refused = self.compiled.step(self.state, self.rules, arrays.moves, *arrays.outputs)
        if refused >= 0:
            raise self.refusal(refused, arrays)

    def refusal(self, game: int, arrays: Arrays) -> IllegalMove:
        """The error for a game whose move was refused."""
        return refusal(self.options, self.shape, self.state[game], int(game), int(arrays.moves[game]))

    def stepper(self, arrays: Arrays) -> "Stepper":
        """The fast way to ``pick`` and ``step`` a small batch again and again with the same arrays."""
        self._check(arrays)
        return Stepper(self, arrays)

    def pick(self, arrays: Arrays) -> None:
        """Fill ``arrays.moves`` with uniformly random legal moves, from the games' policy generators (0 for an ended game)."""
        self._check(arrays)
        self.compiled.pick(self.state, arrays.moves)

    def play_random(self, arrays: Arrays, steps: int) -> None:
        """The same as ``pick`` and ``step``, ``steps`` times; ``arrays.moves`` is left alone."""
        self._check(arrays)
        self.compiled.play_random(self.state, self.rules, steps, *arrays.outputs)

    def observe(self, observations: NDArray[Any], seats: ArrayLike | None = None) -> None:
        """Write what one seat of every game sees, by default the current one, whoever's turn it is."""
        chosen = self.state["current"] if seats is None else seats
        watching = np.ascontiguousarray(np.broadcast_to(np.asarray(chosen, np.int64), (self.batch,)))
        if not ((watching >= 0) & (watching < self.shape.players)).all():
            raise ValueError(f"seats are 0 to {self.shape.players - 1}")
        out = observation_array("observations", observations, self.batch, self.observation_lanes)
        self.compiled.observe(self.state, self.rules, watching, out)

    def legal(self, legal: NDArray[np.uint8]) -> None:
        """Write the legal moves of every game's current seat, uint8 ``(batch, moves)``; none for an ended game."""
        self.compiled.write_legal(self.state, fit("legal", legal, np.uint8, (self.batch, self.shape.moves)))

    def save(self, games: ArrayLike | None = None) -> NDArray[Any]:
        """A copy of games, generators included: an array to keep, pickle, send or :meth:`load`."""
        return self.state[self._indices(games)].copy()

    def load(self, saved: NDArray[Any], games: ArrayLike | None = None) -> None:
        """Put saved games back, into any places of any batch with the same options."""
        which = self._indices(games)
        if saved.dtype != self.state.dtype or saved.shape != which.shape:
            raise ValueError(f"these are {saved.shape} games of another kind, or not as many as {which.shape}")
        self.state[which] = saved

    def __getstate__(self) -> dict[str, Any]:
        kept = ("options", "batch", "autoreset", "encoding", "state")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["options"], kept["batch"], autoreset=kept["autoreset"], encoding=kept["encoding"])  # type: ignore[misc]
        self.state[:] = kept["state"]

    def _indices(self, games: ArrayLike | None) -> NDArray[np.int64]:
        if games is None:
            return np.arange(self.batch)
        named = np.atleast_1d(np.asarray(games))
        if named.dtype == np.bool_:
            if named.shape != (self.batch,):
                raise IndexError(f"a mask for {self.batch} games, not for {named.size}")
            return np.flatnonzero(named)
        if named.dtype.kind not in "iu" and named.size:
            raise IndexError(f"games are named by whole numbers or by a mask, not by {named.dtype}")
        which = np.ascontiguousarray(named, np.int64)
        if not ((which >= 0) & (which < self.batch)).all():
            raise IndexError(f"games are 0 to {self.batch - 1}")
        if np.unique(which).size < which.size:
            raise IndexError("a game is named twice")
        return which

    def _check(self, arrays: Arrays) -> None:
        # Compiled code doesn't look where arrays end.
        if arrays.sizes != self._sizes:
            raise UnfitArray(
                f"these arrays are for games of sizes {arrays.sizes} (batch, moves, lanes of an observation), not {self._sizes}"
            )


class Stepper:
    """One batch and its arrays, ready to go.

    Attributes:
        pick: as :meth:`Games.pick`, without arguments.

    >>> from tamaya.rules.options import preset
    >>> games = Games(preset("hle", players=2), batch=1, seed=7)
    >>> stepper = games.stepper(games.arrays(observations="uint8"))
    >>> for _ in range(3):
    ...     stepper.pick()
    ...     stepper.step()
    >>> int(games.state["turn"][0])
    3
    """

    __slots__ = ("_arrays", "_games", "_step", "pick")

    def __init__(self, games: Games, arrays: Arrays) -> None:
        self._games, self._arrays = games, arrays
        self.pick: Callable[[], None] = bound(games.compiled.pick, games.state, arrays.moves)
        self._step = bound(games.compiled.step, games.state, games.rules, arrays.moves, *arrays.outputs)

    def __reduce__(self) -> tuple[Any, ...]:
        return Stepper, (self._games, self._arrays)

    def step(self) -> None:
        """As :meth:`Games.step`."""
        refused = self._step()
        if refused >= 0:
            raise self._games.refusal(refused, self._arrays)


def seed_of(seed: int, game: int) -> int:
    """The seed of one game of a batch: it depends on the batch's seed and the game's index, not on the batch's size.

    >>> seed_of(7, 0)
    7
    """
    return (seed + game * SEED_STEP) % 2**64
