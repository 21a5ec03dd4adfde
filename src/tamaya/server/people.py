"""Who a visitor is: a random id in a signed cookie, and a name."""

import base64
import hashlib
import hmac
import secrets
from http.cookies import CookieError, SimpleCookie

COOKIE = "tamaya"
YEAR = 365 * 24 * 3600


class Sessions:
    """Makes and reads the cookie ``<user>.<signature>``.

    >>> sessions = Sessions(b"a key of the data folder")
    >>> value = sessions.sign("someone")
    >>> sessions.user_of(value), sessions.user_of(value[:-1] + "_"), sessions.user_of("someone.")
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

    def visitor(self, header: str | None) -> str | None:
        """The user whose cookie is in a ``Cookie`` header."""
        if not header:
            return None
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        return None if morsel is None else self.user_of(morsel.value)

    def cookie(self, user: str, *, secure: bool) -> str:
        """A ``Set-Cookie`` header's value."""
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={self.sign(user)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"


def new_user() -> str:
    """A random id. It is no secret: everyone at a table sees it."""
    return secrets.token_hex(8)


def guest_name(user: str) -> str:
    """What somebody is called who hasn't said; the same for the same person.

    >>> guest_name("someone")
    'Guest 362'
    """
    return f"Guest {int.from_bytes(hashlib.sha256(user.encode()).digest()[:4], 'big') % 900 + 100}"
