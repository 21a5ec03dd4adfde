"""The entry point, compiled by ``memory`` and kept on disk; one for everything, since each costs as much to compile as all together.

Of everything there is one element; of ``worlds`` and ``work_minds`` two. A seat's (or a whole table's) memory: ``past[turn]`` and
``past_minds[turn]`` are the game and the public mind before that turn, ``notes[turn]`` what was done in it.
"""

from tamaya.bots.hat.fast.hear import look
from tamaya.bots.thought.fast.layout import BEGIN, FOLLOW, PLAY, THINK
from tamaya.bots.thought.fast.think import start_thought
from tamaya.bots.thought.fast.through import play_through, think
from tamaya.bots.thought.fast.told import hear_move, settle_down
from tamaya.kernel.constants import ALL_IDENTITIES, HAND, PLAYERS


def attend(task, rules, lore, past, past_minds, notes, turn, listener, plan, thought, worlds, work_minds):
    """Do a task of ``layout``.

    Args:
        task: BEGIN: read the first position. FOLLOW: read the one that the last turn's move led to. THINK: work out the current
            player's move. THINK_ON: go on with the last thought, because the plan allows more. PLAY: play a game whose cards are all
            known on to its end.
        listener: for FOLLOW, whose hand is read from the message and not from the faces; -1 if all faces are seen.

    Returns:
        the move's number for THINK and THINK_ON, the last turn for PLAY, else -1.
    """
    game, mind = past[turn], past_minds[turn]
    if task == BEGIN:
        for at in range(PLAYERS * HAND):
            mind.known[at] = game.cards[at] & ALL_IDENTITIES
        look(game, rules[0], mind, lore[0])
        return -1
    if task == FOLLOW:
        before, move = past[turn - 1], notes[turn - 1].move
        past_minds[turn] = past_minds[turn - 1]
        hear_move(before, rules[0], mind, lore[0], move, listener)
        settle_down(game, rules[0], mind, lore[0], before.current, move)
        return -1
    if task == PLAY:
        return play_through(rules, lore, past, past_minds, notes, turn, plan, thought, worlds, work_minds)
    if task == THINK:
        start_thought(game, rules[0], mind, lore[0], past, notes, turn, plan[0], thought[0])
    return think(rules, lore, past, past_minds, notes, turn, plan, thought, worlds, work_minds)
