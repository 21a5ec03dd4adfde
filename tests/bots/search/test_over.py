"""Search over bases that aren't compiled: worlds in which everything has happened as it did."""

from random import Random

from tamaya.bots.conformance import check_bot
from tamaya.bots.protocol import Bot
from tamaya.bots.registry import bot
from tamaya.bots.search.over import SearchOver
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.events import Event
from tamaya.rules.options import Options, preset
from tamaya.view.empathy import possible_by_sight
from tamaya.view.sight import Sight
from tamaya.view.view import event_for, view_of


def test_a_world_looks_as_the_real_one_does() -> None:
    """Also to partners, but for the searching player's hand; and they would have done in it what they did."""
    base = bot("beginner")
    state = deal(preset("hle", 3), seed="over")
    searching, partners = SearchOver(seat=0, seed=1, base=base), {seat: base(seat=seat, seed=1) for seat in (1, 2)}
    everybody: dict[int, Bot] = {0: searching, **partners}
    events: tuple[Event, ...] = ()
    worlds = 0
    while state.outcome is None:
        for seat, player in everybody.items():
            player.observe(view_of(state, Sight(seat)), [event_for(event, Sight(seat)) for event in events])
        view = view_of(state, Sight(state.current))
        if state.current == 0 and state.turn > 9:
            mine = [card.card for card in view.hands[0]]
            possible = dict(zip(mine, possible_by_sight(view, 0), strict=True))
            world = searching._world(view, possible, Random(state.turn))
            assert world is not None
            assert view_of(world.state, Sight(0)) == view
            assert sorted((*world.state.cards, *world.state.deck)) == sorted(view.tables.deck)
            worlds += world.state.cards != state.cards
        # Here the searching player does as the base would, so that what partners see of it is never odd.
        mover = searching.bot if state.current == 0 else partners[state.current]
        state, events = apply(state, mover.decide(view).action)
    assert worlds > 3


def test_it_keeps_to_the_protocol() -> None:
    report = check_bot(bot("search:novice@16"), [Options(players=2, max_clue_tokens=3)], catalogues=True)
    assert report.moves > 0
