"""Deal, draw, and what a hand may be told. Compiled by ``specialise``."""

import numpy as np

from tamaya.kernel.chance import draw_for_deal
from tamaya.kernel.codes import NO_SEAT, RUNNING
from tamaya.kernel.constants import ABSENT_MARKS, ALL_IDENTITIES, HAND, NO_CARDS, PLAYERS
from tamaya.kernel.legal import legal_moves
from tamaya.kernel.shape import ABSENT, DECK_BYTES


def deal_from_generator(game, rules):
    """A new game from the game's own generator."""
    for place in range(DECK_BYTES):
        game.deck[place] = rules.deck[place]
    game.chosen_deck = 0
    begin(game, rules)


def deal_chosen(game, rules, decks, row):
    """A new game with a deck in the order of drawing: ``decks[row]``, kept back to front, for cards are drawn from the end."""
    size = rules.deck_size
    for place in range(size):
        game.deck[place] = decks[row, size - 1 - place]
    game.chosen_deck = 1
    begin(game, rules)


def begin(game, rules):
    """Put a game into its first position; its deck is filled."""
    game.deck_left = rules.deck_size
    game.clue_tokens = rules.start_clue_tokens
    game.strikes = 0
    game.score = 0
    game.turn = 0
    game.last_turns = -1
    game.ending = RUNNING
    game.missing = ALL_IDENTITIES
    game.playable = rules.first_cards
    game.tops = 0
    game.discards = 0
    game.last_actor = NO_SEAT
    game.last_target = NO_SEAT
    game.last_kind = NO_SEAT
    game.last_detail = 0
    for seat in range(PLAYERS):
        deal_hand(game, rules, seat)
    first = rules.first_player
    game.current = first if first != NO_SEAT else draw_for_deal(game, PLAYERS)
    game.legal = legal_moves(game, rules)


def deal_hand(game, rules, seat):
    """A seat's whole hand, the oldest card in slot 0."""
    hand = 0
    for slot in range(HAND):
        card = draw_card(game)
        hand |= card << (8 * slot)
        game.cards[seat * HAND + slot] = rules.fresh_card[card]
    game.hands[seat] = hand
    game.touch[seat] = clues_for(hand, rules)


def draw_card(game):
    """Take a card from a deck that has one.

    Shuffling as one draws (Fisher-Yates, one swap a card) costs a fraction of shuffling the whole deck: most games end early.
    """
    left = game.deck_left - 1
    place = left if game.chosen_deck else draw_for_deal(game, left + 1)
    card = np.int64(game.deck[place])
    game.deck[place] = game.deck[left]
    game.deck_left = left
    return card


def clues_for(hand, rules):
    """The clues that may be given to a hand: those that touch a card, or all where empty clues are allowed; none without cards."""
    if hand == NO_CARDS:
        return 0
    clues = rules.empty_clues
    for slot in range(HAND):
        clues |= rules.clues_of[(hand >> (8 * slot)) & ABSENT]
    return clues


def card_in(hand, slot):
    """The identity in a slot, or ABSENT."""
    return (hand >> (8 * slot)) & ABSENT


def without_slot(hand, slot):
    """A hand after a card left it: newer cards move one slot down, and the newest slot is open (0)."""
    older = hand & ((1 << (8 * slot)) - 1)
    newer = (hand >> (8 * slot + 8)) << (8 * slot)
    return older | newer


def is_short(hand):
    """1 if a hand has an empty slot."""
    return 1 if hand & ABSENT_MARKS else 0
