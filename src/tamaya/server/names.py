"""How things are called in links and in logs."""

import re
import secrets
from hashlib import sha256

_TABLE = re.compile(r"[A-Za-z0-9_-]{16}")


def new_table() -> str:
    """A table's id: 96 random bits, for whoever has the link may come in.

    >>> is_table(new_table()), is_table("../../etc/passwd")
    (True, False)
    """
    return secrets.token_urlsafe(12)


def new_worker() -> str:
    """A name for this process, among those that share a database."""
    return secrets.token_hex(8)


def is_table(text: str) -> bool:
    """Whether that can be a table's id."""
    return _TABLE.fullmatch(text) is not None


def log_name(table_id: str) -> str:
    """What a table is called in logs, which nobody can come in with.

    >>> log_name("t1")
    '628b49d9'
    """
    return sha256(table_id.encode()).hexdigest()[:8]
