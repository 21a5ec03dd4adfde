"""At a live table nobody waits for a compiler."""

import pytest

from tamaya.bots.hat.hat import Hat
from tamaya.bots.registry import make_bot
from tamaya.bots.thought import live
from tamaya.bots.thought.live import Live
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.options import preset
from tamaya.view.sight import Sight
from tamaya.view.view import event_for, view_of


@pytest.mark.parametrize("name", ["hat", "search"])
def test_until_its_code_is_there_the_plain_hat_player_moves(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    start = deal(preset("hle", 2), seed="live")
    ready = False

    class Waiting:
        def ready(self, patience: float) -> bool:
            return ready

    monkeypatch.setattr(live, "compiling", lambda options: Waiting())
    bots = [make_bot(name, seat=seat, seed=1, live=True) for seat in range(2)]
    hats = [Hat(seat=seat, seed=1) for seat in range(2)]
    state = start
    for turn in range(12):
        ready = turn >= 8
        sights = [Sight(seat) for seat in range(2)]
        if turn == 0:
            for seat, sight in enumerate(sights):
                bots[seat].observe(view_of(state, sight), ())
                hats[seat].observe(view_of(state, sight), ())
        decision = bots[state.current].decide(view_of(state, sights[state.current]))
        if not ready:
            assert decision == hats[state.current].decide(view_of(state, sights[state.current]))
        state, events = apply(state, decision.action)
        for seat, sight in enumerate(sights):
            heard = [event_for(event, sight) for event in events]
            bots[seat].observe(view_of(state, sight), heard)
            hats[seat].observe(view_of(state, sight), heard)
    assert all(isinstance(bot, Live) and bot.hat is None and not bot.missed for bot in bots)
