"""The HTTP API against its own description: schemathesis makes up requests, none of which may fail the server or surprise a reader."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route
from tests.server.running import Running

from tamaya.server.app import create_app
from tamaya.server.config import Config
from tamaya.server.folder import DataFolder
from tamaya.wire.openapi import OPERATIONS, openapi

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(openapi())

UNSAID = {("GET", "/metrics"), ("GET", "/metrics/{worker}"), ("GET", "/api/openapi.json"), ("GET", "/{path}")}
"""Not for clients."""


def test_every_address_is_described(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    app = create_app(Config(tmp_path), folder)
    folder.release()
    served = {
        (method, re.sub(r":\w+}", "}", route.path))
        for route in app.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert {(one.method, one.path) for one in OPERATIONS} == served - UNSAID


def test_the_server_hands_it_out(besieged: Running) -> None:
    answer = httpx.get(f"{besieged.url}/api/openapi.json", timeout=30)
    assert answer.json()["paths"] == httpx.Response(200, json=openapi()["paths"]).json()


@pytest.fixture(scope="module")
def cookie(besieged: Running) -> str:
    """A guest's."""
    client = httpx.Client(base_url=besieged.url, timeout=30)
    client.get("/api/me")
    return client.cookies["tamaya"]


@schema.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
def test_whatever_is_asked_is_answered_as_described(
    case: schemathesis.Case[Any], besieged: Running, cookie: str
) -> None:
    case.headers["Cookie"] = f"tamaya={cookie}"
    if case.method != "GET":
        case.headers["Content-Type"] = "application/json"
    answer = case.call(base_url=besieged.url, timeout=60)
    case.validate_response(answer, checks=CHECKS)
