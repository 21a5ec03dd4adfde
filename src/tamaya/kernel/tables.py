"""Options and ``RuleTables`` as one record of numbers, which compiled code reads."""

from enum import StrEnum
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.kernel import codes
from tamaya.kernel.layout import RULES_DTYPE
from tamaya.kernel.shape import Shape
from tamaya.rules.options import Options, StopWhenDecided, StrikeoutScore
from tamaya.rules.tables import RuleTables, compile_tables


class Choice(StrEnum):
    """Names of which one is chosen; another name is refused with the list of them.

    >>> Encoding("canonical")
    Traceback (most recent call last):
    ...
    ValueError: no encoding 'canonical'; there are minimal, card_knowledge, seer
    """

    @classmethod
    def _missing_(cls, value: object) -> None:
        raise ValueError(f"no {cls.__name__.lower()} {value!r}; there are {', '.join(cls)}")


class Autoreset(Choice):
    """When a game that has ended starts anew, named as in Gymnasium."""

    NEXT_STEP = "next_step"
    """The next step ignores the move, deals, and gives no reward."""
    SAME_STEP = "same_step"
    """The step that ends a game deals the next one; what is observed is its first position."""
    DISABLED = "disabled"
    """A game stays ended, without legal moves, until ``reset``."""


class Encoding(Choice):
    """Which of HLE's observation types is written."""

    MINIMAL = "minimal"
    CARD_KNOWLEDGE = "card_knowledge"
    SEER = "seer"
    """``CARD_KNOWLEDGE`` where everybody knows each card as if every clue that touches it had been given."""


_AUTORESET = {
    Autoreset.NEXT_STEP: codes.NEXT_STEP,
    Autoreset.SAME_STEP: codes.SAME_STEP,
    Autoreset.DISABLED: codes.DISABLED,
}
_STOP = {
    StopWhenDecided.OFF: codes.STOP_OFF,
    StopWhenDecided.PUBLIC: codes.STOP_PUBLIC,
    StopWhenDecided.HANAB_LIVE: codes.STOP_HANAB_LIVE,
}
_STRIKEOUT = {StrikeoutScore.ZERO: 0, StrikeoutScore.MINUS_ONE: -1, StrikeoutScore.KEEP: codes.KEEP_SCORE}


def rules_array(options: Options, shape: Shape, autoreset: Autoreset, encoding: Encoding) -> NDArray[Any]:
    """One element of ``RULES_DTYPE``."""
    tables = compile_tables(options.variant)
    rules = np.zeros(1, RULES_DTYPE)
    _fill_cards(rules[0], tables)
    _fill_clues(rules[0], tables)
    _fill_knowledge(rules[0], tables, encoding)
    _fill_moves(rules[0], shape)
    rules["empty_clues"] = (1 << shape.clues) - 1 if options.empty_clues else 0
    rules["max_clue_tokens"] = options.max_clue_tokens
    rules["start_clue_tokens"] = options.start_clue_tokens
    rules["discard_below"] = options.max_clue_tokens + 1 if options.discard_at_full else options.max_clue_tokens
    rules["strike_limit"] = options.strike_limit
    rules["first_player"] = codes.NO_SEAT if options.first_player is None else options.first_player
    rules["strikeout_score"] = _STRIKEOUT[options.strikeout_score]
    rules["stop_when_decided"] = _STOP[options.stop_when_decided]
    rules["grand_finale"] = options.grand_finale
    rules["autoreset"] = _AUTORESET[autoreset]
    rules["with_knowledge"] = encoding is not Encoding.MINIMAL
    rules["observation_lanes"] = observation_lanes(options, shape, encoding)
    return rules


def observation_lanes(options: Options, shape: Shape, encoding: Encoding) -> int:
    """How many zeros and ones an observation has (658 for HLE's two-player game).

    >>> from tamaya.kernel.shape import shape_of
    >>> options = Options(players=2)
    >>> observation_lanes(options, shape_of(options), Encoding.CARD_KNOWLEDGE)
    658
    """
    deck = len(compile_tables(options.variant).deck)
    dealt = shape.players * shape.hand
    hands = (dealt - shape.hand) * shape.identities + shape.players
    board = deck - dealt + shape.identities + options.max_clue_tokens + options.strike_limit
    last_action = 2 * shape.players + 4 + shape.last_lanes
    knowledge = 0 if encoding is Encoding.MINIMAL else dealt * shape.card_lanes
    return hands + board + deck + last_action + knowledge


def _fill_cards(rules: Any, tables: RuleTables) -> None:
    rules["deck_size"] = len(tables.deck)
    rules["deck"][: len(tables.deck)] = tables.deck
    rules["points"] = tables.points
    rules["penalty"] = sum(tables.ranks for suit in tables.variant.suits if suit.penalty)
    rules["first_cards"] = sum(1 << line[0] for line in tables.order)
    rules["order"][: tables.identities] = [identity for line in tables.order for identity in line]
    for line in tables.order:
        for lower, upper in pairwise(line):
            rules["next_card"][lower] = 1 << upper
            rules["previous_card"][upper] = 1 << lower
    first = 0
    for identity, copies in enumerate(tables.copies):
        rules["discard_first"][identity] = 1 << first
        rules["discard_field"][identity] = ((1 << copies) - 1) << first
        first += copies


def _fill_clues(rules: Any, tables: RuleTables) -> None:
    touched_by = (*tables.colour_touch, *tables.rank_touch)
    rules["touched_by"][: len(touched_by)] = touched_by
    for identity in range(tables.identities):
        rules["clues_of"][identity] = sum(
            1 << clue for clue, touched in enumerate(touched_by) if touched >> identity & 1
        )


def _fill_moves(rules: Any, shape: Shape) -> None:
    """All colour clues of all targets come before all rank clues."""
    colours = [(offset, clue) for offset in range(1, shape.players) for clue in range(shape.clue_colours)]
    ranks = [(offset, shape.clue_colours + n) for offset in range(1, shape.players) for n in range(shape.clue_ranks)]
    for move, (offset, clue) in enumerate(colours + ranks):
        rules["target_of_move"][move], rules["clue_of_move"][move] = offset, clue


def _fill_knowledge(rules: Any, tables: RuleTables, encoding: Encoding) -> None:
    for identity in range(tables.identities):
        known = 1 << identity | int(rules["clues_of"][identity]) << tables.identities
        rules["fresh_card"][identity] = known if encoding is Encoding.SEER else tables.all_mask
