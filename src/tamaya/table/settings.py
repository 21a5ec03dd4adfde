"""From a host's settings to the options of the rules."""

from tamaya.rules.errors import InvalidOptions
from tamaya.rules.options import DEFAULT_HAND_SIZE, Bonuses, Options, StopWhenDecided, StrikeoutScore
from tamaya.rules.variants import variant
from tamaya.table.errors import Refused
from tamaya.wire.settings import Settings


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
