"""Move numbers and the rules' actions, and why a move is refused. Nothing here is fast: it serves errors, tests and people."""

from typing import Any

from tamaya.kernel import codes
from tamaya.kernel.errors import IllegalMove
from tamaya.kernel.shape import ABSENT, Shape
from tamaya.rules.actions import Clue, ClueKind
from tamaya.rules.options import Options


def clue_of(options: Options, shape: Shape, current: int, move: int) -> Clue:
    """The clue behind a move number.

    >>> from tamaya.kernel.shape import shape_of
    >>> options = Options(players=3)
    >>> clue_of(options, shape_of(options), current=2, move=26)
    Clue(target=1, kind=<ClueKind.RANK: 'rank'>, value=2)
    """
    number = move - 2 * shape.hand
    colours = (shape.players - 1) * shape.clue_colours
    if number < colours:
        offset, value = divmod(number, shape.clue_colours)
        return Clue((current + offset + 1) % shape.players, ClueKind.COLOUR, value)
    offset, index = divmod(number - colours, shape.clue_ranks)
    return Clue((current + offset + 1) % shape.players, ClueKind.RANK, options.variant.clue_ranks[index])


def described(options: Options, shape: Shape, current: int, move: int) -> str:
    """A move in words."""
    if not 0 <= move < shape.moves:
        return "no such move"
    if move < 2 * shape.hand:
        return f"seat {current} {'discards' if move < shape.hand else 'plays'} slot {move % shape.hand}"
    clue = clue_of(options, shape, current, move)
    named = options.variant.clue_colours[clue.value] if clue.kind is ClueKind.COLOUR else clue.value
    return f"seat {current} clues {named} to seat {clue.target}"


def refusal(options: Options, shape: Shape, game: Any, index: int, move: int) -> IllegalMove:
    """The error for a move that isn't among the game's legal ones."""
    code, rule, message = _reason(options, shape, game, move)
    return IllegalMove(index, move, described(options, shape, int(game["current"]), move), code, rule, message)


def _reason(options: Options, shape: Shape, game: Any, move: int) -> tuple[str, str, str]:
    current = int(game["current"])
    if not 0 <= move < shape.moves:
        return "unknown_move", "3", f"moves are 0 to {shape.moves - 1}"
    if game["ending"] != codes.RUNNING:
        return "game_over", "4", "the game has ended; reset it"
    if move < 2 * shape.hand:
        if int(game["hands"][current]) >> 8 * (move % shape.hand) & ABSENT == ABSENT:
            return "not_your_card", "3", "there is no card in that slot"
        return "tokens_full", "3 discard", "no discard while all clue tokens are there"
    if game["clue_tokens"] == 0:
        return "no_clue_tokens", "3 clue", "a clue costs a token and there is none"
    target = clue_of(options, shape, current, move).target
    if int(game["hands"][target]) & ABSENT == ABSENT:
        return "clue_no_cards", "3 clue", "a clue names a player with at least one card"
    return "empty_clue", "3 clue", "a clue must touch a card at this table"
