"""Runs the server on an address until it is told to stop."""

import errno
import socket
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette

from tamaya.server.config import Config

GRACE = 5
"""Seconds that a stop waits for those who don't let go."""

BACKLOG = 2048


class AddressInUse(Exception):
    """Something else listens there."""


class Server(uvicorn.Server):
    """Uvicorn's, but whoever is connected is told to come back before their sockets are closed."""

    def __init__(self, app: Starlette, settings: uvicorn.Config) -> None:
        super().__init__(settings)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        for server in self.servers:
            server.close()
        await self._app.state.hub.farewell()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there.

    Raises:
        AddressInUse: something else does.
        OSError: that address can't be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Naming TCP matters: without it the loop doesn't see that these are TCP's, and leaves on what holds back a small message for the
    # answer to the one before, 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # A server that was stopped a moment ago doesn't count.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise AddressInUse(f"{host}:{port}") from None
        raise
    listener.setblocking(False)
    return listener


def serve(app: Starlette, config: Config, listener: socket.socket) -> None:
    """Serve the application on a socket until SIGINT or SIGTERM."""
    settings = uvicorn.Config(
        app,
        ws_max_size=config.limits.frame_bytes,
        # Compressing costs a quarter more time and twice the memory, and would tell lengths apart that are equal.
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    # Ctrl+C is how one stops it, not a failure.
    with suppress(KeyboardInterrupt):
        Server(app, settings).run([listener])
