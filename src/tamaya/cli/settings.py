"""The settings file of `tamaya serve`: TOML with the flags' names, and a table of limits."""

import tomllib
from pathlib import Path
from typing import Any

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
    known = {str(parameter.name) for parameter in context.command.params} - {"config", "limit"}
    wish: dict[str, Any] = {}
    for key, value in found.items():
        name = key.replace("-", "_")
        if name not in known:
            raise typer.BadParameter(f"{path}: there is no setting {key!r}; there are: {', '.join(sorted(known))}")
        wish[name] = value
    if not isinstance(limits, dict):
        raise typer.BadParameter(f"{path}: [limits] is a table")
    if limits:
        wish["limit"] = [f"{name}={value}" for name, value in limits.items()]
    context.default_map = wish
    return path
