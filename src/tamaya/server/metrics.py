"""What a worker counts and measures, for Prometheus. One registry of our own: nothing that we don't mean gets in."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.exposition import generate_latest

SHORT = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
LONG = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 15.0)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

TABLES = Gauge("tamaya_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("tamaya_sockets", "Open sockets", registry=REGISTRY)
COMMANDS = Counter("tamaya_commands", "Commands that were answered, by how", ["answer"], registry=REGISTRY)
COMMIT = Histogram(
    "tamaya_commit_seconds", "Commits, from taking what waits to having it on the disk", registry=REGISTRY, buckets=LONG
)
JOBS = Counter("tamaya_committed_jobs", "What was written in those commits", registry=REGISTRY)
FAN_OUT = Histogram(
    "tamaya_fan_out_seconds", "Telling a step to all who see the table", registry=REGISTRY, buckets=SHORT
)
SLOW = Counter("tamaya_slow_readers", "Sockets that were closed because they didn't read", registry=REGISTRY)
GAPS = Counter("tamaya_bus_gaps", "Logs that had moved elsewhere without a hint", registry=REGISTRY)
OTHERS = Gauge("tamaya_other_workers", "Other workers that are alive", registry=REGISTRY)
LEASES = Gauge("tamaya_leases", "Tables whose bots and clocks this worker looks after", registry=REGISTRY)
HEALTHY = Gauge("tamaya_healthy", "1 while commands can be committed", registry=REGISTRY)

DONE = COMMANDS.labels("done")
REFUSED = COMMANDS.labels("refused")


def exposed() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(REGISTRY)
