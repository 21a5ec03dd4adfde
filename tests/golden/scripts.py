"""Cases as data: ``cases.toml`` says how each game is dealt and played, this module plays it.

A move is written as a player would say it: ``A clue B red``, ``B play R4`` (a card of one's own by its face), ``C discard slot 2``,
``A bonus rescue R2``, ``A bonus rank B 3``, ``A decline``, ``A timeout``, ``vote``, ``A terminate``. ``open until deck 1`` lets the
partners of that name play on until the deck has one card; ``open 5`` for five actions; ``open`` to the end.
"""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.golden.partners import PARTNERS

from tamaya.records.names import card_name
from tamaya.records.playthrough import playthrough
from tamaya.records.record import EndedEarly, Record, begin, extended
from tamaya.rules.actions import Action, Bonus, Clue, ClueKind, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.apply import apply
from tamaya.rules.chance import secret_of, shuffled
from tamaya.rules.deal import deal
from tamaya.rules.options import Bonuses, Options, StopWhenDecided, StrikeoutScore, preset
from tamaya.rules.outcome import Termination
from tamaya.rules.state import State
from tamaya.rules.tables import RuleTables, compile_tables

HERE = Path(__file__).parent
_ENUMS = {"bonuses": Bonuses, "stop_when_decided": StopWhenDecided, "strikeout_score": StrikeoutScore}
_ENDS = {"timeout": Termination.TIMEOUT, "vote": Termination.VOTE, "terminate": Termination.TERMINATED}


def cases() -> dict[str, dict[str, Any]]:
    """Return all cases by name."""
    return {case["name"]: case for case in tomllib.loads((HERE / "cases.toml").read_text("utf-8"))["case"]}


def options_of(case: dict[str, Any]) -> Options:
    """The options that a case asks for."""
    given: dict[str, Any] = {k: _ENUMS[k](v) if k in _ENUMS else v for k, v in case["options"].items()}
    return preset(case.get("preset", "printed"), given.pop("players"), given.pop("variant", "normal"), **given)


def play(case: dict[str, Any]) -> Record:
    """The record of a case."""
    options = options_of(case)
    tables = compile_tables(options.variant)
    seed = case.get("seed", case["name"])
    deck = _deck(tables, case.get("deck", ""), str(seed))
    state = deal(options, deck=deck, chance=secret_of(str(seed))[:16])
    record = begin(state)
    for move in case["moves"]:
        record, state = _do(record, state, move)
    return record


def _deck(tables: RuleTables, top: str, seed: str) -> tuple[int, ...]:
    rest = list(tables.deck)
    first = []
    for name in top.split():
        identity = next(i for i in rest if card_name(tables, i) == name)
        rest.remove(identity)
        first.append(identity)
    return (*first, *shuffled(rest, secret_of(seed), "deck"))


def _do(record: Record, state: State, move: str) -> tuple[Record, State]:
    words = move.split()
    name = next((p for p in PARTNERS if move == p or move.startswith(p + " ")), None)
    if name is not None:
        return _go_on(record, state, name, move[len(name) :].split())
    if words[-1] in _ENDS:
        seat = None if len(words) == 1 else record.players.index(words[0])
        return replace(record, ended=EndedEarly(_ENDS[words[-1]], seat)), state
    seat = record.players.index(words[0])
    assert seat == state.current, f"{move!r}: it is {record.players[state.current]}'s turn"
    action = _action(record, state, words[1:])
    return extended(record, action), apply(state, action)[0]


def _go_on(record: Record, state: State, name: str, until: list[str]) -> tuple[Record, State]:
    most = int(until[0]) if len(until) == 1 else 500
    deck = int(until[2]) if until[:2] == ["until", "deck"] else -1
    for _ in range(most):
        if state.over or (len(state.deck) <= deck and state.pending is None):
            break
        action = PARTNERS[name](state)
        record, state = extended(record, action), apply(state, action)[0]
    return record, state


def _action(record: Record, state: State, words: list[str]) -> Action:
    match words:
        case ["clue", target, value]:
            return _clue(record, state, target, value)
        case ["play", *card]:
            return Play(_card(state, card))
        case ["discard", *card]:
            return Discard(_card(state, card))
        case ["bonus", ("return" | "rescue") as bonus, card]:
            identity = next(i for i in state.discards if card_name(state.tables, i) == card)
            return UseBonus(Bonus(bonus), identity=identity)
        case ["bonus", bonus, target, value]:
            return UseBonus(Bonus(bonus), clue=_clue(record, state, target, value))
        case ["bonus", bonus]:
            return UseBonus(Bonus(bonus))
        case ["decline"]:
            return DeclineBonus()
    raise AssertionError(words)


def _clue(record: Record, state: State, target: str, value: str) -> Clue:
    seat = record.players.index(target)
    if value.isdigit():
        return Clue(seat, ClueKind.RANK, int(value))
    return Clue(seat, ClueKind.COLOUR, state.tables.variant.clue_colours.index(value))


def _card(state: State, words: list[str]) -> int:
    hand = state.hands[state.current]
    if words[0] == "deck":
        return len(state.cards)
    if words[0] == "slot":
        return hand[len(hand) - int(words[1])]
    return next(card for card in reversed(hand) if card_name(state.tables, state.cards[card]) == words[0])


def text(name: str) -> str:
    """What a case's playthrough should be."""
    case = cases()[name]
    return f"{case['title']}\n\n{playthrough(play(case))}\n"


def path(name: str) -> Path:
    """Where it lies."""
    return HERE / "playthroughs" / f"{name}.txt"


def write(name: str) -> None:
    """Write one anew."""
    path(name).parent.mkdir(exist_ok=True)
    path(name).write_text(text(name), "utf-8")
