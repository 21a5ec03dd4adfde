"""`tamaya play`: a table in the terminal."""

from typing import Annotated

import typer

from tamaya.cli import playing


def command(
    players: Annotated[
        int | None, typer.Option(min=2, max=6, help="Seats at the table; by default three, or as many as bots ask for.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Your partners, separated by commas (see `tamaya bots`); they fill the seats in turn.")
    ] = "beginner",
    variant: Annotated[str, typer.Option(help="The colour variant (see `tamaya variants`).")] = "normal",
    rules: Annotated[str, typer.Option(help="A preset of the rules: printed, bga, rnr, hanab-live, hle.")] = "printed",
    bonuses: Annotated[str, typer.Option(help="The five brilliant bonuses: off, tiles, random or choice.")] = "off",
    grand_finale: Annotated[bool, typer.Option("--grand-finale", help="No final round: perfect or lost.")] = False,
    seed: Annotated[str | None, typer.Option(help="Deal the same game again; by default a secret one.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain sentences without any drawing, for screen readers.")
    ] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="After the game, say why the bots did what they did.")
    ] = False,
    name: Annotated[str, typer.Option(help="What you are called in the bots' explanations.")] = "",
    lang: Annotated[
        str | None, typer.Option(help="Language, for example en, ja or ru; by default the system's.")
    ] = None,
) -> None:
    """Play with bots in the terminal."""
    import secrets

    from tamaya.bots.registry import UnknownBot, tried_bot
    from tamaya.cli.terminal.screens import PlainScreen, RichScreen
    from tamaya.cli.terminal.session import BOT_NAMES, Screen, Session
    from tamaya.rules.deal import deal
    from tamaya.rules.options import preset

    words, mode = playing.find_words(lang), playing.find_bonuses(bonuses)
    wanted = [wish.strip() for wish in bots.split(",") if wish.strip()] or ["beginner"]
    seats = players or max(3 if len(wanted) == 1 else 2, len(wanted) + 1)
    if len(wanted) >= seats:
        raise typer.BadParameter(
            f"{len(wanted)} bots and you are {len(wanted) + 1} players: leave out --players, or name fewer bots"
        )
    try:
        options = preset(rules, seats, variant, bonuses=mode, grand_finale=grand_finale)
        makers = [tried_bot(wanted[at % len(wanted)]) for at in range(seats - 1)]
    except (UnknownBot, ValueError) as problem:
        raise typer.BadParameter(str(problem)) from problem
    start = deal(options, seed=seed if seed is not None else secrets.token_bytes(32))
    names = [name or words("terminal-guest"), *BOT_NAMES[: seats - 1]]
    kinds = [wanted[at % len(wanted)] for at in range(seats - 1)]
    # The bots' seed is public: they draw no lots that a partner could profit from knowing.
    partners = [make(seat=at + 1, seed=at) for at, make in enumerate(makers)]
    screen: Screen = PlainScreen() if plain else RichScreen()
    seated = words("terminal-comma").join(
        words("terminal-seat", name=who, bot=words(f"bot-{kind}") if ":" not in kind else kind)
        for who, kind in zip(names[1:], kinds, strict=True)
    )
    screen.line(words("terminal-welcome", players=seats, variant=variant, names=seated))
    session = Session(start, partners, names, words, screen, _ask)
    if session.play() and explain:
        session.explain()


def _ask(prompt: str) -> str | None:
    try:
        return input(f"{prompt} ")
    except (EOFError, KeyboardInterrupt):
        print()
        return None
