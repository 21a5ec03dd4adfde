"""The searching player: it sees what its seat sees, hears what is said, and does at a table what it does in the lab."""

from collections.abc import Sequence

import pytest

from tamaya.bots.registry import UnknownBot, bot, table_player
from tamaya.bots.search.search import Search
from tamaya.bots.thought.fast.memory import desk_for
from tamaya.lab.games import play_game, play_tables
from tamaya.lab.match import play_match
from tamaya.lab.plan import Plan
from tamaya.rules.deal import deal
from tamaya.rules.events import Event
from tamaya.rules.options import preset
from tamaya.rules.state import State


def test_at_once_and_seat_by_seat() -> None:
    plan = Plan(("search@400",), players=2, games=2, seed=1, rules="hle")
    assert play_tables(plan, range(2)) == tuple(play_game(plan, game) for game in range(2))


@pytest.mark.slow
@pytest.mark.parametrize(("players", "variant"), [(5, "normal"), (3, "avalanche"), (4, "hard")])
def test_more_players_at_once_and_seat_by_seat(players: int, variant: str) -> None:
    # Printed rules draw the first player and allow empty clues.
    plan = Plan(("search@400",), players=players, games=2, seed=1, variant=variant)
    assert play_tables(plan, range(2)) == tuple(play_game(plan, game) for game in range(2))


def test_without_a_budget_it_plays_as_its_base() -> None:
    searching, base = (
        Plan((name,), players=2, games=3, seed=4, rules="hle") for name in ("search@0", "tamaya.bots.hat.hat:Hat")
    )
    assert [play_game(searching, game).digest for game in range(3)] == [
        play_game(base, game).digest for game in range(3)
    ]


class Followed(Search):
    """Keeps what is publicly known after every turn, as this seat has it, and the hands that it thought it might hold."""

    def __init__(self, *, seat: int, seed: int) -> None:
        super().__init__(seat=seat, seed=seed, budget="400")
        self.known: list[list[int]] = []

    def observe(self, view, events: Sequence[Event]) -> None:  # type: ignore[no-untyped-def]
        super().observe(view, events)
        assert self._memory is not None
        if view.outcome is None:
            self.known.append(self._memory.mind["known"].tolist())


def test_both_know_what_a_message_said_true_or_not() -> None:
    exchanged = 0
    for game in range(3):
        bots = [Followed(seat=seat, seed=0) for seat in range(2)]
        match = play_match(deal(preset("hle", 2), seed=f"told/{game}"), bots)
        assert bots[0].known == bots[1].known
        exchanged += sum(move.decision.reason.id == "reason-search-ahead" for move in match.moves)
    assert exchanged > 3  # or else nothing was said that wasn't so


def test_hands_that_it_thinks_it_may_hold() -> None:
    """They are made of cards that aren't seen, and of such as the clues allow; the true one is among what partners allow."""
    options = preset("hle", 2)
    desk = desk_for(options)
    drawn = 0

    def watch(state: State, _: Sequence[Event]) -> None:
        nonlocal drawn
        thought = desk.thought[0]
        if state.current == 1 and thought["hand_count"] > 0:  # seat 0 has just thought
            drawn += 1
            for word in thought["hands"][: thought["hand_count"]].tolist():
                hand = [word >> 8 * slot & 63 for slot in range(options.hand_size)]
                held = [face for face in hand if face != 63]
                unseen = thought["faces"][: thought["unseen"]].tolist()
                assert all(held.count(face) <= unseen.count(face) for face in held)

    play_match(deal(options, seed="hands"), [Search(seat=seat, seed=0, budget="400") for seat in range(2)], watch)
    assert drawn > 10


def test_what_the_kernel_doesnt_play_is_played_as_the_hat_player() -> None:
    plan = Plan(("search",), players=3, games=1, seed=2, changes={"grand_finale": True})
    base = Plan(("hat",), players=3, games=1, seed=2, changes={"grand_finale": True})
    assert play_tables(plan, range(1)) is None
    assert play_game(plan, 0).digest == play_game(base, 0).digest


@pytest.mark.parametrize(
    "name", ["search@-1", "search@0s", "search@often", "search:nobody", "search:nobody@5", "hat@5"]
)
def test_what_is_no_search_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name)


def test_a_budget_in_seconds_is_no_plan_for_a_table() -> None:
    assert table_player("search@0.5s") is None
    assert table_player("search@50") is not None
