"""A bot in twenty lines: plays what is certain, else tells somebody of a card that fits, else discards its oldest card.

Try it from this folder:  tamaya evaluate cautious_bot:CautiousBot --players 3 --games 100
Check it:                 python -m tamaya.bots.conformance cautious_bot:CautiousBot
"""

from collections.abc import Sequence

from tamaya.bots.protocol import Decision, Reason
from tamaya.rules.actions import Clue, Discard, Play
from tamaya.rules.events import Event
from tamaya.view.empathy import identities, possible_by_sight
from tamaya.view.view import View


class CautiousBot:
    """Knows only what its clues say."""

    def __init__(self, *, seat: int, seed: int) -> None:
        self.seat = seat

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Has no memory."""

    def decide(self, view: View) -> Decision:
        """Look at every own card, the oldest first; then for a clue that says something new of a card that fits."""
        hand, legal = view.hands[self.seat], [option.action for option in view.legal]
        for at, possible in enumerate(possible_by_sight(view, self.seat)):
            play = Play(hand[at].card)
            if play in legal and all(view.playable(identity) for identity in identities(possible)):
                return Decision(play, Reason("reason-play-certain", {"slot": len(hand) - at}))
        others = [card for cards in view.hands for card in cards]
        fitting = {card.card: card for card in others if card.identity is not None and view.playable(card.identity)}
        for option in view.legal:
            clue, told = option.action, [fitting[card] for card in option.touched if card in fitting]
            if isinstance(clue, Clue) and not all(card.ranks if clue.kind == "rank" else card.colours for card in told):
                return Decision(clue, Reason("reason-clue-tell", {"target": clue.target}))
        for action in legal:
            if isinstance(action, Discard):
                return Decision(action, Reason("reason-discard-chop", {"slot": len(hand)}))
        return Decision(legal[-1], Reason("reason-random"))
