"""The games of a plan, one by one or many at once."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tamaya.bots.registry import bot, table_player
from tamaya.lab.match import IllegalDecision, Match, play_match
from tamaya.lab.plan import Plan
from tamaya.rules.actions import Action
from tamaya.rules.deal import deal
from tamaya.rules.options import preset
from tamaya.rules.outcome import Termination
from tamaya.rules.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """One game of an evaluation: its number, its score (Grand Finale: the points, or 0), its end, and a hash of its moves."""

    game: int
    score: int
    termination: Termination
    moves: int
    digest: str


def start_of(plan: Plan, game: int) -> State:
    """The deal of one game of a plan."""
    options = preset(plan.rules, plan.players, plan.variant, **plan.changes)
    return deal(options, seed=f"{plan.seed}/{game}")


def play_out(plan: Plan, game: int) -> Match:
    """Play one game of a plan to its end.

    Raises:
        IllegalDecision: a bot chose what isn't legal.
    """
    names = plan.seats(game)
    seats = [bot(name)(seat=seat, seed=plan.seed * 1_000_003 + game) for seat, name in enumerate(names)]
    try:
        return play_match(start_of(plan, game), seats)
    except IllegalDecision as problem:
        raise IllegalDecision(f"game {game} of {', '.join(names)}, {problem}") from problem


def score_of(match: Match) -> int:
    """What a game counts: its score; with the Grand Finale the points, or 0."""
    outcome = match.outcome
    return outcome.score if outcome.score is not None else outcome.points * outcome.perfect


def digest_of(match: Match) -> str:
    """A hash of a game's moves."""
    return _digest(move.decision.action for move in match.moves)


def _digest(actions: Iterable[Action]) -> str:
    return hashlib.sha256("|".join(repr(action) for action in actions).encode()).hexdigest()


def play_game(plan: Plan, game: int) -> Played:
    """Play one game of a plan and note what came of it.

    >>> play_game(Plan(("random",), players=2, games=1, seed=3), 0).termination.value
    'strikes'
    """
    match = play_out(plan, game)
    return Played(game, score_of(match), match.outcome.termination, len(match.moves), digest_of(match))


def play_tables(plan: Plan, games: Sequence[int]) -> tuple[Played, ...] | None:
    """Play some of a plan's games at once, if one bot has all seats and can do that; the result is the same."""
    player = table_player(plan.bots[0]) if len(set(plan.bots)) == 1 else None
    finished = player([start_of(plan, game) for game in games]) if player else None
    if finished is None:
        return None
    return tuple(
        Played(game, end.points, end.termination, len(end.actions), _digest(end.actions))
        for game, end in zip(games, finished, strict=True)
    )
