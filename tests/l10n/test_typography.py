"""Marks, spaces and manners: each language by its own rules, whoever wrote the message."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast, visitor

from tamaya.l10n.catalogue import LOCALES, languages

HAN = "\u3040-\u30ff\u3400-\u9fff"
PLURAL = {
    "start-lead", "rules-goal-show", "rules-play-order", "rules-etiquette-conventions", "option-grand-finale-about",
    "phrase-let-me-think", "lesson-first-own", "passing-hint",
}  # fmt: skip
"""Where French speaks to everybody at the table."""
TYPED = re.compile(r"`[^`]+`|'R1 Y3 W5 …+'|--[a-z]+|(?<!\S)-(?= )|mailto:…|\w+://[^\s,；;、]*|HOST:PORT|module:factory")
"""What is typed in a terminal, as it stands in the help of commands: it has no manners."""


class Texts(visitor.Visitor):
    """The written text of a message; what is put in is an ``X``."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - fluent.syntax names it
        self.texts.append("".join(e.value if isinstance(e, ast.TextElement) else "X" for e in node.elements))
        self.generic_visit(node)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language, with the message it belongs to."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                reader = Texts()
                reader.visit(entry)
                yield from ((entry.id.name, TYPED.sub("X", text)) for text in reader.texts)


def found(language: str, wrong: str) -> list[tuple[str, str]]:
    """The texts in which something is wrong."""
    return [(key, text) for key, text in texts(language) if re.search(wrong, text)]


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
def test_full_width_marks_beside_han_characters(language: str) -> None:
    assert found(language, f"[{HAN}][,;:!?()]|[,;:!?()][{HAN}]|\\.\\.\\.") == []
    assert found(language, f"[{HAN}]\\.( |$)") == []


def test_chinese_marks() -> None:
    # An ellipsis has six dots; quotation marks are corners; a digit stands close (the browser makes the space).
    assert found("zh-Hant", "(?<!…)…(?!…)|[“”‘’]") == []
    terminal = {key for key, _ in texts("zh-Hant") if key.startswith("terminal-")}
    assert [(key, text) for key, text in found("zh-Hant", f"[{HAN}] \\d|\\d [{HAN}]") if key not in terminal] == []


def test_no_simplified_characters() -> None:
    assert found("zh-Hant", "[这们个说对时会发过还没让给谁应给错页规则间现]".replace("给", "").replace("没", "")) == []


@pytest.mark.parametrize("language", [language for language in languages() if language not in ("ja", "zh-Hant")])
def test_dots_and_apostrophes(language: str) -> None:
    assert found(language, r"\.\.\.") == []
    assert found(language, r'(?<!\w)"(?!")') == []


def test_french_spaces() -> None:
    # Narrow and unbreakable before ; ! ?, unbreakable before : and inside of quotation marks.
    assert found("fr", r"(?<![\u202f ])(?<!«\u00a0)[;!?]|(?<=\w) [;!?]") == []
    assert found("fr", r"(?<=[\wX»)]):|[ \u202f]:") == []
    assert found("fr", r"«(?!\u00a0)|(?<!\u00a0)»|'") == []


def test_french_says_tu() -> None:
    assert {key for key, _ in found("fr", r"(?i)\b(vous|votre|vos)\b|\w+ez\b(?<!chez)(?<!assez)")} <= PLURAL


def test_german_quotation_marks_and_du() -> None:
    assert found("de", '[»«"]|”') == []
    assert found("de", r"(?<![.:!?“„] )(?<!^)\b(Sie|Ihnen|Ihre?[nmrs]?)\b") == []


def test_vietnamese_and_russian_marks() -> None:
    # The terminal's help is called by a lone "?".
    assert found("vi", r" (?!\?[ :])[,;:!?]|[«»]") == []
    assert found("ru", r'[“”"]|(?<!\w)-(?!\w)') == []
