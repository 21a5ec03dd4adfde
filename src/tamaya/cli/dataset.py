"""`tamaya dataset`: games of bots as Parquet files."""

from pathlib import Path
from typing import Annotated

import typer

from tamaya.cli import playing


def command(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT…", help="The seats take these in turn (see `tamaya bots`).")
    ],
    out: Annotated[Path, typer.Option(help="The folder; what lies there of the same games isn't played again.")],
    players: playing.Players = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: playing.Seed = 0,
    variant: playing.Variant = "normal",
    rules: playing.Rules = "printed",
    jobs: playing.Jobs = 1,
    backend: playing.Where = "local",
    address: playing.Address = None,
) -> None:
    """Play games and keep them whole: records, decisions and their reasons, a row per game (extra `datasets`)."""
    from tamaya.lab.plan import Plan

    try:
        from tamaya.lab.dataset import OtherPlan, write_dataset
    except ImportError as problem:
        raise typer.BadParameter(
            "pyarrow isn't installed: pip install -e '.[datasets]' in Tamaya's source folder"
        ) from problem
    plan = Plan(tuple(bots), players, games, seed, variant, rules)
    playing.check_plan(plan)
    playing.make_folder(out)
    try:
        with playing.told_plainly(), playing.progress_bar(games) as tell:
            made = write_dataset(
                plan,
                out,
                backend=playing.find_backend(backend, jobs, address),
                progress=lambda done: tell(" with ".join(bots), done, 0.0),
            )
    except OtherPlan as problem:
        raise typer.BadParameter(str(problem)) from problem
    print(f"{made} games in {out}")
