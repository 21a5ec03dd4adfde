"""The hat player's end: worlds listed to the last one, the same game at a table and in the lab, and better for it."""

from dataclasses import replace

import pytest

from tamaya.bots.ending import ending_for, play_matches
from tamaya.bots.thought import matches
from tamaya.bots.thought.fast.memory import desk_for
from tamaya.bots.thought.thinker import Thinker
from tamaya.lab.games import play_game, play_tables
from tamaya.lab.match import play_match
from tamaya.lab.plan import Plan
from tamaya.rules.deal import deal
from tamaya.rules.options import preset
from tamaya.rules.state import State


def test_all_worlds_are_listed_and_the_true_one_is_among_them() -> None:
    """Where partners aren't asked why they did what they did while they were thinking themselves."""
    options, size = preset("hle", 2), 5
    desk, plan = desk_for(options), replace(ending_for(2), slip=1.0, listed=500, rollouts=100_000)
    states: list[State] = []
    whole = 0

    def watch(state: State, _: object) -> None:
        nonlocal whole
        thought = desk.thought[0]
        before = states[-1] if states else None
        states.append(state)
        if before is None or len(before.deck) > plan.deck or not thought["complete"]:
            return
        hands = thought["hands"][thought["world_hand"][: thought["accepted"]]].tolist()
        decks = thought["world_deck"][: thought["accepted"]].tolist()
        worlds = [
            (
                *(hand >> 8 * slot & 63 for slot in range(size)),
                *(deck >> 8 * place & 63 for place in range(len(before.deck))),
            )
            for hand, deck in zip(hands, decks, strict=True)
        ]
        held = [before.cards[card] for card in before.hands[before.current]]
        # The kernel draws from the end of its deck.
        true = (*held, *[63] * (size - len(held)), *reversed(before.deck))
        assert true in worlds
        assert len(set(worlds)) == len(worlds)
        assert all(sorted(world) == sorted(true) for world in worlds)
        whole += len(worlds) > 1

    for game in range(8):
        states.clear()
        seats = [Thinker(seat=seat, plan_for=lambda _: plan) for seat in range(2)]
        play_match(deal(options, seed=f"listed/{game}"), seats, watch)
    assert whole > 4


@pytest.mark.parametrize("variant", ["normal", pytest.param("hard", marks=pytest.mark.slow)])
def test_at_once_and_seat_by_seat(variant: str) -> None:
    plan = Plan(("hat",), players=2, games=4, seed=1, variant=variant, rules="hle")
    assert play_tables(plan, range(4)) == tuple(play_game(plan, game) for game in range(4))


def test_what_it_gains_on_the_plain_player() -> None:
    starts = [deal(preset("hle", 2), seed=f"end/{game}") for game in range(400)]
    plain = matches.play_matches(starts, replace(ending_for(2), deck=-1))
    ended = play_matches(starts)
    assert plain is not None
    assert ended is not None
    gains = [after.points - before.points for before, after in zip(plain, ended, strict=True)]
    assert sum(gains) > 20
    assert sum(gain > 0 for gain in gains) > 4 * sum(gain < 0 for gain in gains)
