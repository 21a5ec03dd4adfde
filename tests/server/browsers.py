"""A browser as far as cookies and JSON go."""

import json
from typing import Any

import httpx

JSON = {"Content-Type": "application/json"}


class Browser:
    """Keeps its cookie, sends JSON, expects an answer or a problem's code."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.client = httpx.Client(base_url=url, timeout=60)
        if cookie is not None:
            self.client.cookies.set("tamaya", cookie, domain=self.client.base_url.host)

    @property
    def cookie(self) -> str | None:
        return self.client.cookies.get("tamaya")

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The document of the answer, or the code of a refusal."""
        content = None if body is None else json.dumps(body).encode()
        answer = self.client.request(method, path, content=content, headers=JSON)
        document = answer.json()
        return document["code"] if answer.is_error else document

    def me(self) -> Any:
        return self.ask("GET", "/api/me")

    def claim(self, name: str, password: str) -> Any:
        self.me()
        return self.ask("POST", "/api/account", {"type": "claim", "name": name, "password": password})

    def sign_in(self, name: str, password: str) -> Any:
        return self.ask("POST", "/api/session", {"type": "sign_in", "name": name, "password": password})

    def sign_out(self, everywhere: bool = False) -> Any:
        return self.ask("POST", "/api/session/end", {"type": "sign_out", "everywhere": everywhere})

    def recover(self, name: str, code: str, password: str) -> Any:
        body = {"type": "recover", "name": name, "code": code, "password": password}
        return self.ask("POST", "/api/session/recovery", body)
