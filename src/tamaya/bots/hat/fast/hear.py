"""A turn with all that is heard in it: ``hat.Hat.observe`` once more, for everybody at once. Compiled by ``table``."""

from tamaya.bots.hat.fast.choose import nobody_waits, useless_slots
from tamaya.bots.hat.fast.code import keep_told, read_codes, sum_for
from tamaya.bots.hat.fast.knowledge import follow_clues, move_slots, read_own, read_piles, settle_public
from tamaya.kernel.codes import RUNNING
from tamaya.kernel.constants import FIRST_CLUE, HAND
from tamaya.kernel.lanes import popcount
from tamaya.kernel.turn import take_turn


def look(game, rules, mind, lore):
    """Read a position, before the current player's move."""
    read_piles(game, rules, mind, lore)
    settle_public(mind)
    read_codes(game, rules, mind, lore)
    read_own(game, mind)


def carry_out(game, rules, mind, lore, move):
    """Take a turn, and let everybody hear what it says."""
    actor = game.current
    if move >= FIRST_CLUE:
        sum_for(game, rules, mind, lore, mind.capacity)
        keep_told(mind)
    elif move < HAND:
        hear_discard(game, rules, mind, lore, move)
    take_turn(game, rules, move)
    if move < FIRST_CLUE:
        move_slots(game, mind, actor, move if move < HAND else move - HAND)
    follow_clues(game, mind)
    if game.ending == RUNNING:
        look(game, rules, mind, lore)


def hear_discard(game, rules, mind, lore, slot):
    """A discard says that nobody waits for a clue; one of several useless cards is a message."""
    known = useless_slots(mind, game.current)
    nobody_waits(game, mind, lore)
    count = popcount(known)
    if count > 1 and (known >> slot) & 1:
        sum_for(game, rules, mind, lore, count)
        keep_told(mind)
