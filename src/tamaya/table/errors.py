"""Why a table refuses a command."""


class Refused(Exception):
    """The command is refused and changes nothing.

    Attributes:
        code: stable, lower case; the id of a message in the catalogues.
        rule: the section of the rules that says so, where one does.
    """

    def __init__(self, code: str, rule: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
