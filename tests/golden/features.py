"""What a playthrough shows, and what all of them together have to show."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import TypeVar

from tamaya.records.record import Record, replay
from tamaya.rules.actions import Action, Bonus, ClueKind, UseBonus
from tamaya.rules.events import (
    BonusDeclined,
    BonusEarned,
    BonusLost,
    CardDiscarded,
    CardMisplayed,
    CardPlayed,
    CardRescued,
    CardReturned,
    ClueGiven,
    Event,
    FireworkCompleted,
    TurnStarted,
)
from tamaya.rules.legal import CHOICE_BONUSES
from tamaya.rules.options import (
    DEFAULT_HAND_SIZE,
    PRESETS,
    Bonuses,
    Options,
    StopWhenDecided,
    StrikeoutScore,
)
from tamaya.rules.outcome import Termination
from tamaya.rules.state import State
from tamaya.rules.variants import VARIANTS

OPTION_VALUES: dict[str, tuple[str, ...]] = {
    "players": ("2", "3", "4", "5", "6"),
    "variant": tuple(VARIANTS),
    "hand_size": ("-1", "0", "1"),
    "max_clue_tokens": ("other", "8"),
    "start_clue_tokens": ("0", "full", "other"),
    "strike_limit": ("1", "2", "3"),
    "first_player": ("0", "other"),
    "empty_clues": ("True", "False"),
    "strikeout_score": tuple(StrikeoutScore),
    "stop_when_decided": tuple(StopWhenDecided),
    "grand_finale": ("True", "False"),
    "bonuses": tuple(Bonuses),
    "discard_at_full": ("True", "False"),
    "deck_plays": ("True", "False"),
}
"""Per option the values, or kinds of values, that need a playthrough."""

E = TypeVar("E")


@dataclass(frozen=True)
class Moment:
    """One action of a game, with what was before and after it."""

    before: State
    after: State
    action: Action | None
    events: tuple[Event, ...]

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def full(self) -> bool:
        return self.before.clue_tokens == self.before.options.max_clue_tokens

    @property
    def final_round(self) -> bool:
        return self.before.last_turns is not None

    @property
    def lost_finale(self) -> bool:
        return self.ended(Termination.FINALE_LOST)

    def ended(self, termination: Termination) -> bool:
        return self.after.outcome is not None and self.after.outcome.termination is termination

    def got(self, bonus: Bonus) -> bool:
        """Whether a bonus had its effect, by itself or by choice."""
        used = isinstance(self.action, UseBonus) and self.action.bonus is bonus
        return used or any(earned.bonus is bonus and not earned.waiting for earned in self.all(BonusEarned))

    def stops(self, when: StopWhenDecided) -> bool:
        return self.ended(Termination.DECIDED) and self.before.options.stop_when_decided is when


def _empty(moment: Moment, free: bool) -> bool:
    return any(clue.free is free and not clue.touched for clue in moment.all(ClueGiven))


def _black_done(moment: Moment) -> bool:
    suits = moment.before.tables.variant.suits
    return any(not suits[done.suit].ascending for done in moment.all(FireworkCompleted))


def _lost(bonus: Bonus) -> Callable[[Moment], bool]:
    return lambda m: any(lost.bonus is bonus for lost in m.all(BonusLost))


EDGES: dict[str, Callable[[Moment], bool]] = {
    "empty clue": lambda m: _empty(m, free=False),
    "empty colour clue": lambda m: any(c.kind is ClueKind.COLOUR and not c.touched for c in m.all(ClueGiven)),
    "discard at full": lambda m: m.full and bool(m.all(CardDiscarded)),
    "deck play fits": lambda m: any(played.card == len(m.before.cards) for played in m.all(CardPlayed)),
    "token at the most": lambda m: (
        m.full and bool(m.all(FireworkCompleted)) and m.before.options.bonuses is Bonuses.OFF
    ),
    "black completed by its 1": _black_done,
    "perfect on the last turn": lambda m: m.ended(Termination.PERFECT) and m.before.last_turns == 1,
    "strike-out in the final round": lambda m: m.ended(Termination.STRIKES) and m.final_round,
    "finale lost by discard": lambda m: m.lost_finale and bool(m.all(CardDiscarded)) and not m.all(TurnStarted),
    "finale lost by misplay": lambda m: m.lost_finale and bool(m.all(CardMisplayed)),
    "finale lost by strikes": lambda m: m.ended(Termination.STRIKES) and m.before.options.grand_finale,
    "finale lost by no legal action": lambda m: m.lost_finale and bool(m.all(TurnStarted)),
    "finale won": lambda m: m.ended(Termination.PERFECT) and m.before.options.grand_finale,
    "decided public": lambda m: m.stops(StopWhenDecided.PUBLIC),
    "decided hanab-live in the final round": lambda m: m.stops(StopWhenDecided.HANAB_LIVE) and m.final_round,
    "bonus token at the most": lambda m: m.full and m.got(Bonus.TOKEN),
    "mend without strike": lambda m: m.got(Bonus.MEND) and m.before.strikes == 0,
    "mend with strike": lambda m: m.got(Bonus.MEND) and m.before.strikes > 0,
    "mend at the most tokens": lambda m: m.got(Bonus.MEND) and m.full,
    "return to the deck": lambda m: bool(m.all(CardReturned)),
    "return with an empty deck rescues": lambda m: m.got(Bonus.RETURN) and bool(m.all(CardRescued)),
    "return with nothing": _lost(Bonus.RETURN),
    "rescue with nothing": _lost(Bonus.RESCUE),
    "rescue completes": lambda m: bool(m.all(CardRescued) and m.all(FireworkCompleted)),
    "rescue makes it perfect": lambda m: m.ended(Termination.PERFECT) and bool(m.all(CardRescued)),
    "free clue without tokens": lambda m: m.before.clue_tokens == 0 and bool(m.all(ClueGiven)),
    "free clue empty": lambda m: _empty(m, free=True),
}
"""Corners of the rules that need a playthrough."""


def required() -> set[str]:
    """Everything that needs a playthrough; an option that isn't listed above is named as itself and never found."""
    wanted = {f"option {f.name} {v}" for f in fields(Options) for v in OPTION_VALUES.get(f.name, ("not listed",))}
    wanted |= {f"end {termination.value}" for termination in Termination}
    wanted |= {f"preset {name}" for name in PRESETS}
    wanted |= {f"edge {edge}" for edge in EDGES}
    for mode, bonuses in (("tiles", tuple(Bonus)), ("random", CHOICE_BONUSES), ("choice", CHOICE_BONUSES)):
        wanted |= {f"bonus {mode} {bonus.value}" for bonus in bonuses} | {f"declined {mode}"}
    return wanted


