"""What can be done in a position that may still lead to a perfect show. Compiled by ``compiled``.

Left out is only what another move is never worse than (the proofs are in docs/solve.md): discarding the last copy of a card that is
still needed; a misplay where a discard is legal; in the final round, the differences between one way of passing and another.
"""

import numpy as np

from tamaya.kernel.lanes import popcount
from tamaya.lab.solve.game import (
    CARD_BITS,
    CLUE,
    COUNT_SHIFT,
    DECK_PLAY,
    DISCARD,
    DRAWN,
    HANDS,
    LAST_TURNS,
    MISPLAY,
    PASS,
    PLAY,
    PLAYED,
    STRIKES,
    TOKENS,
    USELESS,
)


def playable(game, played):
    """The cards that come next on the fireworks."""
    return (played << 1 | game.first_cards) & ~played & game.every_card


def elsewhere(game, row, seat):
    """The cards of which a copy is in another hand or in the deck."""
    found = game.later[row[DRAWN]]
    for other in range(game.players):
        if other != seat:
            found |= row[HANDS + other]
    return found & CARD_BITS


def somebody_to_clue(game, row, seat):
    """Whether another player holds a card."""
    cards = 0
    for other in range(game.players):
        if other != seat:
            cards += row[HANDS + other] >> COUNT_SHIFT
    return cards > 0


def list_moves(game, row, seat, found):
    """Write the moves that are worth searching; returns how many."""
    n = 0
    hand = row[HANDS + seat] & CARD_BITS
    next_cards = playable(game, row[PLAYED])
    for card in range(game.suits * game.ranks):
        if (hand & next_cards) >> card & 1:
            found[n] = PLAY * 64 + card
            n += 1
    if row[LAST_TURNS] > 0:
        found[n] = PASS * 64
        return n + 1
    if game.deck_plays and row[DRAWN] == game.deck.size - 1 and next_cards >> game.deck[row[DRAWN]] & 1:
        found[n] = DECK_PLAY * 64 + game.deck[row[DRAWN]]
        n += 1
    if row[TOKENS] > 0 and somebody_to_clue(game, row, seat):
        found[n] = CLUE * 64
        n += 1
    kind, spare = DISCARD, np.int64(0) if game.endless else hand & elsewhere(game, row, seat)
    if row[TOKENS] >= game.max_tokens and not game.discard_at_full:
        kind, spare = MISPLAY, spare & ~next_cards
        if row[STRIKES] + 1 >= game.strike_limit:
            return n
    if row[HANDS + seat] >> COUNT_SHIFT > popcount(hand):
        found[n] = kind * 64 + USELESS
        n += 1
    for card in range(game.suits * game.ranks):
        if spare >> card & 1:
            found[n] = kind * 64 + card
            n += 1
    return n


def make_move(game, row, seat, move, after):
    """Write the position after a move."""
    for word in range(row.size):
        after[word] = row[word]
    kind, card = move >> 6, move & 63
    if kind == CLUE:
        after[TOKENS] -= 1
        return
    if kind in (PLAY, DECK_PLAY):
        put_on_firework(game, after, card)
    elif kind == DISCARD:
        after[TOKENS] = min(after[TOKENS] + 1, game.max_tokens)
    elif kind == MISPLAY:
        after[STRIKES] += 1
    if kind == DECK_PLAY:
        after[DRAWN] += 1
    elif kind != PASS:
        if card != USELESS:
            after[HANDS + seat] &= ~(1 << card)
        draw(game, after, seat)
    if after[LAST_TURNS] > 0:
        after[LAST_TURNS] -= 1
        # This seat has no turn left, so its cards don't matter any more.
        after[HANDS + seat] &= ~CARD_BITS
    elif after[DRAWN] == game.deck.size and not game.finale:
        after[LAST_TURNS] = game.players


def put_on_firework(game, row, card):
    """Add a card to its firework: all other copies become useless."""
    row[PLAYED] |= 1 << card
    if game.last_cards >> card & 1:
        row[TOKENS] = min(row[TOKENS] + game.completion_tokens, game.max_tokens)
    for seat in range(game.players):
        row[HANDS + seat] &= ~(1 << card)


def draw(game, row, seat):
    """A card has left the hand: take the deck's next one, if there is one."""
    if row[DRAWN] == game.deck.size:
        row[HANDS + seat] -= 1 << COUNT_SHIFT
        return
    card = game.deck[row[DRAWN]]
    row[DRAWN] += 1
    if not row[PLAYED] >> card & 1:
        row[HANDS + seat] |= 1 << card
