"""The HTTP API as an OpenAPI 3.1 document, from the very types that travel.

    python -m tamaya.wire.openapi

prints it; a server has it at ``/api/openapi.json``. Every error is a :class:`~tamaya.wire.http.Problem`.
"""

import json
import re
from dataclasses import dataclass
from typing import Any

import msgspec

from tamaya.wire import accounts as a
from tamaya.wire import http as h
from tamaya.wire import replay as r
from tamaya.wire.admin import AdminAnswer, AdminCommand
from tamaya.wire.daily import Daily, DailyTable
from tamaya.wire.lessons import LessonList, LessonScript
from tamaya.wire.meeting import Match, OpenTables

REF = "#/components/schemas/{name}"

ANY_JSON: dict[str, Any] = {}
"""A record, or a list of them: docs/records.md says what is in it."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked.

    Attributes:
        path: its parameters in braces.
        about: in a sentence.
        body: what is sent, None for nothing.
        answer: what comes, or a media type.
        status: of an answer that isn't a problem.
        query: names of parameters behind a question mark; all are optional.
    """

    method: str
    path: str
    about: str
    body: Any = None
    answer: Any = a.Ok
    status: int = 200
    query: tuple[str, ...] = ()


JSON, CSV, TEXT = "application/json", "text/csv", "text/plain"

OPERATIONS = (
    Operation("GET", "/api/me", "Who the visitor is; somebody new is made a guest.", answer=a.Me),
    Operation("PUT", "/api/me", "Be called otherwise.", a.NewName, a.Me),
    Operation("PUT", "/api/me/preferences", "What one chose, for every device.", a.Preferences),
    Operation("PUT", "/api/me/muted", "Hear somebody no more, or again.", a.Mute, a.Me),
    Operation("GET", "/api/me/export", "Everything that is kept about one.", answer=JSON),
    Operation("GET", "/api/me/tables", "Where one has a seat, first where it is one's turn.", answer=h.MyTables),
    Operation("POST", "/api/me/feed", "An address for a feed of one's turns.", h.FeedAddress, h.FeedAddress, 201),
    Operation(
        "GET",
        "/api/me/games",
        "A page of one's finished games, newest first.",
        answer=r.History,
        query=("before", "variant", "players", "perfect", "least", "names"),
    ),
    Operation("GET", "/api/me/games.json", "Every record of one's games.", answer=JSON),
    Operation("GET", "/api/me/games.csv", "A line for each of one's games.", answer=CSV),
    Operation("GET", "/api/me/statistics", "Figures per variant and per team.", answer=r.Statistics),
    Operation(
        "GET",
        "/api/me/statistics/plots",
        "How scores lie, and how they went on, of a variant's games, a team's, or all.",
        answer=r.Plots,
        query=("variant", "players", "team", "points"),
    ),
    Operation("GET", "/api/account", "One's own account.", answer=a.Account),
    Operation("POST", "/api/account", "Make a name one's own.", a.Claim, a.Claimed, 201),
    Operation("PUT", "/api/account/password", "Another password.", a.NewPassword, a.Me),
    Operation("POST", "/api/account/codes", "Fresh recovery codes.", a.Confirm, a.Codes),
    Operation("POST", "/api/account/removal", "Be forgotten.", a.Confirm),
    Operation("POST", "/api/session", "Sign in.", a.SignIn, a.Me),
    Operation("POST", "/api/session/recovery", "Come in with a recovery code.", a.Recover, a.Me),
    Operation("POST", "/api/session/end", "Sign out, here or everywhere.", a.SignOut),
    Operation("POST", "/api/reports", "Report somebody at a table.", a.Report, status=201),
    Operation("POST", "/api/admin", "Keep order, for accounts that may.", AdminCommand, AdminAnswer),
    Operation("GET", "/api/push", "The key with which a browser subscribes.", answer=h.PushKey),
    Operation("POST", "/api/push", "Tell this browser of one's turns.", h.PushSubscription, h.PushKey, 201),
    Operation("POST", "/api/push/end", "Tell it no more.", h.PushEnd, h.PushKey),
    Operation("GET", "/feeds/{token}", "One's turns, for a feed reader.", answer="application/atom+xml"),
    Operation("GET", "/api/people/{user}/rating", "Somebody's rating, and how it came about.", answer=h.PersonRating),
    Operation("GET", "/api/daily", "The deal of the day, and how it went.", answer=Daily),
    Operation("POST", "/api/daily", "The table at which one plays it.", answer=DailyTable, status=201),
    Operation("GET", "/api/catalogue", "What can be chosen for a table.", answer=h.Catalogue),
    Operation("GET", "/api/tables", "The tables that look for players.", answer=OpenTables),
    Operation("POST", "/api/tables", "Make a table.", h.NewTable, h.TableCreated, 201),
    Operation("POST", "/api/match", "A seat among people.", Match, h.TableCreated, 201),
    Operation("GET", "/api/tables/{table}/record", "The record of a table's last game.", answer=JSON),
    Operation("GET", "/api/tables/{table}/games/{number}", "A table's game by its number.", answer=r.Replay),
    Operation("GET", "/api/lessons", "What can be learnt.", answer=LessonList),
    Operation("GET", "/api/lessons/{lesson}", "What a lesson tells and asks.", answer=LessonScript),
    Operation("POST", "/api/lessons/{lesson}", "A table for a lesson.", answer=h.TableCreated, status=201),
    Operation("POST", "/api/games", "Keep a record from elsewhere.", r.ImportGame, r.GameKept, 201),
    Operation("GET", "/api/games/{id}", "A finished game, whole.", answer=r.Replay),
    Operation("POST", "/api/games/{id}/branch", "What if?", r.AskBranch, r.Branch),
    Operation("GET", "/api/games/{id}/record", "Its record.", answer=JSON),
    Operation("GET", "/api/games/{id}/hanab-live", "Its record as hanab.live reads it.", answer=JSON),
    Operation("GET", "/api/games/{id}/moves", "Its moves.", answer=CSV),
    Operation("GET", "/api/games/{id}/analysis", "What was found out about it.", answer=r.Analysis, query=("bot",)),
    Operation("POST", "/api/games/{id}/analysis", "Find it out.", r.AskAnalysis, r.Analysis, 202),
    Operation("DELETE", "/api/games/{id}/analysis", "Stop that.", answer=r.Analysis, query=("bot",)),
    Operation("POST", "/api/games/{id}/again", "The same cards once more.", r.PlayAgain, h.TableCreated, 201),
    Operation("GET", "/api/games/{id}/comments", "What was written about it.", answer=r.Comments),
    Operation("POST", "/api/games/{id}/comments", "Write something about it.", r.NewComment, r.Comments, 201),
    Operation("DELETE", "/api/games/{id}/comments/{comment}", "Take back what one wrote.", answer=r.Comments),
    Operation("GET", "/healthz", "Whether commands can be committed.", answer=TEXT),
)


