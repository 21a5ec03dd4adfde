"""`tamaya play`, typed by a script."""

import re
from collections.abc import Sequence

import pytest
from typer.testing import CliRunner

from tamaya.bots.conformance import another_world
from tamaya.bots.registry import make_bot
from tamaya.cli.main import app
from tamaya.cli.terminal.sentences import Sentences
from tamaya.cli.terminal.session import Session
from tamaya.cli.terminal.words import Words
from tamaya.l10n.catalogue import languages
from tamaya.rules.deal import deal
from tamaya.rules.options import Bonuses, Options
from tamaya.rules.state import State
from tamaya.rules.variants import VARIANTS
from tamaya.view.view import View


def played(*lines: str, options: Sequence[str] = ("--seed", "4"), lang: str = "en") -> str:
    answer = CliRunner().invoke(
        app, ["play", "--plain", "--lang", lang, *options], input="".join(f"{line}\n" for line in lines)
    )
    assert answer.exit_code == 0, answer.output
    return answer.stdout


def test_the_table_is_told_in_sentences() -> None:
    said = played("q")
    assert "3 players, variant Normal. You sit with Mai (Beginner), Ken (Beginner)." in said
    assert "Mai: 1: red 4; 2: yellow 3; 3: yellow 1; 4: green 2; 5: yellow 2." in said
    assert "You: 1: unknown; 2: unknown; 3: unknown; 4: unknown; 5: unknown." in said
    assert "You leave the table." in said


def test_a_few_turns() -> None:
    said = played("c Ken 1", "d 5", "log", "know ken", "know you", "discards", "q")
    assert "You tell Ken: 1, cards 2, 4." in said
    assert re.search(r"You discard \w+ \d\.\nYou draw a card\.", said)
    assert "What Ken can know: 1: " in said
    assert "What you can know: 1: " in said
    assert "Discard pile: " in said
    assert said.count("You tell Ken: 1, cards 2, 4.") == 2, "the log says it again"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "I don't understand “dance”"),
        ("p 9", "There is no card “9” in your hand. Give a number from 1 to 5."),
        ("p", "Say it like this: p 2."),
        ("d x", "There is no card “x” in your hand"),
        ("c Mai", "Say it like this: c Mai red."),
        ("c Bob red", "Nobody here is called “Bob”. There are Mai"),
        ("c Mai pink", "“pink” is neither a rank nor a colour"),
        ("c Mai 6", "“6” is neither a rank nor a colour"),
        ("c you red", "You can't give yourself a clue. The others are Mai"),
        ("d 1", "All clue tokens are there, so nothing can be discarded"),
        ("b 1", "No bonus waits."),
        ("know Bob", "Nobody here is called “Bob”"),
        ("?", "know Mai, know you: what a player can know of their hand"),
    ],
)
def test_bad_input_gets_an_answer_and_changes_nothing(typed: str, answer: str) -> None:
    said = played(typed, "log", "q")
    assert answer in said
    assert "Nothing has happened yet." in said


@pytest.mark.parametrize("language", languages())
def test_help_names_every_command_that_the_docs_name(language: str) -> None:
    said = played("?", "q", lang=language)
    for command in ("p 2", "d 3", "c Mai 3", "b 1", "b 0", "know Mai", "know you", "log", "discards", "t", "?", "q"):
        assert re.search(rf"(?m)(^|[ \u202f、；])({re.escape(command)})\s?(,|:|：|、)", said), command


def test_names_and_colours_by_their_beginnings_in_the_players_language() -> None:
    assert "Вы подсказываете игроку Mai: красные, карта 1." in played("c m крас", "q", lang="ru")
    assert "あなたからMaiへのヒント：赤、左から1枚目。" in played("c mai 赤", "q", lang="ja")
    assert "你提示Mai：紅，第1張。" in played("c mai 紅", "q", lang="zh_TW.UTF-8")
    assert "Bạn gợi ý cho Mai: đỏ, lá 1." in played("c mai đỏ", "q", lang="vi")
    assert "Tu dis à Mai\u00a0: rouge, carte 1." in played("c mai rou", "q", lang="fr")
    assert "Du sagst Mai: rot, Karte 1." in played("c mai r", "q", lang="de")


