"""Which messages the program asks for: read from its sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from typer.core import TyperGroup
from typer.main import get_command

from tamaya.cli import spoken
from tamaya.cli.main import app

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tamaya"
WEB = ROOT / "web" / "src"

REFUSING = {
    "ApiError", "BadMessage", "Fault", "IllegalAction", "InvalidDeck", "InvalidOptions", "Refusal", "Refused",
    "_refuse", "problem", "refuse",
}  # fmt: skip
"""What is called with the code of a refusal: its first argument that is a text."""

CODE = re.compile(r"[a-z]+(_[a-z]+)*")
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_-]+)+")
QUOTED = [re.compile(f"{quote}([^{quote}\n]*){quote}") for quote in "\"'`"]
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
ASKED = re.compile(r"""\b(?:text|says|title|toasts\.info)\(\s*(["'])([a-z0-9_-]+)\1""")


def refusal_codes() -> dict[str, str]:
    """Every code that rules, table and server refuse with, and a file where it stands."""
    found: dict[str, str] = {}
    for room in ("rules", "table", "server"):
        for path in (PACKAGE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and called(node) in REFUSING and (code := first_text(node)):
                    found.setdefault(code, str(path.relative_to(ROOT)))
    return found


def asked_by_help() -> set[str]:
    """The English of everything that the help of all commands wants to say in another language."""
    asked: set[str] = set()

    def listen(_: str, english: str) -> str:
        asked.add(english)
        return english

    def visit(command: Any, path: str, above: Any) -> None:
        with command.make_context(path, [], parent=above, resilient_parsing=True) as context:
            command.get_help(context)
            if isinstance(command, TyperGroup):
                for name in command.list_commands(context):
                    visit(command.get_command(context, name), name, context)

    with patch.object(spoken, "spoken", listen), patch.object(spoken, "language", lambda: "ja"):
        visit(get_command(app), "tamaya", None)
    return asked


def called(node: ast.Call) -> str:
    """The name of what is called, without what it belongs to."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def first_text(node: ast.Call) -> str | None:
    """The first argument that is written out as a text, if it looks like a code."""
    texts = (a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))
    text = next(texts, "")
    return text if CODE.fullmatch(text) else None


def client_sources() -> Iterator[tuple[Path, str]]:
    """The client's files, tests left out."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", ".d.ts")):
            yield path, path.read_text("utf-8")


def asked_for() -> dict[str, str]:
    """The ids that the client asks for by name, and a file where it does."""
    found: dict[str, str] = {}
    for path, source in client_sources():
        for match in ASKED.finditer(source):
            found.setdefault(match[2], str(path.relative_to(ROOT)))
    return found


def mentioned() -> tuple[set[str], list[re.Pattern[str]]]:
    """What might be an id anywhere in the sources: whole, and as patterns with holes for what is put in."""
    whole: set[str] = set()
    patterns: set[str] = set()
    found: list[re.Pattern[str]] = []
    for _, source in client_sources():
        names, holes = mentioned_in(source)
        whole |= names
        found += holes
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = (str(p.value) if isinstance(p, ast.Constant) else "\0" for p in node.values)
                note("".join(parts), whole, patterns)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                note(node.value, whole, patterns)
    return whole, found + [re.compile(pattern) for pattern in patterns]


def mentioned_in(source: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """What might be an id in one of the client's files: whole, and as patterns."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for quoted in QUOTED:
        for text in quoted.findall(source):
            note(HOLE.sub("\0", text), whole, patterns)
    return whole, [re.compile(pattern) for pattern in patterns]


def parts() -> dict[str, list[str]]:
    """The parts of a catalogue that come with some pages only, and their files: as the client's build cuts them."""
    source = (WEB.parent / "tools" / "catalogues.js").read_text("utf-8")
    found = re.findall(r"^  (\w+): \[([^\]]+)\],$", source, re.MULTILINE)
    return {part: re.findall(r'"([\w-]+\.ftl)"', files) for part, files in found}


def note(text: str, whole: set[str], patterns: set[str]) -> None:
    """Keep a text if it could name a message."""
    if "\0" not in text:
        whole.add(text)
    elif ID.fullmatch(text.replace("\0", "x")) and len(text.split("\0")[0]) > 2:
        patterns.add(re.escape(text).replace("\0", r"[\w-]+"))
