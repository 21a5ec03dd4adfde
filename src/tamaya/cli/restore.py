"""`tamaya restore`: a server's data from a backup."""

from pathlib import Path
from typing import Annotated

import typer

from tamaya.cli.settings import Config, Data, Database


def command(
    file: Annotated[Path, typer.Argument(help="A file that `tamaya backup` wrote.")],
    _config: Config = None,
    data: Data = Path("tamaya-data"),
    database: Database = None,
) -> None:
    """Bring a backup back: into a data folder without a database, or an empty PostgreSQL database."""
    from tamaya.server.folder import DataFolder, FolderInUse
    from tamaya.server.storage.copies import NoCopy, restore

    try:
        if database is None:
            folder = DataFolder(data)
            counts = restore(file, folder.database)
            folder.release()
        else:
            counts = restore(file, database)
    except FolderInUse:
        fail(f"a server uses the data folder {data}. Stop it first.")
    except (NoCopy, OSError) as error:
        fail(str(error))
    print(f"{counts['tables']} tables and {counts['table_event']} events are back.")


def fail(reason: str) -> None:
    """Say why nothing was restored, and leave."""
    typer.echo(f"Not restored: {reason}", err=True)
    raise typer.Exit(1)
