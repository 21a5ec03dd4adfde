"""`tamaya calibrate`: Hanabot's ratings anew."""

from pathlib import Path
from typing import Annotated

import typer

from tamaya.cli import playing


def command(
    out: Annotated[Path, typer.Argument(help="Where the table goes, as JSON; the one in use is in tamaya/ratings/.")],
    version: Annotated[int, typer.Option(min=1, help="The table's version: one more than that of the table in use.")],
    reference: Annotated[str, typer.Option(help="The bot whose scores it comes from.")] = "club",
    games: Annotated[int, typer.Option(min=1, help="Games per variant and number of players.")] = 1000,
    seed: Annotated[int, typer.Option(help="Numbers the deals.")] = 1,
    jobs: playing.Jobs = 1,
    backend: playing.Where = "local",
    address: playing.Address = None,
    keep: playing.KeepIn = None,
) -> None:
    """Let a bot play every kind of rated game and make Hanabot's ratings from its scores."""
    from tamaya.lab.calibrate import calibrate, plans
    from tamaya.ratings.hanabot import write_table

    wanted = plans(reference, games, seed)
    playing.check_plan(wanted[0])
    with playing.player(games * len(wanted), playing.find_backend(backend, jobs, address), keep) as play:
        table = calibrate(reference, games=games, seed=seed, version=version, play=play)
    made_by = f"tamaya calibrate OUT --version {version} --reference {reference} --games {games} --seed {seed}"
    out.write_text(write_table(table, made_by), "utf-8")
