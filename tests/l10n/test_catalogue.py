"""What the catalogues say: plurals, genders and cases, and which language a wish means."""

from pathlib import Path

import pytest

from tamaya.l10n.catalogue import LOCALES, SOURCE, UnknownMessage, language_for, languages, negotiate, text


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "1 more card can"),
        ("en", 3, "3 more cards can"),
        ("ru", 1, "1 карту"),
        ("ru", 3, "3 карты"),
        ("ru", 5, "5 карт."),
        ("ja", 3, "3枚"),
        ("zh-Hant", 3, "3張牌"),
        ("vi", 3, "3 lá"),
        ("fr", 1, "1 carte de plus peut"),
        ("fr", 3, "3 cartes de plus peuvent"),
        ("de", 1, "1 weitere Karte ausspielen"),
        ("de", 3, "lassen sich 3 weitere Karten"),
    ],
)
def test_counting(language: str, count: int, said: str) -> None:
    assert said in text(language, "reason-clue-plays", target="Mai", count=count)


@pytest.mark.parametrize(
    ("language", "slots", "said"),
    [
        ("en", "1st and 4th", "Your 1st and 4th cards are green."),
        ("ja", "1番目と4番目", "1番目と4番目のカードは緑です。"),
        ("ru", "1-я и 4-я", "Ваши 1-я и 4-я карты — зелёные."),
        ("zh-Hant", "第1和第4", "你的第1和第4張牌是綠色。"),
        ("vi", "thứ nhất và thứ tư", "Các lá thứ nhất và thứ tư của bạn đều màu lục."),
        ("fr", "1re et 4e", "Tes 1re et 4e cartes sont vertes."),
        ("de", "1. und 4.", "Deine 1. und 4. Karte sind grün."),
    ],
)
def test_colours_agree_with_the_cards(language: str, slots: str, said: str) -> None:
    assert text(language, "table-clue-says", kind="colour", colour="green", rank=0, count=2, slots=slots) == said


@pytest.mark.parametrize(
    ("language", "slots", "said"),
    [
        ("fr", "1re", "Ta 1re carte est blanche."),
        ("ru", "1-я", "Ваша 1-я карта — белая."),
        ("de", "1.", "Deine 1. Karte ist weiß."),
    ],
)
def test_one_card_is_in_the_singular(language: str, slots: str, said: str) -> None:
    assert text(language, "table-clue-says", kind="colour", colour="white", rank=0, count=1, slots=slots) == said


def test_vietnamese_never_says_a_green_that_might_be_blue() -> None:
    for path in (LOCALES / "vi").glob("*.ftl"):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert not [line for line in lines if "xanh" in line.lower()]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("seen", "named"),
    [
        ("lobby-add-bot", "lobby-add-bot-seat"),
        ("lobby-clear", "lobby-clear-seat"),
        ("lobby-make-host", "lobby-make-host-name"),
        ("app-title", "common-home"),
    ],
)
def test_a_button_is_called_what_it_shows(language: str, seen: str, named: str) -> None:
    """Who speaks to the machine says what stands there (WCAG 2.5.3)."""
    assert text(language, seen).lower() in text(language, named, number=2, name="Mai").lower()


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh_Hant_MO", "zh-Hant"),
        ("ZH-HANT", "zh-Hant"),
        ("zh_CN.UTF-8", None),
        ("de_AT@euro", "de"),
        ("vi", "vi"),
        ("fr_CA.UTF-8", "fr"),
    ],
)
def test_the_language_that_a_wish_means(wish: str, language: str | None) -> None:
    assert language_for(wish) == language


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
