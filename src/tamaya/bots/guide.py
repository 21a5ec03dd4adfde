"""The friend at the tables of the lessons: follows a lesson's script as long as the pupil does, then plays on as a beginner."""

from collections.abc import Mapping, Sequence
from functools import cache

from tamaya.bots.partner.partner import beginner
from tamaya.bots.protocol import Decision, Reason
from tamaya.lessons.lesson import PUPIL
from tamaya.lessons.reading import lessons
from tamaya.rules.actions import Action
from tamaya.rules.events import Event
from tamaya.view.sight import Sight
from tamaya.view.view import View, view_of

Page = tuple[int, int, tuple[tuple[int | None, ...], ...]]
"""Seat, turn and the cards that are seen: where to look a view up."""


class Guide:
    """A beginner that knows the lesson book by heart, as others know openings: it looks its view up there."""

    def __init__(self, *, seat: int, seed: int) -> None:
        self._own = beginner(seat=seat, seed=seed)

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Follow the game."""
        self._own.observe(view, events)

    def decide(self, view: View) -> Decision:
        """The script's move, if the game is where the script is; else a beginner's."""
        known, action = _book().get(_page(view), (None, None))
        if action is not None and known == view:
            return Decision(action, Reason("reason-lesson"))
        return self._own.decide(view)


def _page(view: View) -> Page:
    faces = tuple(tuple(card.identity for card in hand) for hand in view.hands)
    assert view.seat is not None
    return view.seat, view.turn, faces


@cache
def _book() -> Mapping[Page, tuple[View, Action]]:
    book: dict[Page, tuple[View, Action]] = {}
    for lesson in lessons():
        for state, step in zip(lesson.states(), lesson.script, strict=False):
            if state.current != PUPIL:
                view = view_of(state, Sight(state.current))
                book[_page(view)] = view, step.action
    return book
