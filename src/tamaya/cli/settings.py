"""What several commands are told of a server, and its settings file: TOML with the flags' names, and a table of limits."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer


def read(context: typer.Context, path: Path | None) -> Path | None:
    """Take what a file says wherever neither a flag nor the environment says otherwise."""
    if path is None:
        return None
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise typer.BadParameter(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"{path}: {error}") from None
    limits = found.pop("limits", {})
    from tamaya.cli.main import load

    known = {str(parameter.name) for parameter in load("serve").params} - {"_config", "limit"}
    wish: dict[str, Any] = {}
    for key, value in found.items():
        name = key.replace("-", "_")
        if name not in known:
            raise typer.BadParameter(
                f"{path}: there is no setting {key!r}; there are: {', '.join(sorted(name.replace('_', '-') for name in known))}, and the table [limits]"
            )
        wish[name] = value
    if not isinstance(limits, dict):
        raise typer.BadParameter(f"{path}: [limits] is a table")
    if limits:
        wish["limit"] = [f"{name}={value}" for name, value in limits.items()]
    context.default_map = wish
    return path


Config = Annotated[
    Path | None,
    typer.Option(
        "--config", envvar="TAMAYA_CONFIG", callback=read, is_eager=True, help="A file with all of this in TOML."
    ),
]
Data = Annotated[
    Path, typer.Option(envvar="TAMAYA_DATA", help="Folder for the database and the key file; made if need be.")
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="TAMAYA_DATABASE", help="PostgreSQL: postgresql://user:password@host/name; else a file in the folder."
    ),
]
