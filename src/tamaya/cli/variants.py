"""`tamaya variants`: what each variant does and what others call it."""

from typing import Annotated

import typer

from tamaya.cli import playing


def command(
    as_json: bool = typer.Option(False, "--json", help="One JSON line per variant."),
    lang: Annotated[
        str | None, typer.Option(help="Language, for example en, ja or ru; by default the system's.")
    ] = None,
) -> None:
    """List the variants: what each does, its cards, its most points, its names elsewhere."""
    import json
    from dataclasses import asdict

    from tamaya.records.elsewhere import all_variants

    words = playing.find_words(lang)
    for info in all_variants():
        if as_json:
            print(json.dumps(asdict(info)))
            continue
        print(words("terminal-variant", variant=info.id, cards=info.cards, points=info.points))
        elsewhere = words("variant-elsewhere", variant=info.id)
        print(f"    {elsewhere}")
        if info.hanab_live is not None and info.hanab_live.casefold() not in elsewhere.casefold():
            print(f"    hanab.live: {info.hanab_live}")
