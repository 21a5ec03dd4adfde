"""The rules of the house that linters don't know."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "tamaya"
ROOMS = sorted(path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file())
LINES = 450
"""Files stay under about 400 lines; this is where about ends."""


def imports(path: Path) -> set[str]:
    """Return the top-level names that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_init_files_are_empty() -> None:
    # A parent's __init__ is loaded with every child, and the import linter doesn't see it.
    full = [path for path in SOURCE.rglob("__init__.py") if path.read_text("utf-8").strip()]
    assert full == []


def test_rules_use_the_standard_library_only() -> None:
    allowed = set(sys.stdlib_module_names) | {"tamaya"}
    used = set().union(*map(imports, (SOURCE / "rules").rglob("*.py")))
    assert used - allowed == set()


@pytest.mark.parametrize("room", ROOMS)
def test_architecture_names_every_room(room: str) -> None:
    assert f"`{room}/`" in (ROOT / "docs" / "architecture.md").read_text("utf-8")


def test_files_are_short() -> None:
    sources = [
        *SOURCE.rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    long = {
        str(path.relative_to(ROOT)): lines
        for path in sources
        if path.name != "wire.d.ts" and (lines := path.read_text("utf-8").count("\n")) > LINES
    }
    assert long == {}
