"""The bot that knows only what is allowed: a yardstick, and a way to walk through every corner of the rules."""

from collections.abc import Sequence
from random import Random

from tamaya.bots.protocol import Decision, Reason
from tamaya.rules.events import Event
from tamaya.view.view import View


class RandomBot:
    """Takes any legal action, each as likely.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> from tamaya.view.sight import Sight
    >>> from tamaya.view.view import view_of
    >>> view = view_of(deal(Options(players=2, first_player=0), seed=1), Sight(0))
    >>> RandomBot(seat=0, seed=5).decide(view).reason.id
    'reason-random'
    """

    def __init__(self, *, seat: int, seed: int) -> None:
        self._random = Random(f"random bot|{seed}|{seat}")

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Nothing is worth noting."""

    def decide(self, view: View) -> Decision:
        """Draw one of the legal actions."""
        return Decision(self._random.choice(view.legal).action, Reason("reason-random"))
