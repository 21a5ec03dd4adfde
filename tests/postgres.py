"""A PostgreSQL server of one's own, for tests and benches: on loopback, in a folder that goes away."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

OWNER = "postgres"
"""Debian's user for it: PostgreSQL refuses to run as root."""


def programs() -> Path | None:
    """The folder of ``initdb`` and its kin, newest version first; they aren't on PATH. None if there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if found:
        return found[-1].parent
    other = shutil.which("initdb")
    return Path(other).resolve().parent if other else None


class Postgres:
    """A server that can be killed, stopped and started again on the same data and port."""

    def __init__(self, *settings: str, folder: Path | None = None) -> None:
        bin_folder = programs()
        assert bin_folder is not None, "PostgreSQL is not installed"
        self._bin = bin_folder
        self._settings = settings
        self._as_owner = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
        # Pytest's folders can't be entered by others.
        self.folder = folder or Path(tempfile.mkdtemp(prefix="tamaya-pg-"))
        self.folder.mkdir(exist_ok=True)
        if self._as_owner:
            owner = pwd.getpwnam(OWNER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.data = self.folder / "data"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", OWNER, "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        options += "".join(f" -c {setting}" for setting in self._settings)
        self._run(
            "pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-o", options, "-w", "-t", "180", "start"
        )

    def stop(self, how: str = "fast") -> None:
        """Stop it: ``fast`` breaks connections off, ``immediate`` is as the power failing."""
        self._run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    @property
    def pid(self) -> int:
        """The process of which all of its others are children."""
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement as its owner."""
        return self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-d", database, "-U", OWNER, "-Atc", statement
        )

    def create(self, name: str) -> str:
        """An empty database; returns its address."""
        self.sql(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def answers(self) -> bool:
        """Whether it takes connections."""
        try:
            self.sql("SELECT 1")
        except RuntimeError:
            return False
        return True

    def remove(self) -> None:
        """Stop it, if it runs, and forget its data."""
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> str:
        command = [*self._as_owner, str(self._bin / program), *arguments]
        # Its children keep what they inherit open: a pipe would never end.
        with tempfile.TemporaryFile() as out:
            ended = subprocess.run(command, cwd="/", stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT)
            out.seek(0)
            said = out.read().decode(errors="replace")
        if ended.returncode:
            raise RuntimeError(f"{program}: {said}")
        return said.strip()
