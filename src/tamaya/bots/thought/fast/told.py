"""What a move says to those who hear it, whether it is so or not: ``hat.fast.hear`` takes a truthful giver for granted."""

from tamaya.bots.hat.fast.ask import next_question, number_for
from tamaya.bots.hat.fast.choose import nobody_waits, useless_slots
from tamaya.bots.hat.fast.code import keep_told, pass_by, touched_slots
from tamaya.bots.hat.fast.hear import look
from tamaya.bots.hat.fast.knowledge import follow_clues, move_slots
from tamaya.kernel.codes import RUNNING
from tamaya.kernel.constants import CLUE_COLOURS, FIRST_CLUE, HAND, PLAYERS
from tamaya.kernel.lanes import popcount
from tamaya.kernel.legal import seat_after
from tamaya.kernel.turn import take_turn


def make_move(game, rules, mind, lore, move, listener):
    """Take a turn; everybody hears what it says. ``listener``: whose hand is read from the message, not from the faces, or -1."""
    actor = game.current
    hear_move(game, rules, mind, lore, move, listener)
    take_turn(game, rules, move)
    settle_down(game, rules, mind, lore, actor, move)


def settle_down(game, rules, mind, lore, actor, move):
    """Read the position after a move that was heard."""
    if move < FIRST_CLUE:
        move_slots(game, mind, actor, move if move < HAND else move - HAND)
    follow_clues(game, mind)
    if game.ending == RUNNING:
        look(game, rules, mind, lore)


def hear_move(game, rules, mind, lore, move, listener):
    """Bring in the message of a move, before it is made."""
    if move >= FIRST_CLUE:
        hear_number(game, rules, mind, lore, mind.capacity, number_of(game, rules, mind, lore, move), listener)
        keep_told(mind)
    elif move < HAND:
        known = useless_slots(mind, game.current)
        nobody_waits(game, mind, lore)
        if popcount(known) > 1 and (known >> move) & 1:
            place = popcount(known & ((1 << move) - 1))
            hear_number(game, rules, mind, lore, popcount(known), place, listener)
            keep_told(mind)


def number_of(game, rules, mind, lore, move):
    """The number that a clue stands for."""
    clue = rules.clue_of_move[move - FIRST_CLUE]
    offset = rules.target_of_move[move - FIRST_CLUE]
    before = 0
    for closer in range(1, offset):
        before += mind.takes[seat_after(game.current, closer)]
    seat = seat_after(game.current, offset)
    touched = touched_slots(game, rules, seat, clue)
    kind = 1 if clue < CLUE_COLOURS else 0
    touch = kind if (touched >> mind.probe[seat]) & 1 else kind + 2
    return before + lore.classes[mind.code[seat], touch]


def hear_number(game, rules, mind, lore, capacity, total, listener):
    """Take all receivers' numbers out of a message; the listener's is what is left when the others' are subtracted."""
    for slot in range(HAND):
        at = game.current * HAND + slot
        mind.told[at] = mind.known[at]
    mind.then_playable = mind.playable
    mind.then_useful = mind.useful
    rest, playable, useful = total, 0, 0
    for offset in range(1, PLAYERS):
        seat = seat_after(game.current, offset)
        if seat == listener:
            playable, useful = mind.then_playable, mind.then_useful
        else:
            rest -= number_for(game, mind, seat, capacity)
        pass_by(rules, mind, lore, seat)
    if listener >= 0 and listener != game.current:
        mind.then_playable = playable
        mind.then_useful = useful
        read_number(mind, listener * HAND, capacity, rest % capacity)


def read_number(mind, first, capacity, number):
    """What a hand is known to be once its number is heard: ``questions.read_number`` once more."""
    for at in range(first, first + HAND):
        mind.told[at] = mind.known[at]
    value, modulus = 0, 1
    while True:
        answers = next_question(mind, first, (capacity - 1 - value) // modulus + 1)
        if answers < 2:
            return
        answer = number // modulus % answers
        if mind.which_block:
            mind.told[first + mind.slots[0]] &= mind.sets[answer]
        else:
            for place in range(answers - 1):
                if place + 1 < answer or answer == 0:
                    mind.told[first + mind.slots[place]] &= ~mind.sets[place]
                elif place + 1 == answer:
                    mind.told[first + mind.slots[place]] &= mind.sets[place]
        value += modulus * answer
        modulus *= answers
