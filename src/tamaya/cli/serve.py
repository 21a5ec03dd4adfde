"""`tamaya serve`: the server and its browser client."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from tamaya.cli import settings

if TYPE_CHECKING:
    import socket

    from tamaya.server.config import Config


def command(
    _config: settings.Config = None,
    host: Annotated[
        str, typer.Option(envvar="TAMAYA_HOST", help="Address to listen on; 0.0.0.0 for all of this machine.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="TAMAYA_PORT", min=0, max=65535, help="Port to listen on; 0 for any free one.")
    ] = 8000,
    data: settings.Data = Path("tamaya-data"),
    database: settings.Database = None,
    workers: Annotated[
        int, typer.Option(envvar="TAMAYA_WORKERS", min=1, max=64, help="Processes that serve; several need PostgreSQL.")
    ] = 1,
    lease_seconds: Annotated[
        float,
        typer.Option(
            envvar="TAMAYA_LEASE_SECONDS",
            min=1,
            max=600,
            help="When a worker falls silent for so long, others look after its tables.",
        ),
    ] = 10.0,
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
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="TAMAYA_TRUSTED_PROXY",
            help="Address or network of a proxy whose forwarded headers are believed; can be repeated. This machine's are.",
        ),
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(
            envvar="TAMAYA_METRICS_FROM", help="Network that may read /metrics, beside this machine; can be repeated."
        ),
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option(
            envvar="TAMAYA_CONTACT",
            help="Whom push services may write to about this server: mailto:… or https://… Some want to know.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            envvar="TAMAYA_LIMIT",
            help="NAME=VALUE, for a rate NAME=PER_SECOND/AT_ONCE; can be repeated. See docs/server.md.",
        ),
    ] = None,
    log_level: Annotated[
        str, typer.Option(envvar="TAMAYA_LOG_LEVEL", help="debug, info, warning or error; logs go to standard error.")
    ] = "warning",
) -> None:
    """Serve the game on this machine."""
    from tamaya.server.config import BadLimit, Config, limits_from
    from tamaya.server.logs import set_up

    if log_level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter(f"{log_level}: debug, info, warning or error", param_hint="--log-level")
    try:
        limits = limits_from(limit or ())
    except BadLimit as error:
        raise typer.BadParameter(str(error), param_hint="--limit") from None
    set_up(log_level)
    check_networks(trusted_proxy or (), "--trusted-proxy")
    proxies = ("127.0.0.1", "::1", *(trusted_proxy or ()))
    check_networks(metrics_from or (), "--metrics-from")
    if contact is not None and not contact.startswith(("mailto:", "https://")):
        raise typer.BadParameter("mailto:… or https://…", param_hint="--contact")
    config = Config(
        data,
        bot_delay,
        bot_workers,
        tuple(origin or ()),
        limits,
        database,
        lease_seconds,
        proxies,
        tuple(metrics_from or ()),
        contact,
    )
    # Set for workers by the process that listens for them.
    door = os.environ.pop("TAMAYA_DOOR", None)
    if door is not None:
        serve_behind(config, int(door))
        return
    if workers > 1 and database is None:
        fail(
            f"{workers} workers need PostgreSQL (--database postgresql://…): SQLite lets one process write at a time, "
            "and tells no other what it wrote."
        )
    start(config, host, port, workers)


def check_networks(texts: Sequence[str], option: str) -> None:
    """Refuse what is no address and no network."""
    from ipaddress import ip_network

    for text in texts:
        try:
            ip_network(text)
        except ValueError as error:
            raise typer.BadParameter(str(error), param_hint=option) from None


def start(config: "Config", host: str, port: int, workers: int) -> None:
    """Listen, say where, and serve: in this process, or in several that it looks after."""
    from tamaya.server.app import create_app
    from tamaya.server.folder import DataFolder, FolderInUse
    from tamaya.server.run import AddressInUse, listen, serve

    try:
        listener = listen(host, port)
        folder = DataFolder(config.data)
        folder.key()
    except AddressInUse as error:
        fail(f"Port {port} is in use ({error}). Choose another one: tamaya serve --port {port + 1}")
    except FolderInUse as error:
        fail(f"Another server uses the data folder {error}. Stop it, or choose another folder: --data DIR")
    except OSError as error:
        fail(f"Can't start: {error}")
    if config.database is not None:
        prepare(config.database)
    if workers == 1:
        say_where(host, listener.getsockname()[1], config.data)
        serve(create_app(config, folder), config, listener)
    else:
        supervise(listener, workers, lambda: say_where(host, listener.getsockname()[1], config.data))


def prepare(database: str) -> None:
    """Bring a database up to date, or say why it can't be used."""
    from tamaya.server.storage.database import Unreachable
    from tamaya.server.storage.opening import MissingDriver, open_database

    try:
        opened = open_database(database)
        opened.upgrade()
        opened.close()
    except (Unreachable, MissingDriver) as error:
        fail(f"Can't use the database: {error}")


def supervise(listener: "socket.socket", workers: int, ready: Callable[[], None]) -> None:
    """Serve with several workers."""
    import asyncio

    from tamaya.server.supervisor import StartFailed, Supervisor

    try:
        asyncio.run(Supervisor(listener, workers, ready).run())
    except StartFailed:
        fail("The workers didn't start; what they said is above.")


def serve_behind(config: "Config", door: int) -> None:
    """Serve as one of several workers."""
    import signal
    import socket

    from tamaya.server.app import create_app
    from tamaya.server.folder import DataFolder
    from tamaya.server.run import serve

    # It is for whoever listens; this process is told what to do by it.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    app = create_app(config, DataFolder(config.data, alone=False))
    serve(app, config, door=socket.socket(fileno=door))


def fail(message: str) -> NoReturn:
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
