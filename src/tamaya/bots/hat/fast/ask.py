"""Questions and the numbers that answer them: ``questions`` once more, over arrays. Compiled by ``table``."""

from tamaya.bots.hat.fast.knowledge import chance, face_in, is_known
from tamaya.bots.hat.fast.layout import PUBLIC
from tamaya.kernel.constants import HAND
from tamaya.kernel.lanes import popcount


def number_for(game, mind, seat, capacity):
    """The number that describes a hand; ``mind.told`` says what its owner will know of it then."""
    first = seat * HAND
    for at in range(first, first + HAND):
        mind.told[at] = mind.known[at]
    value, modulus = 0, 1
    while True:
        answers = next_question(mind, first, (capacity - 1 - value) // modulus + 1)
        if answers < 2:
            return value
        if mind.which_block:
            answer = answer_block(game, mind, seat, answers)
        else:
            answer = answer_first_yes(game, mind, seat, answers)
        value += modulus * answer
        modulus *= answers


def next_question(mind, first, capacity):
    """Put the next question into ``mind`` and return how many answers it has; 0 if there is nothing to ask."""
    if capacity < 2:
        return 0
    knows_play, knows_drop, to_ask = False, False, 0
    for slot in range(HAND):
        mask = mind.told[first + slot]
        # A card that belief has emptied of identities counts as useless, as in the reference; a slot without a card is no card.
        if mind.known[first + slot] != 0:
            knows_play = knows_play or (mask != 0 and mask & ~mind.then_playable == 0)
            knows_drop = knows_drop or mask & mind.then_useful == 0
            if mask & mind.then_useful != 0 and not is_known(mask):
                to_ask |= 1 << slot
    if not knows_play:
        asked = ask_what_to_play(mind, first, to_ask, capacity - 1, knows_drop)
        if asked > 0:
            mind.which_block = 0
            return asked + 1
    elif ask_doubtful(mind, first, to_ask):
        mind.which_block = 0
        return 2
    if to_ask == 0:
        return 0
    mind.which_block = 1
    return ask_which_block(mind, first, to_ask, capacity)


def ask_doubtful(mind, first, to_ask):
    """Ask whether the card whose chance to fit is nearest to 0.7 fits."""
    best, nearest = -1, 0.0
    for slot in range(HAND):
        if (to_ask >> slot) & 1:
            distance = abs(chance(mind, PUBLIC, mind.told[first + slot], mind.then_playable) - 0.7)
            if best < 0 or distance < nearest:
                best, nearest = slot, distance
    if best < 0 or nearest > 0.2:
        return False
    mind.slots[0] = best
    mind.sets[0] = mind.then_playable
    return True


def ask_what_to_play(mind, first, to_ask, room, knows_drop):
    """Ask which is the first that fits, the likeliest last; then which is the first that is useless."""
    asked = add_likeliest(mind, first, to_ask, mind.then_playable, 0, room)
    if asked < room and not knows_drop:
        asked = add_likeliest(mind, first, to_ask, ~mind.then_useful, asked, room)
    return asked


def add_likeliest(mind, first, to_ask, wanted, asked, room):
    """Append the cards that are likeliest to be wanted, in rising order, while there is room."""
    candidates = 0
    for slot in range(HAND):
        if (to_ask >> slot) & 1:
            mind.odds[slot] = chance(mind, PUBLIC, mind.told[first + slot], wanted)
            if mind.odds[slot] > 0:
                candidates |= 1 << slot
    count = min(room - asked, popcount(candidates))
    for place in range(asked + count - 1, asked - 1, -1):
        best = -1
        for slot in range(HAND):
            if (candidates >> slot) & 1 and (best < 0 or mind.odds[slot] > mind.odds[best]):
                best = slot
        candidates &= ~(1 << best)
        mind.slots[place] = best
        mind.sets[place] = wanted
    return asked + count


def ask_which_block(mind, first, to_ask, capacity):
    """Ask to which block the card belongs that is least surely useless."""
    best, least = -1, 0.0
    for slot in range(HAND):
        if (to_ask >> slot) & 1:
            useless = chance(mind, PUBLIC, mind.told[first + slot], ~mind.then_useful)
            if best < 0 or useless < least:
                best, least = slot, useless
    mask = mind.told[first + best]
    useful, useless_set = mask & mind.then_useful, mask & ~mind.then_useful
    count = min(capacity - (1 if useless_set != 0 else 0), popcount(useful))
    for block in range(count):
        mind.sets[block] = 0
    block = 0
    while useful != 0:
        lowest = useful & -useful
        mind.sets[block] |= lowest
        useful ^= lowest
        block = block + 1 if block + 1 < count else 0
    mind.slots[0] = best
    if useless_set != 0:
        mind.sets[count] = useless_set
        return count + 1
    return count


def answer_first_yes(game, mind, seat, answers):
    """The first slot that is what was asked; everything before it was a no."""
    for number in range(1, answers):
        slot, wanted = mind.slots[number - 1], mind.sets[number - 1]
        if (wanted >> face_in(game, seat, slot)) & 1:
            mind.told[seat * HAND + slot] &= wanted
            return number
        mind.told[seat * HAND + slot] &= ~wanted
    return 0


def answer_block(game, mind, seat, answers):
    """The block of the card; the first if all thought it impossible."""
    slot = mind.slots[0]
    face, answer = face_in(game, seat, slot), 0
    for block in range(answers):
        if (mind.sets[block] >> face) & 1:
            answer = block
            break
    mind.told[seat * HAND + slot] &= mind.sets[answer]
    return answer
