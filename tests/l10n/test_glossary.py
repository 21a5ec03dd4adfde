"""The words of the game, as the published rules of each language have them: each is what the page says where it names the thing."""

import pytest

from tamaya.l10n.catalogue import text

LANGUAGES = ("en", "ja", "ru", "zh-Hant", "vi", "fr", "de")

Term = tuple[str, dict[str, str | int], tuple[str, ...]]


def ids(message: str, argument: str, terms: dict[str, tuple[str, ...]]) -> list[Term]:
    """A message that names several things by an id."""
    return [(message, {argument: each}, said) for each, said in terms.items()]


TERMS: list[Term] = [
    ("table-key-play", {}, ("card", "カード", "карту", "牌", "lá bài", "carte", "Karte")),
    ("rules-fireworks", {}, ("Firework", "花火", "фейерверк", "花火", "pháo hoa", "feux d’artifice", "Feuerwerk")),
    (
        "table-tokens",
        {"count": 5, "most": 8},
        (
            "clue token",
            "ヒントチップ",
            "жетонов подсказки",
            "提示標記",
            "token lưu ý",
            "jetons bleus",
            "Hinweisplättchen",
        ),
    ),
    (
        "table-strikes",
        {"count": 2, "most": 3},
        ("strike", "打ち上げ失敗", "жетона опасности", "失誤標記", "token bão", "jetons rouges", "Gewitterplättchen"),
    ),
    ("table-play", {}, ("play", "場に出す", "разыграть", "出牌", "chơi bài", "jouer", "ausspielen")),
    ("table-discard", {}, ("discard", "捨てる", "сбросить", "棄牌", "bỏ thẻ", "défausser", "abwerfen")),
    (
        "table-hint-turn",
        {},
        (
            "give a clue",
            "ヒントを出",
            "дать подсказку",
            "給提示",
            "đưa ra gợi ý",
            "donner une information",
            "Hinweis zu geben",
        ),
    ),
    (
        "log-final",
        {"count": 3},
        ("deck", "山札", "колода", "牌庫", "bộ bài rút", "pioche", "Nachziehstapel"),
    ),
    (
        "table-key-pile",
        {},
        ("discard pile", "捨て札置き場", "сброс", "棄牌堆", "chồng bỏ", "défausse", "Ablagestapel"),
    ),
    (
        "table-last-round",
        {"count": 3},
        ("final round", "最終ラウンド", "последний круг", "最後一輪", "vòng cuối cùng", "dernier tour", "letzte Runde"),
    ),
    ("table-figures", {}, ("score", "得点", "очки", "分數", "điểm", "score", "Punkte")),
    (
        "option-bonuses",
        {},
        (
            "five brilliant bonuses",
            "5つの華麗なボーナス",
            "пять бонусов",
            "五種華麗獎勵",
            "năm phần thưởng",
            "les cinq flamboyants",
            "die fünf Flamboyanten",
        ),
    ),
    (
        "option-grand-finale",
        {},
        (
            "grand finale",
            "グランドフィナーレ",
            "гранд-финал",
            "華麗終章",
            "màn kết hoành tráng",
            "bouquet final",
            "großes Finale",
        ),
    ),
    *ids(
        "suit-name",
        "suit",
        {
            "red": ("red", "赤", "красный", "紅", "đỏ", "rouge", "rot"),
            "yellow": ("yellow", "黄", "жёлтый", "黃", "vàng", "jaune", "gelb"),
            "green": ("green", "緑", "зелёный", "綠", "lục", "vert", "grün"),
            "blue": ("blue", "青", "синий", "藍", "lam", "bleu", "blau"),
            "white": ("white", "白", "белый", "白", "trắng", "blanc", "weiß"),
            "multicolour": ("multicolour", "多色", "многоцветный", "彩色", "nhiều màu", "multicolore", "bunt"),
            "black": ("black", "黒", "чёрный", "黑", "đen", "noir", "schwarz"),
        },
    ),
    *ids(
        "variant-name",
        "variant",
        {
            "normal": ("normal", "普通", "обычная", "普通", "thường", "normal", "normal"),
            "tricky": ("tricky", "トリッキー", "хитрая", "進階", "khó lường", "délicat", "knifflig"),
            "hard": ("hard", "難しい", "трудная", "困難", "khó", "difficile", "schwer"),
            "avalanche": (
                "avalanche of colours",
                "色の雪崩",
                "лавина цветов",
                "彩色風暴",
                "tuyết lở sắc màu",
                "avalanche de couleurs",
                "Farblawine",
            ),
        },
    ),
    *ids(
        "grade-name",
        "grade",
        {
            "horrible": ("horrible", "ひどい", "ужасно", "慘不忍睹", "thảm họa", "horrible", "oje"),
            "poor": ("poor", "いまいち", "плохо", "平庸", "kém", "médiocre", "schwach"),
            "decent": ("decent", "まずまず", "достойно", "尚可", "tạm được", "honorable", "ordentlich"),
            "excellent": ("excellent", "すばらしい", "отлично", "精彩", "xuất sắc", "excellent", "gut"),
            "extraordinary": (
                "extraordinary",
                "驚異的",
                "экстраординарно",
                "驚豔",
                "phi thường",
                "extraordinaire",
                "sehr gut",
            ),
            "legendary": ("legendary", "伝説的", "легендарно", "傳奇", "huyền thoại", "légendaire", "legendär"),
            "divine": ("divine", "神がかり", "божественно", "神級", "thần thánh", "divin", "göttlich"),
        },
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_is_called_by_its_preferred_word(language: str) -> None:
    at = LANGUAGES.index(language)
    amiss = []
    for message, arguments, said in TERMS:
        shown = text(language, message, **arguments)
        if said[at].casefold() not in shown.casefold():
            amiss.append((message, arguments, said[at], shown))
    assert amiss == []
