"""A real server in a process of its own, for tests."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from tamaya.server.config import Limits, Rate

START = 60.0

# Tests play faster than people, and talk more.
MUCH = Rate(10_000, 10_000)
FAST = Limits(
    messages=MUCH, talk=MUCH, requests=MUCH, tables=MUCH, arrivals=MUCH, sign_ins=MUCH, bad_messages=1_000_000
)

PROGRAM = """
import sys
from pathlib import Path
import msgspec
from tamaya.server.app import create_app
from tamaya.server.config import Config
from tamaya.server.folder import DataFolder
from tamaya.server.logs import set_up
from tamaya.server.run import listen, serve
from tamaya.server.config import Limits

if __name__ == "__main__":
    set_up("info")
    data, port, delay = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    limits = msgspec.json.decode(sys.argv[4], type=Limits)
    config = Config(data, bot_delay=delay, limits=limits)
    listener = listen("127.0.0.1", port)
    serve(create_app(config, DataFolder(data)), config, listener)
"""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Running:
    """A server that can be killed and started again on the same data and port."""

    def __init__(
        self,
        data: Path,
        *,
        bot_delay: float = 0.0,
        limits: Limits = FAST,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.data = data
        self._environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data.with_name(data.name + ".log")
        self._delay = bot_delay
        self._limits = msgspec.json.encode(limits).decode()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        root = Path(__file__).resolve().parents[2]
        paths = os.pathsep.join([str(root / "src"), str(root)])
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                env={**os.environ, "PYTHONPATH": paths, **self._environment},
                stderr=log,
            )
        deadline = time.monotonic() + START
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1) as probe:
                    probe.sendall(b"GET /healthz HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
                    if b" 200 " in probe.recv(100):
                        return
            except OSError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server doesn't answer: {self.log.read_text()[-2000:]}")

    def command(self) -> list[str]:
        """What is run."""
        return [sys.executable, "-c", PROGRAM, str(self.data), str(self.port), str(self._delay), self._limits]

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As the power failing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """As a host stops it; returns its exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(by)
        try:
            return self._process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
