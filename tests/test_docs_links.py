"""What the docs point at exists, and what they show runs."""

import re
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

from tamaya.bots.registry import BOTS

ROOT = Path(__file__).resolve().parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "bench/results/README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
LINK = re.compile(r"\]\(([^)\s]+)\)")
BLOCK = re.compile(r"(?ms)^```python\n(.*?)^```")
EXTRAS = {"tamaya.envs.aec": "pettingzoo", "tamaya.envs.vector": "gymnasium"}
"""Modules of ours that need an extra."""
OUTSIDE = {"ray.remote": "needs a cluster", "pq.read_table": "needs a dataset"}
"""What needs more than an extra is only compiled."""


def blocks() -> Sequence[object]:
    """Every Python block of every page; one that needs an extra runs where that is installed."""
    found = []
    for page in PAGES:
        for number, match in enumerate(BLOCK.finditer(page.read_text("utf-8")), 1):
            compile(match[1], str(page), "exec")
            why = [reason for named, reason in OUTSIDE.items() if named in match[1]]
            why += [f"{e} isn't installed" for m, e in EXTRAS.items() if m in match[1] and find_spec(e) is None]
            marks = [pytest.mark.skipif(bool(why), reason="; ".join(why))]
            if "tamaya.envs" in match[1] or "tamaya.kernel" in match[1]:
                marks.append(pytest.mark.slow)
            name = f"{page.relative_to(ROOT)}-{number}"
            found.append(pytest.param(match[1], id=name, marks=marks))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    targets = [link.partition("#")[0] for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("code", blocks())
def test_every_block_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "<docs>", "exec"), {"__name__": "docs"})


def test_the_bots_are_listed() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8").partition("\n## ")[0]
    listed = re.findall(r"(?m)^\| `(\S+)` \| (\S+) \|", page)
    assert listed == [(info.name, info.level) for info in BOTS]


def test_every_results_file_is_explained() -> None:
    page = (ROOT / "bench" / "results" / "README.md").read_text("utf-8")
    # A file with a leading dot is a program that a bench compiled for itself.
    files = [path.name for path in (ROOT / "bench" / "results").iterdir() if not path.name.startswith(".")]
    names = {re.sub(r"-\dp\.", "-Np.", name) for name in files} - {"README.md"}
    names = {name if f"`{name}`" in page or "-Np." not in name else name.replace("-Np.", "-2p.") for name in names}
    assert {name for name in names if f"`{name}`" not in page} == set()
