"""`tamaya backup`: all of a server's data in one file, while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from tamaya.cli.settings import Config, Data, Database


def command(
    file: Annotated[Path, typer.Argument(help="The file to write; there mustn't be one.")],
    _config: Config = None,
    data: Data = Path("tamaya-data"),
    database: Database = None,
) -> None:
    """Write a backup of everything that a server keeps, also while it runs."""
    from tamaya.server.storage.copies import NoCopy, back_up

    try:
        counts = back_up(database or data / "tamaya.sqlite", file)
    except (NoCopy, OSError) as error:
        typer.echo(f"No backup: {error}", err=True)
        raise typer.Exit(1) from None
    print(f"{file}: {counts['tables']} tables, {counts['table_event']} events. It holds the decks of running games.")