def openapi() -> dict[str, Any]:
    """The document.

    >>> sorted(openapi()["paths"]["/api/tables"])
    ['get', 'post']
    """
    kinds = [
        kind for one in OPERATIONS for kind in (one.body, one.answer) if kind is not None and not isinstance(kind, str)
    ]
    schemas, components = msgspec.json.schema_components([*kinds, h.Problem], ref_template=REF)
    found = dict(zip(map(id, kinds), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, found, schemas[-1])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tamaya",
            "version": "1",
            "description": "The socket's messages: python -m tamaya.wire.schema",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(one: Operation, schemas: dict[int, dict[str, Any]], problem: dict[str, Any]) -> dict[str, Any]:
    content = (
        {one.answer: {"schema": ANY_JSON}}
        if isinstance(one.answer, str)
        else {JSON: {"schema": schemas[id(one.answer)]}}
    )
    operation: dict[str, Any] = {
        "operationId": _name(one),
        "summary": one.about,
        "responses": {
            str(one.status): {"description": one.about, "content": content},
            "default": {"description": "Why it can't be.", "content": {JSON: {"schema": problem}}},
        },
    }
    parameters = [_parameter(name, "path") for name in re.findall(r"{(\w+)}", one.path)]
    parameters += [_parameter(name, "query") for name in one.query]
    if parameters:
        operation["parameters"] = parameters
    if one.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[id(one.body)]}}}
    return operation


def _parameter(name: str, place: str) -> dict[str, Any]:
    kind = "integer" if name in ("number", "comment", "players", "least") else "string"
    schema: dict[str, Any] = {"type": kind}
    if kind == "integer":
        schema["minimum"] = 0
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _name(one: Operation) -> str:
    words = re.findall(r"\w+", one.path.removeprefix("/api"))
    return "_".join([one.method.lower(), *words])


if __name__ == "__main__":
    print(json.dumps(openapi(), indent=2, ensure_ascii=False))
