"""Names for people who read records as text: players, cards, clues."""

from functools import cache

from tamaya.records.errors import RecordError
from tamaya.rules.tables import RuleTables


@cache
def suit_letters(tables: RuleTables) -> tuple[str, ...]:
    """A letter per suit, different within a variant.

    >>> from tamaya.rules.tables import compile_tables
    >>> from tamaya.rules.variants import BLACK_POWDER
    >>> "".join(suit_letters(compile_tables(BLACK_POWDER)))
    'RYGBWK'
    """
    letters: list[str] = []
    for suit in tables.variant.suits:
        wished = "K" if suit.id.startswith("black") else suit.id.upper()
        letters.append(next(c for c in wished + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if c.isalpha() and c not in letters))
    return tuple(letters)


def card_name(tables: RuleTables, identity: int) -> str:
    """A card in two characters: ``R1``."""
    return f"{suit_letters(tables)[tables.suit_of(identity)]}{tables.rank_of(identity)}"


def read_cards(tables: RuleTables, text: str) -> tuple[int, ...]:
    """Cards from their names, apart by spaces or commas, in capitals or not.

    >>> from tamaya.rules.tables import compile_tables
    >>> from tamaya.rules.variants import NORMAL
    >>> read_cards(compile_tables(NORMAL), "R1, y3 W5")
    (0, 7, 24)

    Raises:
        RecordError: ``deck``, for a name that no card has.
    """
    named = {card_name(tables, identity): identity for identity in range(tables.identities)}
    names = text.replace(",", " ").upper().split()
    unknown = [name for name in names if name not in named]
    if unknown:
        raise RecordError("deck", f"no card is called {unknown[0]!r}")
    return tuple(named[name] for name in names)


def known_name(tables: RuleTables, possible: int) -> str:
    """What clues leave of a card: ``R1``, ``R?``, ``?1``, ``R/M?`` where it may be either, ``??`` where there is little to say.

    >>> from tamaya.rules.tables import compile_tables
    >>> from tamaya.rules.variants import AVALANCHE
    >>> tables = compile_tables(AVALANCHE)
    >>> known_name(tables, tables.colour_touch[0]), known_name(tables, tables.all_mask)
    ('R/M?', '??')
    """
    identities = [i for i in range(tables.identities) if possible >> i & 1]
    suits = sorted({tables.suit_of(i) for i in identities})
    ranks = sorted({tables.rank_of(i) for i in identities})
    letters = suit_letters(tables)
    colour = "/".join(letters[s] for s in suits) if len(suits) <= 2 else "?"
    rank = "/".join(map(str, ranks)) if len(ranks) <= 2 else "?"
    return colour + rank


def clue_name(tables: RuleTables, colour: bool, value: int) -> str:
    """What a clue says: ``red``, ``3``."""
    return tables.variant.clue_colours[value] if colour else str(value)
