"""Searching players by their full names: ``search:BASE@BUDGET``."""

from functools import partial

from tamaya.bots.protocol import BotFactory, TablePlayer
from tamaya.bots.registry import bot
from tamaya.bots.search.over import SLOW_PLAN, SearchOver
from tamaya.bots.search.plans import plan_for
from tamaya.bots.search.search import Search, play_matches

FAST = ("", "hat")
"""Bases that play in compiled code; no name means the best one for the number of players, which is ``hat`` for all."""


def variety(base: str, budget: str) -> BotFactory:
    """A factory of searching players.

    Raises:
        UnknownBot: there is no such base.
        ValueError: the budget is no budget.
    """
    check(base, budget)
    if base in FAST:
        return partial(Search, budget=budget)
    return partial(SearchOver, base=bot(base), plan=SLOW_PLAN.with_budget(budget))


def variety_tables(base: str, budget: str) -> TablePlayer | None:
    """What plays whole games of such players, if they are fast and their budget isn't the clock's."""
    check(base, budget)
    if base not in FAST or plan_for(2).with_budget(budget).seconds:
        return None
    return partial(play_matches, budget=budget)


def check(base: str, budget: str) -> None:
    """Refuse what can't be.

    >>> check("hat", "4000")
    """
    if base not in FAST:
        bot(base)
    plan_for(2).with_budget(budget)