def shown(record: Record) -> set[str]:
    """What a record shows."""
    return {*_options(record.options), *_story(record)}


def _options(options: Options) -> Iterator[str]:
    kinds = {
        "variant": options.variant.id,
        "hand_size": str(options.hand_size - DEFAULT_HAND_SIZE[options.players]),
        "max_clue_tokens": "8" if options.max_clue_tokens == 8 else "other",
        "start_clue_tokens": _start_tokens(options),
        "first_player": "0" if options.first_player == 0 else "other",
    }
    for field in fields(Options):
        yield f"option {field.name} {kinds.get(field.name, str(getattr(options, field.name)))}"


def _start_tokens(options: Options) -> str:
    if options.start_clue_tokens == 0:
        return "0"
    return "full" if options.start_clue_tokens == options.max_clue_tokens else "other"


def _story(record: Record) -> Iterator[str]:
    mode = record.options.bonuses.value
    steps = list(replay(record))
    for before, step in pairwise(steps):
        moment = Moment(before.state, step.state, step.action, step.events)
        yield from (f"edge {name}" for name, holds in EDGES.items() if holds(moment))
        yield from (f"bonus {mode} {bonus.value}" for bonus in Bonus if moment.got(bonus))
        if moment.all(BonusDeclined):
            yield f"declined {mode}"
    if steps[-1].state.outcome is not None:
        yield f"end {steps[-1].state.outcome.termination.value}"
