"""Help in the reader's language. The English stands with the commands; `cli.ftl` has it again, and what it is elsewhere."""

import re
from functools import cache
from typing import Any

from typer.core import TyperCommand, TyperGroup

from tamaya.cli.wrapping import width, wrapped
from tamaya.l10n.system import system_wish

MARGIN = "  "
NARROW = 30
"""So wide the names of options may be that stand in one line with what they do."""


def language() -> str | None:
    """The language of the help, if it isn't the one it is written in."""
    wish = system_wish() or "C"
    if wish.partition(".")[0] in ("C", "POSIX") or wish.startswith("en"):
        return None  # So that English help doesn't wait for a catalogue.
    from tamaya.l10n.catalogue import SOURCE, negotiate

    found = negotiate(wish)
    return None if found == SOURCE else found


@cache
def ids() -> dict[str, str]:
    """The messages of the command line by their English, save for those that something is put into."""
    from tamaya.l10n.catalogue import LOCALES, SOURCE

    lines = (LOCALES / SOURCE / "cli.ftl").read_text("utf-8").splitlines()
    return {said: key for key, mark, said in (line.partition(" = ") for line in lines) if mark and "{" not in said}


def paragraphs(text: str | None) -> list[str]:
    """The paragraphs of a help text, each in one line."""
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", text or "") if part.strip()]


def spoken(tongue: str, english: str) -> str:
    """What a paragraph of the help is in a language: itself, if nobody has translated it.

    >>> spoken("ja", "Options:"), spoken("ja", "Juggle.")
    ('オプション：', 'Juggle.')
    """
    from tamaya.l10n.catalogue import text

    key = ids().get(english)
    return english if key is None else text(tongue, key)


def write_help(tongue: str, command: Any, context: Any, formatter: Any) -> None:
    """Write a command's help in a language."""
    write_usage(tongue, command, context, formatter)
    for part in paragraphs(command.help):
        lines = wrapped(spoken(tongue, part), formatter.width - len(MARGIN))
        formatter.write("\n" + "".join(f"{MARGIN}{line}\n" for line in lines))
    shown = [(one, one.get_help_record(context)) for one in command.get_params(context)]
    for heading, kind in (("Arguments:", "argument"), ("Options:", "option")):
        rows = [
            (re.sub("<.+>", lambda found: spoken(tongue, found[0]), record[0]), told(tongue, one.help, record[1]))
            for one, record in shown
            if record is not None and one.param_type_name == kind
        ]
        write_rows(spoken(tongue, heading), rows, formatter)
    if isinstance(command, TyperGroup):
        rows = [
            (name, spoken(tongue, paragraphs(found.help)[0]))
            for name in command.list_commands(context)
            if (found := command.get_command(context, name)) is not None
        ]
        write_rows(spoken(tongue, "Commands:"), rows, formatter)


def write_usage(tongue: str, command: Any, context: Any, formatter: Any) -> None:
    """Write how a command is typed."""
    pieces = [spoken(tongue, piece.replace("...", "…")) for piece in command.collect_usage_pieces(context)]
    formatter.write(labelled(spoken(tongue, "Usage:"), " ".join([context.command_path, *pieces])) + "\n")


def told(tongue: str, english: str | None, record: str) -> str:
    """What an option does, and after it its default and its like, of which the record has only the English."""
    about = " ".join(spoken(tongue, part) for part in paragraphs(english))
    extra = record.removeprefix(english or "").strip()
    if not extra:
        return about
    facts = extra[1:-1].split("; ")
    return f"{about} [{'; '.join(spoken_fact(tongue, fact) for fact in facts)}]"


def spoken_fact(tongue: str, fact: str) -> str:
    """What a fact such as `default: 3` or `required` is in a language."""
    name, colon, value = fact.partition(": ")
    return labelled(spoken(tongue, f"{name}:"), value) if colon else spoken(tongue, fact)


def labelled(label: str, value: str) -> str:
    """A value after its label: a full-width colon brings its own space."""
    return label + value if label.endswith("：") else f"{label} {value}"


def write_rows(heading: str, rows: list[tuple[str, str]], formatter: Any) -> None:
    """Write a table of names and what they do."""
    if not rows:
        return
    formatter.write(f"\n{heading}\n")
    column = min(NARROW, max(width(name) for name, _ in rows)) + len(MARGIN)
    for name, about in rows:
        lines = wrapped(about, formatter.width - column - len(MARGIN))
        if width(name) + len(MARGIN) > column:
            formatter.write(f"{MARGIN}{name}\n")
            name = ""
        for line in lines:
            formatter.write(f"{MARGIN}{name}{' ' * (column - width(name))}{line}\n")
            name = ""


class Spoken:
    """Help in the reader's language; comes before the class whose help it is."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        if (tongue := language()) is None:
            super().format_help(ctx, formatter)  # type: ignore[misc]  # of the class it stands before
        else:
            write_help(tongue, self, ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the line above a refusal."""
        if (tongue := language()) is None:
            super().format_usage(ctx, formatter)  # type: ignore[misc]
        else:
            write_usage(tongue, self, ctx, formatter)


class SpokenCommand(Spoken, TyperCommand):
    """A command whose help is in the reader's language."""


class SpokenGroup(Spoken, TyperGroup):
    """A group whose help is in the reader's language."""
