"""What the kernel refuses."""

from tamaya.rules.errors import IllegalAction


class UnsupportedOptions(ValueError):
    """The rules allow these options, but the kernel doesn't play them.

    Attributes:
        option: the name of the option.
    """

    def __init__(self, option: str, message: str) -> None:
        super().__init__(f"{message} [option {option}]; tamaya.rules plays it")
        self.option = option


class IllegalMove(IllegalAction):
    """A move of a batch is not legal. No game of the batch was stepped.

    Attributes:
        game: the first game with an illegal move, an index into the batch.
        move: its move number.
        code: as for :class:`tamaya.rules.errors.IllegalAction`.
        rule: the section of the rules that refuses it.
    """

    def __init__(self, game: int, move: int, described: str, code: str, rule: str, message: str) -> None:
        super().__init__(code, rule, f"game {game}: {described} (move {move}): {message}")
        self.game = game
        self.move = move


class UnfitArray(ValueError):
    """An array that was handed over has the wrong dtype, shape or memory order; the message says what is needed."""
