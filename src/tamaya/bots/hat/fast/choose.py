"""Which move to make: ``choice`` and ``inference`` once more, over arrays. Compiled by ``table``."""

from tamaya.bots.hat.fast.code import find_clue, sum_for
from tamaya.bots.hat.fast.knowledge import chance, face_in, fits, knows_playable
from tamaya.bots.hat.fast.layout import OWN
from tamaya.kernel.constants import HAND, IDENTITIES, PLAYERS
from tamaya.kernel.lanes import popcount
from tamaya.kernel.legal import seat_after


def choose(game, rules, mind, lore):
    """The move. Knowledge, codes and the own hand are read."""
    slot = best_play(game, rules, mind, lore)
    if slot < 0:
        slot = risky_play(game, rules, mind, lore)
    if slot >= 0:
        return HAND + slot
    may_discard = popcount(game.discards) <= lore.spare_discards
    waiting = somebody_waits(game, mind, lore)
    if waiting or game.clue_tokens >= rules.discard_below:
        clue = find_clue(game, rules, mind, lore)
        if clue >= 0:
            return clue
    if not waiting and game.last_turns > 0 and game.strikes + 1 < rules.strike_limit:
        slot = likeliest(mind)
        if slot >= 0:
            return HAND + slot
    if may_discard or has_time(game, mind, lore):
        slot = useless_discard(game, rules, mind, lore)
        if slot >= 0:
            return slot
    if game.clue_tokens > lore.spare_tokens or somebody_can_play(game, mind):
        clue = find_clue(game, rules, mind, lore)
        if clue >= 0:
            return clue
    return last_resort(game, rules, mind, lore)


def last_resort(game, rules, mind, lore):
    """The card that will be missed least; if nothing may be discarded, a clue or, failing that, the likeliest card."""
    slot = useless_discard(game, rules, mind, lore)
    if slot < 0 and game.clue_tokens < rules.discard_below:
        slot = least_missed(game, mind, lore)
    if slot >= 0:
        return slot
    clue = find_clue(game, rules, mind, lore)
    if clue >= 0:
        return clue
    return HAND + max(0, likeliest(mind))


def best_play(game, rules, mind, lore):
    """The certain card that is worth most, or -1."""
    best, most = -1, 0.0
    for slot in range(HAND):
        if fits(mind, mind.own[slot]):
            worth = play_worth(game, rules, mind, lore, mind.own[slot])
            if best < 0 or worth > most:
                best, most = slot, worth
    return best


def play_worth(game, rules, mind, lore, mask):
    """Low cards first, those that only this player holds before others, and those on which somebody's next card goes."""
    total, worth, in_sight = 0, 0.0, faces_in_sight(game)
    certain = popcount(mask) == 1
    for identity in range(IDENTITIES):
        if (mask >> identity) & 1:
            value = (9 - lore.height[identity]) / holders(game, identity)
            value += lore.follow if rules.next_card[identity] & in_sight else 0.0
            if certain:
                return value
            copies = max(0, mind.left[OWN, identity])
            total += copies
            worth += copies * value
    return worth / total if total > 0 else 0.0


def holders(game, identity):
    """How many hold a copy, the current player included; while cards are drawn."""
    count = 1
    if game.deck_left > 0:
        for seat in range(PLAYERS):
            if seat != game.current and (faces_of(game, seat) >> identity) & 1:
                count += 1
    return count


def faces_of(game, seat):
    """The identities in a hand, as a set."""
    faces = 0
    for slot in range(HAND):
        faces |= 1 << face_in(game, seat, slot)
    return faces & ((1 << IDENTITIES) - 1)


def faces_in_sight(game):
    """The identities in the other hands, as a set."""
    faces = 0
    for seat in range(PLAYERS):
        if seat != game.current:
            faces |= faces_of(game, seat)
    return faces


def risky_play(game, rules, mind, lore):
    """A card that fits or else is useless, if it probably fits and a strike can be borne; or -1."""
    if game.strikes + 1 >= rules.strike_limit or popcount(game.discards) > lore.spare_discards:
        return -1
    best, most = -1, lore.risk
    for slot in range(HAND):
        mask = mind.own[slot]
        if mask != 0 and mask & ~(mind.playable | ~mind.useful) == 0:
            fit = chance(mind, OWN, mask, mind.playable)
            if fit > most:
                best, most = slot, fit
    return best


def turns_to_come(game):
    """How many of the next seats have a turn left."""
    return PLAYERS - 1 if game.last_turns < 0 else game.last_turns - 1


