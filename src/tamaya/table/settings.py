"""From a host's settings to the options of the rules, and whether a game by them can be rated."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from tamaya.ratings.calibration import FLOORS
from tamaya.rules.errors import InvalidOptions
from tamaya.rules.options import DEFAULT_HAND_SIZE, PRESETS, Bonuses, Options, StopWhenDecided, StrikeoutScore
from tamaya.rules.variants import variant
from tamaya.table.errors import Refused
from tamaya.wire.settings import Settings

RATED = Settings(rated=True, clock="fischer", undo=False, spectators="backs", open_order=False)
"""A rated table."""

RATED_CHOICES: Mapping[str, tuple[Any, ...]] = {
    "players": (2, 3, 4, 5),
    "variant": (*(name for name in FLOORS if name != "normal"), "normal"),
    # Without one, whoever is about to lose could stay away for ever.
    "clock": ("days", "move", "fischer"),
    "spectators": ("none", "backs"),
}
"""What may differ from that, and how; the usual last."""

_FREE = (
    *RATED_CHOICES,
    "preset",
    "chat",
    "listed",
    "move_seconds",
    "main_seconds",
    "increment_seconds",
    "turn_days",
    "time_out",
)


PLAYED_BY = (
    "players",
    "variant",
    "preset",
    "hand",
    "max_clue_tokens",
    "start_clue_tokens",
    "strike_limit",
    "empty_clues",
    "strikeout_score",
    "stop_when_decided",
    "grand_finale",
    "bonuses",
)
"""The settings that are the game's rules; talk, clocks and ratings are the table's own."""


def rules_of(settings: Settings) -> Settings:
    """The same rules at a table that has nothing else of its own.

    >>> rules_of(Settings(players=4, rated=True)) == Settings(players=4)
    True
    """
    return msgspec.structs.replace(Settings(), **{field: getattr(settings, field) for field in PLAYED_BY})


def check_settings(settings: Settings) -> None:
    """See to it that a table can have these settings.

    Raises:
        Refused: they don't make a game, or not one that can be rated (rules, section 7).

    >>> check_settings(RATED)
    """
    options_of(settings)
    if not settings.rated:
        return
    free = {name: getattr(settings, name) for name in _FREE}
    allowed = all(free[name] in choices for name, choices in RATED_CHOICES.items())
    if not allowed or settings != msgspec.structs.replace(RATED, **free):
        raise Refused("rated_rules", "7")


def rated_settings() -> dict[str, Any]:
    """The fields that are fixed at rated tables, with their values.

    >>> sorted(set(rated_settings()) & {"rated", "undo", "players", "clock"})
    ['rated', 'undo']
    """
    return {name: value for name, value in msgspec.structs.asdict(RATED).items() if name not in _FREE}


def options_of(settings: Settings, first_player: int | None = None) -> Options:
    """The options that the settings ask for; ``first_player`` settles an open one.

    Raises:
        Refused: the settings don't make a game.

    >>> options_of(Settings(players=4, hand=1)).hand_size
    5
    """
    try:
        return Options(
            players=settings.players,
            variant=variant(settings.variant),
            hand_size=DEFAULT_HAND_SIZE[settings.players] + settings.hand,
            max_clue_tokens=settings.max_clue_tokens,
            start_clue_tokens=settings.start_clue_tokens,
            strike_limit=settings.strike_limit,
            first_player=settings.first_player if first_player is None else first_player,
            empty_clues=settings.empty_clues,
            strikeout_score=StrikeoutScore(settings.strikeout_score),
            stop_when_decided=StopWhenDecided(settings.stop_when_decided),
            grand_finale=settings.grand_finale,
            bonuses=Bonuses(settings.bonuses),
        )
    except InvalidOptions as error:
        raise Refused(error.code, error.rule) from error


def settings_of(options: Options) -> Settings:
    """The settings that come closest to the options of a game that was played elsewhere, for show.

    >>> from tamaya.rules.options import preset
    >>> settings_of(preset("hanab-live", 3, first_player=2)).preset
    'hanab-live'
    """
    hand = options.hand_size - DEFAULT_HAND_SIZE[options.players]
    stops = options.stop_when_decided is not StopWhenDecided.OFF
    return Settings(
        players=options.players,
        variant=options.variant.id,
        preset=_preset_of(options),
        hand=1 if hand > 0 else -1 if hand < 0 else 0,
        max_clue_tokens=options.max_clue_tokens,
        start_clue_tokens=options.start_clue_tokens,
        strike_limit=options.strike_limit,
        first_player=options.first_player,
        empty_clues=options.empty_clues,
        strikeout_score="keep" if options.strikeout_score is StrikeoutScore.KEEP else "zero",
        stop_when_decided="public" if stops else "off",
        grand_finale=options.grand_finale,
        bonuses=options.bonuses.value,
    )


def _preset_of(options: Options) -> str:
    """The first preset that makes these rules, whoever begins and whatever else its program allowed."""
    rules = replace(options, first_player=None, discard_at_full=False, deck_plays=False)
    return next(
        (
            name
            for name, changes in PRESETS.items()
            if Options(options.players, options.variant, **{**changes, "first_player": None}) == rules
        ),
        "printed",
    )
