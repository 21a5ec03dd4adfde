"""What the command line refuses, in the reader's language: found by the English of the tool that reads it, and of ours."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer

from tamaya.cli.spoken import language, spoken

Usage: Any = typer.BadParameter.__mro__[1]
"""All that can be wrong with what was typed: typer doesn't name it."""

SAID = {
    "cli-refusal-command": r"No such command '(?P<name>.+?)'\..*",
    "cli-refusal-no-command": r"Missing command\.",
    "cli-refusal-option": r"No such option: (?P<name>\S+)",
    "cli-refusal-option-like": r"No such option: (?P<name>\S+) \(Possible options: (?P<list>.+)\)",
    "cli-refusal-missing": r"Missing \w+ '(?P<name>.+?)'\..*",
    "cli-refusal-no-value": r"Option '(?P<name>.+)' requires an argument\.",
    "cli-refusal-too-much": r"Got unexpected extra argument\(?s?\)? \((?P<name>.+)\)",
    "cli-refusal-value-of": r"Invalid value for '?(?P<name>[^':]+)'?(?: \(env var: .+?\))?: (?P<why>.+)",
    "cli-refusal-value": r"Invalid value: (?P<why>.+)",
    "cli-refusal-whole": r"Input should be a valid integer.*",
    "cli-refusal-number": r"Input should be a valid number.*",
    "cli-refusal-least": r"Input should be greater than or equal to (?P<limit>.+)",
    "cli-refusal-most": r"Input should be less than or equal to (?P<limit>.+)",
    "cli-refusal-unknown": r"no (?P<kind>\w+) '(?P<name>.*)'; there are (?P<list>.+)",
    "cli-refusal-seats": r"(?P<bots>\d+) bots and you are (?P<players>\d+) players: .+",
}
"""Messages and the English that they stand for."""


def spoken_refusal(tongue: str, english: str) -> str:
    """A refusal in a language: itself, if nobody has translated it.

    >>> spoken_refusal("fr", "No such option: --juggle")
    'L’option --juggle n’existe pas.'
    """
    from tamaya.l10n.catalogue import text

    for message, pattern in SAID.items():
        if found := re.fullmatch(pattern, english, re.DOTALL):
            said = found.groupdict()
            if "why" in said:
                said["why"] = spoken_refusal(tongue, said["why"])
            return text(tongue, message, **said)
    return spoken(tongue, english)


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever is refused in here is said in the reader's language; the command ends as it does in English."""
    try:
        yield
    except Usage as refusal:
        tongue = language()
        if tongue is None or type(refusal).show is not Usage.show:  # Who types a group alone is shown its help.
            raise
        from tamaya.l10n.catalogue import text

        if refusal.ctx is not None:
            typer.echo(refusal.ctx.get_usage(), err=True)
            typer.echo(text(tongue, "cli-refusal-hint", command=f"{refusal.ctx.command_path} --help") + "\n", err=True)
        typer.echo(text(tongue, "cli-refusal", why=spoken_refusal(tongue, refusal.format_message())), err=True)
        raise typer.Exit(refusal.exit_code) from None
