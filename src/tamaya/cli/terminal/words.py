"""The terminal's texts in one language."""

from dataclasses import dataclass

from tamaya.l10n.catalogue import negotiate, text
from tamaya.l10n.system import system_wish
from tamaya.rules.tables import RuleTables


@dataclass(frozen=True, slots=True)
class Words:
    """Says messages in a language.

    >>> Words("ru")("terminal-seat-you")
    'Вы'
    """

    language: str

    @staticmethod
    def of(wish: str | None) -> "Words":
        """The language wished for, else the system's."""
        return Words(negotiate(wish or system_wish()))

    def __call__(self, message: str, /, **arguments: str | int) -> str:
        """The message."""
        return text(self.language, message, **arguments)

    def card(self, tables: RuleTables, identity: int) -> str:
        """A card's name.

        >>> from tamaya.rules.tables import compile_tables
        >>> from tamaya.rules.variants import NORMAL
        >>> Words("ja").card(compile_tables(NORMAL), 7)
        '黄の3'
        """
        suit = tables.variant.suits[tables.suit_of(identity)].id
        return self("terminal-card", suit=suit, rank=tables.rank_of(identity))

    def cards(self, tables: RuleTables, mask: int) -> str:
        """A set of identities: whole suits and whole ranks are said short.

        >>> from tamaya.rules.tables import compile_tables
        >>> from tamaya.rules.variants import NORMAL
        >>> Words("en").cards(compile_tables(NORMAL), 0b11011)
        'red 1 2 4 5'
        """
        parts: list[str] = []
        for at, suit in enumerate(tables.variant.suits):
            ranks = [rank for rank in range(1, tables.ranks + 1) if mask >> tables.identity(at, rank) & 1]
            if ranks:
                parts.append(f"{self('terminal-suit', suit=suit.id)} {' '.join(map(str, ranks))}")
        return self("terminal-comma").join(parts)
