"""The client knows the default settings, because it shows a new table's before the server is asked."""

import json
from pathlib import Path

import msgspec

from tamaya.wire.settings import Settings

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "pages" / "settings" / "defaults.json"


def test_the_clients_defaults_are_the_servers() -> None:
    assert json.loads(FILE.read_text("utf-8")) == msgspec.to_builtins(Settings())
