"""Where finished games are asked for."""

from starlette.routing import Route

from tamaya.server.analyses import Analyses
from tamaya.server.comments import CommentDesk
from tamaya.server.config import Limits
from tamaya.server.history import Histories
from tamaya.server.replays import Replays


def game_routes(limits: Limits) -> list[Route]:
    """The addresses of finished games, and of one's own list of them."""
    replays, histories = Replays(limits), Histories()
    comments, analyses = CommentDesk(limits, replays), Analyses(limits, replays)
    return [
        Route("/api/tables/{table}/games/{number:int}", replays.show_at),
        Route("/api/games", replays.bring, methods=["POST"]),
        Route("/api/games/{id}", replays.show),
        Route("/api/games/{id}/branch", replays.branch, methods=["POST"]),
        Route("/api/games/{id}/again", replays.again, methods=["POST"]),
        Route("/api/games/{id}/record", replays.record),
        Route("/api/games/{id}/hanab-live", replays.hanab_live),
        Route("/api/games/{id}/moves", replays.moves),
        Route("/api/games/{id}/comments", comments.read),
        Route("/api/games/{id}/comments", comments.write, methods=["POST"]),
        Route("/api/games/{id}/comments/{comment:int}", comments.take_back, methods=["DELETE"]),
        Route("/api/games/{id}/analysis", analyses.show),
        Route("/api/games/{id}/analysis", analyses.begin, methods=["POST"]),
        Route("/api/games/{id}/analysis", analyses.give_up, methods=["DELETE"]),
        Route("/api/me/games", histories.games),
        Route("/api/me/games.json", histories.export_json),
        Route("/api/me/games.csv", histories.export_csv),
        Route("/api/me/statistics", histories.statistics),
        Route("/api/me/statistics/plots", histories.plots),
    ]
