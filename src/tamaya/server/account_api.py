"""The HTTP API about people: a name of one's own, signing in and out, what one chose, whom one mutes, what one leaves behind."""

from functools import partial

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.asking import answer, body, hub_of, known, me_of, people_of, place, secure, visitor
from tamaya.server.config import Limits
from tamaya.server.files import kept_as
from tamaya.server.lookalikes import folded, reserved, skeleton
from tamaya.server.passwords import CODES, Passwords, check, digest_of_code, new_code
from tamaya.server.people import ANONYMOUS, Visitor, cookie
from tamaya.server.problems import ApiError, json_response
from tamaya.server.rates import Buckets
from tamaya.server.removal import remove
from tamaya.server.storage import accounts, traces
from tamaya.server.storage.accounts import Account as Row
from tamaya.table.decide import clean_name
from tamaya.wire import accounts as w

MOST_PREFERENCES = 60
"""Choices, and games with notes, that follow an account."""


class AccountApi:
    """The handlers; each takes a request and gives its answer."""

    def __init__(self, limits: Limits) -> None:
        self._passwords = Passwords(limits)
        self._from = Buckets(limits.sign_ins)
        self._at = Buckets(limits.sign_ins)

    # ------------------------------------------------------------ a name of one's own

    async def account(self, request: Request) -> Response:
        """``GET /api/account``: one's own account."""
        who = await known(request)
        row = await self._own(request, who)

        def read(connection: Connection) -> w.Account:
            codes, devices = accounts.codes_left(connection, who.user), accounts.count_sessions(connection, who.user)
            return w.Account(row.name, row.created_at, codes, devices)

        return answer(request, await hub_of(request).store.read(read))

    async def claim(self, request: Request) -> Response:
        """``POST /api/account``: a guest makes a name theirs; nothing else about them changes."""
        wish = await body(request, w.Claim)
        who, store = await known(request), hub_of(request).store
        name = clean_name(wish.name)
        check(wish.password, name)
        if reserved(name):
            raise ApiError("name_taken")
        self._slow(request, name)
        password, codes, now = await self._passwords.hashed(wish.password), _codes(), store.now()
        forms, digests = (folded(name), skeleton(name)), _digests(who.user, codes)

        def write(connection: Connection) -> str | None:
            refused = accounts.claim(connection, who.user, name, *forms, password, digests, now)
            if refused is None:
                # Whoever knew the guest's cookie is out.
                accounts.end_sessions(connection, who.user)
            return refused

        refused = await store.write(write)
        if refused is not None:
            raise ApiError(refused)
        token = await self._welcome(request, who.user, who)
        return answer(request, w.Claimed(await me_of(request, who.user), codes), token, 201)

    async def password(self, request: Request) -> Response:
        """``PUT /api/account/password``: another password; other devices are signed out."""
        wish = await body(request, w.NewPassword)
        who, store = await known(request), hub_of(request).store
        row = await self._confirmed(request, who, wish.old)
        check(wish.new, row.name)
        password = await self._passwords.hashed(wish.new)

        def write(connection: Connection) -> None:
            accounts.set_password(connection, who.user, password)
            accounts.end_sessions(connection, who.user)

        await store.write(write)
        token = await self._welcome(request, who.user, who)
        return answer(request, await me_of(request, who.user), token)

    async def codes(self, request: Request) -> Response:
        """``POST /api/account/codes``: fresh recovery codes."""
        wish = await body(request, w.Confirm)
        who, codes = await known(request), _codes()
        await self._confirmed(request, who, wish.password)
        digests = _digests(who.user, codes)
        await hub_of(request).store.write(lambda connection: accounts.write_codes(connection, who.user, digests))
        return answer(request, w.Codes(codes))

    async def removal(self, request: Request) -> Response:
        """``POST /api/account/removal``: forget a person. Their games stay, with somebody anonymous in their seat."""
        wish = await body(request, w.Confirm)
        who, hub = await known(request), hub_of(request)
        if await hub.store.read(lambda connection: accounts.find(connection, who.user)) is not None:
            await self._confirmed(request, who, wish.password)
        await remove(hub, who.user, ANONYMOUS)
        return _goodbye(request)

    # ------------------------------------------------------------ in and out

    async def sign_in(self, request: Request) -> Response:
        """``POST /api/session``: be somebody with an account, here too."""
        wish = await body(request, w.SignIn)
        self._slow(request, wish.name)
        store, name = hub_of(request).store, folded(wish.name)
        row = await store.read(lambda connection: accounts.find_named(connection, name))
        fits = await self._passwords.matches(row.password if row else None, wish.password)
        if row is None or not fits:
            raise ApiError("bad_credentials")
        user = row.user
        if self._passwords.outdated(row.password):
            password = await self._passwords.hashed(wish.password)
            await store.write(lambda connection: accounts.set_password(connection, user, password))
        token = await self._enter(request, user)
        return answer(request, await me_of(request, user), token)

    async def recovery(self, request: Request) -> Response:
        """``POST /api/session/recovery``: the same with a code and a new password."""
        wish = await body(request, w.Recover)
        self._slow(request, wish.name)
        check(wish.password, wish.name)
        store, name = hub_of(request).store, folded(wish.name)
        # Before anything is known of the name: it takes as long for one that doesn't exist.
        password = await self._passwords.hashed(wish.password)
        row = await store.read(lambda connection: accounts.find_named(connection, name))
        user = row.user if row else ""
        digest = digest_of_code(user, wish.code)

        def write(connection: Connection) -> bool:
            if not accounts.use_code(connection, user, digest):
                return False
            accounts.set_password(connection, user, password)
            accounts.end_sessions(connection, user)
            return True

        if not await store.write(write):
            raise ApiError("bad_credentials")
        token = await self._enter(request, user)
        return answer(request, await me_of(request, user), token)

    async def sign_out(self, request: Request) -> Response:
        """``POST /api/session/end``: be a new guest here, or everywhere."""
        wish = await body(request, w.SignOut)
        who = await known(request)

        def write(connection: Connection) -> None:
            if wish.everywhere:
                accounts.end_sessions(connection, who.user)
            elif who.digest is not None:
                accounts.end_session(connection, who.digest)

        await hub_of(request).store.write(write)
        hub_of(request).dismiss(who.user, None if wish.everywhere else who.digest)
        return _goodbye(request)

    # ------------------------------------------------------------ what one chose

    async def preferences(self, request: Request) -> Response:
        """``PUT /api/me/preferences``: what one chose, learnt or noted in the browser, for every device."""
        wish = await body(request, w.Preferences)
        who = await known(request)
        write = partial(accounts.write_preferences, user=who.user, values=wish.values, most=MOST_PREFERENCES)
        if not await hub_of(request).store.write(write):
            raise ApiError("too_large")
        return answer(request, w.Ok())

    async def export(self, request: Request) -> Response:
        """``GET /api/me/export``: everything that is kept about the visitor."""
        who = await known(request)
        document = await hub_of(request).store.read(lambda connection: traces.everything(connection, who.user))
        text = msgspec.json.format(msgspec.json.encode(document), indent=1)
        return Response(text, headers=kept_as("tamaya-me.json"), media_type="application/json")

    def close(self) -> None:
        """Let go of the threads."""
        self._passwords.close()

    # ------------------------------------------------------------ parts of these

    def _slow(self, request: Request, name: str) -> None:
        """Nobody tries many passwords, from one address or at one name."""
        if not (self._from.take(place(request)) and self._at.take(folded(name))):
            raise ApiError("rate_limited")

    async def _own(self, request: Request, who: Visitor) -> Row:
        row = await hub_of(request).store.read(lambda connection: accounts.find(connection, who.user))
        if row is None:
            raise ApiError("not_claimed")
        return row

    async def _confirmed(self, request: Request, who: Visitor, password: str | None) -> Row:
        row = await self._own(request, who)
        self._slow(request, row.name)
        if not await self._passwords.matches(row.password, password or ""):
            raise ApiError("bad_credentials")
        return row

    async def _enter(self, request: Request, user: str) -> str:
        """Let somebody in who has proved who they are; the guest who was here before is let go."""
        standing = await hub_of(request).store.read(lambda connection: accounts.standing(connection, user))
        if standing.banned:
            raise ApiError("banned")
        return await self._welcome(request, user, await visitor(request))

    async def _welcome(self, request: Request, user: str, before: Visitor | None) -> str:
        """A token that nobody had before, whatever cookie came with the request."""
        if before is not None:
            digest = before.digest
            if digest is not None:
                await hub_of(request).store.write(lambda connection: accounts.end_session(connection, digest))
            hub_of(request).dismiss(before.user, None if before.user == user else digest)
        return await people_of(request).begin(user)


def _codes() -> tuple[str, ...]:
    return tuple(new_code() for _ in range(CODES))


def _digests(user: str, codes: tuple[str, ...]) -> list[str]:
    return [digest_of_code(user, code) for code in codes]


def _goodbye(request: Request) -> Response:
    return json_response(w.Ok(), headers={"Set-Cookie": cookie(None, secure=secure(request))})
