"""Passwords by argon2id, a few at a time and never in the event loop; and codes that get one in without a password."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tamaya.server.config import Limits
from tamaya.server.lookalikes import folded
from tamaya.server.problems import ApiError

Answer = TypeVar("Answer")

LEAST = 8
MOST = 128
CODES = 10
"""How many recovery codes somebody gets at once."""

_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"
"""None looks like another."""

_GROUPS, _GROUP = 4, 4


def check(password: str, name: str) -> None:
    """Whether that can be the password of somebody of that name.

    Raises:
        ApiError: ``weak_password``: it has fewer than 8 characters or more than 128, or is their name, or one character.
    """
    if not LEAST <= len(password) <= MOST or folded(password) == folded(name) or len(set(password)) == 1:
        raise ApiError("weak_password")


def new_code() -> str:
    """A recovery code: 78 random bits, for writing down.

    >>> len(new_code()), digest_of_code("u", " ABCD-efgh 2345 mnpq ") == digest_of_code("u", "abcdefgh2345mnpq")
    (19, True)
    """
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def digest_of_code(user: str, code: str) -> str:
    """What is kept of a code. It is as random as a key, so a plain digest can't be guessed back."""
    letters = "".join(letter for letter in code.lower() if letter.isalnum())
    return sha256(f"{user}|{letters}".encode()).hexdigest()


class Passwords:
    """Hashes and checks passwords in threads of its own.

    Each takes 64 MiB for a moment (the profile for low memory of RFC 9106, the library's own): so only ``hashes`` at once,
    ``hashes_waiting`` more in line, and whoever comes then is told to come back.
    """

    def __init__(self, limits: Limits) -> None:
        self._hasher = PasswordHasher()
        self._pool = ThreadPoolExecutor(limits.hashes, thread_name_prefix="passwords")
        self._most = limits.hashes + limits.hashes_waiting
        self._busy = 0
        self._nobody: str | None = None

    async def hashed(self, password: str) -> str:
        """What is kept of a password.

        Raises:
            ApiError: ``busy``.
        """
        return await self._run(lambda: self._hasher.hash(_normal(password)))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether it is that password. Without one it takes as long to say no, so that nobody can tell which names exist.

        Raises:
            ApiError: ``busy``.
        """
        return await self._run(lambda: self._verified(kept, password))

    def outdated(self, kept: str) -> bool:
        """Whether the hash was made with less effort than is usual now."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _verified(self, kept: str | None, password: str) -> bool:
        if self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_hex())
        try:
            self._hasher.verify(kept or self._nobody, _normal(password))
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept)

    async def _run(self, work: Callable[[], Answer]) -> Answer:
        if self._busy >= self._most:
            raise ApiError("busy")
        self._busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._busy -= 1


def _normal(password: str) -> str:
    # The same password from another keyboard may be composed otherwise.
    return unicodedata.normalize("NFC", password)