def somebody_can_play(game, mind):
    """Whether another player who has a turn left holds a card that fits."""
    for offset in range(1, turns_to_come(game) + 1):
        if faces_of(game, seat_after(game.current, offset)) & mind.playable:
            return True
    return False


def seats_owed(game, lore):
    """How many of the next seats get a message if they wait for one: ``inference.seats_owed`` once more."""
    coming = turns_to_come(game)
    return coming if game.last_turns >= 0 else min(coming, max(1, game.clue_tokens - lore.reserve))


def somebody_waits(game, mind, lore):
    """Whether one of those who are owed a message holds a card that fits and can't know of any."""
    for offset in range(1, seats_owed(game, lore) + 1):
        seat = seat_after(game.current, offset)
        if faces_of(game, seat) & mind.playable and not knows_playable(mind, seat):
            return True
    return False


def has_time(game, mind, lore):
    """Whether so much is left to be drawn that a new card is worth more than the turn, above all if hardly anybody has a play."""
    return game.deck_left > lore.deep or (game.deck_left > lore.shallow and knowing_seats(game, mind) <= 1)


def knowing_seats(game, mind):
    """How many of the next seats know of a card that fits."""
    knowing = 0
    for offset in range(1, turns_to_come(game) + 1):
        knowing += knows_playable(mind, seat_after(game.current, offset))
    return knowing


def useless_slots(mind, seat):
    """The slots of cards that are publicly useless, as a set."""
    slots = 0
    for slot in range(HAND):
        mask = mind.known[seat * HAND + slot]
        if mask != 0 and mask & mind.useful == 0:
            slots |= 1 << slot
    return slots


def useless_discard(game, rules, mind, lore):
    """A useless card, or -1; with several that all know of, which one is a message."""
    if game.clue_tokens >= rules.discard_below:
        return -1
    known = useless_slots(mind, game.current)
    count = popcount(known)
    if count > 1:
        for at in range(PLAYERS * HAND):
            mind.kept[at] = mind.known[at]
        nobody_waits(game, mind, lore)
        number = sum_for(game, rules, mind, lore, count)
        for at in range(PLAYERS * HAND):
            mind.known[at] = mind.kept[at]
        return nth_slot(known, number)
    for slot in range(HAND):
        if mind.own[slot] != 0 and mind.own[slot] & mind.useful == 0:
            return slot
    return -1


def nth_slot(slots, number):
    """The slot with that number in a set of slots."""
    for _ in range(number):
        slots &= slots - 1
    return popcount((slots & -slots) - 1)


def nobody_waits(game, mind, lore):
    """After a discard although there are tokens: whoever is owed a message and knows of no playable card has none."""
    if game.clue_tokens == 0 or mind.doubt > lore.sure:
        return
    for offset in range(1, seats_owed(game, lore) + 1):
        seat = seat_after(game.current, offset)
        if not knows_playable(mind, seat):
            for at in range(seat * HAND, seat * HAND + HAND):
                if mind.known[at] & ~mind.playable != 0:
                    mind.known[at] &= ~mind.playable


def least_missed(game, mind, lore):
    """The slot of the card that will be missed least, or -1 from an empty hand."""
    in_sight = faces_in_sight(game)
    best, most = -1, 0.0
    for slot in range(HAND):
        mask = mind.own[slot]
        if mask != 0:
            worth = lore.in_sight * chance(mind, OWN, mask, in_sight) + lore.dispensable * chance(
                mind, OWN, mask, ~mind.critical
            )
            worth += mean_height(mind, lore, mask)
            if best < 0 or worth > most:
                best, most = slot, worth
    return best


def mean_height(mind, lore, mask):
    """The expected place of a card in its firework, from 1."""
    total, heights = 0, 0
    certain = popcount(mask) == 1
    for identity in range(IDENTITIES):
        if (mask >> identity) & 1:
            if certain:
                return float(lore.height[identity] + 1)
            copies = max(0, mind.left[OWN, identity])
            total += copies
            heights += copies * (lore.height[identity] + 1)
    return heights / total if total > 0 else 0.0


def likeliest(mind):
    """The slot of the own card that is likeliest to fit, or -1 if none can."""
    best, most = -1, 0.0
    for slot in range(HAND):
        if mind.own[slot] != 0:
            fit = chance(mind, OWN, mind.own[slot], mind.playable)
            if fit > most:
                best, most = slot, fit
    return best
