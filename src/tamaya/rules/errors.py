"""What goes wrong in the game, each with a code that a program or a catalogue can read."""


class RulesError(ValueError):
    """Base of every error of the rules.

    Attributes:
        code: stable, lower case, e.g. ``no_clue_tokens``; also the id of the message in the catalogues.
        rule: the section of the rules that says so, e.g. ``3 clue``.
    """

    def __init__(self, code: str, rule: str, message: str) -> None:
        super().__init__(f"{message} [{code}, rules {rule}]")
        self.code = code
        self.rule = rule


class IllegalAction(RulesError):
    """The action is not allowed now; the state is untouched."""


class InvalidOptions(RulesError):
    """These options don't make a game."""


class InvalidDeck(RulesError):
    """This deck isn't the variant's cards in some order."""
