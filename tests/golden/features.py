"""What a playthrough shows, and what all of them together have to show."""

from collections.abc import Iterator
from dataclasses import fields

from tamaya.records.record import Record, replay
from tamaya.rules.actions import Bonus, Clue, UseBonus
from tamaya.rules.events import (
    BonusDeclined,
    BonusEarned,
    BonusLost,
    CardMisplayed,
    CardPlayed,
    CardRescued,
    CardReturned,
    ClueGiven,
    FireworkCompleted,
    TokenReturned,
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

EDGES = (
    "empty clue",
    "colour clue empty",
    "discard at full",
    "deck play fits",
    "token at the most",
    "perfect on the last turn",
    "strike-out in the final round",
    "finale lost by discard",
    "finale lost by misplay",
    "finale lost by strikes",
    "finale lost by no legal action",
    "finale won",
    "decided public",
    "decided hanab-live in the final round",
    "bonus token at the most",
    "mend without strike",
    "mend at the most tokens",
    "mend with strike",
    "return to the deck",
    "return with an empty deck rescues",
    "return with nothing",
    "rescue with nothing",
    "rescue completes",
    "rescue makes it perfect",
    "free clue without tokens",
    "free clue empty",
    "choice declined",
    "black completed by its 1",
)


def required() -> set[str]:
    """Everything that needs a playthrough; an option that isn't listed above is named as itself and never found."""
    wanted = {f"option {f.name} {v}" for f in fields(Options) for v in OPTION_VALUES.get(f.name, ("not listed",))}
    wanted |= {f"end {termination.value}" for termination in Termination}
    wanted |= {f"preset {name}" for name in PRESETS}
    wanted |= {f"edge {edge}" for edge in EDGES}
    for mode, bonuses in (("tiles", tuple(Bonus)), ("random", CHOICE_BONUSES), ("choice", CHOICE_BONUSES)):
        wanted |= {f"bonus {mode} {bonus.value}" for bonus in bonuses}
    wanted |= {f"declined {mode}" for mode in ("tiles", "random", "choice")}
    return wanted


def shown(record: Record) -> set[str]:
    """What a record shows."""
    return {*_options(record.options), *_events(record)}


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


def _events(record: Record) -> Iterator[str]:
    before: State | None = None
    for step in replay(record):
        after = step.state
        if before is not None:
            yield from _step(before, after, step.events, step.action)
            if after.outcome is not None:
                yield from _end(before, after, step.events)
        before = after


def _step(before: State, after: State, events: tuple[object, ...], action: object) -> Iterator[str]:
    options = before.options
    full = before.clue_tokens == options.max_clue_tokens
    mode = options.bonuses.value
    for event in events:
        match event:
            case ClueGiven(touched=(), free=free, kind=kind):
                yield "edge free clue empty" if free else "edge empty clue"
                if kind.value == "colour":
                    yield "edge colour clue empty"
            case CardPlayed(card=card) if card == len(before.cards):
                yield "edge deck play fits"
            case FireworkCompleted(suit=suit) if full and options.bonuses is Bonuses.OFF:
                yield "edge token at the most"
            case BonusEarned(bonus=Bonus.TOKEN) if mode == "tiles" and not before.tiles:
                yield "edge tiles used up"
            case BonusEarned(bonus=bonus) if bonus is not None:
                yield f"bonus {mode} {bonus.value}"
            case BonusDeclined():
                yield f"declined {mode}"
                if before.pending is not None and before.pending.bonus is None:
                    yield "edge choice declined"
            case BonusLost(bonus=bonus):
                yield f"edge {bonus.value} with nothing"
            case CardReturned():
                yield "edge return to the deck"
            case CardRescued():
                if isinstance(action, UseBonus) and action.bonus is Bonus.RETURN:
                    yield "edge return with an empty deck rescues"
                if any(isinstance(e, FireworkCompleted) for e in events):
                    yield "edge rescue completes"
            case TokenReturned(strikes=strikes):
                mend = any(isinstance(e, BonusEarned) and e.bonus is Bonus.MEND for e in events) or (
                    isinstance(action, UseBonus) and action.bonus is Bonus.MEND
                )
                if mend:
                    yield "edge mend with strike" if strikes < before.strikes else "edge mend without strike"
                if full:
                    yield "edge mend at the most tokens" if mend else "edge bonus token at the most"
            case _:
                pass
        if isinstance(event, FireworkCompleted) and not before.tables.variant.suits[event.suit].ascending:
            yield "edge black completed by its 1"
    if isinstance(action, UseBonus):
        yield f"bonus {mode} {action.bonus.value}"
        if isinstance(action.clue, Clue) and before.clue_tokens == 0:
            yield "edge free clue without tokens"
    if full and any(type(e).__name__ == "CardDiscarded" for e in events):
        yield "edge discard at full"


def _end(before: State, after: State, events: tuple[object, ...]) -> Iterator[str]:
    assert after.outcome is not None
    end, options = after.outcome.termination, after.options
    yield f"end {end.value}"
    misplayed = any(isinstance(e, CardMisplayed) for e in events)
    if end is Termination.PERFECT:
        if before.last_turns == 1:
            yield "edge perfect on the last turn"
        if any(isinstance(e, CardRescued) for e in events):
            yield "edge rescue makes it perfect"
        if options.grand_finale:
            yield "edge finale won"
    if end is Termination.STRIKES:
        if before.last_turns is not None:
            yield "edge strike-out in the final round"
        if options.grand_finale:
            yield "edge finale lost by strikes"
    if end is Termination.DECIDED:
        if options.stop_when_decided is StopWhenDecided.PUBLIC:
            yield "edge decided public"
        elif before.last_turns is not None:
            yield "edge decided hanab-live in the final round"
    if end is Termination.FINALE_LOST:
        if misplayed:
            yield "edge finale lost by misplay"
        elif any(type(e).__name__ == "TurnStarted" for e in events):
            yield "edge finale lost by no legal action"
        else:
            yield "edge finale lost by discard"
