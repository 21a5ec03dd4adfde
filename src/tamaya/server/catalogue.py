"""What can be chosen for a table, from the rules' own data."""

from functools import cache
from typing import Any

from tamaya.bots.registry import BOTS
from tamaya.rules.options import PRESETS, StopWhenDecided
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import VARIANTS, Variant
from tamaya.table.settings import RATED_CHOICES, rated_settings
from tamaya.wire.http import BotRow, Catalogue, PresetRow, RatedRow, SuitRow, VariantRow
from tamaya.wire.settings import PHRASES


@cache
def catalogue() -> Catalogue:
    """The variants, presets, bots and stock phrases.

    >>> [row.id for row in catalogue().presets]
    ['printed', 'bga', 'rnr', 'hanab-live', 'hle']
    """
    return Catalogue(
        variants=tuple(_variant(variant) for variant in VARIANTS.values()),
        presets=tuple(PresetRow(name, _settings(changes)) for name, changes in PRESETS.items()),
        bots=tuple(BotRow(bot.name, bot.level, bot.convention, bot.for_people) for bot in BOTS),
        phrases=PHRASES,
        rated=RatedRow(rated_settings(), dict(RATED_CHOICES)),
    )


def _variant(variant: Variant) -> VariantRow:
    tables = compile_tables(variant)
    suits = tuple(SuitRow(suit.id, suit.order, suit.copies) for suit in variant.suits)
    return VariantRow(variant.id, suits, variant.clue_colours, len(tables.deck), tables.points)


def _settings(changes: Any) -> dict[str, Any]:
    return {name: _live(value) for name, value in changes.items()}


def _live(value: Any) -> Any:
    # At a table that people play at, looking into hands to see whether it is decided would tell them something (rules, 4).
    return StopWhenDecided.PUBLIC if value is StopWhenDecided.HANAB_LIVE else value
