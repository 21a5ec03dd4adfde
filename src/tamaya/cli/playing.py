"""What the commands that play many games have in common: where they play, what they keep, and how far they are."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from tamaya.cli.terminal.words import Words
    from tamaya.lab.backends import Backend
    from tamaya.lab.evaluate import Result
    from tamaya.lab.games import Played
    from tamaya.lab.plan import Plan
    from tamaya.rules.options import Bonuses

Jobs = Annotated[int, typer.Option(min=1, help="Processes to play in; the games are the same for any number.")]
Where = Annotated[str, typer.Option("--backend", help="Where to play: local, or ray (extra `cluster`).")]
Address = Annotated[
    str | None,
    typer.Option(help="Of the Ray cluster: auto, HOST:PORT or ray://HOST:PORT; without, one is started here."),
]
KeepIn = Annotated[
    Path | None, typer.Option("--keep", help="A folder for finished shards; what lies there isn't played again.")
]
Players = Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")]
Variant = Annotated[str, typer.Option(help="The colour variant.")]
Rules = Annotated[str, typer.Option(help="A preset of the rules: printed, bga, rnr, hanab-live, hle.")]
Seed = Annotated[int, typer.Option(help="Numbers the deals: equal seeds, equal deals.")]


def find_backend(where: str, jobs: int, address: str | None) -> "Backend":
    """The backend that the options name."""
    from tamaya.lab.backends import local

    if where == "local":
        return local(jobs)
    if where != "ray":
        raise typer.BadParameter(f"no backend {where!r}; there are local and ray")
    try:
        from tamaya.lab.on_ray import OnRay
    except ImportError as problem:
        raise typer.BadParameter(
            "Ray isn't installed: pip install -e '.[cluster]' in Tamaya's source folder"
        ) from problem
    return OnRay(address)


def find_bonuses(name: str) -> "Bonuses":
    """The mode of bonuses of that name."""
    from tamaya.rules.options import Bonuses

    try:
        return Bonuses(name)
    except ValueError as problem:
        raise typer.BadParameter(f"no bonuses {name!r}; there are {', '.join(Bonuses)}") from problem


def find_words(lang: str | None) -> "Words":
    """The texts in the language asked for, or else in the system's."""
    from tamaya.cli.terminal.words import Words
    from tamaya.l10n.catalogue import language_for, languages

    if lang is not None and language_for(lang) is None:
        raise typer.BadParameter(f"no language {lang!r}; there are {', '.join(languages())}")
    return Words.of(lang)


def check_folder(file: Path | None) -> None:
    """Refuse a file in a folder that isn't there, before hours are spent on what shall be written to it."""
    if file is not None and not file.resolve().parent.is_dir():
        raise typer.BadParameter(f"there is no folder {file.parent} for {file.name}")


def make_folder(folder: Path) -> None:
    """Make a folder for what is to be kept, or say why there can't be one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise typer.BadParameter(f"{folder}: {problem.strerror}") from problem


def check_plan(plan: "Plan") -> None:
    """Refuse what can't be played, before anybody starts."""
    from tamaya.bots.registry import UnknownBot, tried_bot
    from tamaya.rules.options import preset

    sys.path.insert(0, "")  # One's own bot may lie in the current folder.
    try:
        for name in plan.bots:
            tried_bot(name)
        preset(plan.rules, plan.players, plan.variant, **plan.changes)
    except (UnknownBot, ValueError) as problem:
        raise typer.BadParameter(str(problem)) from problem


def _silent(what: str, done: int, mean: float) -> None:
    """Tell nobody."""


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[str, int, float], None]]:
    """A bar on the error output, where somebody is watching: told what is played, how many games are finished, and their mean score."""
    if not sys.stderr.isatty():
        yield _silent
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns: list[Any] = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("mean {task.fields[mean]:.2f}"),
        TimeRemainingColumn(),
    ]
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total, mean=0.0)
        yield lambda what, done, mean: bar.update(task, description=what, completed=done, mean=mean)


@contextmanager
def told_plainly() -> Iterator[None]:
    """A bot that chooses what isn't legal ends the command with a sentence, which has the rule's code, and 2."""
    from tamaya.lab.backends import ShardFailed
    from tamaya.lab.match import IllegalDecision

    try:
        yield
    except IllegalDecision as problem:
        said = str(problem)
    except ShardFailed as problem:
        # From another process comes the text of its traceback, the exception last.
        kind, _, said = str(problem).strip().rpartition("\n")[2].partition(": ")
        if not kind.endswith(IllegalDecision.__name__):
            raise
    else:
        return
    typer.echo(f"Illegal move in {said}", err=True)
    raise typer.Exit(2)


@contextmanager
def player(total: int, backend: "Backend", keep: Path | None) -> Iterator[Callable[["Plan"], "Result"]]:
    """Something that plays one plan after the other, with one bar over all their games."""
    from tamaya.bots.registry import is_compiled
    from tamaya.lab.evaluate import evaluate

    if keep is not None:
        make_folder(keep)
    finished = 0
    with told_plainly(), progress_bar(total) as tell:

        def play(plan: "Plan") -> "Result":
            nonlocal finished
            what = f"{' with '.join(plan.bots)}, {plan.variant}, {plan.players} players"

            def progress(played: "Sequence[Played]") -> None:
                tell(what, finished + len(played), sum(game.score for game in played) / len(played))

            # The first games may take a minute or two: whoever waits shall know for what.
            compiled = any(is_compiled(name) for name in plan.bots)
            tell(f"{what}: compiling" if compiled else what, finished, 0.0)
            result = evaluate(plan, backend=backend, keep=keep, progress=progress)
            finished += len(result.played)
            return result

        yield play
