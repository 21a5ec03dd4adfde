"""One move: the same order as ``tamaya.rules.apply``. Compiled by ``specialise``.

The card moves → token or strike → end test → draw → the next turn.
"""

import numpy as np

from tamaya.kernel.codes import (
    COLOUR_CLUE,
    DECIDED,
    DECK,
    DISCARD,
    FINALE_LOST,
    KEEP_SCORE,
    NO_SEAT,
    PERFECT,
    PLAY,
    RANK_CLUE,
    RUNNING,
    STOP_HANAB_LIVE,
    STOP_OFF,
    STRIKES,
)
from tamaya.kernel.constants import (
    ALL_IDENTITIES,
    ALL_MARKS,
    CLUE_COLOURS,
    CLUES,
    FIRST_CLUE,
    HAND,
    IDENTITIES,
    NEWEST,
    PLAYERS,
    RANKS,
    SUITS,
)
from tamaya.kernel.deal import card_in, clues_for, draw_card, without_slot
from tamaya.kernel.lanes import popcount
from tamaya.kernel.legal import current_seat, legal_moves, seat_after
from tamaya.kernel.shape import ABSENT


def take_turn(game, rules, move):
    """Carry out a legal move and return the change of the score."""
    before = game.score
    game.last_actor = game.current
    if move >= FIRST_CLUE:
        give_clue(game, rules, move - FIRST_CLUE)
    else:
        playing = move >= HAND
        spend_card(game, rules, move - HAND * playing, PLAY if playing else DISCARD)
    if game.ending == RUNNING:
        end_turn(game, rules)
    if game.ending != RUNNING:
        game.legal = 0
        game.score = final_score(game, rules)
    return game.score - before


def give_clue(game, rules, number):
    """A clue by its number among the clue moves."""
    clue = np.int64(rules.clue_of_move[number])
    target = seat_after(current_seat(game), np.int64(rules.target_of_move[number]))
    touched = mark_hand(game, rules, target, clue)
    game.clue_tokens -= 1
    game.last_target = target
    game.last_kind = RANK_CLUE if clue >= CLUE_COLOURS else COLOUR_CLUE
    game.last_detail = (1 << clue) | (touched << CLUES)


def mark_hand(game, rules, target, clue):
    """Change what a hand knows of itself and return the slots that were touched."""
    hand, mask = game.hands[target], rules.touched_by[clue]
    touched = 0
    for slot in range(HAND):
        hit = (mask >> card_in(hand, slot)) & 1
        # The mask for a card that was hit, its complement for one that was missed, without a branch: every other guess would be
        # wrong. An absent card is missed, and its word stays 0.
        possible = (mask ^ (hit - 1)) & ALL_IDENTITIES
        place = target * HAND + slot
        game.cards[place] = (game.cards[place] & (possible | ALL_MARKS)) | (hit << (IDENTITIES + clue))
        touched |= hit << slot
    return touched


def spend_card(game, rules, slot, kind):
    """Play or discard. They share a path, because which of the two it is can't be predicted."""
    identity = card_in(game.hands[current_seat(game)], slot)
    scored, gained = 0, 0
    if kind == PLAY and (game.playable >> identity) & 1:
        scored, gained = 1, stack_card(game, rules, identity)
    else:
        game.strikes += kind == PLAY
        game.clue_tokens = min(game.clue_tokens + (kind == DISCARD), np.int64(rules.max_clue_tokens))
        lose_card(game, rules, identity)
    tell_card(game, kind, slot, identity, scored, gained)
    replace_card(game, rules, slot)


def tell_card(game, kind, slot, identity, scored, gained):
    """Remember a play or discard in the observation's layout: slot, card, and whether it scored and gained a token."""
    game.last_kind = kind
    game.last_target = NO_SEAT
    marks = (
        (1 << slot) | (1 << (HAND + identity)) | (scored << (HAND + IDENTITIES)) | (gained << (HAND + IDENTITIES + 1))
    )
    game.last_detail = marks << (CLUES + HAND)


