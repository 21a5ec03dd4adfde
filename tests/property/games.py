"""Random games for property tests: any options, any variant, players of several tempers."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from tamaya.records.hanab_live.variants import variant_from_name
from tamaya.rules.actions import Action, Clue, Discard, Play
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import DEFAULT_HAND_SIZE, Bonuses, Options, StopWhenDecided, StrikeoutScore
from tamaya.rules.state import State
from tamaya.rules.variants import VARIANTS

THEIRS = (
    "Prism (5 Suits)",
    "Odds and Evens & Null (4 Suits)",
    "Light-Pink-Fives & White (3 Suits)",
    "Color Mute (6 Suits)",
)
ALL_VARIANTS = (*VARIANTS.values(), *map(variant_from_name, THEIRS))
TEMPERS = {"even": (1, 1, 1), "bold": (6, 1, 1), "thrifty": (1, 6, 1), "chatty": (1, 1, 6), "knowing": (0, 2, 1)}
"""How likely a play, a discard and a clue are; the knowing play whatever fits first."""


@st.composite
def options(draw: st.DrawFn, /, **fixed: Any) -> Options:
    """Any options that make a game."""
    players = draw(st.integers(2, 6))
    most = draw(st.sampled_from((8, 8, 8, 1, 3, 16)))
    finale, bonuses = draw(st.sampled_from(((False, Bonuses.OFF), (True, Bonuses.OFF), (False, None), (True, None))))
    bonuses = bonuses or draw(st.sampled_from(Bonuses))
    plain = not finale and bonuses is Bonuses.OFF
    values: dict[str, Any] = {
        "players": players,
        "variant": draw(st.sampled_from(ALL_VARIANTS)),
        "hand_size": DEFAULT_HAND_SIZE[players] + draw(st.sampled_from((0, 0, 1, -1))),
        "max_clue_tokens": most,
        "start_clue_tokens": draw(st.sampled_from((most, 0, most // 2))),
        "strike_limit": draw(st.integers(1, 3)),
        "first_player": draw(st.none() | st.integers(0, players - 1)),
        "empty_clues": draw(st.booleans()),
        "strikeout_score": draw(st.sampled_from(StrikeoutScore)),
        "stop_when_decided": draw(st.sampled_from(StopWhenDecided)) if plain else StopWhenDecided.OFF,
        "grand_finale": finale,
        "bonuses": bonuses,
        "discard_at_full": draw(st.booleans()),
        "deck_plays": draw(st.booleans()),
    }
    return Options(**{**values, **fixed})


def choose(state: State, random: Random, temper: str) -> Action:
    """One legal action."""
    actions = legal_actions(state)
    if temper == "knowing" and state.pending is None:
        for action in actions:
            if isinstance(action, Play) and action.card < len(state.cards) and state.playable(state.cards[action.card]):
                return action
    kinds = dict(zip((Play, Discard, Clue), TEMPERS[temper], strict=True))
    weights = [kinds.get(type(action), 1) for action in actions]
    return random.choices(actions, weights if any(weights) else None)[0]


def play_out(options: Options, seed: int, temper: str) -> list[tuple[State, Action | None]]:
    """A whole game: every position with the action that led to it."""
    state = deal(options, seed=seed)
    random = Random(f"{seed}|{temper}")
    game: list[tuple[State, Action | None]] = [(state, None)]
    while not state.over:
        action = choose(state, random, temper)
        state, _ = apply(state, action)
        game.append((state, action))
    return game


seeds = st.integers(0, 2**32)
tempers = st.sampled_from(sorted(TEMPERS))
