"""Worlds of the last cards, deck and all: every one where they are few, else some at random; and a thought over them."""

from tamaya.bots.thought.fast.layout import MOST_WORLDS
from tamaya.bots.thought.fast.think import CHUNK, drop_the_worse, play_out
from tamaya.bots.thought.fast.worlds import draw_for_thought, find_hand, set_hand, stands
from tamaya.kernel.constants import ALL_IDENTITIES, HAND, IDENTITIES, NO_CARDS, PLAYERS
from tamaya.kernel.lanes import popcount
from tamaya.kernel.shape import ABSENT
from tamaya.kernel.turn import cards_within_reach


def weigh_listed(game, rules, mind, lore, past, past_minds, notes, plan, thought, worlds, minds):
    """Play out world after world until only the base's move is left, all worlds are known, or the budget is spent.

    A thought can be gone on with: what it has found so far is in ``thought``.
    """
    if thought.left < 2:
        return
    if thought.worlds == 0:
        list_worlds(game, mind, plan, thought)
        if is_content(game, rules, mind, lore, past, past_minds, notes, plan, thought, worlds, minds):
            thought.left = 1
            return
    while thought.left > 1 and thought.rollouts + thought.left <= plan.rollouts:
        if not has_world(game.current, rules, lore, past, past_minds, notes, plan, thought, thought.worlds):
            thought.left = 1
            return
        try_moves(game, rules, mind, lore, thought, worlds, minds)
        thought.worlds += 1
        if thought.worlds % CHUNK == 0:
            thought.left = 1 if thought.lost <= plan.margin * thought.worlds else drop_the_worse(plan, thought)


def most_to_get(game, rules):
    """The score that can't be exceeded: cards within reach, and turns left for them."""
    turns = game.last_turns if game.last_turns > 0 else game.deck_left + PLAYERS
    reach = IDENTITIES - popcount(game.missing) + cards_within_reach(game, rules) - rules.penalty
    return min(max(0, reach), game.score + turns)


def is_content(game, rules, mind, lore, past, past_minds, notes, plan, thought, worlds, minds):
    """Whether the base's move gets all that can be got in each of the first worlds. Their scores are kept."""
    me, most = game.current, most_to_get(game, rules)
    thought.most = most
    for number in range(plan.content):
        if not has_world(me, rules, lore, past, past_minds, notes, plan, thought, number):
            return True
        enter_listed(worlds, game, rules, thought, number)
        score = play_out(rules, mind, lore, thought.moves[0], worlds, minds)
        thought.rollouts += 1
        thought.base_scores[number] = score
        thought.scored = number + 1
        if score < most:
            return False
    return True


def try_moves(game, rules, mind, lore, thought, worlds, minds):
    """Try every move that is still in the race in the next world."""
    number = thought.worlds
    enter_listed(worlds, game, rules, thought, number)
    if number >= thought.scored:
        thought.base_scores[number] = play_out(rules, mind, lore, thought.moves[0], worlds, minds)
        thought.scored = number + 1
        thought.rollouts += 1
    base = thought.base_scores[number]
    thought.lost += thought.most - base
    thought.ns[0] += 1
    for at in range(1, thought.move_count):
        if thought.alive[at]:
            gain = play_out(rules, mind, lore, thought.moves[at], worlds, minds) - base
            thought.rollouts += 1
            thought.ns[at] += 1
            thought.sums[at] += gain
            thought.squares[at] += gain * gain


def enter_listed(worlds, game, rules, thought, number):
    """Make ``worlds[0]`` the world of that number."""
    worlds[0] = game
    world = worlds[0]
    set_hand(world, rules, game.current, thought.hands[thought.world_hand[number]])
    deck = thought.world_deck[number]
    for place in range(game.deck_left):
        world.deck[place] = (deck >> (8 * place)) & ABSENT
    world.chosen_deck = 1


