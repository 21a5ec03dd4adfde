"""What handlers ask of a request: who it is from, where from, what is in it; and the cookie of the answer."""

from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.hub import Hub
from tamaya.server.people import People, Visitor, cookie, guest_name, place_of, token_in
from tamaya.server.problems import ApiError, json_response
from tamaya.server.storage import accounts
from tamaya.wire.accounts import Me, MutedPerson

Body = TypeVar("Body", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, guests included; ``token`` is for the answer's cookie, None where there is nothing new to say."""

    user: str
    token: str | None


def hub_of(request: Request) -> Hub:
    """The hub of this server."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def people_of(request: Request) -> People:
    """Who knows the visitors."""
    people = request.app.state.people
    assert isinstance(people, People)
    return people


def place(request: Request) -> str:
    """Where a request comes from."""
    return place_of(request.client.host if request.client else "")


def secure(request: Request) -> bool:
    """Whether the browser came over TLS."""
    return request.url.scheme == "https"


async def visitor(request: Request) -> Visitor | None:
    """Who asks, if their cookie is good.

    Raises:
        ApiError: ``banned``.
    """
    return await people_of(request).visitor(request.headers.get("cookie"))


async def known(request: Request) -> Visitor:
    """Who asks.

    Raises:
        ApiError: ``no_session``, ``banned``.
    """
    found = await visitor(request)
    if found is None:
        raise ApiError("no_session")
    return found


async def asker(request: Request) -> Asker:
    """Who asks; somebody new is made a guest.

    Raises:
        ApiError: ``banned``, ``rate_limited``.
    """
    found = await visitor(request)
    if found is not None and found.digest is not None:
        return Asker(found.user, None)
    return Asker(*await people_of(request).arrive(found, place(request)))


async def body(request: Request, kind: type[Body]) -> Body:
    """The document in a request.

    Raises:
        ApiError: ``bad_json``, ``bad_message``.
    """
    document = await one_of(request, kind)
    assert isinstance(document, kind)
    return document


async def one_of(request: Request, kinds: Any) -> Any:
    """The document in a request, where it may be one of several kinds.

    Raises:
        ApiError: ``bad_json``, ``bad_message``.
    """
    try:
        return msgspec.json.decode(await request.body(), type=kinds)
    except msgspec.ValidationError:
        raise ApiError("bad_message") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ApiError("bad_json") from None


def answer(request: Request, document: msgspec.Struct, token: str | None = None, status: int = 200) -> Response:
    """An answer; with a token it is the browser's from now on."""
    headers = {} if token is None else {"Set-Cookie": cookie(token, secure=secure(request))}
    return json_response(document, status, headers)


def own_token(request: Request) -> str | None:
    """The token that the browser has, to be given it for another year."""
    return token_in(request.headers.get("cookie"))


async def me_of(request: Request, user: str) -> Me:
    """What a browser needs to know of its visitor."""
    profile = await hub_of(request).store.read(lambda connection: accounts.profile(connection, user))
    others = tuple(MutedPerson(other, name) for other, name in profile.muted.items())
    name = profile.name or guest_name(user)
    return Me(user, name, profile.claimed, profile.admin, profile.preferences, others)
