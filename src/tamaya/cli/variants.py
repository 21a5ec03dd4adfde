"""`tamaya variants`: what each variant does and what others call it."""

import typer


def command(
    as_json: bool = typer.Option(False, "--json", help="One JSON line per variant."),
) -> None:
    """List the variants: what each does, its cards, its most points, its names elsewhere."""
    import json
    from dataclasses import asdict

    from tamaya.records.elsewhere import all_variants

    for info in all_variants():
        if as_json:
            print(json.dumps(asdict(info)))
            continue
        print(f"{info.id}: {info.about}. {info.cards} cards, at most {info.points} points.")
        for name in info.elsewhere:
            print(f"    {name}")
