"""Whole tables at once give the same games as one seat at a time."""

from tamaya.lab.games import play_game, play_tables
from tamaya.lab.plan import Plan


def test_hat_players_at_once_and_seat_by_seat() -> None:
    # Printed rules draw the first player, so that these games differ in it.
    plan = Plan(("hat",), players=5, games=3, seed=1)
    assert play_tables(plan, range(3)) == tuple(play_game(plan, game) for game in range(3))


def test_what_can_t_be_played_at_once_is_left_to_the_seats() -> None:
    assert play_tables(Plan(("hat",), players=3, games=1, changes={"grand_finale": True}), range(1)) is None
    assert play_tables(Plan(("novice",), players=3, games=1), range(1)) is None
    assert play_tables(Plan(("hat", "novice"), players=3, games=1), range(1)) is None
