"""The HTTP protocol that uvicorn runs, with a limit on what comes before a body."""

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES = 32 * 1024
"""Of a request's first line and headers together, as web servers in front of this one have it."""


class HeadTooLarge(Exception):
    """A request's first line and headers are more than :data:`HEAD_BYTES`."""


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's, but a head that is too large ends its connection with 400. Its parser would keep whatever comes, as long as it comes."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._in_head = True
        self._unfinished = 0

    def data_received(self, data: bytes) -> None:
        """Read what came."""
        super().data_received(data)
        if not self._in_head:
            return
        self._unfinished += len(data)
        if self._unfinished > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("The request's head is too large.")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head = True
        self._unfinished = 0

    def on_headers_complete(self) -> None:
        """Take the request, unless it came at once and is too large even so."""
        said = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if said > HEAD_BYTES:
            # The parser tells uvicorn, which answers with 400.
            raise HeadTooLarge
        self._in_head = False
        super().on_headers_complete()