def test_a_colour_of_two_words() -> None:
    said = played("c mai nhiều màu", "q", lang="vi", options=("--seed", "4", "--variant", "tricky"))
    assert "Bạn gợi ý cho Mai: nhiều màu" in said


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_with_its_explanations(language: str) -> None:
    said = played(
        *["p 1"] * 30, options=("--seed", "5", "--bots", "novice,beginner", "--explain", "--name", "Ann"), lang=language
    )
    assert "Ann" in said
    assert "0" in said.splitlines()[-1] or len(said.splitlines()) > 20


def test_it_ends_with_score_and_grade() -> None:
    said = played(*["p 1"] * 30)
    assert re.search(r"The last strike: the show is over\.\nScore 0 of 25: failed\.", said)


def test_the_drawn_table() -> None:
    answer = CliRunner().invoke(app, ["play", "--seed", "4", "--lang", "en"], input="c Ken 1\nq\n")
    assert answer.exit_code == 0
    assert "red 4" in answer.stdout
    assert "▯" in answer.stdout


def test_what_cannot_be_played_is_refused() -> None:
    for wrong in (
        ["--bots", "nobody"],
        ["--variant", "plaid"],
        ["--bonuses", "many"],
        ["--lang", "xx"],
        ["--bots", "os:getcwd"],
        ["--players", "2", "--bots", "beginner,novice"],
    ):
        answer = CliRunner().invoke(app, ["play", *wrong], input="q\n")
        assert answer.exit_code == 2
        assert "Traceback" not in answer.output


class Recorder:
    """Keeps all that is shown."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def line(self, text: str) -> None:
        self.lines.append(text)

    def table(self, view: View, sentences: Sentences) -> None:
        self.lines += sentences.table(view)


def seen_before_the_first_move(state: State, *typed: str) -> list[str]:
    script, screen = [*typed, "q"], Recorder()
    bots = [make_bot("beginner", seat=seat, seed=0) for seat in range(1, state.options.players)]
    names = ["Ann", "Mai", "Ken"][: state.options.players]
    Session(state, bots, names, Words("en"), screen, lambda _: script.pop(0)).play()
    return screen.lines


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_nothing_is_shown_that_the_seat_may_not_know(variant: object) -> None:
    from random import Random

    options = Options(players=3, variant=variant, first_player=0)  # type: ignore[arg-type]
    state = deal(options, seed=9)
    shows = ("?", "log", "discards", "know you", "know Mai", "know Ken", "t", "d 1")
    other = another_world(state, 0, Random(1))
    assert other.cards != state.cards
    assert seen_before_the_first_move(state, *shows) == seen_before_the_first_move(other, *shows)


@pytest.mark.parametrize("mode", [mode for mode in Bonuses if mode is not Bonuses.OFF])
@pytest.mark.parametrize("language", languages())
def test_games_with_bonuses_are_told_in_every_language(mode: Bonuses, language: str) -> None:
    """The person plays as a beginner would: every sentence of the game is said on the way."""
    from tamaya.bots.partner.partner import beginner
    from tamaya.rules.actions import Clue, DeclineBonus, Discard, Play, UseBonus

    state = deal(Options(players=3, bonuses=mode), seed=f"bonus {mode}")
    bots = [make_bot("beginner", seat=seat, seed=0) for seat in (1, 2)]
    screen, me = Recorder(), beginner(seat=0, seed=0)
    session = Session(state, bots, ["Ann", "Mai", "Ken"], Words(language), screen, lambda _: None)

    def ask(_: str) -> str:
        view = session.view
        me.observe(view, ())
        action = me.decide(view).action
        hand = [card.card for card in view.hands[0]]
        match action:
            case Play(card):
                return f"p {len(hand) - hand.index(card)}"
            case Discard(card):
                return f"d {len(hand) - hand.index(card)}"
            case Clue(target, kind, value):
                named = state.tables.variant.clue_colours[value] if kind == "colour" else value
                return f"c {session.names[target]} {named}"
            case UseBonus():
                uses = [legal.action for legal in view.legal if isinstance(legal.action, UseBonus)]
                return f"b {uses.index(action) + 1}"
            case DeclineBonus():
                return "b 0"

    session.ask = ask
    assert session.play()
    session.explain()
    assert len(screen.lines) > 100
