"""The `tamaya` command: a lazy group, so that help and version answer at once."""

from importlib import import_module
from typing import Any

import typer
from typer.main import get_command

from tamaya.cli.refusals import refusing
from tamaya.cli.spoken import SpokenCommand, SpokenGroup

COMMANDS = (
    "serve",
    "admin",
    "backup",
    "restore",
    "play",
    "bots",
    "evaluate",
    "cross-play",
    "dataset",
    "calibrate",
    "ratings",
    "replay",
    "solve",
    "variants",
    "bench",
)
"""Every command, in the order of the help; `two-words` lives in `tamaya.cli.two_words`.

A command's module holds a function `command`, or, for a group, a Typer called `app`. It imports
only the standard library and typer at its top: help imports them all.
"""


class LazyGroup(SpokenGroup):
    """A group that imports a command's module when that command is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        """Return the names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ARG002
        """Import and return one command, or None if there is no such command."""
        return load(cmd_name) if cmd_name in COMMANDS else None

    def make_context(self, *args: Any, **extra: Any) -> Any:
        """Read what stands before the command."""
        with refusing():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: Any) -> Any:
        """Read what stands after the command, and run it."""
        with refusing():
            return super().invoke(ctx)


def load(name: str) -> Any:
    """Return the click command called `name`.

    >>> load("serve").name
    'serve'
    """
    module = import_module(f"tamaya.cli.{name.replace('-', '_')}")
    if hasattr(module, "app"):
        module.app.info.cls = SpokenGroup
        for one in module.app.registered_commands:
            one.cls = SpokenCommand
        found = get_command(module.app)
        found.name = name
        return found
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name, cls=SpokenCommand)(module.command)
    return get_command(alone)


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    # Plain help: Rich takes it from 0.1 s to 0.25 s.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def print_version(wanted: bool) -> None:
    """Print the version and leave, if it was asked for."""
    if wanted:
        from importlib import metadata

        try:
            print(metadata.version("tamaya"))
        except metadata.PackageNotFoundError:
            print("not installed: run from its source")
        raise typer.Exit


@app.callback()
def tamaya(
    version: bool = typer.Option(False, "--version", callback=print_version, is_eager=True, help="Print the version."),
) -> None:
    """Hanabi: play it, serve it, study it."""


def main() -> None:
    """Run the command line."""
    app()
