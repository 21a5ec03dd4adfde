"""People's ratings, for everybody to see."""

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tamaya.ratings.elo import START
from tamaya.server.asking import hub_of, visitor
from tamaya.server.problems import ApiError, json_response
from tamaya.server.storage import names, ratings
from tamaya.server.storage.ratings import to_hundredths
from tamaya.wire.http import PersonRating, RatingPoint

MOST = 1000
"""Games in a graph."""


class PersonPages:
    """The handlers of people's ratings."""

    async def rating(self, request: Request) -> Response:
        """``GET /api/people/{user}/rating``: somebody's rating, and how it came about."""
        user, who = request.path_params["user"], await visitor(request)
        asker = None if who is None else who.user

        def work(connection: Connection) -> PersonRating | None:
            standing = ratings.standing(connection, user)
            name = names.name_of(connection, user)
            if standing is None and name is None:
                return None
            value, games = standing or (to_hundredths(START), 0)
            points = tuple(
                RatingPoint(p.at, p.variant, p.players, p.score, p.before, p.after, p.game)
                for p in ratings.history(connection, user, MOST, asker)
            )
            return PersonRating(user, name, value, games, points)

        found = await hub_of(request).store.read(work) if len(user) <= 64 else None
        if found is None:
            raise ApiError("nobody")
        return json_response(found)
