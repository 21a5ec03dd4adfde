"""What starting costs: `import tamaya` and help load nothing heavy, and answer at once."""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage

import pytest

HEAVY = {"alembic", "numba", "numpy", "rich", "sqlalchemy", "starlette", "uvicorn"}
HELP = "import sys; sys.argv = ['tamaya', '--help']; from tamaya.cli.main import app; app(standalone_mode=False)"

EVERY_MODULE = """
import importlib, pkgutil
room = importlib.import_module("{0}")
for module in pkgutil.walk_packages(room.__path__, "{0}."):
    importlib.import_module(module.name)
"""


def loaded_by(code: str) -> set[str]:
    """Run code in a fresh Python; return the top-level names that it imported."""
    report = "\nimport sys; print('\\n' + ' '.join({name.split('.')[0] for name in sys.modules}))"
    answer = subprocess.run([sys.executable, "-c", code + report], capture_output=True, text=True, check=True)
    return set(answer.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    "code",
    [
        "import tamaya",
        EVERY_MODULE.format("tamaya.rules"),
        EVERY_MODULE.format("tamaya.table"),
        HELP,
    ],
    ids=["tamaya", "rules", "table", "help"],
)
def test_nothing_heavy_is_loaded(code: str) -> None:
    assert loaded_by(code) & HEAVY == set()


def test_help_answers_at_once() -> None:
    times = []
    for _ in range(5):
        before = getrusage(RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", HELP], check=True, capture_output=True)
        after = getrusage(RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    # Processor time, because the clock on the wall measures the neighbours too. 0.08 s on a free machine.
    assert min(times) < 0.3
