"""What can be set and what is limited is documented; the example works."""

import dataclasses
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Running

from tamaya.cli.main import load
from tamaya.server.config import Limits, Rate

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "server.md").read_text("utf-8")


@pytest.mark.parametrize("limit", [field.name for field in dataclasses.fields(Limits)])
def test_every_limit_is_documented(limit: str) -> None:
    assert f"| `{limit}`: " in GUIDE
    assert f"        {limit}: " in str(Limits.__doc__)


@pytest.mark.parametrize("option", [parameter.opts[0] for parameter in load("serve").params])
def test_every_option_is_documented(option: str) -> None:
    assert f"| `{option}` | `TAMAYA_{option.strip('-').replace('-', '_').upper()}` |" in GUIDE


def example() -> str:
    """The settings file of the guide."""
    return GUIDE.partition("```toml\n")[2].partition("```")[0]


def test_the_file_can_say_whatever_flags_can() -> None:
    named = {key.replace("-", "_") for key in tomllib.loads(example())} - {"limits"} | {"config", "limit"}
    assert named == {parameter.name.strip("_") for parameter in load("serve").params}


def settings(arguments: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """What the server would be started with: its configuration, host, port and workers."""
    started: list[Any] = []
    monkeypatch.setattr("tamaya.cli.serve.start", lambda *wish: started.append(wish))
    load("serve").main([*arguments], standalone_mode=False)
    return started[0]


def test_flags_go_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tamaya.toml"
    file.write_text(example())
    config, host, port, workers = settings(["--config", str(file)], monkeypatch)
    assert (host, port, workers) == ("0.0.0.0", 8000, 2)
    assert config.data == Path("/var/lib/tamaya")
    assert config.database == "postgresql://tamaya:secret@db.example/tamaya"
    assert config.origins == ("https://hanabi.example",)
    assert config.trusted_proxies[-1] == "10.0.0.0/8"
    assert (config.limits.sockets, config.limits.messages) == (20_000, Rate(20, 60))
    monkeypatch.setenv("TAMAYA_CONFIG", str(file))
    monkeypatch.setenv("TAMAYA_PORT", "9000")
    monkeypatch.setenv("TAMAYA_LIMIT", "sockets=7 tables=1/2")
    config, host, port, workers = settings(["--host", "127.0.0.1"], monkeypatch)
    assert (host, port, workers) == ("127.0.0.1", 9000, 2)
    assert (config.limits.sockets, config.limits.tables, config.limits.messages) == (7, Rate(1, 2), Limits().messages)
    assert settings(["--port", "9001"], monkeypatch)[2] == 9001


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "prot"),
        ("port = ", "Invalid value"),
        ('port = "x"', "valid integer"),
        ("[limits]\nsockets = 'many'", "sockets"),
    ],
)
def test_what_a_file_cannot_say(text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tamaya.toml"
    file.write_text(text)
    with pytest.raises(Exception, match=said):
        settings(["--config", str(file)], monkeypatch)


def test_the_example_plays_a_game(running: Running) -> None:
    example = [sys.executable, str(ROOT / "examples" / "at_a_table.py"), running.url]
    answer = subprocess.run(example, capture_output=True, text=True, check=True, timeout=60)
    assert answer.stdout.splitlines()[-1].endswith("points")


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("{url}/t/AAAAAAAAAAAAAAAA", "no_table"),
        ("{url}/t/hello", "no_table"),
        ("http://127.0.0.1:9", "No server at"),
        ("hello", "No server at"),
        ("{url}/nowhere", "No server at"),
    ],
)
def test_the_example_says_what_is_wrong_with_a_link(running: Running, link: str, said: str) -> None:
    example = [sys.executable, str(ROOT / "examples" / "at_a_table.py"), link.format(url=running.url)]
    answer = subprocess.run(example, capture_output=True, text=True, check=False, timeout=60)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert said in answer.stderr
    assert "Traceback" not in answer.stderr