def stack_card(game, rules, identity):
    """Add a card to its firework and return 1 if that brought a token."""
    card, upper = 1 << identity, rules.next_card[identity]
    game.missing &= ~card
    game.playable = (game.playable & ~card) | upper
    game.tops = (game.tops & ~rules.previous_card[identity]) | card
    game.score = score_on_table(game, rules)
    gained = 0
    if upper == 0:
        if game.missing == 0:
            game.ending = PERFECT
        if game.clue_tokens < rules.max_clue_tokens:
            game.clue_tokens += 1
            gained = 1
    if game.ending == RUNNING and is_decided(game, rules):
        game.ending = DECIDED
    return gained


def lose_card(game, rules, identity):
    """Put a card on the discard pile, and see whether that ends the game."""
    field = rules.discard_field[identity]
    game.discards |= ((game.discards & field) << 1) | rules.discard_first[identity]
    if game.strikes >= rules.strike_limit:
        game.ending = STRIKES
    elif rules.grand_finale and (game.missing >> identity) & 1 and game.discards & field == field:
        game.ending = FINALE_LOST
    elif is_decided(game, rules):
        game.ending = DECIDED


def replace_card(game, rules, slot):
    """Close the gap that a card left and draw, unless the game has ended or the deck is empty."""
    seat = current_seat(game)
    first = seat * HAND
    for older in range(HAND - 1):
        # From the gap on, each slot takes the next one's card. Always all slots: a fixed loop is unrolled.
        game.cards[first + older] = game.cards[first + older + (older >= slot)]
    drawn = draw_card(game) if game.ending == RUNNING and game.deck_left > 0 else ABSENT
    game.cards[first + HAND - 1] = rules.fresh_card[drawn]  # nothing is known of an absent card
    game.hands[seat] = without_slot(game.hands[seat], slot) | (drawn << NEWEST)
    game.touch[seat] = clues_for(game.hands[seat], rules)


def end_turn(game, rules):
    """Count the final round, pass the turn on, and see whether the next seat has a move."""
    if game.last_turns > 0:
        game.last_turns -= 1
        if game.last_turns == 0:
            game.ending = DECK
            return
    elif game.deck_left == 0 and not rules.grand_finale:
        game.last_turns = PLAYERS
    game.turn += 1
    game.current = seat_after(current_seat(game), 1)
    if rules.stop_when_decided == STOP_HANAB_LIVE and game.last_turns > 0 and nothing_left_in_hands(game):
        game.ending = DECIDED
        return
    game.legal = legal_moves(game, rules)
    if game.legal == 0 and rules.grand_finale:
        game.ending = FINALE_LOST


def score_on_table(game, rules):
    """Cards on the fireworks; cards missing from a penalty suit cost one each, never below 0."""
    return max(0, IDENTITIES - popcount(game.missing) - rules.penalty)


def final_score(game, rules):
    """The score of a game that has ended. A Grand Finale counts all points or none."""
    if rules.grand_finale:
        return rules.points if game.ending == PERFECT else 0
    if game.ending == STRIKES and rules.strikeout_score != KEEP_SCORE:
        return rules.strikeout_score
    return game.score


def is_decided(game, rules):
    """Whether the game is to end because the public piles leave nothing to gain."""
    if rules.stop_when_decided == STOP_OFF or game.last_turns == 1:  # on the last turn the deck ends the game
        return False
    return game.score == max(0, IDENTITIES - popcount(game.missing) + cards_within_reach(game, rules) - rules.penalty)


def cards_within_reach(game, rules):
    """How many cards can still be added to the fireworks: each stops below the first card that is lost."""
    reach = 0
    for suit in range(SUITS):
        for height in range(RANKS):
            identity = rules.order[suit * RANKS + height]
            field = rules.discard_field[identity]
            if (game.missing >> identity) & 1:
                if game.discards & field == field:
                    break
                reach += 1
    return reach


def nothing_left_in_hands(game):
    """Whether no hand that still has a turn holds a card that fits."""
    for offset in range(game.last_turns):
        hand = game.hands[seat_after(current_seat(game), offset)]
        for slot in range(HAND):
            # An absent card's bit 63 is never playable.
            if (game.playable >> card_in(hand, slot)) & 1:
                return False
    return True
