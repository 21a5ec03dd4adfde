"""An observation: HLE's canonical encoding, extended to six suits (docs/kernel.md has the table). Compiled by ``specialise``.

Sections are written in order, each as a few words; see ``lanes`` for how a word becomes numbers. ``lane`` is always the next free
place of the flat array, and every function returns it moved on.
"""

import numpy as np

from tamaya.kernel.codes import NO_SEAT
from tamaya.kernel.constants import (
    ALL_IDENTITIES,
    CARD_LANES,
    HAND,
    HEAD_LANES,
    IDENTITIES,
    LAST_LANES,
    NARROW,
    PLAYERS,
    store_bit,
    store_head,
    store_last,
    store_last_exactly,
    store_last_hand,
    store_rest_of_hand,
    store_wide,
)
from tamaya.kernel.deal import card_in, is_short
from tamaya.kernel.legal import seat_after


def encode(game, rules, observer, out, lane):
    """Write what a seat sees. ``out`` is C-contiguous; its row starts at ``lane`` and has ``rules.observation_lanes`` lanes."""
    lane = encode_hands(game, observer, out, lane)
    lane = encode_board(game, rules, observer, out, lane)
    lane = store_run(out, lane, game.discards, rules.deck_size)
    lane = encode_last_action(game, rules, observer, out, lane)
    if rules.with_knowledge:
        encode_knowledge(game, observer, out, lane)


def store_run(out, lane, word, width):
    """A section whose length depends on the options. Narrow shapes have too few lanes after it for a wide store."""
    if NARROW:
        for bit in range(width):
            store_bit(out, lane + bit, (word >> bit) & 1)
    else:
        store_wide(out, lane, word)
    return lane + width


def encode_hands(game, observer, out, lane):
    """The others' cards, by offset from the observer, each one-hot. As in ``encode_known_hand``, full words are stored."""
    word, filled = 0, 0
    for offset in range(1, PLAYERS):
        hand = game.hands[np.uint64(seat_after(observer, offset))]
        for slot in range(HAND):
            card = one_hot(hand, slot)
            word |= card << filled
            filled += IDENTITIES
            if filled >= 64:
                store_wide(out, lane, word)
                lane += 64
                filled -= 64
                word = card >> (IDENTITIES - filled)
    store_last_hand(out, lane, word)
    return lane + filled


def one_hot(hand, slot):
    """The set of the one identity in a slot; empty where there is no card."""
    return (1 << card_in(hand, slot)) & ALL_IDENTITIES


def encode_board(game, rules, observer, out, lane):
    """Which hands are short, the deck, the fireworks' highest cards, tokens and lives left."""
    short = 0
    for offset in range(PLAYERS):
        short |= is_short(game.hands[np.uint64(seat_after(observer, offset))]) << offset
    deck_lanes = rules.deck_size - PLAYERS * HAND
    lane = store_run(out, lane, short | (thermometer(np.int64(game.deck_left)) << PLAYERS), PLAYERS + deck_lanes)
    counters = thermometer(np.int64(game.clue_tokens)) | (
        thermometer(rules.strike_limit - game.strikes) << rules.max_clue_tokens
    )
    return store_run(
        out, lane, game.tops | (counters << IDENTITIES), IDENTITIES + rules.max_clue_tokens + rules.strike_limit
    )


def thermometer(count):
    """That many ones."""
    return (1 << count) - 1


def encode_last_action(game, rules, observer, out, lane):
    """Who did what to whom, relative to the observer, and what came of it."""
    head = 0
    if game.last_kind != NO_SEAT:
        head = (1 << seat_after(np.int64(game.last_actor), (PLAYERS - observer) % PLAYERS)) | (
            1 << (PLAYERS + game.last_kind)
        )
        if game.last_target != NO_SEAT:
            head |= 1 << (PLAYERS + 4 + seat_after(np.int64(game.last_target), (PLAYERS - observer) % PLAYERS))
    store_head(out, lane, head)
    lane += HEAD_LANES
    if rules.with_knowledge:
        store_last(out, lane, game.last_detail)
    else:
        store_last_exactly(out, lane, game.last_detail)
    return lane + LAST_LANES


def encode_knowledge(game, observer, out, lane):
    """What every player knows of every card from clues, oneself first: the game keeps it in this very layout."""
    for offset in range(PLAYERS):
        lane = encode_known_hand(game, seat_after(observer, offset), out, lane)


def encode_known_hand(game, seat, out, lane):
    """What a player knows of the own hand. Cards are gathered until they fill a word, and what is over begins the next one.

    The loop is unrolled, so that every shift is a constant; fewer stores are needed than with one per card.
    """
    full, word, filled = 0, 0, 0
    for slot in range(HAND):
        known = game.cards[np.uint64(seat * HAND + slot)]
        word |= known << filled
        filled += CARD_LANES
        if filled >= 64:
            store_wide(out, lane, word)
            lane += 64
            filled -= 64
            full, word = word, known >> (CARD_LANES - filled)
    if NARROW or filled == 0:
        store_rest_of_hand(out, lane, word)
    else:
        # The last store ends where the hand ends and repeats lanes of the one before: one instruction, and none past the row.
        store_wide(out, lane + filled - 64, (word << (64 - filled)) | ((full >> filled) & ((1 << (64 - filled)) - 1)))
    return lane + filled