def list_worlds(game, mind, plan, thought):
    """List all arrangements of the unseen cards, in a random order; all are equally likely. None if there are too many."""
    thought.listed = 0
    thought.accepted = 0
    thought.next = 0
    thought.complete = 0
    thought.scored = 0
    thought.lost = 0.0
    held = 0
    for slot in range(HAND):
        held += mind.own[slot] != 0
    count_spare(thought)
    thought.listed = arrange(mind, thought, held, held + game.deck_left, min(plan.listed, MOST_WORLDS))
    if thought.listed < 0:
        thought.hand_count = 0
        return
    for place in range(thought.listed - 1):
        other = place + draw_for_thought(thought, thought.listed - place)
        hand, deck = thought.world_hand[place], thought.world_deck[place]
        thought.world_hand[place], thought.world_deck[place] = thought.world_hand[other], thought.world_deck[other]
        thought.world_hand[other], thought.world_deck[other] = hand, deck


def count_spare(thought):
    """How many copies of each identity are unseen."""
    thought.at_hand = 0
    for identity in range(IDENTITIES):
        thought.spare[identity] = 0
    for card in range(thought.unseen):
        thought.spare[thought.faces[card]] += 1
        thought.at_hand |= 1 << thought.faces[card]


def arrange(mind, thought, held, places, most):
    """Write down every different way to lay the unseen cards into the own slots and the deck; -1 if there are more than ``most``."""
    found, place, before = 0, 0, -1
    thought.picks[0] = -1
    while place >= 0:
        pick = thought.picks[place]
        if pick >= 0:
            thought.spare[pick] += 1
            thought.at_hand |= 1 << pick
        open_set = thought.at_hand & (mind.own[place] if place < held else ALL_IDENTITIES)
        open_set &= ~((1 << (pick + 1)) - 1)
        if open_set == 0:
            place -= 1
            if place < held:
                before = -1
        else:
            pick = popcount((open_set & -open_set) - 1)
            thought.picks[place] = pick
            thought.spare[pick] -= 1
            if thought.spare[pick] == 0:
                thought.at_hand &= ~(1 << pick)
            if place < held:
                before = -1
            if place + 1 == places:
                if found == most:
                    return -1
                before = write_world(thought, held, places, found, before)
                found += 1
            else:
                place += 1
                thought.picks[place] = -1
    return found


def write_world(thought, held, places, number, hand):
    """Note an arrangement; ``hand`` is the number of its hand, or -1 if that is a new one. Returns the hand's number."""
    if hand < 0:
        word = NO_CARDS
        for slot in range(held):
            word = (word & ~(ABSENT << (8 * slot))) | (thought.picks[slot] << (8 * slot))
        hand = 0 if number == 0 else thought.hand_count
        thought.hands[hand] = word
        thought.verdicts[hand] = 0
        thought.hand_count = hand + 1
    deck = 0
    for place in range(held, places):
        deck |= thought.picks[place] << (8 * (place - held))
    thought.world_hand[number] = hand
    thought.world_deck[number] = deck
    return hand


def has_world(me, rules, lore, past, past_minds, notes, plan, thought, number):
    """Whether there is a world of that number: one whose hand partners would have treated as they did."""
    if number < thought.accepted:
        return True
    if thought.listed < 0:
        return number < plan.listed and draw_world(me, rules, lore, past, past_minds, notes, plan, thought, number)
    while thought.next < thought.listed:
        hand, deck = thought.world_hand[thought.next], thought.world_deck[thought.next]
        thought.next += 1
        if thought.verdicts[hand] == 0:
            good = stands(me, rules, lore, past, past_minds, notes, plan, thought, thought.hands[hand])
            thought.verdicts[hand] = 1 if good else 2
        if thought.verdicts[hand] == 1:
            thought.world_hand[number] = hand
            thought.world_deck[number] = deck
            thought.accepted = number + 1
            return True
    thought.complete = 1
    return False


def draw_world(me, rules, lore, past, past_minds, notes, plan, thought, number):
    """Draw one more world. False if no hand was found."""
    hand = find_hand(me, rules, lore, past, past_minds, notes, plan, thought)
    if hand < 0:
        return False
    used, deck, left = thought.used[hand], 0, 0
    for card in range(thought.unseen):
        if (used >> card) & 1 == 0:
            # Every card goes to a random place among those before it, whose card moves to the end.
            at = draw_for_thought(thought, left + 1)
            moved = (deck >> (8 * at)) & ABSENT
            deck |= moved << (8 * left)
            deck = (deck & ~(ABSENT << (8 * at))) | (thought.faces[card] << (8 * at))
            left += 1
    thought.world_hand[number] = hand
    thought.world_deck[number] = deck
    thought.accepted = number + 1
    return True
