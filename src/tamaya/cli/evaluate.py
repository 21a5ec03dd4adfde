"""`tamaya evaluate`: how well a bot plays."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from tamaya.cli import playing

if TYPE_CHECKING:
    from tamaya.lab.evaluate import Result


def command(
    bot: Annotated[str, typer.Argument(help="A bot's name (see `tamaya bots`), or module:factory for your own.")],
    players: playing.Players = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: playing.Seed = 0,
    variant: playing.Variant = "normal",
    rules: playing.Rules = "printed",
    bonuses: Annotated[str, typer.Option(help="The five brilliant bonuses: off, tiles, random or choice.")] = "off",
    grand_finale: Annotated[bool, typer.Option("--grand-finale", help="No final round: perfect or lost.")] = False,
    other: Annotated[
        list[str] | None, typer.Option("--with", help="Another bot for the other seats; may be repeated.")
    ] = None,
    jobs: playing.Jobs = 1,
    backend: playing.Where = "local",
    address: playing.Address = None,
    keep: playing.KeepIn = None,
    as_json: Annotated[bool, typer.Option("--json", help="The last line is one JSON object.")] = False,
) -> None:
    """Play many games with a bot in every seat and say what came of them.

    With --with the seats take the bots in turn, and the turn moves on by one seat from game to game.
    """
    import json

    from tamaya.lab.plan import Plan

    changes: dict[str, Any] = {"bonuses": playing.find_bonuses(bonuses)} if bonuses != "off" else {}
    changes |= {"grand_finale": True} if grand_finale else {}
    plan = Plan((bot, *(other or ())), players, games, seed, variant, rules, changes)
    playing.check_plan(plan)
    with playing.player(games, playing.find_backend(backend, jobs, address), keep) as play:
        result = play(plan)
    if as_json:
        print(json.dumps(result.as_json()))
    else:
        print(_sentence(result))


def _sentence(result: "Result") -> str:
    figures = result.as_json()
    return (
        f"{' with '.join(result.plan.bots)}, {result.plan.players} players, {figures['games']} games: "
        f"{result.mean:.3f} ± {result.se:.3f}, perfect {figures['perfect']:.1%}, struck out {figures['strikeout']:.1%}, "
        f"{result.cpu_seconds:.1f} s of processor time, digest {result.digest}"
    )
