"""Worlds that look as this one does to the player: own hands as the private table has them and as partners have treated them."""

import numpy as np

from tamaya.bots.hat.fast.choose import choose
from tamaya.bots.hat.fast.knowledge import face_in, is_known, read_own
from tamaya.bots.thought.fast.layout import MOST_HANDS
from tamaya.kernel.chance import GAMMA, mixed, scaled
from tamaya.kernel.constants import HAND, IDENTITIES, NO_CARDS, PLAYERS
from tamaya.kernel.deal import clues_for
from tamaya.kernel.lanes import popcount
from tamaya.kernel.legal import legal_moves
from tamaya.kernel.shape import ABSENT


def draw_for_thought(thought, below):
    """A number in range(below) from the thought's stream."""
    thought.generator = thought.generator + GAMMA
    return scaled(mixed(thought.generator), below)


def seed_thought(game, thought):
    """Start the thought's stream from what the player sees, so that equal positions are thought over alike."""
    word = np.uint64(game.turn)
    for seat in range(PLAYERS):
        if seat != game.current:
            word = mixed((word ^ np.uint64(game.hands[seat])) + GAMMA)
    word = mixed((word ^ np.uint64(game.discards)) + GAMMA)
    thought.generator = mixed((word ^ np.uint64(game.missing)) + GAMMA)


def list_unseen(game, rules, mind, lore, thought):
    """The cards that the current player doesn't see, and which of them each own slot can be. False if a slot can be none."""
    me = game.current
    thought.unseen = 0
    for identity in range(IDENTITIES):
        left = lore.copies[identity] - popcount(game.discards & rules.discard_field[identity])
        left -= 1 - ((game.missing >> identity) & 1)
        for seat in range(PLAYERS):
            if seat != me:
                for slot in range(HAND):
                    left -= face_in(game, seat, slot) == identity
        for _ in range(left):
            thought.faces[thought.unseen] = identity
            thought.unseen += 1
    for slot in range(HAND):
        thought.counts[slot] = 0
        if mind.own[slot] != 0:
            for card in range(thought.unseen):
                if (mind.own[slot] >> thought.faces[card]) & 1:
                    thought.choices[slot * 64 + thought.counts[slot]] = card
                    thought.counts[slot] += 1
            if thought.counts[slot] == 0:
                return False
    return True


def list_tests(game, mind, past, notes, turns, plan, thought):
    """The turns on which partners decided while they saw a card that is still in the hand and isn't known."""
    me = game.current
    for card in range(64):
        thought.slot_of[card] = -1
    for slot in range(HAND):
        serial = notes[turns].serials[me * HAND + slot]
        if serial >= 0:
            thought.slot_of[serial] = slot
    thought.test_count = 0
    for turn in range(turns - 1, -1, -1):
        note = notes[turn]
        if note.actor != me and not (plan.slip >= 1.0 and is_searching(past[turn], plan, note.actor)):
            open_cards = 0
            for slot in range(HAND):
                serial = note.serials[me * HAND + slot]
                if serial >= 0 and thought.slot_of[serial] >= 0 and not is_known(mind.own[thought.slot_of[serial]]):
                    open_cards += 1
            if open_cards > 0:
                thought.tests[thought.test_count] = turn
                thought.test_count += 1


def is_searching(game, plan, seat):
    """Whether a seat may have searched for a move."""
    return (plan.seats >> seat) & 1 != 0 and game.deck_left <= plan.deck


def prepare_worlds(game, rules, mind, lore, past, notes, turns, plan, thought):
    """List what own hands are made of and how they are tested. False if there is none."""
    thought.hand_count = 0
    thought.tried = 0
    if not list_unseen(game, rules, mind, lore, thought):
        return False
    list_tests(game, mind, past, notes, turns, plan, thought)
    return True


def find_hand(me, rules, lore, past, past_minds, notes, plan, thought):
    """One more own hand, as likely as it is, at ``hand_count``; the number of the next world's hand, or -1 if there is none."""
    at = thought.hand_count
    if at == MOST_HANDS:
        return thought.worlds % at
    found, tries = False, 0
    while not found and tries < plan.tries:
        tries += 1
        found = draw_hand(thought) and stands(
            me, rules, lore, past, past_minds, notes, plan, thought, thought.hands[at]
        )
    thought.tried += tries
    if found:
        thought.hand_count = at + 1
        return at
    return thought.worlds % at if at > 0 else -1


def draw_hand(thought):
    """Draw a card for every slot, from those that it can be. False if a card was drawn twice: so all hands are equally likely."""
    used, hand, at = 0, NO_CARDS, thought.hand_count
    for slot in range(HAND):
        count = thought.counts[slot]
        if count > 0:
            card = thought.choices[slot * 64 + draw_for_thought(thought, count)]
            if (used >> card) & 1:
                return False
            used |= 1 << card
            hand = (hand & ~(ABSENT << (8 * slot))) | (thought.faces[card] << (8 * slot))
    thought.hands[at] = hand
    thought.used[at] = used
    return True


def stands(me, rules, lore, past, past_minds, notes, plan, thought, hand):
    """Whether partners who see this hand would have done what they did."""
    for place in range(thought.test_count):
        turn = thought.tests[place]
        if not would_have(me, rules, lore, past[turn], past_minds[turn], notes[turn], thought, hand):
            slips = is_searching(past[turn], plan, notes[turn].actor) and (
                draw_for_thought(thought, 1 << 20) < plan.slip * (1 << 20)
            )
            if not slips:
                # What has told hands apart will do so again: ask it earlier.
                if place > 0:
                    thought.tests[place] = thought.tests[place - 1]
                    thought.tests[place - 1] = turn
                return False
    return True


def would_have(me, rules, lore, game, mind, note, thought, hand):
    """Whether the mover of a past turn does the same again if the own hand is this one."""
    before, touch, legal = game.hands[me], game.touch[me], game.legal
    then = NO_CARDS
    for slot in range(HAND):
        serial = note.serials[me * HAND + slot]
        if serial >= 0:
            now = thought.slot_of[serial]
            face = (hand >> (8 * now)) & ABSENT if now >= 0 else thought.face_of[serial]
            then = (then & ~(ABSENT << (8 * slot))) | (face << (8 * slot))
    game.hands[me] = then
    game.touch[me] = clues_for(then, rules)
    game.legal = legal_moves(game, rules)
    read_own(game, mind)
    same = choose(game, rules, mind, lore) == note.move
    game.hands[me] = before
    game.touch[me] = touch
    game.legal = legal
    return same


def enter_world(world, game, rules, thought, number):
    """Make a game into one with the hand of that number, and a deck of the rest."""
    used, left = thought.used[number], 0
    set_hand(world, rules, game.current, thought.hands[number])
    for card in range(thought.unseen):
        if (used >> card) & 1 == 0:
            world.deck[left] = thought.faces[card]
            left += 1
    # Cards are drawn from anywhere in the deck, by the game's own stream: the same ones, whatever is tried in this world.
    world.chosen_deck = 0
    thought.generator = thought.generator + GAMMA
    world.deal_generator = mixed(thought.generator)


def set_hand(world, rules, seat, hand):
    """Give a seat a hand."""
    world.hands[seat] = hand
    world.touch[seat] = clues_for(hand, rules)
