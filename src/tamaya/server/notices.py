"""Tells people who are away that it is their turn, by push."""

import asyncio
import json
import logging
from asyncio import Task
from hashlib import sha256

import httpcore

from tamaya.l10n.catalogue import text
from tamaya.server.config import Limits
from tamaya.server.rates import Buckets
from tamaya.server.storage import notices
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.notices import Subscription
from tamaya.server.storage.store import Store
from tamaya.server.webpush import BadEndpoint, Sender, Vapid

log = logging.getLogger(__name__)

GONE = (404, 410)
"""What a push service answers for a browser that doesn't listen any more."""


class Notices:
    """Sends pushes."""

    def __init__(self, store: Store, vapid: Vapid, limits: Limits, *, anywhere: bool = False) -> None:
        self.vapid = vapid
        self.anywhere = anywhere
        self._store = store
        self._sender: Sender | None = None
        self._rates = Buckets(limits.pushes)
        self._tasks: set[Task[None]] = set()

    def turn(self, user: str, table_id: str, *, nudged: bool = False) -> None:
        """Tell somebody who isn't here that it is their turn at a table. Nothing waits for it."""
        if not self._rates.take(user):
            return
        task = asyncio.create_task(self._tell(user, table_id, "push-nudged" if nudged else "push-turn"))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, user: str, table_id: str, words: str) -> None:
        try:
            browsers = await self._store.read(lambda connection: notices.subscriptions(connection, user))
            if browsers and self._sender is None:
                self._sender = Sender(self.vapid, anywhere=self.anywhere)
            await asyncio.gather(*(self._send(browser, table_id, words) for browser in browsers))
        except StorageFailed:
            log.warning("can't find out who wants to be told")

    async def _send(self, browser: Subscription, table_id: str, words: str) -> None:
        assert self._sender is not None
        message = {"title": text(browser.language, words), "url": f"/t/{table_id}", "tag": topic_of(table_id)}
        try:
            status = await self._sender.send(
                browser.endpoint,
                browser.p256dh,
                browser.auth,
                json.dumps(message, ensure_ascii=False).encode(),
                topic_of(table_id),
                self._store.now() // 1000,
            )
        except (
            BadEndpoint,
            OSError,
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
        ) as problem:
            # Their addresses are secrets of theirs.
            log.info("a push didn't arrive", extra={"kind": type(problem).__name__})
            return
        if status in GONE:
            await self._store.write(lambda connection: notices.unsubscribe(connection, browser.digest))
        elif status >= 300:
            log.info("a push was refused", extra={"status": status})

    async def close(self) -> None:
        """Send no more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._sender is not None:
            await self._sender.close()


def topic_of(table_id: str) -> str:
    """What a push service may know of a table: a later message about it takes an earlier one's place. It opens nothing."""
    return sha256(b"topic|" + table_id.encode()).hexdigest()[:32]
