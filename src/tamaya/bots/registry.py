"""The bots that have a name. Listing them imports none of them."""

from dataclasses import dataclass
from importlib import import_module
from typing import cast

from tamaya.bots.protocol import Bot, BotFactory, TablePlayer


class UnknownBot(LookupError):
    """There is no bot of that name."""


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A named bot, as a seat picker shows it.

    Attributes:
        name: as typed on the command line; the catalogues have its ``bot-NAME`` and ``bot-NAME-about``.
        level: how well it plays: ``none``, ``novice``, ``beginner``, …; the catalogues have ``level-LEVEL``.
        convention: what it takes a clue to mean: ``none``, ``literal``, ``beginner``, …; the catalogues have ``convention-CONVENTION``.
        source: ``module:factory`` in this package.
        for_people: whether it makes sense as a partner for people.
        tables: ``module:function`` in this package, a :class:`tamaya.bots.protocol.TablePlayer` that plays whole games of it alone,
            move for move as it does in every seat, only faster; empty if there is none.
        live: ``module:factory`` in this package for live tables, where nobody should have to wait; empty if it is the source.
        varieties: ``module`` in this package whose ``variety(base, budget)`` makes factories and whose ``variety_tables(base, budget)``
            makes table players for the names ``NAME:BASE@BUDGET``; empty if it has no varieties.
    """

    name: str
    level: str
    convention: str
    source: str
    for_people: bool = True
    tables: str = ""
    live: str = ""
    varieties: str = ""


BOTS: tuple[BotInfo, ...] = (
    BotInfo("random", "none", "none", "tamaya.bots.chance:RandomBot", for_people=False),
    BotInfo("novice", "novice", "literal", "tamaya.bots.partner.partner:novice"),
    BotInfo("beginner", "beginner", "beginner", "tamaya.bots.partner.partner:beginner"),
    BotInfo("club", "club", "club", "tamaya.bots.partner.partner:club"),
    BotInfo("guide", "beginner", "beginner", "tamaya.bots.guide:Guide", for_people=False),
    BotInfo(
        "hat",
        "expert",
        "hat",
        "tamaya.bots.ending:Hat",
        False,
        "tamaya.bots.ending:play_matches",
        "tamaya.bots.ending:live_hat",
    ),
    BotInfo(
        "search",
        "expert",
        "hat",
        "tamaya.bots.search.search:Search",
        False,
        "tamaya.bots.search.search:play_matches",
        "tamaya.bots.search.search:live_search",
        "tamaya.bots.search.varieties",
    ),
)
"""In the order in which they are listed."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots.

    >>> "random" in bot_names()
    True
    """
    return tuple(info.name for info in BOTS)


def bot_info(name: str) -> BotInfo:
    """What there is to say about a bot.

    >>> bot_info("random").convention
    'none'

    Raises:
        UnknownBot: there is none of that name.
    """
    for info in BOTS:
        if info.name == name:
            return info
    raise UnknownBot(f"no bot {name!r}; there are {', '.join(bot_names())}")


def bot(name: str) -> BotFactory:
    """The factory of a named bot, of a variety of one (``search:club@0.5s``), or of one's own: ``module:factory``.

    >>> bot("random")(seat=0, seed=7) is not None
    True

    Raises:
        UnknownBot: there is none of that name, or its module has no such factory.
    """
    if found := _variety(name):
        module, base, budget = found
        try:
            return cast(BotFactory, import_module(module).variety(base, budget))
        except ValueError as problem:
            raise UnknownBot(f"no bot {name!r}: {problem}") from problem
    source = name if ":" in name else bot_info(name).source
    module, _, attribute = source.partition(":")
    try:
        return cast(BotFactory, getattr(import_module(module), attribute))
    except (ImportError, AttributeError) as problem:
        raise UnknownBot(f"no bot at {source!r}: {problem}") from problem


def _variety(name: str) -> tuple[str, str, str] | None:
    """The module, the base and the budget that ``NAME:BASE@BUDGET`` names; None if it isn't a variety of a named bot.

    Raises:
        UnknownBot: the base has no name.
    """
    plain, _, budget = name.partition("@")
    plain, colon, base = plain.partition(":")
    info = next((info for info in BOTS if info.name == plain and info.varieties), None)
    if info is None or name == plain:
        return None
    if colon and not base:
        raise UnknownBot(f"no bot {name!r}: a base follows the colon")
    return info.varieties, base, budget


def tried_bot(name: str) -> BotFactory:
    """The same as :func:`bot`, after making one of one's own as a trial, so that a wrong factory is found before a game begins.

    Raises:
        UnknownBot: also if the factory doesn't make a bot when called as ``factory(seat=…, seed=…)``.
    """
    factory = bot(name)
    if ":" in name:
        try:
            made = factory(seat=0, seed=0)
        except Exception as problem:
            raise UnknownBot(f"{name!r} makes no bot when called as factory(seat=…, seed=…): {problem}") from problem
        if not (hasattr(made, "observe") and hasattr(made, "decide")):
            raise UnknownBot(f"what {name!r} makes is no bot: it must have observe(view, events) and decide(view)")
    return factory


def is_compiled(name: str) -> bool:
    """Whether a named bot or a variety of one plays in code that is compiled when a size of game first comes up on a machine.

    >>> is_compiled("hat"), is_compiled("search@400"), is_compiled("club"), is_compiled("my.module:Bot")
    (True, True, False, False)
    """
    plain = name.partition("@")[0].partition(":")[0]
    return any(info.name == plain and bool(info.tables) for info in BOTS)


def table_player(name: str) -> TablePlayer | None:
    """What plays whole games of a named bot alone, if there is such a thing.

    >>> table_player("random") is None
    True
    """
    if found := _variety(name):
        module, base, budget = found
        return cast(TablePlayer | None, import_module(module).variety_tables(base, budget))
    source = next((info.tables for info in BOTS if info.name == name), "")
    module, _, attribute = source.partition(":")
    return cast(TablePlayer, getattr(import_module(module), attribute)) if source else None


def make_bot(name: str, *, seat: int, seed: int, live: bool = False) -> Bot:
    """A fresh bot for one seat of one game; ``live`` where people wait for its moves.

    >>> type(make_bot("random", seat=1, seed=123)).__name__
    'RandomBot'

    Raises:
        UnknownBot: there is none of that name.
    """
    source = next((info.live for info in BOTS if info.name == name), "") if live else ""
    return bot(source or name)(seat=seat, seed=seed)
