"""The recorded games beside the repository, for those who have them."""

import json
from pathlib import Path
from typing import Any

import pytest

RECORDS = Path(__file__).resolve().parents[3] / "shared" / "records"
HERE = RECORDS.is_dir()
needed = pytest.mark.skipif(not HERE, reason="the recorded games of ../shared/records aren't there")


def index() -> list[dict[str, Any]]:
    """Return what is known of each record; nothing if they aren't there."""
    entries: list[dict[str, Any]] = json.loads((RECORDS / "index.json").read_text("utf-8")) if HERE else []
    return entries
