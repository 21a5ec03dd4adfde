"""The bot ``hat``: the plain hat player, until the last cards of the deck; then every way that they can lie is played out."""

from collections.abc import Sequence

from tamaya.bots.protocol import Finished
from tamaya.bots.thought import matches
from tamaya.bots.thought.live import Live
from tamaya.bots.thought.plan import ThoughtPlan
from tamaya.bots.thought.thinker import Thinker
from tamaya.rules.state import State


def ending_for(players: int) -> ThoughtPlan:
    """How the end is thought out at a table of that size; ``docs/hat.md`` has what was tried."""
    return ThoughtPlan(
        seats=players, deck=4, lies=False, rollouts=400, margin=0.02, slip=0.1, tries=50, listed=120, content=8
    )


class Hat(Thinker):
    """One hat player in one seat for one game. The seed changes nothing.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> from tamaya.view.sight import Sight
    >>> from tamaya.view.view import view_of
    >>> view = view_of(deal(Options(players=4, first_player=0), seed=1), Sight(0))
    >>> Hat(seat=0, seed=5).decide(view).reason.id
    'reason-hat-clue'
    """

    def __init__(self, *, seat: int, seed: int) -> None:  # noqa: ARG002 — the protocol's
        super().__init__(seat=seat, plan_for=ending_for)


def live_hat(*, seat: int, seed: int) -> Live:
    """The same for live tables."""
    return Live(Hat(seat=seat, seed=seed))


def play_matches(starts: Sequence[State]) -> list[Finished] | None:
    """A :class:`tamaya.bots.protocol.TablePlayer`."""
    return matches.play_matches(starts, ending_for(starts[0].options.players))
