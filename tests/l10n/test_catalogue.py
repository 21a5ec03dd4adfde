"""The catalogues: every language says every message of the source, with the same arguments, without an error."""

import re
from pathlib import Path

import pytest

from tamaya.l10n.catalogue import LOCALES, SOURCE, UnknownMessage, languages, negotiate, text

FILES = ("bots", "reasons", "terminal")
ARGUMENT = re.compile(r"\$([a-z]+)")
MESSAGE = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)


def messages(language: str, file: str) -> dict[str, str]:
    """Each message's text, by id."""
    parts = MESSAGE.split((LOCALES / language / f"{file}.ftl").read_text("utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize(
    "language", [language for language in languages() if (LOCALES / language / "reasons.ftl").exists()]
)
def test_every_message_is_there_and_can_be_said(language: str, file: str) -> None:
    source, translated = messages(SOURCE, file), messages(language, file)
    assert source.keys() <= translated.keys()
    every = sorted({name for said in source.values() for name in ARGUMENT.findall(said)})
    for message in translated:
        for number in (0, 1, 2, 5, 11, 21):
            counted: dict[str, str | int] = dict.fromkeys(every, number)
            counted |= {
                "suit": "red",
                "name": "Mai",
                "target": "Ken",
                "giver": "Zoe",
                "seat": "Omar",
                "kind": "colour",
                "you": "no",
            }
            said = text(language, message, **counted)
            assert "{" not in said
            assert "???" not in said


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "1 more card can"),
        ("en", 3, "3 more cards can"),
        ("ru", 1, "1 карту"),
        ("ru", 3, "3 карты"),
        ("ru", 5, "5 карт."),
        ("ja", 3, "3枚"),
    ],
)
def test_counting(language: str, count: int, said: str) -> None:
    assert said in text(language, "reason-clue-plays", target="Mai", count=count)


def test_russian_cards_are_declined() -> None:
    assert "разыграть красную 3" in text("ru", "reason-clue-play", target="Mai", suit="red", rank=3)
    assert "точно красная 3" in text("ru", "reason-play-known", slot=1, suit="red", rank=3)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="reason-clue-play"):
        text("en", "reason-clue-play", target="Mai")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(UnknownMessage):
        text("en", "reason-because")


def test_an_unknown_language_falls_back_to_the_source() -> None:
    assert text("tlh", "bot-beginner") == "Beginner"
    assert negotiate("tlh_KL.UTF-8") == SOURCE


def test_locales_lie_in_the_package() -> None:
    assert Path(LOCALES).name == "locales"
