"""Accounts, sessions, recovery codes and preferences in the database.

Every function is given the connection of a transaction, see ``Store.write`` and ``Store.read``.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tamaya.server.storage import names
from tamaya.server.storage.schema import (
    account,
    muted,
    preference,
    push_subscription,
    recovery_code,
    sanction,
    session,
    turn_feed,
    users,
)

DAY = 24 * 3600 * 1000
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class Account:
    """A row of ``account``, with the name as it is written."""

    user: str
    name: str
    password: str
    admin: bool
    created_at: int


@dataclass(frozen=True, slots=True)
class Seen:
    """Whose session it is, and what they may not do."""

    user: str
    banned: bool
    silenced: bool


@dataclass(frozen=True, slots=True)
class Profile:
    """What somebody's browser needs to know of them."""

    name: str | None
    claimed: bool
    admin: bool
    preferences: dict[str, str]
    muted: dict[str, str]


# ---------------------------------------------------------------- names


def taken(connection: Connection, folded: str, skeleton: str, user: str) -> bool:
    """Whether somebody else has that name, or one that looks like it, for good."""
    same = or_(account.c.folded == folded, account.c.skeleton == skeleton)
    return connection.execute(select(account.c.user).where(same, account.c.user != user).limit(1)).first() is not None


def rename(connection: Connection, user: str, name: str, folded: str, skeleton: str, now: int) -> bool:
    """Keep what somebody is called, guest or not; False if the name is another's."""
    if taken(connection, folded, skeleton, user):
        return False
    try:
        with connection.begin_nested():
            own = update(account).where(account.c.user == user)
            connection.execute(own.values(folded=folded, skeleton=skeleton))
    except IntegrityError:
        # Somebody else was quicker, on another worker.
        return False
    names.rename(connection, user, name, now)
    return True


# ------------------------------------------------------------- accounts


def find(connection: Connection, user: str) -> Account | None:
    """Somebody's account."""
    return _found(connection, account.c.user == user)


def find_named(connection: Connection, folded: str) -> Account | None:
    """The account of that name."""
    return _found(connection, account.c.folded == folded)


def _found(connection: Connection, which: Any) -> Account | None:
    query = select(account.c.user, users.c.name, account.c.password, account.c.admin, account.c.created_at)
    row = connection.execute(query.join(users, users.c.id == account.c.user).where(which)).first()
    return None if row is None else Account(*row)


def claim(
    connection: Connection,
    user: str,
    name: str,
    folded: str,
    skeleton: str,
    password: str,
    codes: Collection[str],
    now: int,
) -> str | None:
    """Make a guest's name theirs; the code why not, or None if it was done."""
    if find(connection, user) is not None:
        return "already_claimed"
    if taken(connection, folded, skeleton, user):
        return "name_taken"
    row = {"user": user, "folded": folded, "skeleton": skeleton, "password": password, "admin": False}
    try:
        with connection.begin_nested():
            connection.execute(insert(account).values(**row, created_at=now))
    except IntegrityError:
        return "name_taken"
    names.rename(connection, user, name, now)
    write_codes(connection, user, codes)
    return None


def claimed(connection: Connection, users: Collection[str]) -> frozenset[str]:
    """Which of these have an account."""
    return frozenset(connection.execute(select(account.c.user).where(account.c.user.in_(users))).scalars())


def set_password(connection: Connection, user: str, password: str) -> None:
    """Keep another password."""
    connection.execute(update(account).where(account.c.user == user).values(password=password))


def set_admin(connection: Connection, user: str, admin: bool) -> bool:
    """Give or take an admin's rights; False if there is no such account."""
    return connection.execute(update(account).where(account.c.user == user).values(admin=admin)).rowcount == 1


def remove(connection: Connection, user: str, name: str, now: int) -> None:
    """Forget a person: what is left of them is an id without a face, called ``name``."""
    mine: tuple[Table, ...] = (account, session, recovery_code, preference, muted, push_subscription, turn_feed)
    for table in mine:
        connection.execute(delete(table).where(table.c.user == user))
    connection.execute(update(muted).where(muted.c.other == user).values(name=name))
    names.rename(connection, user, name, now)


