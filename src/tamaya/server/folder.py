"""The data folder: the database, the key file, and a lock that keeps a second server out."""

import fcntl
import os
import secrets
from pathlib import Path

KEY_BYTES = 32


class FolderInUse(Exception):
    """Another server uses the folder."""


class DataFolder:
    """A data folder, taken for this process until it ends; not ``alone``: its supervisor has taken it.

    Raises:
        FolderInUse: another server has it. On SQLite there is only one.
        OSError: the folder can't be made or written.
    """

    def __init__(self, path: Path, *, alone: bool = True) -> None:
        self.path = path
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock: int | None = None
        if not alone:
            return
        # Kept open: the lock lasts as long as the process, kill -9 included.
        self._lock = os.open(path / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._lock)
            raise FolderInUse(str(path)) from None

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.path / "tamaya.sqlite"

    def make_database(self) -> Path:
        """The SQLite file, made if need be and readable by its owner only; SQLite gives its -wal and -shm the same mode."""
        self.database.touch(mode=0o600)
        self.database.chmod(0o600)
        return self.database

    def key(self) -> bytes:
        """The key that signs cookies, made on the first start and readable by its owner only."""
        path = self.path / "key"
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return bytes.fromhex(path.read_text("ascii"))
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        return bytes.fromhex(path.read_text("ascii"))

    def release(self) -> None:
        """Let another server have it."""
        if self._lock is not None:
            os.close(self._lock)
