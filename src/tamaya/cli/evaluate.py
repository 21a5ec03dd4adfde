"""`tamaya evaluate`: how well a bot plays."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tamaya.lab.evaluate import Played, Result


def command(
    bot: Annotated[str, typer.Argument(help="A bot's name (see `tamaya bots`), or module:factory for your own.")],
    players: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 3,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Numbers the deals: equal seeds, equal deals.")] = 0,
    variant: Annotated[str, typer.Option(help="The colour variant.")] = "normal",
    rules: Annotated[str, typer.Option(help="A preset of the rules: printed, bga, rnr, hanab-live, hle.")] = "printed",
    bonuses: Annotated[str, typer.Option(help="The five brilliant bonuses: off, tiles, random or choice.")] = "off",
    grand_finale: Annotated[bool, typer.Option("--grand-finale", help="No final round: perfect or lost.")] = False,
    other: Annotated[
        list[str] | None, typer.Option("--with", help="Another bot for the other seats; may be repeated.")
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=1, help="Processes to play in; the figures are the same for any number.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="The last line is one JSON object.")] = False,
) -> None:
    """Play many games with a bot in every seat and say what came of them.

    With --with the seats take the bots in turn, and the turn moves on by one seat from game to game.
    """
    import json
    import sys

    from tamaya.bots.registry import UnknownBot
    from tamaya.bots.registry import bot as find
    from tamaya.lab.evaluate import Plan, evaluate
    from tamaya.rules.options import Bonuses, preset

    sys.path.insert(0, "")  # One's own bot may lie in the current folder.
    try:
        changes: dict[str, Any] = {"bonuses": Bonuses(bonuses)} if bonuses != "off" else {}
        changes |= {"grand_finale": True} if grand_finale else {}
        plan = Plan((bot, *(other or ())), players, games, seed, variant, rules, changes)
        for name in plan.bots:
            find(name)
        preset(rules, players, variant, **changes)
    except (UnknownBot, ValueError) as problem:
        raise typer.BadParameter(str(problem)) from problem
    result = evaluate(plan, jobs=jobs, progress=_progress(games))
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


def _progress(games: int) -> "Callable[[Sequence[Played]], None]":
    """A line that rewrites itself, where somebody is watching."""
    import sys

    def tell(played: "Sequence[Played]") -> None:
        if sys.stderr.isatty():
            mean = sum(game.score for game in played) / len(played)
            end = "\n" if len(played) == games else ""
            print(f"\r{len(played)} of {games} games, mean {mean:.2f} ", end=end, file=sys.stderr, flush=True)

    return tell
