"""Read a game of hanab.live, or of a program that writes its format.

Such a record doesn't say everything: which of that server's early ends were in force when it was played, whether the program
allowed a discard with all tokens there. So it is fitted, see :mod:`tamaya.records.fitting`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tamaya.records.document import RecordDocument
from tamaya.records.errors import RecordError
from tamaya.records.fitting import Fitted, fit
from tamaya.records.hanab_live.actions import read_actions, read_deck
from tamaya.records.hanab_live.seed import deck_from_seed
from tamaya.records.hanab_live.variants import describe, variant_from_name
from tamaya.records.record import EndedEarly, Record, final_state
from tamaya.rules.chance import CHANCE_BYTES
from tamaya.rules.errors import InvalidOptions
from tamaya.rules.options import DEFAULT_HAND_SIZE, PRESETS, Options, StopWhenDecided
from tamaya.rules.outcome import Termination
from tamaya.rules.score import reachable_score
from tamaya.rules.tables import compile_tables

PRESET = "hanab-live"

_SILENT = frozenset({"timed", "timeBase", "timePerTurn", "cardCycle", "numPlayers", "variantName", "tableName"})
"""Options that change nothing in a replay. ``cardCycle`` moves cards about in a hand, but cards go by their order here."""

_FLAGS = frozenset({
    "emptyClues", "oneExtraCard", "oneLessCard", "deckPlays", "allOrNothing", "speedrun", "detrimentalCharacters",
})  # fmt: skip

_HARMLESS_CHARACTERS = frozenset({
    "Fuming", "Dumbfounded", "Inept", "Awkward", "Conservative", "Greedy", "Picky", "Spiteful", "Insolent",
    "Vindictive", "Miser", "Compulsive", "Mood Swings", "Insistent", "Vulnerable", "Color-Blind", "Impulsive",
    "Indolent", "Hesitant", "Anxious", "Traumatized", "Wasteful", "Stubborn", "Blind Spot", "Oblivious",
    "Slow-Witted",
})  # fmt: skip
"""Characters that only forbid things. The others take extra turns, turn the order or misplay what fits."""


def read_hanab_live(document: RecordDocument, rules: str = PRESET) -> Fitted:
    """Read a document of theirs by the rules of a preset.

    Raises:
        RecordError: for what is malformed, unsupported or illegal.
    """
    given = document.options or {}
    options = _read_options(document, rules)
    tables = compile_tables(options.variant)
    if document.deck:
        deck = read_deck(tables, document.deck)
    elif document.seed:
        deck = deck_from_seed(document.seed, options.variant)
    else:
        raise RecordError("deck", "neither a deck nor a seed", "deck")
    actions, ended = read_actions(document.actions)
    record = Record(options, deck, bytes(CHANCE_BYTES), actions, tuple(document.players), ended)
    fitted = fit(record, hand_size=not given.keys() & {"oneExtraCard", "oneLessCard"})
    return replace(fitted, record=_end_speedrun(fitted.record)) if given.get("speedrun") else fitted


def _read_options(document: RecordDocument, rules: str) -> Options:
    given = document.options or {}
    _check_options(given)
    _check_characters(document)
    if rules not in PRESETS:
        raise RecordError("unknown_preset", f"no preset {rules!r}; there are {', '.join(PRESETS)}")
    name = given.get("variant") or given.get("variantName") or document.variant or "No Variant"
    if not isinstance(name, str):
        raise RecordError("option", "a variant has a name", "options.variant")
    players = len(document.players)
    chosen = dict(PRESETS[rules])
    if given.get("emptyClues") or describe(name).free_empties:
        chosen["empty_clues"] = True
    if given.get("allOrNothing"):
        chosen |= {"grand_finale": True, "stop_when_decided": StopWhenDecided.OFF}
    chosen["first_player"] = given.get("startingPlayer", 0)
    extra = bool(given.get("oneExtraCard")) - bool(given.get("oneLessCard"))
    try:
        return Options(
            players=players,
            variant=variant_from_name(name),
            hand_size=DEFAULT_HAND_SIZE[players] + extra,
            deck_plays=bool(given.get("deckPlays")),
            **chosen,
        )
    except InvalidOptions as error:
        raise RecordError("option", str(error), "options") from error


def _check_options(given: Mapping[str, Any]) -> None:
    for key, value in given.items():
        if key in _FLAGS and not isinstance(value, bool):
            raise RecordError("option", "neither true nor false", f"options.{key}")
        if key == "startingPlayer" and (isinstance(value, bool) or not isinstance(value, int)):
            raise RecordError("option", "not a seat", f"options.{key}")
        if key not in _FLAGS and key not in _SILENT and key not in ("variant", "startingPlayer") and value:
            raise RecordError("unknown_option", "an option that isn't known may change the game", f"options.{key[:40]}")


def _check_characters(document: RecordDocument) -> None:
    if not (document.options or {}).get("detrimentalCharacters"):
        return
    for character in document.characters or []:
        name = character.get("name") if isinstance(character, dict) else None
        if name not in _HARMLESS_CHARACTERS:
            raise RecordError("unsupported_characters", f"{name!s:.40} changes more than what is allowed", "characters")


def _end_speedrun(record: Record) -> Record:
    """A speedrun is over, and lost, once it can't be perfect; the record just stops there."""
    state = final_state(record)
    if state.over or reachable_score(state) == state.tables.points:
        return record
    return replace(record, ended=EndedEarly(Termination.TERMINATED))
