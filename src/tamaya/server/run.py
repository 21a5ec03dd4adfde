"""Runs the server on an address until it is told to stop."""

import asyncio
import errno
import gc
import signal
import socket
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette

from tamaya.server.config import Config
from tamaya.server.door import open_door
from tamaya.server.http_protocol import HttpProtocol
from tamaya.server.protocol import SocketProtocol

GRACE = 5
"""Seconds that a stop waits for those who don't let go."""

BACKLOG = 2048

COLLECT = (20_000, 10, 5)
"""How often the garbage collector looks. Positions and what is told of them hold no cycles, closed sockets do: with Python's own numbers,
8 % of a server's time went into looking whether the former are any."""


class AddressInUse(Exception):
    """Something else listens there."""


class Server(uvicorn.Server):
    """Uvicorn's, but whoever is connected is told to come back before their sockets are closed."""

    def __init__(self, app: Starlette, settings: uvicorn.Config, door: socket.socket | None = None) -> None:
        super().__init__(settings)
        self._app = app
        self._door = door
        self._arriving: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; connections come through the door, where there is one."""
        await super().startup(sockets)
        # What is loaded by now stays.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        if self._door is None:
            # A terminal that was closed, or a reload where there is nobody to take over: whoever is connected is told to come back.
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self._gone)
        else:
            open_door(self._door, self._welcome, self._gone)

    def _welcome(self, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(self._protocol, connection))
        self._arriving.add(task)
        task.add_done_callback(self._arrived)

    def _arrived(self, task: "asyncio.Task[object]") -> None:
        self._arriving.discard(task)
        if not task.cancelled():
            # Whoever is gone already is no failure.
            task.exception()

    def _protocol(self) -> asyncio.Protocol:
        protocol = self.config.http_protocol_class
        made = protocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]
        assert isinstance(made, asyncio.Protocol)
        return made

    def _gone(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
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


def serve(
    app: Starlette, config: Config, listener: socket.socket | None = None, *, door: socket.socket | None = None
) -> None:
    """Serve the application until SIGINT, SIGTERM or SIGHUP: on a socket, or through the door of one worker among several."""
    settings = uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=config.limits.frame_bytes,
        # Compressing costs a quarter more time and twice the memory, and would tell lengths apart that are equal.
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips=list(config.trusted_proxies),
    )
    # Ctrl+C is how one stops it, not a failure.
    with suppress(KeyboardInterrupt):
        Server(app, settings, door).run([] if listener is None else [listener])
