"""A worker whose bus and clock can be bad: ``python -m tests.cluster.worker '{"data": …}'``."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

if __name__ == "__main__":
    WISH = json.loads(sys.argv[1])
    # Before anything else asks what time it is.
    _time, _time_ns, _skew = time.time, time.time_ns, WISH["skew"]
    time.time = lambda: _time() + _skew
    time.time_ns = lambda: _time_ns() + _skew * 1_000_000_000

from tests.server.running import FAST

from tamaya.server.app import create_app
from tamaya.server.bus import Heard
from tamaya.server.config import Config
from tamaya.server.folder import DataFolder
from tamaya.server.logs import set_up
from tamaya.server.notify import PostgresBus
from tamaya.server.run import listen, serve


class BadBus(PostgresBus):
    """A bus that loses some of what is told, and tells some twice."""

    def __init__(self, address: str, worker: str, badness: float) -> None:
        super().__init__(address, worker)
        self._badness = badness
        self._random = Random(worker)

    def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        def badly(*told: str) -> None:
            if self._random.random() >= self._badness:
                heard(*told)
            if self._random.random() < self._badness:
                heard(*told)

        super().start(badly, lost)


def main(wish: dict[str, object]) -> None:
    """Serve."""
    set_up("info")
    data, badness = Path(str(wish["data"])), float(str(wish["badness"]))
    config = Config(
        data,
        bot_delay=float(str(wish["delay"])),
        limits=FAST,
        database=str(wish["database"]),
        lease_seconds=float(str(wish["lease"])),
    )
    listener = listen("127.0.0.1", int(str(wish["port"])))
    app = create_app(config, DataFolder(data), bus=lambda address, worker: BadBus(address, worker, badness))
    serve(app, config, listener)


if __name__ == "__main__":
    main(WISH)
