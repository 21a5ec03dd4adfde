"""`tamaya serve` from outside: what it prints, what it says when it can't start, how it stops."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

TAMAYA = [sys.executable, "-c", "from tamaya.cli.main import main; main()"]


def start(*options: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([*TAMAYA, "serve", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    process = start("--port", "0", "--data", str(tmp_path / "data"))
    assert process.stdout is not None
    address = re.fullmatch(r"Tamaya: (http://127\.0\.0\.1:\d+)\n", process.stdout.readline())
    assert address is not None
    assert process.stdout.readline() == f"Data and key: {tmp_path / 'data'}\n"
    yield process, address[1]
    process.kill()
    process.communicate()


def test_it_serves_and_ctrl_c_is_no_failure(served: tuple["subprocess.Popen[str]", str]) -> None:
    process, address = served
    with urlopen(address + "/healthz", timeout=30) as answer:
        assert answer.read() == b"ok\n"
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=30)
    assert (process.returncode, out, errors) == (0, "", "")


def test_a_port_in_use(served: tuple["subprocess.Popen[str]", str], tmp_path: Path) -> None:
    port = served[1].rpartition(":")[2]
    second = start("--port", port, "--data", str(tmp_path / "other"))
    out, errors = second.communicate(timeout=30)
    assert (second.returncode, out) == (1, "")
    assert errors.startswith(f"Port {port} is in use")
    assert errors.count("\n") == 1


def test_a_data_folder_in_use(served: tuple["subprocess.Popen[str]", str], tmp_path: Path) -> None:
    second = start("--port", "0", "--data", str(tmp_path / "data"))
    out, errors = second.communicate(timeout=30)
    assert (second.returncode, out) == (1, "")
    assert errors.startswith("Another server uses the data folder")


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    process = start("--port", "0", "--data", str(tmp_path / "file" / "data"))
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 1
    assert errors.startswith("Can't start: ")


def test_everywhere_prints_a_code_for_phones(tmp_path: Path) -> None:
    process = start("--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path / "data"))
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Tamaya: http://localhost:")
    process.stdout.readline()
    try:
        from tamaya.server.lan import lan_address

        if (address := lan_address()) is not None:
            assert process.stdout.readline().startswith(f"On your network: http://{address}:")
            assert "▄" in process.stdout.readline() + process.stdout.readline()
    finally:
        process.kill()
        process.communicate()
