"""`tamaya cross-play`: who plays well with whom."""

from pathlib import Path
from typing import Annotated

import typer

from tamaya.cli import playing


def command(
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="Names (see `tamaya bots`), or module:factory.")],
    players: playing.Players = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games per pair.")] = 100,
    seed: playing.Seed = 0,
    variant: playing.Variant = "normal",
    rules: playing.Rules = "printed",
    jobs: playing.Jobs = 1,
    backend: playing.Where = "local",
    address: playing.Address = None,
    keep: playing.KeepIn = None,
    svg: Annotated[Path | None, typer.Option(help="A heat map of the mean scores goes here.")] = None,
    out: Annotated[Path | None, typer.Option(help="The matrix and every pair's figures go here, as JSON.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The last line is one JSON object.")] = False,
) -> None:
    """Let every pair of bots play together, on the same deals, and show the matrix of mean scores.

    The seats take the two in turn, and the turn moves on by one seat from game to game, so that the matrix is symmetric.
    """
    import json

    from tamaya.lab.crossplay import cross_play
    from tamaya.lab.heatmap import heat_map
    from tamaya.lab.plan import Plan

    if len(set(bots)) < len(bots):
        raise typer.BadParameter("name every bot once")
    for file in (svg, out):
        playing.check_folder(file)
    playing.check_plan(Plan(tuple(bots), players, games, seed, variant, rules))
    total = games * len(bots) * (len(bots) + 1) // 2
    with playing.player(total, playing.find_backend(backend, jobs, address), keep) as play:
        matrix = cross_play(bots, Plan((), players, games, seed, variant, rules), play=play)
    if svg is not None:
        svg.write_text(heat_map(matrix), "utf-8")
    document = matrix.as_json()
    if out is not None:
        out.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    if as_json:
        print(json.dumps(document))
        return
    width = max(10, *(len(name) + 1 for name in bots))
    print(" " * width + "".join(f"{name:>{width}}" for name in bots))
    for row, name in enumerate(bots):
        print(f"{name:<{width}}" + "".join(f"{matrix.at(row, column).mean:>{width}.2f}" for column in range(len(bots))))
