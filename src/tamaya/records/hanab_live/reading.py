"""Read a game of hanab.live, or of a program that writes its format.

Such a record doesn't say everything: which of that server's early ends were in force when it was played, whether the program
allowed a discard with all tokens there. So it is replayed by the strictest rules first, and a rule is given up only where the
recorded actions break it. What was given up is told.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tamaya.records.document import RecordDocument
from tamaya.records.errors import RecordError
from tamaya.records.hanab_live.actions import read_actions, read_deck
from tamaya.records.hanab_live.seed import deck_from_seed
from tamaya.records.hanab_live.variants import describe, variant_from_name
from tamaya.records.record import EndedEarly, Record, final_state
from tamaya.rules.chance import CHANCE_BYTES
from tamaya.rules.errors import InvalidOptions, RulesError
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

_WEAKER = {StopWhenDecided.HANAB_LIVE: StopWhenDecided.PUBLIC, StopWhenDecided.PUBLIC: StopWhenDecided.OFF}


@dataclass(frozen=True, slots=True)
class Imported:
    """A record of theirs.

    Attributes:
        record: the game as ours.
        relaxed: the rules that had to be given up for it, e.g. ``discard_at_full``, ``stop_when_decided``.
    """

    record: Record
    relaxed: tuple[str, ...]


def read_hanab_live(document: RecordDocument, rules: str = PRESET) -> Imported:
    """Read a document of theirs by the rules of a preset.

    Raises:
        RecordError: for what is malformed, unsupported or illegal.
    """
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
    imported = _fit(record, hand_size_given=bool(document.options.keys() & {"oneExtraCard", "oneLessCard"}))
    return replace(imported, record=_end_speedrun(imported.record)) if document.options.get("speedrun") else imported


def _fit(record: Record, *, hand_size_given: bool) -> Imported:
    """Give up one rule after another until the actions are legal, or none is left to give up."""
    relaxed: tuple[str, ...] = ()
    usual = record.options.hand_size
    while True:
        try:
            final_state(record)
        except RecordError as error:
            options = record.options
            match _broken_rule(error):
                case "game_over" if options.stop_when_decided in _WEAKER:
                    options = replace(options, stop_when_decided=_WEAKER[options.stop_when_decided])
                    relaxed = tuple(dict.fromkeys((*relaxed, "stop_when_decided")))
                case "tokens_full" if not options.discard_at_full:
                    options = replace(options, discard_at_full=True)
                    relaxed = (*relaxed, "discard_at_full")
                case "empty_clue" if not options.empty_clues:
                    options = replace(options, empty_clues=True)
                    relaxed = (*relaxed, "empty_clues")
                case _ if not hand_size_given:
                    return _fit_hand_size(record, usual, error)
                case _:
                    raise
            record = replace(record, options=options)
        else:
            return Imported(record, relaxed)


def _fit_hand_size(record: Record, usual: int, error: RecordError) -> Imported:
    """Some exports leave out that hands were one card larger or smaller."""
    for size in (usual + 1, usual - 1):
        try:
            options = replace(record.options, hand_size=size)
            imported = _fit(replace(record, options=options), hand_size_given=True)
        except (RecordError, InvalidOptions):
            continue
        return Imported(imported.record, ("hand_size", *imported.relaxed))
    raise error


def _broken_rule(error: RecordError) -> str:
    if error.code == "already_over":
        return "game_over"
    return error.__cause__.code if isinstance(error.__cause__, RulesError) else error.code


def _read_options(document: RecordDocument, rules: str) -> Options:
    given = document.options
    _check_options(given)
    _check_characters(document)
    if rules not in PRESETS:
        raise RecordError("unknown_preset", f"no preset {rules!r}; there are {', '.join(PRESETS)}")
    name = given.get("variant") or given.get("variantName") or "No Variant"
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
    if not document.options.get("detrimentalCharacters"):
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
