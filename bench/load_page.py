"""First load of the start page and of a table as a phone far away sees it.

    python bench/load_page.py --runs 3 --out bench/results/first-load.json

150 ms of delay, 1.6 Mb/s, the CPU slowed four times, nothing cached, no service worker. Per page the median over the runs of
- ``shown``: milliseconds until what one came for is there (the button to play; one's own hand);
- ``interactive``: until that, and until the last task of more than 50 ms before it or right after it has ended;
- ``tasks``: what the main thread did until then, in milliseconds (slowed), from the browser's trace;
and the kilobytes of JavaScript, gzipped (level 9, as built), and of everything, as it came over the wire.
"""

import argparse
import gzip
import json
import os
import statistics
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.browser.conftest import ARGUMENTS
from tests.browser.server import Server

LATENCY, RATE, SLOWER = 150, 1.6e6 / 8, 4
QUIET = 1500
"""Milliseconds after the page has come up in which long tasks still count."""
SEEN = """selector => {
  window.long = [];
  new PerformanceObserver(list => {
    for (const task of list.getEntries()) window.long.push([task.startTime, task.startTime + task.duration]);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    if (found && found.getBoundingClientRect().width) window.shown = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
KINDS = {
    "ParseHTML": "parsing",
    "EvaluateScript": "script",
    "v8.compile": "script",
    "FunctionCall": "script",
    "RunMicrotasks": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}


def slowed(page: Page) -> None:
    """As on a slow phone behind slow 4G."""
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    speed = {"latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": RATE, "offline": False}
    tools.send("Network.emulateNetworkConditions", speed)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def told(trace: bytes) -> dict[str, float]:
    """Milliseconds of the page's main thread by kind; what lies within another counted once, as the outer one."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    spent: dict[str, float] = defaultdict(float)
    for thread in main:
        until = 0.0
        mine = [e for e in events if e["ph"] == "X" and (e["pid"], e["tid"]) == thread and e["name"] in KINDS]
        for e in sorted(mine, key=lambda e: e["ts"]):
            if e["ts"] >= until:
                spent[KINDS[e["name"]]] += e.get("dur", 0) / 1000
                until = e["ts"] + e.get("dur", 0)
    return {kind: round(took) for kind, took in sorted(spent.items())}


def load(browser: Browser, url: str, selector: str, storage: StorageState | None) -> dict[str, Any]:
    """One first load."""
    context = browser.new_context(
        locale="en-GB", service_workers="block", storage_state=storage, viewport={"width": 360, "height": 740}
    )
    page = context.new_page()
    slowed(page)
    page.add_init_script(f"({SEEN})({json.dumps(selector)})")
    scripts: dict[str, int] = {}
    wire: list[int] = []

    def came(response: Any) -> None:
        if response.url.endswith(".js") and "/assets/" in response.url:
            scripts[response.url] = len(gzip.compress(response.body(), 9))
        wire.append(sum(response.request.sizes()[part] for part in ("responseBodySize", "responseHeadersSize")))

    requests: list[Any] = []
    page.on("requestfinished", lambda request: requests.append(request))
    browser.start_tracing(page=page, categories=["devtools.timeline", "v8", "blink.user_timing", "__metadata"])
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => window.shown", timeout=60_000)
    page.wait_for_timeout(QUIET)
    shown, long = page.evaluate("[window.shown, window.long]")
    trace = browser.stop_tracing()
    until = page.evaluate("performance.now()")
    for request in requests:
        response = request.response()
        if response is not None and response.url.startswith("http"):
            came(response)
    context.close()
    ends = [end for start, end in long if start < shown + QUIET and start < until]
    return {
        "shown": round(shown),
        "interactive": round(max([shown, *ends])),
        "js_kb": round(sum(scripts.values()) / 1000, 1),
        "wire_kb": round(sum(wire) / 1000, 1),
        "requests": len(wire),
        "tasks": told(trace),
    }


def median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Of each figure by itself; what the main thread did in the run that is the middle one."""
    middle = sorted(runs, key=lambda run: run["interactive"])[len(runs) // 2]
    figures = {name: statistics.median(run[name] for run in runs) for name in runs[0] if name != "tasks"}
    return {**figures, "least_interactive": min(run["interactive"] for run in runs), "tasks": middle["tasks"]}


def main(runs: int, out: Path) -> None:
    """Write the figures as JSON."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        try:
            page = browser.new_page()
            page.goto(server.address)
            page.get_by_test_id("play-now").click()
            page.wait_for_url("**/t/*")
            storage, table = page.context.storage_state(), page.url
            page.context.close()
            pages = {"/": (server.address, "[data-testid=play-now]", None), "/t/…": (table, "[data-own]", storage)}
            figures = {path: median([load(browser, *where) for _ in range(runs)]) for path, where in pages.items()}
        finally:
            browser.close()
            server.stop()
    busy = round(os.getloadavg()[0], 1)
    found = {"runs": runs, "load_average": busy, "cpus": os.cpu_count(), "pages": figures}
    out.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    main(wanted.runs, wanted.out)
