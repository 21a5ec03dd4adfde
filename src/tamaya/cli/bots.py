"""`tamaya bots`: the bots that there are."""

from typing import Annotated

import typer

from tamaya.cli import playing


def command(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
    lang: Annotated[
        str | None, typer.Option(help="Language, for example en, ja or ru; by default the system's.")
    ] = None,
) -> None:
    """List the bots: name, level, convention, and what each is."""
    import json

    from tamaya.bots.registry import BOTS

    words = playing.find_words(lang)
    for info in BOTS:
        name, about = words(f"bot-{info.name}"), words(f"bot-{info.name}-about")
        if as_json:
            fields = {
                "name": info.name,
                "level": info.level,
                "convention": info.convention,
                "for_people": info.for_people,
            }
            print(json.dumps({**fields, "title": name, "about": about}, ensure_ascii=False))
        else:
            print(f"{info.name}: {about} [{words(f'convention-{info.convention}')}]")
