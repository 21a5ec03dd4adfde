"""An application, asked without a server."""

import asyncio
from typing import Any

import httpx


class Site:
    """Asks; bodies come as they were sent."""

    def __init__(self, app: Any) -> None:
        self._transport = httpx.ASGITransport(app)

    def ask(self, method: str, path: str, **wish: Any) -> tuple[httpx.Response, bytes]:
        async def asking() -> tuple[httpx.Response, bytes]:
            client = httpx.AsyncClient(transport=self._transport, base_url="http://host")
            async with client, client.stream(method, path, **wish) as answer:
                return answer, b"".join([part async for part in answer.aiter_raw()])

        return asyncio.run(asking())

    def get(self, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
        wish = {"accept-encoding": "identity"} | {name.replace("_", "-"): value for name, value in headers.items()}
        return self.ask("GET", path, headers=wish)
