"""The searching player: it thinks ahead as long as its plan allows, over the plain hat player."""

from collections.abc import Sequence

from tamaya.bots.protocol import Finished
from tamaya.bots.search.plans import plan_for
from tamaya.bots.thought import matches
from tamaya.bots.thought.live import Live
from tamaya.bots.thought.thinker import Thinker
from tamaya.rules.state import State


class Search(Thinker):
    """One searching player in one seat for one game. The seed changes nothing.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> from tamaya.view.sight import Sight
    >>> from tamaya.view.view import view_of
    >>> view = view_of(deal(Options(players=4, first_player=0), seed=1), Sight(0))
    >>> Search(seat=0, seed=5).decide(view).reason.id
    'reason-hat-clue'
    """

    def __init__(self, *, seat: int, seed: int, budget: str = "") -> None:  # noqa: ARG002 — the protocol's
        super().__init__(seat=seat, plan_for=lambda players: plan_for(players).with_budget(budget))


def live_search(*, seat: int, seed: int) -> Live:
    """The same for live tables."""
    return Live(Search(seat=seat, seed=seed))


def play_matches(starts: Sequence[State], budget: str = "") -> list[Finished] | None:
    """A :class:`tamaya.bots.protocol.TablePlayer`.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> play_matches([deal(Options(players=2, grand_finale=True), seed=1)]) is None
    True
    """
    return matches.play_matches(starts, plan_for(starts[0].options.players).with_budget(budget))
