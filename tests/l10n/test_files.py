"""All catalogues: the same messages with the same arguments, each can be said, each is used, each refusal has its words."""

import re
import typing
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor
from tests.l10n.sources import (
    WEB,
    asked_by_help,
    asked_for,
    client_sources,
    mentioned,
    mentioned_in,
    parts,
    refusal_codes,
)

from tamaya.cli import spoken
from tamaya.l10n.catalogue import LOCALES, SOURCE, bundle, languages
from tamaya.rules.options import PRESETS
from tamaya.rules.variants import VARIANTS
from tamaya.server.problems import STATUS
from tamaya.wire.messages import Bye

COUNTS = (0, 1, 2, 3, 5, 11, 21, 22)
CATEGORIES = {"zero", "one", "two", "few", "many"}
OTHERS = tuple(language for language in languages() if language != SOURCE)


class Reader(visitor.Visitor):
    """The arguments of a message, each with the values that it tells apart."""

    def __init__(self) -> None:
        self.values: dict[str, set[str | int]] = {}
        self.others: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent.syntax names it
        self.others.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax names it
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent.syntax names it
        if isinstance(node.selector, ast.VariableReference):
            told = self.values.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                told.add(int(key.value) if isinstance(key, ast.NumberLiteral) else key.name)
        self.generic_visit(node)


@cache
def readers(language: str) -> dict[str, Reader]:
    """Every message of a language, read; no file may have anything else in it."""
    found: dict[str, Reader] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                reader = Reader()
                reader.visit(entry)
                found[entry.id.name] = reader
    return found


@cache
def messages(language: str) -> dict[str, dict[str, set[str | int]]]:
    """Every message that can be asked for, with its arguments (those of messages in it too) and the values it tells apart.

    What only stands inside other messages is a language's own affair.
    """
    read = readers(language)
    inside = set().union(*(reader.others for reader in read.values()))

    def arguments(key: str) -> dict[str, set[str | int]]:
        found = {name: set(told) for name, told in read[key].values.items()}
        for other in read[key].others:
            for name, told in arguments(other).items():
                found.setdefault(name, set()).update(told)
        return found

    return {key: arguments(key) for key in read if key not in inside or language == SOURCE or key in readers(SOURCE)}


def samples(told: set[str | int]) -> list[str | int]:
    """Values to try for an argument: the ids that it tells apart, or numbers."""
    numbers = [key for key in told if isinstance(key, int)]
    if numbers or not told or told & CATEGORIES or told == {"other"}:
        return [*numbers, *COUNTS]
    return [*sorted(str(key) for key in told), "something-else"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language).keys() == messages(SOURCE).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_arguments(language: str) -> None:
    source = messages(SOURCE)
    unlike = {key: sorted(took) for key, took in messages(language).items() if took.keys() != source[key].keys()}
    assert unlike == {}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    made = bundle(language)
    for key, arguments in messages(language).items():
        pattern = made.get_message(key).value
        assert pattern is not None, key
        usual = {name: samples(told)[0] for name, told in arguments.items()}
        for name, told in (arguments or {"": set()}).items():
            for value in samples(told):
                said, errors = made.format_pattern(pattern, {**usual, name: value})
                assert errors == [], (key, name, value)
                assert str(said).strip(), (key, name, value)
                assert "{" not in str(said)


@pytest.mark.parametrize("language", languages())
def test_no_words_are_left_in_another_script(language: str) -> None:
    # A letter of the wrong alphabet looks right and is read wrong.
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for word in line.replace("-", " ").split():
                cyrillic = any("\u0400" <= letter <= "\u04ff" for letter in word)
                latin = any("a" <= letter.lower() <= "z" for letter in word)
                assert not (cyrillic and latin), f"{path.name}:{number}: {word}"


def test_every_refusal_has_words() -> None:
    codes = refusal_codes() | dict.fromkeys(STATUS, "server/problems.py")
    codes |= dict.fromkeys(typing.get_args(typing.get_type_hints(Bye)["code"]), "wire/messages.py")
    assert len(codes) > 50
    silent = {code: where for code, where in codes.items() if f"error-{code}" not in messages(SOURCE)}
    assert silent == {}


def test_every_choice_has_words() -> None:
    # The default of a selection would say something wrong of an key that it doesn't know.
    told = messages(SOURCE)
    assert told["preset-name"]["preset"] == set(PRESETS)
    assert told["variant-name"]["variant"] == {*VARIANTS, "other"}
    assert told["variant-about"]["variant"] == {*VARIANTS, "other"}


def test_nothing_is_asked_for_that_nobody_says() -> None:
    missing = {key: where for key, where in asked_for().items() if key not in messages(SOURCE)}
    assert missing == {}


NAMES = re.compile(r"[^a-z]*|x>=.*|.*<=x(<=.*)?|\{[a-z]+\}")
"""What help shows as it is in every language: metavars and ranges."""


def test_help_has_words_for_all_that_it_says() -> None:
    assert {text for text in asked_by_help() - set(spoken.ids()) if not NAMES.fullmatch(text)} == set()


def test_no_message_is_left_over() -> None:
    whole, patterns = mentioned()
    whole |= {spoken.ids().get(text, "") for text in whole | asked_by_help()}
    whole = whole.union(*(reader.others for language in languages() for reader in readers(language).values()))
    unused = [key for key in messages(SOURCE) if key not in whole and not any(p.fullmatch(key) for p in patterns)]
    # Codes are found by the test above; what only an older server sends may stay.
    assert [key for key in unused if not key.startswith("error-")] == []


SPOKEN = {
    "learn": ("learn/", "pages/Learn.svelte"),
    "replay": ("replay/", "pages/design/"),
    "rules": ("pages/Rules.svelte", "pages/rules/"),
}
"""Where the words are asked for that come with some pages only."""


def test_words_of_some_pages_are_asked_for_by_them_alone() -> None:
    assert set(parts()) == set(SPOKEN)
    for part, files in parts().items():
        keys = {
            entry.id.name
            for file in files
            for entry in FluentParser().parse((LOCALES / SOURCE / file).read_text("utf-8")).body
            if isinstance(entry, ast.Message)
        }
        for path, source in client_sources():
            if path.relative_to(WEB).as_posix().startswith(SPOKEN[part]):
                continue
            whole, patterns = mentioned_in(source)
            found = [key for key in keys if key in whole or any(pattern.fullmatch(key) for pattern in patterns)]
            assert found == [], f"{path} speaks of {part}, whose words haven't come"


def test_the_files_are_the_same() -> None:
    def names(language: str) -> set[str]:
        return {Path(path).name for path in (LOCALES / language).glob("*.ftl")}

    assert all(names(language) == names(SOURCE) for language in OTHERS)
