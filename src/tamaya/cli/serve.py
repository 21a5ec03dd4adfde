"""`tamaya serve`: the server and its browser client."""

from pathlib import Path
from typing import Annotated

import typer


def command(
    host: Annotated[
        str, typer.Option(envvar="TAMAYA_HOST", help="Address to listen on; 0.0.0.0 for all of this machine.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="TAMAYA_PORT", min=0, max=65535, help="Port to listen on; 0 for any free one.")
    ] = 8000,
    data: Annotated[
        Path, typer.Option(envvar="TAMAYA_DATA", help="Folder for the database and the key file; made if need be.")
    ] = Path("tamaya-data"),
    database: Annotated[
        str | None,
        typer.Option(
            envvar="TAMAYA_DATABASE",
            help="PostgreSQL: postgresql://user:password@host/name; else a file in the folder.",
        ),
    ] = None,
    bot_delay: Annotated[
        float, typer.Option(envvar="TAMAYA_BOT_DELAY", min=0, max=60, help="Seconds that a bot takes for a move.")
    ] = 1.2,
    bot_workers: Annotated[
        int, typer.Option(envvar="TAMAYA_BOT_WORKERS", min=1, max=64, help="Processes in which bots think.")
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="TAMAYA_ORIGIN", help="Another origin whose pages may use this server; can be repeated."),
    ] = None,
    log_level: Annotated[
        str, typer.Option(envvar="TAMAYA_LOG_LEVEL", help="debug, info, warning or error; logs go to standard error.")
    ] = "warning",
) -> None:
    """Serve the game on this machine."""
    from tamaya.server.app import create_app
    from tamaya.server.config import Config
    from tamaya.server.folder import DataFolder, FolderInUse
    from tamaya.server.logs import set_up
    from tamaya.server.run import AddressInUse, listen, serve

    if log_level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter(f"{log_level}: debug, info, warning or error", param_hint="--log-level")
    set_up(log_level)
    config = Config(data, bot_delay, bot_workers, tuple(origin or ()), database=database)
    try:
        listener = listen(host, port)
        folder = DataFolder(data)
        app = create_app(config, folder)
    except AddressInUse as error:
        fail(f"Port {port} is in use ({error}). Choose another one: tamaya serve --port {port + 1}")
    except FolderInUse as error:
        fail(f"Another server uses the data folder {error}. Stop it, or choose another folder: --data DIR")
    except OSError as error:
        fail(f"Can't start: {error}")
    say_where(host, listener.getsockname()[1], data)
    serve(app, config, listener)


def fail(message: str) -> None:
    """Say why the server can't start, and leave."""
    typer.echo(message, err=True)
    raise typer.Exit(1)


def say_where(host: str, port: int, data: Path) -> None:
    """Print where to find the server, for phones too, and where its data lie."""
    from tamaya.server.lan import lan_address, qr_code

    everywhere = host in ("0.0.0.0", "::")
    print(f"Tamaya: http://{'localhost' if everywhere else host}:{port}", flush=True)
    print(f"Data and key: {data.resolve()}", flush=True)
    address = lan_address() if everywhere else None
    if address is not None:
        link = f"http://{address}:{port}"
        print(f"On your network: {link}\n{qr_code(link)}", flush=True)
