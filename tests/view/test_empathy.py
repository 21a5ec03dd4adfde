"""What all hands can be, at once, is what each can be, one by one."""

from random import Random

import pytest

from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import Options
from tamaya.rules.variants import VARIANTS
from tamaya.view.empathy import Hidden, possible_by_sight
from tamaya.view.sight import SPECTATOR, SPECTATOR_OF_BACKS, Sight
from tamaya.view.view import view_of


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.id)
@pytest.mark.parametrize("players", [2, 4])
def test_everyone_at_once_is_each_one(variant: object, players: int) -> None:
    random = Random(players)
    state = deal(Options(players=players, variant=variant, strike_limit=3), seed=players)  # type: ignore[arg-type]
    earlier = None
    while not state.over:
        hidden = Hidden(state, earlier)
        for sight in (*map(Sight, range(players)), SPECTATOR, SPECTATOR_OF_BACKS):
            view = view_of(state, sight)
            one_by_one = tuple(possible_by_sight(view, seat) for seat in range(players))
            assert hidden.by_sight(sight) == Hidden(state).by_sight(sight) == one_by_one
        earlier = hidden
        state, _ = apply(state, random.choice(legal_actions(state)))
