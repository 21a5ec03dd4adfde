"""`tamaya solve`: whether a deal could have been won, and until when a recorded game could."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tamaya.lab.solve.history import Moment
    from tamaya.lab.solve.solver import Solution
    from tamaya.records.record import Record
    from tamaya.rules.actions import Action
    from tamaya.rules.state import State

WHY = {
    "over": "the game ended without a perfect show",
    "gone": "every copy of a card that is needed is gone",
    "turns": "cards come so late that the turns left can't suffice",
    "hands": "the hands fill up with cards that must be kept and can't be played",
    "pool": "whatever is discarded, the hands or the turns don't suffice, even with all cards in one hand",
    "ending": "the last turns come to the wrong players, however well all goes before",
    "searched": "all lines were tried",
}


def command(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="[FILE…]", help="Records, ours or hanab.live's; - reads one.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Solve the deal of this seed.")] = None,
    deck: Annotated[
        str | None, typer.Option(help="Solve this deck: all cards in the order of drawing, as in 'R1 Y3 W5 …'.")
    ] = None,
    players: Annotated[int, typer.Option(min=2, max=6, help="Seats, for --seed and --deck.")] = 3,
    variant: Annotated[str, typer.Option(help="The colour variant, for --seed and --deck.")] = "normal",
    rules: Annotated[
        str | None, typer.Option(help="A preset of the rules: printed, bga, rnr, hanab-live, hle.")
    ] = None,
    turns: Annotated[bool, typer.Option("--turns", help="Tell of every turn of a recorded game.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON line per deal.")] = False,
) -> None:
    """Say of a deal, all cards known, whether it is winnable (and how), lost for certain (and why), or undecided.

    With --turns also until when a recorded game could still have been won, and the move that lost it, where that is proven. A bad file is
    told of and the others are still done; then the exit status is 1.
    """
    from tamaya.cli.replay import read_file, tell_error
    from tamaya.records.errors import RecordError

    if not files and seed is None and deck is None:
        raise typer.BadParameter("give a file, --seed or --deck")
    if (seed is not None or deck is not None) and turns:
        raise typer.BadParameter("--turns needs a recorded game")
    if seed is not None or deck is not None:
        name, dealt = _deal(seed, deck, players, variant, rules or "printed")
        _tell(name, dealt, turns, as_json)
    failed = False
    for file in files or []:
        try:
            _tell(file, read_file(file, rules).record, turns, as_json)
        except (RecordError, OSError) as error:
            failed = True
            tell_error(file, error, as_json)
    if failed:
        raise typer.Exit(1)


def _deal(seed: str | None, deck: str | None, players: int, variant: str, rules: str) -> "tuple[str, Record]":
    """The deal that the options ask for, as a record without actions."""
    from tamaya.records.names import read_cards
    from tamaya.records.record import begin
    from tamaya.rules.deal import deal
    from tamaya.rules.options import preset
    from tamaya.rules.tables import compile_tables

    try:
        options = preset(rules, players, variant)
        cards = None if deck is None else read_cards(compile_tables(options.variant), deck)
        dealt = deal(options, seed=seed, deck=cards)
    except ValueError as problem:
        raise typer.BadParameter(str(problem)) from problem
    return "deck" if seed is None else f"seed {seed}", begin(dealt)


def _tell(name: str, record: "Record", turns: bool, as_json: bool) -> None:
    from tamaya.lab.solve.history import moments
    from tamaya.lab.solve.solver import solve
    from tamaya.records.record import branch, replay

    start = next(replay(branch(record, 0))).state
    history = moments(record) if turns else ()
    solution = history[0].solution if turns else solve(start)
    if as_json:
        print(json.dumps({"name": name, **_figures(start, solution), **(_turns(record, history) if turns else {})}))
        return
    print(f"{name}: {_sentence(solution)}")
    if turns:
        print(_story(record, history))
    elif solution.line is not None:
        print(_line(record, start, solution.line))


def _figures(start: "State", solution: "Solution") -> dict[str, Any]:
    return {
        "players": start.options.players,
        "variant": start.options.variant.id,
        "verdict": solution.verdict.value,
        "reason": None if solution.reason is None else solution.reason.value,
        "line": None if solution.line is None else [_written(action) for action in solution.line],
        "positions": solution.positions,
    }


def _written(action: "Action") -> dict[str, Any]:
    """An action as hanab.live writes it; declining a bonus is ours."""
    import msgspec

    from tamaya.records.hanab_live.actions import write_action
    from tamaya.rules.actions import DeclineBonus

    if isinstance(action, DeclineBonus):
        return {"bonus": "decline"}
    written: dict[str, Any] = msgspec.to_builtins(write_action(action))
    return written


def _turns(record: "Record", history: "tuple[Moment, ...]") -> dict[str, Any]:
    from tamaya.lab.solve.history import losing_move

    lost_by = losing_move(history)
    return {
        "turns": [
            {
                "after": at,
                "verdict": moment.solution.verdict.value,
                "reason": None if moment.solution.reason is None else moment.solution.reason.value,
            }
            for at, moment in enumerate(history)
        ],
        "losing_move": None if lost_by is None else lost_by,
        "losing_player": None if lost_by is None else record.players[history[lost_by - 1].state.current],
    }


def _sentence(solution: "Solution") -> str:
    from tamaya.lab.solve.solver import Verdict

    match solution.verdict:
        case Verdict.WINNABLE:
            return f"winnable, in {len(solution.line or ())} moves."
        case Verdict.LOST:
            return f"lost: {WHY[solution.reason.value] if solution.reason else 'proven'}."
    return f"undecided after {solution.positions} positions."


def _line(record: "Record", state: "State", line: "tuple[Action, ...]") -> str:
    """The line, one move a line of text."""
    from tamaya.rules.apply import apply

    lines = []
    for at, action in enumerate(line, 1):
        lines.append(f"{at:4} {record.players[state.current]} {_move(state, action, record.players)}")
        state, _ = apply(state, action)
    return "\n".join(lines)


def _move(state: "State", action: "Action", players: "Sequence[str]") -> str:
    from tamaya.records.names import card_name, clue_name
    from tamaya.rules.actions import Clue, ClueKind, Discard, Play

    match action:
        case Play(card):
            identity = state.cards[card] if card < len(state.cards) else state.deck[0]
            fits = "" if state.playable(identity) else ", which doesn't fit, to be rid of it"
            return f"plays {card_name(state.tables, identity)}{fits}"
        case Discard(card):
            return f"discards {card_name(state.tables, state.cards[card])}"
        case Clue(target, kind, value):
            named = clue_name(state.tables, kind is ClueKind.COLOUR, value)
            return f"gives {players[target]} a clue, such as {named}"
    return "declines the bonus"


def _story(record: "Record", history: "tuple[Moment, ...]") -> str:
    """The game turn by turn, and what can be said of its loss."""
    from tamaya.lab.solve.history import losing_move
    from tamaya.lab.solve.solver import Verdict

    lines = []
    for at in range(1, len(history)):
        before, moment = history[at - 1].state, history[at]
        done = "the game is ended from outside"
        if moment.action is not None:
            done = f"{record.players[before.current]} {_done(before, moment.action, record.players)}"
        lines.append(f"{at:4} {done}: {moment.solution.verdict.value}")
    lost_by = losing_move(history)
    first_lost = next((at for at, m in enumerate(history) if m.solution.verdict is Verdict.LOST), None)
    if lost_by is not None:
        lines.append(f"The losing move is {lost_by}; after it: {_sentence(history[lost_by].solution)}")
    elif first_lost:
        lines.append(f"After move {first_lost} at the latest: {_sentence(history[first_lost].solution)}")
    return "\n".join(lines)


def _done(state: "State", action: "Action", players: "Sequence[str]") -> str:
    from tamaya.records.names import clue_name
    from tamaya.rules.actions import Clue, ClueKind, UseBonus

    match action:
        case Clue(target, kind, value):
            return f"clues {players[target]}: {clue_name(state.tables, kind is ClueKind.COLOUR, value)}"
        case UseBonus(bonus):
            return f"uses the bonus {bonus.value}"
    return _move(state, action, players).replace(", which doesn't fit, to be rid of it", ", which doesn't fit")
