"""Help and the game in the terminal speak the reader's language."""

import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from tamaya.cli.main import COMMANDS, app
from tamaya.cli.spoken import ids
from tamaya.cli.wrapping import width
from tamaya.l10n.catalogue import SOURCE, languages, text

OTHERS = tuple(language for language in languages() if language != SOURCE)
WISHES = {"zh-Hant": "zh_TW.UTF-8"}


def help_in(language: str, *command: str) -> str:
    wish = WISHES.get(language, f"{language}_XX.UTF-8")
    answer = CliRunner().invoke(app, [*command, "--help"], env={"LC_ALL": wish}, prog_name="tamaya")
    assert answer.exit_code == 0, answer.output
    return answer.output


def words(output: str) -> set[str]:
    """The lines in which words stand, without what is typed."""
    lines = (re.sub(r"^ *-?-?[\w-]+( <.+?>)?  +|^ +", "", line) for line in output.splitlines())
    return {line for line in lines if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}|:$", line)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS), ("admin", "ban"), ("bench", "kernel")])
def test_no_english_is_left_in_the_help(language: str, command: tuple[str, ...]) -> None:
    shown = help_in(language, *command)
    assert words(shown) & words(help_in(SOURCE, *command)) == set()
    assert text(language, "cli-help")[:20] in shown
    assert [line for line in shown.splitlines() if width(line) > 80] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_the_help_is_translated(language: str) -> None:
    copied = [key for english, key in ids().items() if len(english.split()) > 2 and text(language, key) == english]
    assert copied == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "variant Normal"),
        ("ja", "バリアントは「普通」"),
        ("ru", "вариант «Обычная»"),
        ("zh-Hant", "變體：普通"),
        ("vi", "biến thể: Thường"),
        ("fr", "variante «\u00a0Normal\u00a0»"),
        ("de", "Variante „Normal“"),
    ],
)
def test_the_variant_is_called_by_its_name(language: str, said: str) -> None:
    assert said in CliRunner().invoke(app, ["play", "--plain", "--lang", language], input="q\n").output
    listed = CliRunner().invoke(app, ["variants", "--lang", language]).output
    for variant in ("normal", "tricky", "hard", "avalanche", "black-powder"):
        assert text(language, "variant-name", variant=variant) in listed
        assert text(language, "variant-about", variant=variant) in listed


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "typed",
    [
        "juggle", "--juggle", "play --juggle", "bots --jso", "play --seed", "play juggle", "replay", "dataset beginner",
        "play --players 9", "evaluate beginner --games 0", "play --players many", "serve --port x", "serve --bot-delay x",
        "admin close-report x", "play --bots juggler", "play --variant pink", "play --rules mine", "play --bonuses all",
        "play --lang xx", "play --players 2 --bots novice,novice", "solve", "solve --turns --seed 1",
        "cross-play novice novice",
    ],
)  # fmt: skip
def test_what_is_refused_is_said_in_the_language(language: str, typed: str) -> None:
    answer = CliRunner().invoke(app, typed.split(), env={"LC_ALL": WISHES.get(language, language)}, prog_name="tamaya")
    assert answer.exit_code == 2
    assert text(language, "cli-refusal", why="") in answer.output
    assert text(language, "cli-usage") in answer.output or typed == "play --seed"
    assert not re.search(r"Error|Usage:|Try|Invalid|Input|should|there are|Missing|such|requires|needs", answer.output)


@pytest.mark.parametrize("typed", ["juggle", "play --players 9", "solve"])
def test_english_refusals_are_the_tools_own(typed: str) -> None:
    answer = CliRunner().invoke(app, typed.split(), env={"LC_ALL": "C.UTF-8"}, prog_name="tamaya")
    assert answer.exit_code == 2
    assert "Usage: tamaya" in answer.output
    assert "Error: " in answer.output


def test_english_help_waits_for_no_catalogue() -> None:
    program = "import sys; from tamaya.cli.main import app; app(['--help'], standalone_mode=False); sys.exit('fluent.runtime' in sys.modules)"
    for wish in ("C.UTF-8", "en_GB.UTF-8"):
        done = subprocess.run(
            [sys.executable, "-c", program], env={"LC_ALL": wish, "PYTHONPATH": ":".join(sys.path)}, capture_output=True
        )
        assert done.returncode == 0, done.stderr
        assert b"Hanabi: play it, serve it, study it." in done.stdout
