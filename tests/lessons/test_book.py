"""The lesson book: what it says is so, and the guide knows it by heart."""

import json
from pathlib import Path

import pytest

from tamaya.bots.registry import make_bot
from tamaya.l10n.catalogue import SOURCE, bundle
from tamaya.lab.solve.solver import Verdict, solve
from tamaya.lessons.lesson import PUPIL, Lesson, Telling
from tamaya.lessons.reading import UnknownLesson, lesson, lessons
from tamaya.rules.actions import Clue
from tamaya.rules.apply import apply
from tamaya.rules.legal import legal_actions, touched_cards
from tamaya.rules.state import State
from tamaya.view.sight import Sight
from tamaya.view.view import event_for, view_of

RESULTS = Path(__file__).resolve().parents[2] / "bench" / "results" / "puzzles.json"

each = pytest.mark.parametrize("taught", lessons(), ids=lambda taught: taught.id)
puzzles = [taught for taught in lessons() if taught.kind == "puzzle"]


def told(taught: Lesson) -> list[tuple[State, Telling]]:
    """Everything that the pupil reads, with the position that is before their eyes."""
    states = taught.states()
    texts = [(state, tell) for state, step in zip(states, taught.script, strict=False) for tell in step.tells]
    return texts + [(states[-1], tell) for tell in taught.farewell]


@each
def test_the_script_keeps_to_the_rules_and_talks_to_the_pupil_only(taught: Lesson) -> None:
    states = taught.states()
    for at, (state, step) in enumerate(zip(states, taught.script, strict=False)):
        pupils = state.current == PUPIL and at >= taught.begin
        assert bool(step.tells) == pupils, f"step {at}"
        assert state.strikes == 0 or taught.begin, f"step {at}: a lesson of ours has no strike"
        if isinstance(step.action, Clue):
            assert touched_cards(state, step.action), f"step {at}: an empty clue"
    assert taught.farewell


@each
def test_what_is_pointed_at_is_there(taught: Lesson) -> None:
    for state, tell in told(taught):
        if tell.pointer is not None and tell.pointer.at == "cards":
            assert tell.pointer.cards
            held = {card for hand in state.hands for card in hand}
            assert set(tell.pointer.cards) <= held, tell.key


@each
def test_a_clue_that_is_asked_touches_a_card_that_the_last_text_points_at(taught: Lesson) -> None:
    for state, step in zip(taught.states(), taught.script, strict=False):
        if taught.kind == "lesson" and step.tells and isinstance(step.action, Clue):
            pointer = step.tells[-1].pointer
            assert pointer is not None
            assert set(pointer.cards) & set(touched_cards(state, step.action))


@each
def test_everything_that_is_told_has_words(taught: Lesson) -> None:
    keys = [f"lesson-{taught.id}-{tell.key}" for _, tell in told(taught)]
    keys += [f"lesson-{taught.id}-title"]
    keys += [f"lesson-{taught.id}-about"] if taught.kind == "lesson" else []
    assert [key for key in keys if not bundle(SOURCE).has_message(key)] == []


def test_no_words_are_left_over() -> None:
    said = {f"lesson-{taught.id}-{tell.key}" for taught in lessons() for _, tell in told(taught)}
    said |= {f"lesson-{taught.id}-{key}" for taught in lessons() for key in ("title", "about")}
    written = {key for key in bundle(SOURCE)._messages if key.startswith("lesson-")}
    assert written - said == set()


@pytest.mark.parametrize(
    "taught", [taught for taught in lessons() if taught.kind == "lesson"], ids=lambda taught: taught.id
)
def test_after_the_script_a_perfect_show_is_still_to_be_had(taught: Lesson) -> None:
    end = taught.states()[-1]
    assert (end.outcome is not None and end.outcome.perfect) or solve(end).verdict is Verdict.WINNABLE


@each
def test_the_guide_follows_the_script_and_goes_on_where_the_pupil_leaves_it(taught: Lesson) -> None:
    state = taught.states()[0]
    seats = [seat for seat in range(taught.options.players) if seat != PUPIL]
    bots = {seat: make_bot("guide", seat=seat, seed=1) for seat in seats}
    for seat, bot in bots.items():
        bot.observe(view_of(state, Sight(seat)), ())
    for at in range(len(taught.script) + 4):
        if state.over:
            break
        scripted = taught.script[at].action if at < len(taught.script) else None
        if state.current == PUPIL:
            action = scripted or legal_actions(state)[0]
        else:
            action = bots[state.current].decide(view_of(state, Sight(state.current))).action
            assert scripted in (None, action)
            assert action in legal_actions(state)
        state, events = apply(state, action)
        for seat, bot in bots.items():
            bot.observe(view_of(state, Sight(seat)), [event_for(event, Sight(seat)) for event in events])


def test_there_are_five_lessons_and_ten_puzzles() -> None:
    assert [taught.id for taught in lessons()][:5] == ["first", "chop", "saves", "prompts", "endgame"]
    assert len(puzzles) == 10


@pytest.mark.parametrize("puzzle", puzzles, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_one_answer(puzzle: Lesson) -> None:
    """By proof; where there is none, the rollouts that `bench/puzzles.py` made speak for it."""
    answer = puzzle.script[puzzle.begin].action
    state = puzzle.states()[puzzle.begin]
    judgement = json.loads(RESULTS.read_text())[puzzle.id]
    if judgement["by"] == "proof":
        assert solve(apply(state, answer)[0]).verdict is Verdict.WINNABLE
        others = [action for action in legal_actions(state) if action != answer]
        assert {solve(apply(state, action)[0]).verdict for action in others} == {Verdict.LOST}
    else:
        assert judgement["right"]
        assert judgement["lead"] > 3 * judgement["standard_error"]


def test_an_unknown_lesson() -> None:
    with pytest.raises(UnknownLesson, match="there are first"):
        lesson("second")
