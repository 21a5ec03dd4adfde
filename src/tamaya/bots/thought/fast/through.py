"""Whole decisions, and whole games of them."""

from tamaya.bots.thought.fast.listed import weigh_listed
from tamaya.bots.thought.fast.think import best_of, partner_of, start_thought, weigh
from tamaya.bots.thought.fast.told import make_move
from tamaya.kernel.codes import RUNNING
from tamaya.kernel.constants import FIRST_CLUE, HAND, PLAYERS


def think(rules, lore, past, past_minds, notes, turn, plan, thought, worlds, work_minds):
    """Begin or go on to weigh moves, and take the best."""
    game, mind = past[turn], past_minds[turn]
    if plan[0].listed > 0:
        weigh_listed(game, rules[0], mind, lore[0], past, past_minds, notes, plan[0], thought[0], worlds, work_minds)
    else:
        weigh(game, rules[0], mind, lore[0], past, past_minds, notes, plan[0], thought[0], worlds, work_minds)
    return best_of(plan[0], thought[0])


def play_through(rules, lore, past, past_minds, notes, turn, plan, thought, worlds, work_minds):
    """Play a game to its end, every seat by the plan; one memory serves the table, for what is public is the same for all."""
    drawn = PLAYERS * HAND
    while past[turn].ending == RUNNING:
        game, mind = past[turn], past_minds[turn]
        start_thought(game, rules[0], mind, lore[0], past, notes, turn, plan[0], thought[0])
        move = think(rules, lore, past, past_minds, notes, turn, plan, thought, worlds, work_minds)
        notes[turn].move = move
        notes[turn].actor = game.current
        past[turn + 1] = game
        past_minds[turn + 1] = mind
        notes[turn + 1] = notes[turn]
        turn += 1
        if move < FIRST_CLUE:
            first = game.current * HAND
            for older in range(first + (move if move < HAND else move - HAND), first + HAND - 1):
                notes[turn].serials[older] = notes[turn].serials[older + 1]
            notes[turn].serials[first + HAND - 1] = drawn if game.deck_left > 0 else -1
            drawn += game.deck_left > 0
        make_move(past[turn], rules[0], past_minds[turn], lore[0], move, partner_of(game))
    return turn
