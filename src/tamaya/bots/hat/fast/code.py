"""Numbers as clues: ``coding`` and ``message`` once more, over arrays. Compiled by ``table``."""

from tamaya.bots.hat.fast.ask import number_for
from tamaya.bots.hat.fast.knowledge import chance, identity_of, is_known, weight
from tamaya.bots.hat.fast.layout import PUBLIC
from tamaya.kernel.constants import CLUE_COLOURS, CLUE_RANKS, CLUES, COLOUR_CLUES, FIRST_CLUE, HAND, PLAYERS
from tamaya.kernel.legal import seat_after

CODE_COUNT = 6


def read_codes(game, rules, mind, lore):
    """How numbers are told to everyone but the current player, and how many there are."""
    mind.capacity = 0
    mind.doubt = 0.0
    for seat in range(PLAYERS):
        mind.takes[seat] = 0
        if seat != game.current and mind.known[seat * HAND] != 0:
            mind.probe[seat] = probe_of(mind, lore, seat * HAND)
            code = code_for(mind, lore, seat * HAND, mind.probe[seat], rules.empty_clues != 0)
            mind.code[seat] = code
            mind.takes[seat] = lore.numbers[code]
            mind.capacity += lore.numbers[code]


def probe_of(mind, lore, first):
    """The slot of which most is unknown, the oldest of equals."""
    best, most = 0, -1
    for slot in range(HAND):
        mask, unknown = mind.known[first + slot], 0
        if mask != 0:
            if not is_known(mask) and mask & mind.useful != 0:
                identity = lowest_of(mask)
                unknown = 1 + (mask & ~lore.suit[identity] != 0) + (mask & ~lore.rank[identity] != 0)
            if unknown > most:
                best, most = slot, unknown
    return best


def lowest_of(mask):
    """The lowest member of a set."""
    identity = 0
    while (mask >> identity) & 1 == 0:
        identity += 1
    return identity


def code_for(mind, lore, first, probe, empty_clues):
    """The first code each of whose classes is surely enough to be had; ``mind.doubt`` grows to its doubt."""
    code, worst = -1, 1.0
    while worst > lore.doubt and code + 1 < CODE_COUNT:
        code += 1
        worst = 0.0
        for number in range(lore.numbers[code]):
            worst = max(worst, doubt_of(mind, lore, first, probe, code, number, empty_clues))
    mind.doubt = max(mind.doubt, worst)
    return code


def doubt_of(mind, lore, first, probe, code, number, empty_clues):
    """The probability that no clue of this class can be given to the hand."""
    classes = lore.classes
    sure, kinds = 0, 0
    for kind in range(2):
        if classes[code, kind] == number:
            sure |= lore.hit[kind]
        if classes[code, kind + 2] == number:
            kinds |= 1 << kind
            if empty_clues:
                sure |= lore.miss[kind]
    doubtful, total, group = mind.known[first + probe] & ~sure, 0.0, 0
    while lore.probes[kinds, group] != 0:
        here = doubtful & lore.probes[kinds, group]
        if here != 0:
            doubt = chance(mind, PUBLIC, mind.known[first + probe], here)
            for slot in range(HAND):
                if slot != probe and mind.known[first + slot] != 0:
                    doubt *= chance(mind, PUBLIC, mind.known[first + slot], ~lore.beside[kinds, group])
            total += doubt
        group += 1
    return total


def sum_for(game, rules, mind, lore, capacity):
    """The number that the current player tells; ``mind.told`` is what all will know then."""
    for slot in range(HAND):
        at = game.current * HAND + slot
        mind.told[at] = mind.known[at]
    mind.then_playable = mind.playable
    mind.then_useful = mind.useful
    total = 0
    for offset in range(1, PLAYERS):
        seat = seat_after(game.current, offset)
        total += number_for(game, mind, seat, capacity)
        pass_by(rules, mind, lore, seat)
    return total % capacity


def pass_by(rules, mind, lore, seat):
    """Let a seat play the lowest card that it is publicly known to hold: the next receivers' board."""
    best, least = 0, 0
    for slot in range(HAND):
        mask = mind.known[seat * HAND + slot]
        if is_known(mask) and mask & mind.then_playable != 0:
            height = lore.height[identity_of(mask)]
            if best == 0 or height < least:
                best, least = mask, height
    if best != 0:
        mind.then_useful &= ~best
        upper = rules.next_card[identity_of(best)] & mind.then_useful
        mind.then_playable = (mind.then_playable & ~best) | upper


def keep_told(mind):
    """A message was heard."""
    for at in range(PLAYERS * HAND):
        mind.known[at] = mind.told[at]


def find_clue(game, rules, mind, lore):
    """The clue that tells the sum; of several the one whose words say most. -1 if no legal clue tells it."""
    if mind.capacity == 0 or game.legal >> FIRST_CLUE == 0:
        return -1
    total = sum_for(game, rules, mind, lore, mind.capacity)
    for offset in range(1, PLAYERS):
        seat = seat_after(game.current, offset)
        if total < mind.takes[seat]:
            return clue_for(game, rules, mind, lore, offset, total)
        total -= mind.takes[seat]
    return -1


def clue_for(game, rules, mind, lore, offset, number):
    """A clue to the receiver at this offset that stands for the number."""
    seat = seat_after(game.current, offset)
    classes, code = lore.classes, mind.code[seat]
    best, least = -1, 0.0
    for clue in range(CLUES):
        move = move_of(offset, clue)
        if (game.legal >> move) & 1:
            touched = touched_slots(game, rules, seat, clue)
            kind = 1 if clue < CLUE_COLOURS else 0
            touch = kind if (touched >> mind.probe[seat]) & 1 else kind + 2
            if classes[code, touch] == number:
                doubt = doubt_left(mind, seat, rules.touched_by[clue], touched)
                if best < 0 or doubt < least:
                    best, least = move, doubt
    return best


def move_of(offset, clue):
    """The move's number of a clue to the receiver at this offset."""
    if clue < CLUE_COLOURS:
        return FIRST_CLUE + (offset - 1) * CLUE_COLOURS + clue
    return FIRST_CLUE + COLOUR_CLUES + (offset - 1) * CLUE_RANKS + clue - CLUE_COLOURS


def touched_slots(game, rules, seat, clue):
    """The slots of a hand that a clue touches."""
    touched = 0
    for slot in range(HAND):
        touched |= ((rules.clues_of[(game.hands[seat] >> (8 * slot)) & 63] >> clue) & 1) << slot
    return touched


def doubt_left(mind, seat, identities, touched):
    """How much of the public doubt about a hand a clue's words leave."""
    doubt = 1.0
    for slot in range(HAND):
        mask = mind.known[seat * HAND + slot]
        if mask != 0:
            after = mask & identities if (touched >> slot) & 1 else mask & ~identities
            doubt *= max(1, weight(mind, PUBLIC, after)) / max(1, weight(mind, PUBLIC, mask))
    return doubt
