"""Lessons and puzzles, as the client is told of them. Words for all of it are in the Fluent catalogues (``lesson-…``)."""

from typing import Literal

from tamaya.wire.actions import Message, Part, WireAction


class LessonPointer(Part, frozen=True):
    """What a text is about, to be marked on the screen; ``cards`` where it is about cards."""

    at: Literal["own", "partner", "tokens", "strikes", "fireworks", "deck", "pile", "cards"]
    cards: tuple[int, ...] = ()


class LessonText(Part, frozen=True):
    """Something to be read: the message ``lesson-{lesson}-{key}``."""

    key: str
    pointer: LessonPointer | None = None


class LessonTurn(Part, frozen=True):
    """A turn of the pupil: what to read first, and the move that is asked; null where the game is free from here on."""

    turn: int
    texts: tuple[LessonText, ...]
    asked: WireAction | None = None


class LessonRow(Part, frozen=True):
    """A lesson or puzzle in the list, with the number of players and of moves that it asks."""

    id: str
    kind: Literal["lesson", "puzzle"]
    players: int
    moves: int


class LessonList(Message, frozen=True, tag="lesson_list"):
    """``GET /api/lessons``: in the order in which they are best taken."""

    lessons: tuple[LessonRow, ...]


class LessonScript(Message, frozen=True, tag="lesson_script"):
    """``GET /api/lessons/{lesson}``: what its pupil is told and asked, turn by turn. ``POST`` there opens a table for it."""

    lesson: LessonRow
    turns: tuple[LessonTurn, ...]
