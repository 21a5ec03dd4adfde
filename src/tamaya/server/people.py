"""Who a visitor is: a random id, known by a random token in a cookie, of which the database has a digest."""

import base64
import hashlib
import hmac
import ipaddress
import secrets
from dataclasses import dataclass
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

from tamaya.server.config import Limits
from tamaya.server.problems import ApiError
from tamaya.server.rates import Buckets
from tamaya.server.storage import accounts
from tamaya.server.storage.accounts import DAY, Seen
from tamaya.server.storage.store import Store

COOKIE = "tamaya"
YEAR = 365 * 24 * 3600
ANONYMOUS = "Anonymous"
"""What is left of the name of somebody who removed their account."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody whose cookie is good.

    Attributes:
        user: who.
        digest: of the session's token; None for a signed cookie of earlier days.
        silenced: they may not talk.
    """

    user: str
    digest: str | None
    silenced: bool = False


class SignedCookies:
    """Reads the cookie of earlier days, ``<user>.<signature>``, which guests may still have.

    >>> cookies = SignedCookies(b"a key of the data folder")
    >>> value = cookies.sign("someone")
    >>> cookies.user_of(value), cookies.user_of(value[:-1] + "_"), cookies.user_of("someone.")
    ('someone', None, None)
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, user: str) -> str:
        """The cookie's value."""
        mac = hmac.new(self._key, b"session|" + user.encode(), hashlib.sha256).digest()
        return f"{user}.{base64.urlsafe_b64encode(mac).decode().rstrip('=')}"

    def user_of(self, value: str) -> str | None:
        """The user whose cookie it is, if it is one of ours."""
        user, _, _ = value.partition(".")
        if not value.isascii() or not user or len(value) > 200:
            return None
        return user if hmac.compare_digest(self.sign(user), value) else None


class People:
    """Knows visitors by their cookies, and lets new ones in."""

    def __init__(self, store: Store, key: bytes, limits: Limits) -> None:
        self._store = store
        self._signed = SignedCookies(key)
        self._arrivals = Buckets(limits.arrivals)

    async def visitor(self, header: str | None) -> Visitor | None:
        """Whose cookie is in a ``Cookie`` header.

        Raises:
            ApiError: ``banned``.
        """
        token = token_in(header)
        if token is None:
            return None
        found = await (self._by_signature(token) if "." in token else self._by_token(token))
        if found is not None and found[0].banned:
            raise ApiError("banned")
        return None if found is None else Visitor(found[0].user, found[1], found[0].silenced)

    async def _by_token(self, token: str) -> tuple[Seen, str] | None:
        digest = digest_of(token)
        found = await self._store.read(lambda connection: accounts.seen(connection, digest))
        if found is None:
            return None
        seen, noted = found
        now = self._store.now()
        if now - noted > DAY:
            await self._store.write(lambda connection: accounts.note_session(connection, digest, now))
        return seen, digest

    async def _by_signature(self, value: str) -> tuple[Seen, None] | None:
        user = self._signed.user_of(value)
        if user is None:
            return None
        profile = await self._store.read(lambda connection: accounts.profile(connection, user))
        if profile.claimed or profile.name == ANONYMOUS:
            # It can't be called back, so it is worth nothing once there is a password.
            return None
        return await self._store.read(lambda connection: accounts.standing(connection, user)), None

    async def arrive(self, known: Visitor | None, address: str) -> tuple[str, str]:
        """Begin a session, for somebody new or with a cookie of earlier days; returns who, and the token.

        Raises:
            ApiError: ``rate_limited``: too many come from there.
        """
        if not self._arrivals.take(address):
            raise ApiError("rate_limited")
        user = new_user() if known is None else known.user
        return user, await self.begin(user)

    async def begin(self, user: str) -> str:
        """Begin a session; returns its token, which only the browser keeps."""
        token = new_token()
        digest, now = digest_of(token), self._store.now()
        await self._store.write(lambda connection: accounts.begin_session(connection, digest, user, now))
        return token


def new_token() -> str:
    """What a browser shows to be let in: 256 random bits."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What the database knows of a token. Found by equality of digests, which tells a guesser nothing about the token."""
    return sha256(token.encode()).hexdigest()


def token_in(header: str | None) -> str | None:
    """The value of our cookie in a ``Cookie`` header."""
    if not header:
        return None
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return None if morsel is None or not 20 <= len(morsel.value) <= 200 else morsel.value


def cookie(token: str | None, *, secure: bool) -> str:
    """A ``Set-Cookie`` header's value; without a token it takes the cookie away."""
    flags = "; Secure" if secure else ""
    age = 0 if token is None else YEAR
    return f"{COOKIE}={token or ''}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{flags}"


def place_of(address: str) -> str:
    """Where somebody comes from, as far as limits and bans go: an IPv4 address, or the 64 bits of IPv6 that a connection has.

    >>> place_of("192.0.2.7"), place_of("2001:db8:1:2:3:4:5:6"), place_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def new_user() -> str:
    """A random id. It is no secret: everyone at a table sees it."""
    return secrets.token_hex(8)


def guest_name(user: str) -> str:
    """What somebody is called who hasn't said; the same for the same person. Clients say it in the reader's language.

    >>> guest_name("someone")
    'Guest 362'
    """
    return f"Guest {int.from_bytes(hashlib.sha256(user.encode()).digest()[:4], 'big') % 900 + 100}"
