"""One decision: the base's move against all others, each played out in the same worlds."""

from tamaya.bots.hat.fast.choose import choose, nobody_waits, nth_slot, somebody_waits, useless_slots
from tamaya.bots.hat.fast.code import keep_told, sum_for
from tamaya.bots.hat.fast.hear import hear_discard
from tamaya.bots.hat.fast.knowledge import chance
from tamaya.bots.hat.fast.layout import OWN
from tamaya.bots.thought.fast.told import make_move, number_of, settle_down
from tamaya.bots.thought.fast.worlds import enter_world, find_hand, is_searching, prepare_worlds, seed_thought
from tamaya.kernel.codes import RUNNING
from tamaya.kernel.constants import FIRST_CLUE, HAND, MOVES, PLAYERS
from tamaya.kernel.lanes import popcount
from tamaya.kernel.legal import seat_after
from tamaya.kernel.turn import take_turn

CHUNK = 8
"""Worlds between two looks at how the moves do."""

FIRST_LOOK = 32
"""Before so many worlds a move is given up only if it is behind by two standard errors, not by one."""

CLEARLY = 2.0
"""By so many standard errors more than it takes a move must be better to end a thought early."""


def start_thought(game, rules, mind, lore, past, notes, turns, plan, thought):
    """List the moves to weigh: the base's alone where there is nothing to search."""
    thought.worlds = 0
    thought.rollouts = 0
    thought.move_count = 0
    thought.best = 0
    thought.complete = 0
    seed_thought(game, thought)
    base = choose(game, rules, mind, lore)
    add_move(thought, base)
    if is_searching(game, plan, game.current):
        list_moves(game, rules, mind, lore, plan, thought, base)
    thought.left = thought.move_count
    if thought.left > 1 and not prepare_worlds(game, rules, mind, lore, past, notes, turns, plan, thought):
        thought.left = 1


def list_moves(game, rules, mind, lore, plan, thought, base):
    """What may be done instead of the base's move: anything legal, or without lies anything that says only what is so."""
    total = sum_for(game, rules, mind, lore, mind.capacity) if mind.capacity > 0 else -1
    known = useless_slots(mind, game.current)
    coded = -1
    if popcount(known) > 1 and game.clue_tokens < rules.discard_below:
        coded = coded_slot(game, rules, mind, lore, known)
    silent = game.clue_tokens == 0 or mind.doubt > lore.sure or not somebody_waits(game, mind, lore)
    for move in range(MOVES):
        if move != base and (game.legal >> move) & 1:
            if move < HAND:
                truthful = silent and (coded < 0 or move == coded or (known >> move) & 1 == 0)
            elif move < FIRST_CLUE:
                truthful = chance(mind, OWN, mind.own[move - HAND], mind.playable) > 0
            else:
                truthful = mind.capacity > 0 and number_of(game, rules, mind, lore, move) == total
            if truthful or (plan.lies != 0 and (move < HAND or (move >= FIRST_CLUE and mind.capacity > 0))):
                add_move(thought, move)


def coded_slot(game, rules, mind, lore, known):
    """Which of several useless cards is the message."""
    for at in range(PLAYERS * HAND):
        mind.kept[at] = mind.known[at]
    nobody_waits(game, mind, lore)
    number = sum_for(game, rules, mind, lore, popcount(known))
    for at in range(PLAYERS * HAND):
        mind.known[at] = mind.kept[at]
    return nth_slot(known, number)


def add_move(thought, move):
    """One more move to weigh."""
    at = thought.move_count
    thought.moves[at] = move
    thought.alive[at] = 1
    thought.sums[at] = 0.0
    thought.squares[at] = 0.0
    thought.ns[at] = 0
    thought.move_count = at + 1


