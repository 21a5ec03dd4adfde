"""The server's own door for whoever may read its data folder: a Unix socket there, one line of JSON each way."""

import asyncio
import contextlib
import logging
import os
import socket
from pathlib import Path

import msgspec

from tamaya.server.order import CONSOLE, Order
from tamaya.server.problems import ApiError
from tamaya.server.storage.failures import StorageFailed
from tamaya.table.errors import Refused
from tamaya.wire.admin import AdminAnswer, AdminCommand
from tamaya.wire.http import Problem

log = logging.getLogger(__name__)

MOST = 16 * 1024
"""Bytes of a command."""

PATIENCE = 10.0
"""Seconds for a command to come."""

_command = msgspec.json.Decoder(AdminCommand).decode
_answer = msgspec.json.Decoder(AdminAnswer | Problem).decode


def path_in(data: Path) -> Path:
    """Where the socket of the server with that data folder is."""
    return data / "admin.sock"


class Console:
    """Listens at the socket."""

    def __init__(self, server: asyncio.Server, path: Path) -> None:
        self._server = server
        self._path = path

    @classmethod
    async def open(cls, path: Path, order: Order) -> "Console | None":
        """Listen; None where another worker with the same folder does, or the folder can't hold a socket."""
        try:
            listener = _listener(path)
        except OSError as error:
            log.warning("no admin socket: %s", error.strerror or error)
            return None
        if listener is None:
            return None

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await _serve(order, reader, writer)

        return cls(await asyncio.start_unix_server(serve, sock=listener, limit=MOST), path)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()
        self._path.unlink(missing_ok=True)


def _listener(path: Path) -> socket.socket | None:
    """A socket there, with mode 0600 from the first moment; None if somebody listens there already."""
    with socket.socket(socket.AF_UNIX) as probe, contextlib.suppress(ConnectionRefusedError, FileNotFoundError):
        probe.connect(str(path))
        return None
    path.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        listener.bind(str(path))
    finally:
        os.umask(before)
    return listener


async def _serve(order: Order, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    answer: msgspec.Struct
    try:
        async with asyncio.timeout(PATIENCE):
            command = _command(await reader.readline())
        answer = await order.run(CONSOLE, command)
    except (ApiError, Refused) as error:
        answer = Problem(error.code)
    except (msgspec.DecodeError, UnicodeError, ValueError, TimeoutError):
        answer = Problem("bad_message")
    except StorageFailed:
        answer = Problem("storage")
    except Exception:
        log.exception("an admin's command failed")
        answer = Problem("internal")
    with contextlib.suppress(OSError):
        writer.write(msgspec.json.encode(answer) + b"\n")
        await writer.drain()
        writer.close()


def ask(data: Path, command: AdminCommand) -> AdminAnswer | Problem:
    """Ask the server that runs on a data folder; used by the command line.

    Raises:
        OSError: none runs there, or it isn't ours.
    """
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(60)
        line.connect(str(path_in(data)))
        line.sendall(msgspec.json.encode(command) + b"\n")
        with line.makefile("rb") as answers:
            answer: AdminAnswer | Problem = _answer(answers.readline())
            return answer
