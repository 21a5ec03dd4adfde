"""Makes a server a worker among others."""

from collections.abc import Callable

from tamaya.server.bus import Bus
from tamaya.server.cluster import Cluster
from tamaya.server.config import Config
from tamaya.server.hub import Hub, Join
from tamaya.server.names import new_worker

OpenBus = Callable[[str, str], Bus]
"""Opens the bus of a database, for a worker."""


def one_of_several(config: Config, open_bus: OpenBus) -> Join | None:
    """What makes a server a worker among others: they share a PostgreSQL database. None where it is alone with its file."""
    address = config.database
    if address is None:
        return None

    def join(hub: Hub) -> Cluster:
        worker = new_worker()
        return Cluster(worker, hub.store, open_bus(address, worker), hub, config.lease_seconds)

    return join


def open_bus(address: str, worker: str) -> Bus:
    """The bus of a database."""
    from tamaya.server.notify import PostgresBus

    return PostgresBus(address, worker)
