"""The messages, in every language: ``locales/<language>/*.ftl``. The browser's build reads the same files."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

SOURCE = "en"
"""The language that the others are translated from, and that is shown where a translation is missing."""

LOCALES = Path(__file__).parent / "locales"


TRADITIONAL = frozenset({"hant", "tw", "hk", "mo"})
"""What says in a tag that Chinese is wanted in traditional characters."""


class UnknownMessage(LookupError):
    """No catalogue has a message of that id."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, the source first.

    >>> languages()[0], "ru" in languages()
    ('en', True)
    """
    found = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
    return (SOURCE, *(language for language in found if language != SOURCE))


@cache
def bundle(language: str) -> FluentBundle:
    """One language's messages. Bidirectional isolation is off, as in the browser."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def text(language: str, message: str, /, **arguments: str | int) -> str:
    """A message in a language, or in the source language where that has none.

    Raises:
        UnknownMessage: neither has it.
        ValueError: an argument that it needs is missing.

    >>> text("en", "bot-beginner")
    'Beginner'
    """
    for tried in (language, SOURCE):
        if tried in languages() and bundle(tried).has_message(message):
            pattern = bundle(tried).get_message(message).value
            assert pattern is not None, f"{message} has attributes only"
            said, errors = bundle(tried).format_pattern(pattern, arguments)
            if errors:
                raise ValueError(f"{tried}: {message}: {errors[0]}")
            return str(said)
    raise UnknownMessage(message)


def language_for(wish: str) -> str | None:
    """The language for a wish such as ``ru_RU.UTF-8``, ``ja`` or ``zh_TW``, if there is one.

    >>> language_for("ru_RU.UTF-8"), language_for("zh_TW.UTF-8"), language_for("xx")
    ('ru', 'zh-Hant', None)
    """
    parts = wish.split(".")[0].split("@")[0].replace("_", "-").lower().split("-")
    written = TRADITIONAL.intersection(parts[1:]) and f"{parts[0]}-hant"
    known = {language.lower(): language for language in languages()}
    return next((known[tag] for tag in ("-".join(parts), written, parts[0]) if tag in known), None)


def negotiate(wish: str | None) -> str:
    """The language for a wish such as ``ru_RU.UTF-8`` or ``ja``; the source language if there is no such one.

    >>> negotiate("ru_RU.UTF-8"), negotiate("C"), negotiate(None)
    ('ru', 'en', 'en')
    """
    return language_for(wish or "") or SOURCE
