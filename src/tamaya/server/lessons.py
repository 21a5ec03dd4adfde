"""The lesson book for the client, and tables for lessons."""

from functools import cache

from tamaya.lessons.lesson import PUPIL, Lesson, Telling
from tamaya.lessons.reading import lesson, lessons
from tamaya.wire.actions import to_wire
from tamaya.wire.lessons import LessonList, LessonPointer, LessonRow, LessonScript, LessonText, LessonTurn


@cache
def lesson_list() -> LessonList:
    """All lessons and puzzles.

    >>> lesson_list().lessons[0].id
    'first'
    """
    return LessonList(tuple(_row(each) for each in lessons()))


@cache
def lesson_script(name: str) -> LessonScript:
    """What the pupil of a lesson is told and asked.

    Raises:
        UnknownLesson: there is none of that name.
    """
    taught = lesson(name)
    states = taught.states()
    turns = [
        LessonTurn(states[at].turn, _texts(step.tells), to_wire(step.action))
        for at, step in enumerate(taught.script)
        if at >= taught.begin and states[at].current == PUPIL
    ]
    # What comes after the last move is told at once: there is nothing to wait for but a friend's move.
    turns.append(LessonTurn(states[-1].turn, _texts(taught.farewell)))
    return LessonScript(_row(taught), tuple(turns))


def _row(taught: Lesson) -> LessonRow:
    players = taught.options.players
    moves = sum(at % players == PUPIL for at in range(taught.begin, len(taught.script)))
    return LessonRow(taught.id, taught.kind, players, moves)


def _texts(tells: tuple[Telling, ...]) -> tuple[LessonText, ...]:
    return tuple(
        LessonText(each.key, LessonPointer(each.pointer.at, each.pointer.cards) if each.pointer else None)
        for each in tells
    )