def profile(connection: Connection, user: str) -> Profile:
    """What somebody's browser needs to know of them; also of a guest who has no row anywhere."""
    name = connection.execute(select(users.c.name).where(users.c.id == user)).scalar()
    own = connection.execute(select(account.c.admin).where(account.c.user == user)).first()
    pairs = connection.execute(select(preference.c.key, preference.c.value).where(preference.c.user == user))
    chosen = {row.key: row.value for row in pairs}
    others = connection.execute(select(muted.c.other, muted.c.name).where(muted.c.user == user))
    return Profile(
        name, own is not None, own is not None and own.admin, chosen, {row.other: row.name for row in others}
    )


# ------------------------------------------------------- recovery codes


def write_codes(connection: Connection, user: str, codes: Collection[str]) -> None:
    """Keep fresh codes, by their digests; the old ones are worth nothing any more."""
    connection.execute(delete(recovery_code).where(recovery_code.c.user == user))
    if codes:
        connection.execute(insert(recovery_code), [{"user": user, "digest": digest} for digest in codes])


def use_code(connection: Connection, user: str, digest: str) -> bool:
    """Use a code up; False if there is no such one."""
    this = and_(recovery_code.c.user == user, recovery_code.c.digest == digest)
    return connection.execute(delete(recovery_code).where(this)).rowcount == 1


def has_code(connection: Connection, user: str, digest: str) -> bool:
    """Whether there is such a code."""
    this = and_(recovery_code.c.user == user, recovery_code.c.digest == digest)
    return connection.execute(select(recovery_code.c.user).where(this)).first() is not None


def codes_left(connection: Connection, user: str) -> int:
    """How many codes somebody has."""
    query = select(func.count()).select_from(recovery_code).where(recovery_code.c.user == user)
    return connection.execute(query).scalar_one()


# ------------------------------------------------------------- sessions


def begin_session(connection: Connection, digest: str, user: str, now: int) -> None:
    """Let a browser in."""
    connection.execute(insert(session).values(digest=digest, user=user, created_at=now, seen_at=now))


def seen(connection: Connection, digest: str) -> tuple[Seen, int] | None:
    """Whose session it is, and when it was last noted."""
    query = select(session.c.user, session.c.seen_at).where(session.c.digest == digest)
    row = connection.execute(query).first()
    return None if row is None else (standing(connection, row.user), row.seen_at)


def standing(connection: Connection, user: str) -> Seen:
    """What somebody may not do."""
    query = select(sanction.c.kind).where(sanction.c.whom == "user", sanction.c.value == user)
    kinds = set(connection.execute(query).scalars())
    return Seen(user, "ban" in kinds, "mute" in kinds)


def note_session(connection: Connection, digest: str, now: int) -> None:
    """Note that a session is in use."""
    connection.execute(update(session).where(session.c.digest == digest).values(seen_at=now))


def end_session(connection: Connection, digest: str) -> None:
    """Sign a browser out."""
    connection.execute(delete(session).where(session.c.digest == digest))


def end_sessions(connection: Connection, user: str) -> None:
    """Sign all of somebody's browsers out."""
    connection.execute(delete(session).where(session.c.user == user))


def end_old_sessions(connection: Connection, before: int) -> None:
    """Forget the browsers that weren't seen since."""
    connection.execute(delete(session).where(session.c.seen_at < before))


def count_sessions(connection: Connection, user: str) -> int:
    """How many browsers somebody is signed in with."""
    query = select(func.count()).select_from(session).where(session.c.user == user)
    return connection.execute(query).scalar_one()


# ---------------------------------------------------------- preferences


def write_preferences(connection: Connection, user: str, values: Mapping[str, str], most: int) -> bool:
    """Keep what somebody chose, beside what they had chosen before; what is empty is forgotten.

    Returns:
        Whether there is room for it: with more than ``most`` keys nothing changes.
    """
    mine = preference.c.user == user
    others = select(func.count()).where(mine, preference.c.key.not_in(list(values)))
    rows = [{"user": user, "key": key, "value": value} for key, value in values.items() if value]
    if connection.execute(others).scalar_one() + len(rows) > most:
        return False
    connection.execute(delete(preference).where(mine, preference.c.key.in_(list(values))))
    if rows:
        connection.execute(insert(preference), rows)
    return True
