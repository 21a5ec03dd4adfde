"""What can be wrong with a record, each with a code that a program can read."""


class RecordError(ValueError):
    """A record that can't be read, written or replayed.

    Attributes:
        code: stable, lower case, e.g. ``malformed``, ``illegal_action``, ``unsupported_variant``.
        where: the place in the record, e.g. ``actions[12]``; empty if it is about the whole.
        variant: what the record calls the variant that isn't known or supported; empty if it isn't about one.

    >>> str(RecordError("deck", "two cards too many", "deck"))
    'deck: two cards too many [deck]'
    """

    def __init__(self, code: str, message: str, where: str = "", *, variant: str = "") -> None:
        super().__init__(f"{where}: {message} [{code}]" if where else f"{message} [{code}]")
        self.code = code
        self.where = where
        self.message = message
        self.variant = variant
