"""A position of the game: immutable, complete, and therefore secret. ``view/`` says who may see what of it."""

from dataclasses import dataclass

from tamaya.rules.actions import Bonus
from tamaya.rules.options import Options
from tamaya.rules.outcome import Outcome
from tamaya.rules.tables import RuleTables


@dataclass(frozen=True, slots=True)
class Pending:
    """A bonus that the current player has to use or decline before the turn's draw.

    Attributes:
        bonus: which; None where the player chooses among the five.
    """

    bonus: Bonus | None


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a game at one moment.

    Attributes:
        options: resolved: the first player is settled.
        tables: the compiled variant.
        chance: 16 secret bytes from which bonuses and places of returned cards are drawn.
        deck: identities still to be drawn, the next one first.
        cards: identity by card id, in the order of drawing.
        hands: per seat its card ids, oldest first.
        possible: per card id, the identities that its clues leave (a set of bits); the full set while unclued.
        colours: per card id, the colour clues that touched it (a set of bits over ``clue_colours``).
        ranks: per card id, the rank clues that touched it (a set of bits over ``clue_ranks``).
        stacks: per suit, how many cards its firework has.
        discards: identities in the discard pile, in the order in which they fell.
        clue_tokens: tokens that can be spent.
        strikes: misplays so far, less those mended.
        turn: counts from 0; a bonus belongs to the turn that earned it.
        current: the seat whose turn it is.
        last_turns: None, or once the deck is empty how many turns are left, the current one included.
        tiles: bonus tiles not yet turned up, the next one first (``bonuses=tiles``).
        pending: a bonus that waits for its player.
        outcome: None while the game is on.
    """

    options: Options
    tables: RuleTables
    chance: bytes
    deck: tuple[int, ...]
    cards: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    possible: tuple[int, ...]
    colours: tuple[int, ...]
    ranks: tuple[int, ...]
    stacks: tuple[int, ...]
    discards: tuple[int, ...]
    clue_tokens: int
    strikes: int
    turn: int
    current: int
    last_turns: int | None
    tiles: tuple[Bonus, ...]
    pending: Pending | None
    outcome: Outcome | None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    def playable(self, identity: int) -> bool:
        """Whether a card of that identity is the next of its firework.

        >>> from tamaya.rules.deal import deal
        >>> from tamaya.rules.options import Options
        >>> state = deal(Options(players=2), seed=1)
        >>> [state.playable(i) for i in range(5)]
        [True, False, False, False, False]
        """
        return self.stacks[self.tables.suit_of(identity)] == self.tables.height_needed[identity]

    def played(self, identity: int) -> bool:
        """Whether a card of that identity is on its firework already."""
        return self.stacks[self.tables.suit_of(identity)] > self.tables.height_needed[identity]
