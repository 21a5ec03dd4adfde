"""A game with all cards known, as the solver's compiled code reads it.

A card is a number ``suit * ranks + place``, its place being 0 for the suit's first card in the order of play: for a suit that is built
downwards that isn't the identity of ``rules/``. A set of cards is an int with a bit for each. Cards that are played, and second copies in
one hand, are all alike to the solver: *useless*, kept only as a count.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tamaya.rules.state import State
from tamaya.rules.tables import RuleTables

# A position is a row of these words, then one per hand: its useful cards, and from COUNT_SHIFT on how many cards it has in all.
PLAYED: Final = 0
"""The set of cards on the fireworks."""
TOKENS: Final = 1
STRIKES: Final = 2
LAST_TURNS: Final = 3
"""How many turns are left, once the deck is empty; 0 before, and always in a Grand Finale."""
DRAWN: Final = 4
"""How many cards of ``Game.deck`` are drawn."""
HANDS: Final = 5
COUNT_SHIFT: Final = 40
CARD_BITS: Final = (1 << COUNT_SHIFT) - 1

LOST, WON, UNDECIDED = 0, 1, 2
"""What a search can find."""

NEVER: Final = 1000
"""A time that doesn't come."""

# A move is ``kind * 64 + card``.
PLAY: Final = 0
DISCARD: Final = 1
MISPLAY: Final = 2
CLUE: Final = 3
PASS: Final = 4
"""In the final round, whatever is legal."""
DECK_PLAY: Final = 5
USELESS: Final = 63
"""In place of a card: any useless one."""


class Game(NamedTuple):
    """What doesn't change while a position is searched.

    Attributes:
        players: seats.
        suits: suits.
        ranks: cards per firework.
        every_card: the set of all cards.
        first_cards: the first card of each suit.
        last_cards: the card that completes each suit.
        max_tokens: clue tokens at most.
        strike_limit: the strike that ends the game.
        completion_tokens: clue tokens for a completed firework (0 where bonuses come instead).
        finale: Grand Finale: no final round.
        discard_at_full: a discard is legal with all tokens there.
        deck_plays: the deck's last card may be played unseen.
        endless: hands hold any number of cards, so that nothing useful is ever discarded.
        deck: the cards still to be drawn, the next one first.
        later: by number of cards drawn, the set of those that are still in the deck.
        next_at: by number of cards drawn and by card, how many must be drawn to have its next copy; ``NEVER`` if there is none.
        gone_at: by card, how many cards are drawn when the deck's last copy of it is; 0 if the deck has none.
    """

    players: int
    suits: int
    ranks: int
    every_card: int
    first_cards: int
    last_cards: int
    max_tokens: int
    strike_limit: int
    completion_tokens: int
    finale: bool
    discard_at_full: bool
    deck_plays: bool
    endless: bool
    deck: NDArray[np.int64]
    later: NDArray[np.int64]
    next_at: NDArray[np.int64]
    gone_at: NDArray[np.int64]


class Taste(NamedTuple):
    """How much makes a position promising: the most promising ones are kept.

    Attributes:
        played: for a card on the fireworks.
        token: for a clue token.
        left: for a card left in the deck.
        play: for a play that the bounds leave to spare,
        most_plays: up to so many.
        place: for a place in the hands that they leave to spare,
        most_places: up to so many.
    """

    played: int
    token: int
    left: int
    play: int
    most_plays: int
    place: int
    most_places: int


def card_of(tables: RuleTables, identity: int) -> int:
    """The solver's number of a card.

    >>> from tamaya.rules.tables import compile_tables
    >>> from tamaya.rules.variants import BLACK_POWDER
    >>> tables = compile_tables(BLACK_POWDER)
    >>> card_of(tables, tables.identity(0, 1)), card_of(tables, tables.identity(5, 5))
    (0, 25)
    """
    return tables.suit_of(identity) * tables.ranks + tables.height_needed[identity]


def game_of(state: State) -> Game:
    """What stays the same for all positions that can come of this one."""
    from tamaya.rules.options import Bonuses

    tables, options = state.tables, state.options
    cards = [card_of(tables, identity) for identity in state.deck]
    size, kinds = len(cards), tables.identities
    later = np.zeros(size + 1, np.int64)
    next_at = np.full((size + 1, kinds), NEVER, np.int64)
    gone_at = np.zeros(kinds, np.int64)
    for at in range(size - 1, -1, -1):
        card = cards[at]
        later[at] = later[at + 1] | 1 << card
        next_at[at] = next_at[at + 1]
        # With deck plays the last card needn't be drawn to be played.
        next_at[at, card] = at + 1 - (options.deck_plays and at == size - 1)
        gone_at[card] = gone_at[card] or at + 1
    return Game(
        players=options.players,
        suits=tables.suits,
        ranks=tables.ranks,
        every_card=(1 << kinds) - 1,
        first_cards=sum(1 << suit * tables.ranks for suit in range(tables.suits)),
        last_cards=sum(1 << (suit + 1) * tables.ranks - 1 for suit in range(tables.suits)),
        max_tokens=options.max_clue_tokens,
        strike_limit=options.strike_limit,
        completion_tokens=int(options.bonuses is Bonuses.OFF),
        finale=options.grand_finale,
        discard_at_full=options.discard_at_full,
        deck_plays=options.deck_plays,
        endless=False,
        deck=np.array(cards, np.int64),
        later=later,
        next_at=next_at,
        gone_at=gone_at,
    )


def row_of(state: State) -> NDArray[np.int64]:
    """The position as a row."""
    tables, players = state.tables, state.options.players
    row = np.zeros(HANDS + players, np.int64)
    played = sum(((1 << height) - 1) << suit * tables.ranks for suit, height in enumerate(state.stacks))
    row[PLAYED] = played
    row[TOKENS], row[STRIKES] = state.clue_tokens, state.strikes
    row[LAST_TURNS] = state.last_turns or 0
    to_act = {(state.current + n) % players for n in range(players if state.last_turns is None else state.last_turns)}
    for seat, hand in enumerate(state.hands):
        cards = 0
        if seat in to_act:  # who has no turn left can't play
            for card in hand:
                cards |= 1 << card_of(tables, state.cards[card])
        row[HANDS + seat] = (cards & ~played) | len(hand) << COUNT_SHIFT
    return row


def kind_and_card(move: int) -> tuple[int, int]:
    """A move taken apart."""
    return move >> 6, move & 63
