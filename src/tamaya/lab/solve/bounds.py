"""How far a position is from being lost for certain. Compiled by ``compiled``.

*Time* is counted in cards drawn. Pretend that any player may play at any turn, and that a card can be played as soon as it and those
below it have been seen. Then nothing of a suit's line is played before ``ready``, the latest first sight of it and those below.

- Every play draws a card, and after the last one there is one turn each: of the plays that can't be made before time t there may be at
  most ``cards left at t + players``.
- At time t a card is *stuck* if its last copy has been drawn and it isn't ready: it must be held. If all the cards in all hands are
  stuck, nothing can be played, discarded or drawn.
"""

from tamaya.lab.solve.game import NEVER


def margins(game, played, held, drawn, capacity, last_turns, scratch):
    """How many plays and how many places in the hands are to spare at the tightest time; negative plays or places: lost.

    Args:
        game: the game.
        played: cards on the fireworks.
        held: cards in the hands of those who still have a turn.
        drawn: the time now.
        capacity: how many cards all hands have together.
        last_turns: of the position.
        scratch: two rows of at least the deck's size + 2, all zeros; they are left so.
    """
    size = game.deck.size
    if game.deck_plays and drawn == size - 1:
        held |= 1 << game.deck[drawn]
    ready_at, stuck = scratch[0], scratch[1]
    possible = True
    for suit in range(game.suits):
        ready = drawn
        for card in range(suit * game.ranks, (suit + 1) * game.ranks):
            if played >> card & 1:
                continue
            if not held >> card & 1:
                ready = max(ready, game.next_at[drawn, card])
                if ready == NEVER:
                    possible = False
                    break
            ready_at[ready] += 1
            from_now = max(game.gone_at[card], drawn)
            if ready > from_now:
                stuck[from_now] += 1
                stuck[ready] -= 1
    turns = last_turns if last_turns > 0 else game.players
    plays = places = NEVER
    waiting = 0
    for time in range(size, drawn - 1, -1):
        waiting += ready_at[time]
        plays = min(plays, size - time + turns - waiting)
        ready_at[time] = 0
    must_hold = 0
    for time in range(drawn, size + 1):
        must_hold += stuck[time]
        if time < size:
            places = min(places, capacity - 1 - must_hold)
        stuck[time] = 0
    if game.finale:
        plays = NEVER
    return (plays, places) if possible else (-1, -1)
