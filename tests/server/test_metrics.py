"""Figures for Prometheus: what a host watches, and nothing that a stranger may see."""

import re
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.server.running import Running

from tamaya.client.guest import Guest
from tamaya.server.metrics import REGISTRY
from tamaya.wire.messages import Done, Say, Sit
from tamaya.wire.settings import Settings


def figures(running: Running) -> dict[str, float]:
    with urlopen(running.url + "/metrics", timeout=30) as answer:
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


async def test_what_a_host_watches(running: Running) -> None:
    before = figures(running)
    mai = await Guest.arrive(running.url, "Mai")
    table = await mai.create(Settings(players=2))
    async with await mai.join(table) as connection:
        assert isinstance(await connection.do(Say("hello")), Done)
        assert not isinstance(await connection.do(Sit(5)), Done)
        now = figures(running)
    grown = {name: now[name] - before.get(name, 0.0) for name in now}
    assert grown['tamaya_commands_total{answer="done"}'] == 1
    assert grown['tamaya_commands_total{answer="refused"}'] == 1
    assert grown["tamaya_commit_seconds_count"] >= 2
    assert grown["tamaya_committed_jobs_total"] >= grown["tamaya_commit_seconds_count"]
    assert grown["tamaya_fan_out_seconds_count"] >= 1
    assert now["tamaya_tables"] >= 1
    assert now["tamaya_sockets"] >= 1
    assert now["tamaya_healthy"] == 1
    assert {"tamaya_bus_gaps_total", "tamaya_slow_readers_total", "process_cpu_seconds_total"} <= now.keys()
    assert not re.search(table, str(now))


def test_every_figure_is_documented() -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs" / "operations.md").read_text("utf-8")
    families = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("tamaya_")}
    assert families
    assert all(f"`{name}`" in guide or f"`{name}_total" in guide for name in families)


@pytest.mark.parametrize("path", ["/metrics", "/metrics/0"])
def test_strangers_behind_a_proxy_see_none(running: Running, path: str) -> None:
    with pytest.raises(HTTPError, match="404"):
        urlopen(Request(running.url + path, headers={"X-Forwarded-For": "192.0.2.7"}), timeout=30)
