"""Every error of the HTTP API: a code, and the status that goes with it."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.log import UnreadableLog
from tamaya.table.errors import Refused
from tamaya.wire.http import Problem

STATUS = {
    "bad_json": 400,
    "bad_message": 400,
    "bad_credentials": 401,
    "origin": 403,
    "banned": 403,
    "admin_only": 403,
    "not_found": 404,
    "no_table": 404,
    "nobody": 404,
    "no_person": 404,
    "no_address": 400,
    "no_report": 404,
    "no_lesson": 404,
    "no_such_game": 404,
    "todays_cards": 403,
    "no_such_comment": 404,
    "method_not_allowed": 405,
    "game_running": 409,
    "no_game": 409,
    "record_unreadable": 422,
    "record_unsupported": 422,
    "record_wrong": 422,
    "record_link": 422,
    "record_variant": 422,
    "record_move": 422,
    "no_such_action": 422,
    "illegal_action": 422,
    "already_over": 422,
    "not_expressible": 422,
    "comments_full": 409,
    "push_endpoint": 400,
    "too_large": 413,
    "not_json": 415,
    "rate_limited": 429,
    "internal": 500,
    "storage": 503,
    "busy": 503,
}
"""The codes that aren't a table's refusals; those are 409."""


class ApiError(Exception):
    """A request that can't be answered as it wishes."""

    def __init__(self, code: str, *, variant: str | None = None, move: int | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.problem = Problem(code, variant, move)


def problem(code: str) -> Response:
    """The answer that says so."""
    return _told(Problem(code))


def _told(problem: Problem) -> Response:
    code = problem.code
    headers = {"Retry-After": "10"} if code in ("rate_limited", "busy", "storage") else {}
    return json_response(problem, STATUS.get(code, 409), headers)


def json_response(body: msgspec.Struct, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON answer, never kept by a cache: it is one visitor's."""
    return Response(
        msgspec.json.encode(body),
        status,
        headers={"Cache-Control": "no-store", **(headers or {})},
        media_type="application/json",
    )


async def on_api_error(_request: Request, error: Exception) -> Response:
    """Answer an :class:`ApiError`."""
    assert isinstance(error, ApiError)
    return _told(error.problem)


async def on_refused(_request: Request, error: Exception) -> Response:
    """Answer a table's refusal."""
    assert isinstance(error, Refused)
    return problem(error.code)


async def on_storage_failed(_request: Request, _error: Exception) -> Response:
    """Answer when nothing can be committed, or what was can't be read by this version of the program."""
    return problem("storage")


async def on_http_exception(_request: Request, error: Exception) -> Response:
    """Answer what the router didn't like."""
    assert isinstance(error, HTTPException)
    codes = {404: "not_found", 405: "method_not_allowed"}
    return problem(codes.get(error.status_code, "bad_message"))


HANDLERS = {
    ApiError: on_api_error,
    Refused: on_refused,
    StorageFailed: on_storage_failed,
    UnreadableLog: on_storage_failed,
    HTTPException: on_http_exception,
}
