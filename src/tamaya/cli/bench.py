"""`tamaya bench`: how fast it is on this machine."""

import json
from typing import Annotated

import typer

app = typer.Typer(
    add_completion=False, rich_markup_mode=None, no_args_is_help=True, help="Measure how fast it is on this machine."
)


@app.callback()
def bench() -> None:
    """Measure how fast it is on this machine."""


@app.command()
def kernel(
    players: Annotated[int, typer.Option(min=2, max=6, help="Seats at the table.")] = 2,
    batch: Annotated[int, typer.Option(min=1, help="Games, stepped side by side.")] = 1024,
    seconds: Annotated[float, typer.Option(min=0.01, help="For each measurement.")] = 3.0,
    variant: Annotated[str, typer.Option(help="See `tamaya variants`.")] = "normal",
    fresh: Annotated[bool, typer.Option("--fresh", help="Compile anew, whatever the cache holds.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure random play by HLE's rules in the kernel, on one core."""
    import os
    import tempfile
    import time

    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        if fresh:
            os.environ["NUMBA_CACHE_DIR"] = folder  # numba reads it when it is imported
        from tamaya.kernel.measure import measure
        from tamaya.rules.errors import InvalidOptions
        from tamaya.rules.options import preset

        try:
            options = preset("hle", players, variant)
        except InvalidOptions as problem:
            raise typer.BadParameter(str(problem)) from problem
        figures = measure(options, batch, seconds, started)
    if as_json:
        print(json.dumps({"players": players, "variant": variant, **figures}))
    else:
        for name, figure in figures.items():
            print(f"{name:22}{figure:>14,}")
