"""Keeping order: what an admin may do, from wherever they ask. Each deed is written down, in the commit that does it where there is one."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address

import msgspec
from sqlalchemy import Connection

from tamaya.server.hub import Hub
from tamaya.server.lookalikes import folded, skeleton
from tamaya.server.names import is_table
from tamaya.server.passwords import digest_of_code, new_code
from tamaya.server.people import guest_name, place_of
from tamaya.server.problems import ApiError
from tamaya.server.removal import rename_everywhere
from tamaya.server.storage import accounts, conduct, names, open_tables
from tamaya.server.storage.failures import StorageFailed
from tamaya.table.decide import clean_name, clean_text
from tamaya.wire import admin as w
from tamaya.wire.events import Said

CONSOLE = "console"
"""Who acts from the command line: whoever may write in the data folder."""

EVERY = 30.0
"""Seconds after which an address that another worker's admin shut out is shut out here."""

MOST = 100
"""Rows of a list."""

_USER = re.compile(r"[0-9a-f]{16}")
_said = msgspec.json.Decoder(tuple[Said, ...]).decode


@dataclass(frozen=True, slots=True)
class Target:
    """Somebody; ``account`` if they have one."""

    user: str
    name: str
    account: accounts.Account | None


class Order:
    """Does what admins ask.

    Attributes:
        shut_out: addresses from which nobody may come, as far as this worker knows; see :meth:`refresh`.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.shut_out: frozenset[str] = frozenset()

    async def refresh(self) -> None:
        """Read which addresses are shut out."""
        self.shut_out = await self._hub.store.read(conduct.banned_addresses)

    async def watch(self) -> None:
        """Keep up with what other workers' admins do."""
        while True:
            with suppress(StorageFailed):
                await self.refresh()
            await asyncio.sleep(EVERY)

    async def run(self, actor: str, command: w.AdminCommand) -> w.AdminAnswer:  # noqa: C901 - one short case for each
        """Do it.

        Raises:
            ApiError: ``no_person``, ``no_address``, ``no_table``, ``no_report``, ``admin_only``, ``name_taken``, ``not_claimed``.
        """
        match command:
            case w.FindPerson(who=who):
                return await self._person(who)
            case w.CloseTable(table=table, reason=reason):
                return await self._close_table(actor, table, clean_text(reason))
            case w.Ban("address", who, reason):
                return await self._ban_address(actor, who, clean_text(reason))
            case w.Ban("user", who, reason):
                return await self._sanction(actor, "ban", who, clean_text(reason))
            case w.Silence(who, reason):
                return await self._sanction(actor, "mute", who, clean_text(reason))
            case w.Unban("address", who):
                return await self._lift(actor, "ban", "address", place_of(who))
            case w.Unban("user", who):
                return await self._lift(actor, "ban", "user", (await self._target(who)).user)
            case w.Unsilence(who):
                return await self._lift(actor, "mute", "user", (await self._target(who)).user)
            case w.RenamePerson(who, name):
                return await self._rename(actor, who, name)
            case w.ResetPassword(who):
                return await self._reset(actor, who)
            case w.SetAdmin(who, admin):
                return await self._set_admin(actor, who, admin)
            case w.CloseReport(report):
                return await self._close_report(actor, report)
            case _:
                return await self._hub.store.read(lambda connection: _list(connection, command))

    # ------------------------------------------------------------ people

    async def _target(self, who: str) -> Target:
        def read(connection: Connection) -> Target | None:
            row = accounts.find_named(connection, folded(who))
            if row is None and _USER.fullmatch(who) is None:
                return None
            user = who if row is None else row.user
            name = names.name_of(connection, user) or guest_name(user)
            return Target(user, name, row or accounts.find(connection, user))

        found = await self._hub.store.read(read)
        if found is None:
            raise ApiError("no_person")
        return found

    async def _person(self, who: str) -> w.Person:
        target = await self._target(who)
        row = target.account

        def read(connection: Connection) -> w.Person:
            seen = accounts.standing(connection, target.user)
            return w.Person(
                target.user,
                target.name,
                claimed=row is not None,
                admin=row is not None and row.admin,
                banned=seen.banned,
                silenced=seen.silenced,
                since=None if row is None else row.created_at,
                devices=accounts.count_sessions(connection, target.user),
            )

        return await self._hub.store.read(read)

    async def _sanction(self, actor: str, kind: conduct.Kind, who: str, reason: str) -> w.AdminDone:
        target, now = await self._target(who), self._hub.store.now()

        def write(connection: Connection) -> None:
            conduct.impose(connection, kind, "user", target.user, reason, now)
            conduct.book(connection, actor, _ACTIONS[kind], target.user, f"{target.name}: {reason}", now)

        await self._hub.store.write(write)
        # They come back as they stand now: shut out, or without a voice.
        self._hub.dismiss(target.user, None)
        return w.AdminDone()

    async def _ban_address(self, actor: str, address: str, reason: str) -> w.AdminDone:
        try:
            place, now = place_of(str(ip_address(address.strip()))), self._hub.store.now()
        except ValueError:
            raise ApiError("no_address") from None

        def write(connection: Connection) -> None:
            conduct.impose(connection, "ban", "address", place, reason, now)
            conduct.book(connection, actor, "ban", place, reason, now)

        await self._hub.store.write(write)
        await self.refresh()
        return w.AdminDone()

    async def _lift(self, actor: str, kind: conduct.Kind, whom: conduct.Whom, value: str) -> w.AdminDone:
        now = self._hub.store.now()

        def write(connection: Connection) -> bool:
            lifted = conduct.lift(connection, kind, whom, value)
            if lifted:
                conduct.book(connection, actor, f"un{_ACTIONS[kind]}", value, "", now)
            return lifted

        if not await self._hub.store.write(write):
            raise ApiError("no_person")
        await self.refresh()
        self._hub.dismiss(value, None)
        return w.AdminDone()

    async def _rename(self, actor: str, who: str, wish: str) -> w.AdminDone:
        target, now = await self._target(who), self._hub.store.now()
        name = clean_name(wish)
        forms = (folded(name), skeleton(name))

        def write(connection: Connection) -> bool:
            if not accounts.rename(connection, target.user, name, *forms, now):
                return False
            conduct.book(connection, actor, "rename", target.user, f"{target.name} → {name}", now)
            return True

        if not await self._hub.store.write(write):
            raise ApiError("name_taken")
        await rename_everywhere(self._hub, target.user, name)
        self._hub.dismiss(target.user, None)
        return w.AdminDone()

    async def _reset(self, actor: str, who: str) -> w.AdminDone:
        target, now, code = await self._target(who), self._hub.store.now(), new_code()
        if target.account is None:
            raise ApiError("not_claimed")

        def write(connection: Connection) -> None:
            accounts.set_password(connection, target.user, "")
            accounts.write_codes(connection, target.user, [digest_of_code(target.user, code)])
            accounts.end_sessions(connection, target.user)
            conduct.book(connection, actor, "reset", target.user, target.name, now)

        await self._hub.store.write(write)
        self._hub.dismiss(target.user, None)
        return w.AdminDone(code)

    async def _set_admin(self, actor: str, who: str, admin: bool) -> w.AdminDone:
        if actor != CONSOLE:
            raise ApiError("admin_only")
        target, now = await self._target(who), self._hub.store.now()
        if target.account is None:
            raise ApiError("not_claimed")

        def write(connection: Connection) -> None:
            accounts.set_admin(connection, target.user, admin)
            conduct.book(connection, actor, "grant" if admin else "revoke", target.user, target.name, now)

        await self._hub.store.write(write)
        return w.AdminDone()

    # ------------------------------------------------------------ tables and reports

    async def _close_table(self, actor: str, table_id: str, reason: str) -> w.AdminDone:
        store = self._hub.store
        while True:
            table = await self._hub.table(table_id) if is_table(table_id) else None
            if table is None:
                raise ApiError("no_table")
            entry = table.authority.closing(actor, self._hub.now())
            if entry is None or await store.append(table_id, entry):
                break
            # Somebody moved meanwhile.
            self._hub.forget(table_id)
        now = store.now()

        def write(connection: Connection) -> None:
            open_tables.drop(connection, table_id)
            conduct.book(connection, actor, "close", table_id, reason, now)

        await store.write(write)
        await store.rest(table_id)
        self._hub.forget(table_id)
        return w.AdminDone()

    async def _close_report(self, actor: str, number: int) -> w.AdminDone:
        now = self._hub.store.now()

        def write(connection: Connection) -> bool:
            done = conduct.close_report(connection, number, actor, now)
            if done:
                conduct.book(connection, actor, "close_report", str(number), "", now)
            return done

        if not await self._hub.store.write(write):
            raise ApiError("no_report")
        return w.AdminDone()


_ACTIONS = {"ban": "ban", "mute": "silence"}


def _list(connection: Connection, command: w.AdminCommand) -> w.AdminAnswer:
    match command:
        case w.ListReports(closed):
            return w.Reports(tuple(_report(row) for row in conduct.reports(connection, MOST, closed=closed)))
        case w.ListSanctions():
            return w.Sanctions(tuple(_sanction(connection, row) for row in conduct.sanctions(connection)))
        case _:
            rows = conduct.deeds(connection, MOST)
            return w.Deeds(tuple(w.DeedRow(row.at, row.actor, row.action, row.target, row.detail) for row in rows))


def _report(row: conduct.Reported) -> w.ReportRow:
    context = tuple(w.SaidThen(said.name, said.user, said.text, said.phrase) for said in _said(row.context))
    return w.ReportRow(
        row.id, row.at, row.reporter, row.accused, row.name, row.table_id, row.reason, context, row.closed_at
    )


def _sanction(connection: Connection, row: conduct.Sanction) -> w.SanctionRow:
    name = names.name_of(connection, row.value) or guest_name(row.value) if row.whom == "user" else ""
    return w.SanctionRow(row.kind, row.whom, row.value, name, row.reason, row.at)