def weigh(game, rules, mind, lore, past, past_minds, notes, plan, thought, worlds, minds):
    """Play out world after world until only the base's move is left, or the budget is spent."""
    me = game.current
    while thought.left > 1 and thought.rollouts + CHUNK * thought.left <= plan.rollouts:
        for _ in range(CHUNK):
            hand = find_hand(me, rules, lore, past, past_minds, notes, plan, thought)
            if hand < 0:
                thought.left = 1
                return
            worlds[0] = game
            enter_world(worlds[0], game, rules, thought, hand)
            play_all(rules, mind, lore, thought, worlds, minds)
            thought.worlds += 1
        thought.left = drop_the_worse(plan, thought)


def play_all(rules, mind, lore, thought, worlds, minds):
    """Try every move that is still in the race in ``worlds[0]``."""
    base = 0
    for at in range(thought.move_count):
        if thought.alive[at]:
            score = play_out(rules, mind, lore, thought.moves[at], worlds, minds)
            base = score if at == 0 else base
            thought.rollouts += 1
            thought.ns[at] += 1
            thought.sums[at] += score - base
            thought.squares[at] += (score - base) * (score - base)


def play_out(rules, mind, lore, move, worlds, minds):
    """The score if this move is made in ``worlds[0]`` and everybody goes on as the base."""
    worlds[1] = worlds[0]
    minds[1] = mind
    make_move(worlds[1], rules, minds[1], lore, move, partner_of(worlds[1]))
    while worlds[1].ending == RUNNING:
        base_turn(worlds[1], rules, minds[1], lore)
    return worlds[1].score


def partner_of(game):
    """Of two players the other, who takes messages at their word; of more -1: these aren't told what isn't so."""
    return seat_after(game.current, 1) if PLAYERS == 2 else -1


def base_turn(game, rules, mind, lore):
    """A turn of the base; a message needs no second reading."""
    actor = game.current
    move = choose(game, rules, mind, lore)
    if move >= FIRST_CLUE:
        keep_told(mind)
    elif move < HAND:
        hear_discard(game, rules, mind, lore, move)
    take_turn(game, rules, move)
    settle_down(game, rules, mind, lore, actor, move)


def drop_the_worse(plan, thought):
    """Give up moves that won't come out ahead; returns how many are left, 1 if there is nothing left to find out."""
    few = thought.worlds < FIRST_LOOK
    ahead, clear = 0.0, False
    for at in range(1, thought.move_count):
        if thought.alive[at]:
            mean, error = mean_of(thought, at), error_of(thought, at)
            ahead = max(ahead, mean - (2 * error if few else error))
            clear = clear or (not few and mean > plan.margin and mean > (plan.errors + CLEARLY) * error)
    left = 1
    for at in range(1, thought.move_count):
        if thought.alive[at]:
            mean, error = mean_of(thought, at), error_of(thought, at)
            most = mean + (2 * error if few else error)
            # As long as a move has made no difference there is nothing to tell its error from.
            if most < ahead or (most <= plan.margin and (thought.squares[at] > 0 or not few)):
                thought.alive[at] = 0
            else:
                left += 1
    return 1 if left == 2 and clear else left


def mean_of(thought, at):
    """By how much a move was better than the base's."""
    return thought.sums[at] / thought.ns[at]


def error_of(thought, at):
    """The standard error of that."""
    n, mean = thought.ns[at], mean_of(thought, at)
    return (max(0.0, thought.squares[at] / n - mean * mean) / (n - 1)) ** 0.5


def best_of(plan, thought):
    """The base's move, unless another one that wasn't given up is surely better."""
    best, most = 0, 0.0
    for at in range(1, thought.move_count):
        # All worlds there are leave no error; of a move that was tried in one world only it isn't known.
        if thought.alive[at] and (thought.complete != 0 or thought.ns[at] > 1):
            mean = mean_of(thought, at)
            sure = thought.complete != 0 or mean > plan.errors * error_of(thought, at)
            if mean > plan.margin and sure and mean > most:
                best, most = at, mean
    thought.best = best
    return thought.moves[best]
