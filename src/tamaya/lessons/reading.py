"""The lesson book: TOML files in ``texts/``, one for each lesson and puzzle."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast, get_args

from tamaya.lessons.lesson import Lesson, Place, Pointer, Step, Telling
from tamaya.records.names import read_cards
from tamaya.rules.actions import Action, Clue, ClueKind, Discard, Play
from tamaya.rules.chance import secret_of, shuffled
from tamaya.rules.options import Options
from tamaya.rules.tables import RuleTables, compile_tables
from tamaya.rules.variants import VARIANTS

ORDER = ("first", "chop", "saves", "prompts", "endgame")
"""The lessons, in the order in which they are best taken. Puzzles come after them, by their names."""


class UnknownLesson(LookupError):
    """There is no lesson of that name."""


def lesson(name: str) -> Lesson:
    """A lesson or puzzle by its id.

    >>> lesson("first").kind, len(lesson("first").deck)
    ('lesson', 50)

    Raises:
        UnknownLesson: there is none.
    """
    try:
        return _book()[name]
    except KeyError:
        raise UnknownLesson(f"no lesson {name!r}; there are {', '.join(_book())}") from None


def lessons() -> tuple[Lesson, ...]:
    """All lessons in their order, then all puzzles."""
    return tuple(_book().values())


@cache
def _book() -> Mapping[str, Lesson]:
    found = {name: _read(name, file) for name, file in _files()}
    order = [*ORDER, *sorted(name for name, it in found.items() if it.kind == "puzzle")]
    return {name: found[name] for name in order}


def _files() -> Iterator[tuple[str, Traversable]]:
    for file in files("tamaya.lessons").joinpath("texts").iterdir():
        name, dot, ending = file.name.rpartition(".")
        if dot and ending == "toml":
            yield name, file


def _read(name: str, file: Traversable) -> Lesson:
    text = tomllib.loads(file.read_text("utf-8"))
    variant = VARIANTS[text.get("variant", "normal")]
    options = Options(players=text["players"], variant=variant, first_player=text.get("first_player", 0))
    tables = compile_tables(variant)
    before = [Step(_action(tables, move)) for move in text.get("before", "").split(";") if move.strip()]
    steps = [Step(_action(tables, step["do"]), _tells(step)) for step in text["step"]]
    return Lesson(
        id=name,
        kind=text["kind"],
        options=options,
        deck=_whole_deck(tables, name, text["deck"]),
        begin=len(before),
        script=(*before, *steps),
        farewell=_tells(text.get("farewell", {})),
    )


def _whole_deck(tables: RuleTables, name: str, written: str) -> tuple[int, ...]:
    """The cards that are written down, then the others, shuffled once and for all by the lesson's name."""
    top = read_cards(tables, written)
    rest = list(tables.deck)
    for card in top:
        rest.remove(card)
    return (*top, *shuffled(tuple(rest), secret_of(f"lesson {name}"), "deck"))


def _tells(step: Mapping[str, Any]) -> tuple[Telling, ...]:
    return tuple(_telling(text) for text in step.get("tell", ()))


def _telling(text: str) -> Telling:
    key, *more = text.split()
    if not more:
        return Telling(key)
    at, *cards = more
    if at not in get_args(Place):
        raise ValueError(f"nowhere to point: {text!r}")
    return Telling(key, Pointer(cast(Place, at), tuple(int(card) for card in cards)))


def _action(tables: RuleTables, text: str) -> Action:
    """``play 8``, ``discard 0``, ``clue 1 red``, ``clue 1 5``."""
    match text.split():
        case ["play", card]:
            return Play(int(card))
        case ["discard", card]:
            return Discard(int(card))
        case ["clue", target, value] if value.isdigit():
            return Clue(int(target), ClueKind.RANK, int(value))
        case ["clue", target, value]:
            return Clue(int(target), ClueKind.COLOUR, tables.variant.clue_colours.index(value))
    raise ValueError(f"no action: {text!r}")
