"""What every request passes: where it comes from, how large it is, how often; and the headers that every answer carries."""

import logging

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tamaya.server.config import Config
from tamaya.server.people import place_of
from tamaya.server.problems import problem
from tamaya.server.rates import Buckets

log = logging.getLogger(__name__)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        # Places and colours of single elements; no rule can come in that way.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # A table's link is its invitation: other sites don't learn it.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class TooLarge(Exception):
    """A body goes on beyond its limit."""


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._origins = frozenset(config.origins)
        self._most = config.limits.body_bytes
        self._requests = Buckets(config.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket through, or answer it here."""
        if scope["type"] == "websocket":
            if self.foreign(Headers(scope=scope)) or _shut_out(scope):
                await receive()
                # Before it is accepted, this refuses the handshake (403).
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        sending = _with_headers(send)
        code = "banned" if _shut_out(scope) else self._refusal(scope)
        if code is not None:
            await problem(code)(scope, receive, sending)
            return
        started = False

        async def noting(message: Message) -> None:
            nonlocal started
            started = True
            await sending(message)

        try:
            await self._app(scope, self._measured(receive), noting)
        except TooLarge:
            failed = "too_large"
        except Exception:
            log.exception("a request failed", extra={"method": scope["method"]})
            failed = "internal"
        else:
            return
        if not started:
            await problem(failed)(scope, receive, sending)

    def foreign(self, headers: Headers) -> bool:
        """Whether a page of another origin asks. Browsers always say so; whoever isn't a browser has no cookies to be abused."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        if origin in self._origins:
            return False
        _, separator, host = origin.partition("://")
        return not separator or host.lower() != headers.get("host", "").lower()

    def _refusal(self, scope: Scope) -> str | None:
        if scope["method"] in SAFE:
            return None
        headers = Headers(scope=scope)
        if self.foreign(headers):
            return "origin"
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            # Forms can't send it from elsewhere without asking first.
            return "not_json"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._most:
            return "too_large"
        return None if self._requests.take(_place(scope)) else "rate_limited"

    def _measured(self, receive: Receive) -> Receive:
        read = 0

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._most:
                raise TooLarge
            return message

        return measured


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def _place(scope: Scope) -> str:
    client = scope.get("client")
    return place_of(client[0] if client else "")


def _shut_out(scope: Scope) -> bool:
    """Whether an admin has shut the address out."""
    app = scope.get("app")
    order = None if app is None else getattr(app.state, "order", None)
    return order is not None and bool(order.shut_out) and _place(scope) in order.shut_out
