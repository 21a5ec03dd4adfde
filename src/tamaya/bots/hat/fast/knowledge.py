"""Public and private knowledge: ``public`` once more, over arrays. Compiled by ``table``."""

from tamaya.bots.hat.fast.layout import OWN, PUBLIC
from tamaya.kernel.constants import ALL_IDENTITIES, HAND, IDENTITIES, PLAYERS, RANKS, SUITS
from tamaya.kernel.lanes import popcount
from tamaya.kernel.shape import ABSENT


def face_in(game, seat, slot):
    """The identity in a slot, or ABSENT."""
    return (game.hands[seat] >> (8 * slot)) & ABSENT


def is_known(mask):
    """Whether a card can be one thing only."""
    return popcount(mask) == 1


def read_piles(game, rules, mind, lore):
    """What fireworks and discard pile say, and the copies that they leave."""
    useful, critical = 0, 0
    for suit in range(SUITS):
        within_reach = True
        for height in range(RANKS):
            identity = rules.order[suit * RANKS + height]
            card = 1 << identity
            fallen = popcount(game.discards & rules.discard_field[identity])
            left = lore.copies[identity] - fallen
            if (game.missing & card) == 0:
                left -= 1
            elif within_reach:
                if left == 0:
                    within_reach = False
                else:
                    useful |= card
                    if left == 1:
                        critical |= card
            mind.left[PUBLIC, identity] = left
    mind.useful = useful
    mind.critical = critical
    mind.playable = game.playable & useful


def settle_public(mind):
    """``public.settle`` for all hands."""
    settled, found = 0, True
    while found:
        found = False
        gone = none_left(mind, PUBLIC)
        for at in range(PLAYERS * HAND):
            mask = mind.known[at]
            if mask != 0 and (settled >> at) & 1 == 0:
                kept = mask & ~gone
                if kept != 0:
                    mask = kept
                mind.known[at] = mask
                if is_known(mask):
                    settled |= 1 << at
                    found = True
                    mind.left[PUBLIC, identity_of(mask)] -= 1
    count_layers(mind, PUBLIC)


def settle_own(mind):
    """``public.settle`` for the current player's own hand."""
    settled, found = 0, True
    while found:
        found = False
        gone = none_left(mind, OWN)
        for at in range(HAND):
            mask = mind.own[at]
            if mask != 0 and (settled >> at) & 1 == 0:
                kept = mask & ~gone
                if kept != 0:
                    mask = kept
                mind.own[at] = mask
                if is_known(mask):
                    settled |= 1 << at
                    found = True
                    mind.left[OWN, identity_of(mask)] -= 1
    count_layers(mind, OWN)


def identity_of(mask):
    """The only member of a set."""
    return popcount(mask - 1)


def none_left(mind, whose):
    """The identities of which no copy is left."""
    gone = 0
    for identity in range(IDENTITIES):
        if mind.left[whose, identity] <= 0:
            gone |= 1 << identity
    return gone


def count_layers(mind, whose):
    """Turn the counts of copies into sets."""
    for copies in range(1, 4):
        layer = 0
        for identity in range(IDENTITIES):
            if mind.left[whose, identity] >= copies:
                layer |= 1 << identity
        mind.layers[whose, copies - 1] = layer


def weight(mind, whose, mask):
    """How many unplaced copies a set of identities has."""
    layers = mind.layers
    return popcount(mask & layers[whose, 0]) + popcount(mask & layers[whose, 1]) + popcount(mask & layers[whose, 2])


def chance(mind, whose, mask, wanted):
    """How likely a card that is in ``mask`` is one of those wanted."""
    if mask & wanted == 0:
        return 0.0
    if mask & ~wanted == 0:
        return 1.0
    total = weight(mind, whose, mask)
    return weight(mind, whose, mask & wanted) / total if total > 0 else 0.0


def fits(mind, mask):
    """Whether a card that is surely in the set surely fits."""
    return mask != 0 and mask & ~mind.playable == 0


def knows_playable(mind, seat):
    """Whether a seat publicly has a card that surely fits."""
    found = False
    for slot in range(HAND):
        found = found or fits(mind, mind.known[seat * HAND + slot])
    return found


def read_own(game, mind):
    """The current player's knowledge: what is seen in the other hands is taken away."""
    me = game.current
    for identity in range(IDENTITIES):
        mind.left[OWN, identity] = mind.left[PUBLIC, identity]
    for seat in range(PLAYERS):
        if seat != me:
            for slot in range(HAND):
                mask = mind.known[seat * HAND + slot]
                if mask != 0 and not is_known(mask):
                    mind.left[OWN, face_in(game, seat, slot)] -= 1
    for slot in range(HAND):
        mask = mind.known[me * HAND + slot]
        mind.own[slot] = mask
        if is_known(mask):
            # Settling counts it again.
            mind.left[OWN, identity_of(mask)] += 1
    settle_own(mind)


def follow_clues(game, mind):
    """Bring in what clues say, and let known cards narrow the others; a message that contradicts the clues is forgotten."""
    for at in range(PLAYERS * HAND):
        clued = game.cards[at] & ALL_IDENTITIES
        both = mind.known[at] & clued
        mind.known[at] = both if both != 0 else clued


def move_slots(game, mind, seat, slot):
    """A card left a hand: newer cards move one slot down, and a new one can be anything that its clues (none yet) say."""
    first = seat * HAND
    for older in range(slot, HAND - 1):
        mind.known[first + older] = mind.known[first + older + 1]
    mind.known[first + HAND - 1] = game.cards[first + HAND - 1] & ALL_IDENTITIES
