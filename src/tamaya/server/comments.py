"""What people write about finished games. Whoever may look at a game may write."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.asking import body, hub_of, known
from tamaya.server.config import Limits
from tamaya.server.finished import now
from tamaya.server.problems import ApiError, json_response
from tamaya.server.rates import Buckets
from tamaya.server.replays import Replays, user_of
from tamaya.server.storage.games import add_comment, comments_on, count_comments, remove_comment
from tamaya.table.decide import clean_name, clean_text
from tamaya.wire.replay import CommentInfo, Comments, NewComment


class CommentDesk:
    """The handlers of comments."""

    def __init__(self, limits: Limits, replays: Replays) -> None:
        self._most = limits.comments_per_game
        self._rates = Buckets(limits.comments)
        self._replays = replays

    async def read(self, request: Request) -> Response:
        """``GET /api/games/{id}/comments``."""
        shown = await self._replays.shown(request)
        return await self._list(request, shown.row.id)

    async def write(self, request: Request) -> Response:
        """``POST /api/games/{id}/comments``: answers with all of them."""
        wish = await body(request, NewComment)
        user = (await known(request)).user
        shown = await self._replays.shown(request)
        if wish.move > len(shown.frames.steps):
            raise ApiError("no_such_action")
        text = clean_text(wish.text)
        if not text:
            raise ApiError("empty_text")
        if not self._rates.take(user):
            raise ApiError("rate_limited")
        hub, game_id = hub_of(request), shown.row.id
        if await hub.store.read(partial(count_comments, game_id=game_id)) >= self._most:
            raise ApiError("comments_full")
        # Who played is called as at the table.
        seated = next((seat.name for seat in shown.about.seats if seat.user == user), None)
        name = seated or clean_name(await hub.name_of(user))
        row = partial(add_comment, game_id=game_id, move=wish.move, user=user, name=name, text=text, at=now())
        await hub.store.write(row)
        return await self._list(request, game_id)

    async def take_back(self, request: Request) -> Response:
        """``DELETE /api/games/{id}/comments/{comment}``: one's own; answers with the others."""
        user = await user_of(request)
        shown = await self._replays.shown(request)
        own = partial(remove_comment, game_id=shown.row.id, comment=request.path_params["comment"], user=user or "")
        if not await hub_of(request).store.write(own):
            raise ApiError("no_such_comment")
        return await self._list(request, shown.row.id)

    async def _list(self, request: Request, game_id: str) -> Response:
        user = await user_of(request)
        kept = await hub_of(request).store.read(partial(comments_on, game_id=game_id))
        return json_response(
            Comments(tuple(CommentInfo(c.id, c.move, c.name, c.text, c.at, c.user == user) for c in kept))
        )
