"""Where people say that they want to be told of their turns; and the Atom feed of them."""

import secrets
from datetime import UTC, datetime
from hashlib import sha256
from xml.sax.saxutils import escape, quoteattr

from starlette.requests import Request
from starlette.responses import Response

from tamaya.l10n.catalogue import SOURCE, languages, text
from tamaya.server.asking import body, hub_of, known
from tamaya.server.config import Limits, Rate
from tamaya.server.notices import Notices
from tamaya.server.problems import ApiError, json_response
from tamaya.server.rates import Buckets
from tamaya.server.storage import clocks, notices
from tamaya.server.storage.notices import Subscription
from tamaya.server.webpush import BadEndpoint, check_subscription
from tamaya.wire.http import FeedAddress, PushEnd, PushKey, PushSubscription


class NoticeApi:
    """The handlers for being told."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._feeds = Buckets(Rate(0.02, 5))

    async def key(self, request: Request) -> Response:
        """``GET /api/push``: the key with which a browser subscribes."""
        return json_response(PushKey(_notices(request).vapid.public))

    async def subscribe(self, request: Request) -> Response:
        """``POST /api/push``: tell this browser."""
        wish, who, hub = await body(request, PushSubscription), await known(request), hub_of(request)
        try:
            check_subscription(wish.endpoint, wish.p256dh, wish.auth, anywhere=_notices(request).anywhere)
        except BadEndpoint:
            raise ApiError("push_endpoint") from None
        row = Subscription(
            digest_of(wish.endpoint),
            who.user,
            wish.endpoint,
            wish.p256dh,
            wish.auth,
            language_of(wish.language),
            hub.now(),
        )
        most = self._limits.browsers
        await hub.store.write(lambda connection: notices.subscribe(connection, row, most))
        return json_response(PushKey(_notices(request).vapid.public), 201)

    async def unsubscribe(self, request: Request) -> Response:
        """``POST /api/push/end``: tell this browser no more."""
        wish, who, hub = await body(request, PushEnd), await known(request), hub_of(request)
        digest = digest_of(wish.endpoint)
        await hub.store.write(lambda connection: notices.unsubscribe(connection, digest, who.user))
        return json_response(PushKey(_notices(request).vapid.public))

    async def new_feed(self, request: Request) -> Response:
        """``POST /api/me/feed``: an address for a feed of one's turns; the one before is good for nothing any more."""
        wish, who, hub = await body(request, FeedAddress), await known(request), hub_of(request)
        if not self._feeds.take(who.user):
            raise ApiError("rate_limited")
        token = secrets.token_urlsafe(18)
        digest, language = digest_of(token), language_of(wish.language)
        await hub.store.write(lambda connection: notices.set_feed(connection, who.user, digest, language))
        return json_response(FeedAddress(language, f"/feeds/{token}"), 201)

    async def feed(self, request: Request) -> Response:
        """``GET /feeds/{token}``: where it is somebody's turn, for a feed reader, which has no cookie."""
        hub, digest = hub_of(request), digest_of(request.path_params["token"])
        found = await hub.store.read(lambda connection: notices.feed_of(connection, digest))
        if found is None:
            raise ApiError("not_found")
        user, language = found
        await hub.agendas.flush()
        rows = await hub.store.read(lambda connection: clocks.tables_of(connection, user))
        turns = [(row.table_id, row.turn_at) for row, _ in rows if row.turn_of == user]
        document = atom(str(request.base_url), digest, language, turns)
        etag = f'"{sha256(document.encode()).hexdigest()[:16]}"'
        headers = {"ETag": etag, "Cache-Control": "private, no-cache"}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return Response(document, headers=headers, media_type="application/atom+xml")


def atom(base: str, digest: str, language: str, turns: list[tuple[str, int]]) -> str:
    """The feed: an entry for each table where it is one's turn, by when the turn began. Nothing of cards or of other people."""
    title, words = escape(text(language, "feed-title")), escape(text(language, "push-turn"))
    newest = max((at for _, at in turns), default=0)
    entries = "".join(
        f"<entry><id>urn:sha256:{sha256(f'{table}|{at}'.encode()).hexdigest()}</id><title>{words}</title>"
        f"<updated>{_when(at)}</updated><link href={quoteattr(f'{base}t/{table}')}/></entry>"
        for table, at in turns
    )
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">'
        f"<id>urn:sha256:{digest}</id><title>{title}</title><author><name>Tamaya</name></author>"
        f"<updated>{_when(newest)}</updated><link href={quoteattr(base)}/>{entries}</feed>\n"
    )


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def digest_of(secret: str) -> str:
    """What is kept of an address or a token."""
    return sha256(secret.encode()).hexdigest()


def language_of(wish: str) -> str:
    """A language that there is."""
    return wish if wish in languages() else SOURCE


def _notices(request: Request) -> Notices:
    found = hub_of(request).notices
    assert found is not None
    return found
