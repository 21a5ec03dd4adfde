"""What becomes of something that the database couldn't do."""

import logging

from sqlalchemy.exc import DBAPIError

log = logging.getLogger(__name__)


class StorageFailed(Exception):
    """The database could not do it (a full disk, for example); as far as is known nothing was changed."""


def note(what: str, problem: BaseException, **extra: object) -> StorageFailed:
    """Log what failed, without what the database says of rows: they hold decks. Returns what is told to whoever waits."""
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    if code is None and not isinstance(problem, DBAPIError):
        log.error(what, exc_info=problem, extra=extra)
    else:
        log.error(what, extra={"kind": type(cause).__name__, "code": code, **extra})
    return StorageFailed(type(cause).__name__)
