"""`tamaya ratings`: what rated games have moved, computed again."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)


@app.callback()
def ratings() -> None:
    """Ratings: see docs/ratings.md."""


@app.command()
def recompute(
    data: Annotated[
        Path,
        typer.Option(envvar="TAMAYA_DATA", help="The server's data folder. With --write the server must be stopped."),
    ] = Path("tamaya-data"),
    database: Annotated[str | None, typer.Option(envvar="TAMAYA_DATABASE", help="PostgreSQL: postgresql://…")] = None,
    write: Annotated[bool, typer.Option("--write", help="Keep what comes out, where it differs.")] = False,
) -> None:
    """Play the logs of all rated games again and compare what they moved with what is kept."""
    from tamaya.server import rated
    from tamaya.server.folder import DataFolder, FolderInUse
    from tamaya.server.storage import ratings as kept
    from tamaya.server.storage.opening import open_database

    if database is None and not (data / "tamaya.sqlite").is_file():
        typer.echo(f"There is no database in {data}.", err=True)
        raise typer.Exit(2)
    if write and database is None:
        try:
            folder = DataFolder(data)
        except FolderInUse:
            typer.echo("Stop the server first: it would go on with the old ratings.", err=True)
            raise typer.Exit(2) from None
    opened = open_database(database or data / "tamaya.sqlite")
    with opened.reads.connect() as connection:
        result = rated.recompute(connection)
        standings = kept.standings(connection)
    wrong = {user for user, standing in result.standings.items() if standings.get(user) != standing}
    print(f"{result.games} rated games, {len(result.standings)} people; {result.without_log} games without a log.")
    for game, score, moves in result.differing:
        print(f"Game {game.id}: kept {game.score} points and {game.moves}, computed {score} and {moves}.")
    if not result.differing and not wrong:
        print("Everything as kept.")
    elif write:
        connection = opened.connection()
        with connection.begin():
            rated.write(connection, result)
        print(f"Kept: {len(result.differing)} games, {len(wrong)} ratings.")
    else:
        print(f"{len(result.differing)} games and {len(wrong)} ratings differ; --write keeps what was computed.")
    opened.close()
    if write and database is None:
        folder.release()
    if (result.differing or wrong) and not write:
        raise typer.Exit(1)
