"""`tamaya replay`: what recorded games came to, or how they went."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from tamaya.records.fitting import Fitted


def command(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Records or hanab.live's replay links; - reads a record.")
    ],
    rules: str = typer.Option(None, help="Replay by a preset's rules: printed, bga, rnr, hanab-live, hle."),
    as_json: bool = typer.Option(False, "--json", help="One JSON line per file."),
    turns: bool = typer.Option(False, "--turns", "--verbose", help="Tell the whole game, turn by turn."),
) -> None:
    """Replay recorded games: score, fireworks, end, turns, strikes and clue tokens.

    Where a promise about the deck was shown at the start, it is opened. A bad file is told of and the others are still done; then the exit status is 1.
    """
    from tamaya.records.errors import RecordError

    failed = False
    for file in files:
        try:
            read = read_file(file, rules)
            print(json.dumps(_figures(file, read)) if as_json else _told(file, read, turns))
        except (RecordError, OSError) as error:
            failed = True
            tell_error(file, error, as_json)
    if failed:
        raise typer.Exit(1)


def read_file(file: str, rules: str | None) -> "Fitted":
    """Read a record; ``-`` is the standard input."""
    import sys

    from tamaya.records.codec import read
    from tamaya.records.document import MAX_BYTES
    from tamaya.records.hanab_live.link import from_link, is_link
    from tamaya.records.hanab_live.reading import PRESET

    if is_link(file):
        return from_link(file, rules or PRESET)
    with sys.stdin.buffer if file == "-" else Path(file).open("rb") as stream:
        return read(stream.read(MAX_BYTES + 1), rules)


def _figures(file: str, read: "Fitted") -> dict[str, Any]:
    from tamaya.records.commitment import commitment_of
    from tamaya.records.summary import summary

    options = read.record.options
    about = {
        "players": options.players,
        "variant": options.variant.id,
        "relaxed": list(read.relaxed),
        "commitment": commitment_of(read.record),
    }
    return {"file": file, **summary(read.record).as_dict(), **about}


def _told(file: str, read: "Fitted", turns: bool) -> str:
    from tamaya.records.commitment import commitment_of
    from tamaya.records.playthrough import playthrough, result_text
    from tamaya.records.record import final_state
    from tamaya.records.summary import summary

    record = read.record
    if turns:
        return f"{file}\n{playthrough(record)}\n"
    figures, outcome = summary(record), final_state(record).outcome
    ended = result_text(outcome, record.players) if outcome else f"Stops in mid-game with {figures.score} on the table."
    relaxed = f" Not kept: {', '.join(read.relaxed)}." if read.relaxed else ""
    promised = commitment_of(record)
    fixed = "" if promised is None else f" The deck was fixed before the first move: {promised}."
    return (
        f"{file}: {', '.join(record.players)}; {record.options.variant.id}. {ended}"
        f" {_count(figures.turns, 'turn')}, {_count(figures.strikes, 'strike')},"
        f" {_count(figures.clue_tokens, 'clue token')} left.{relaxed}{fixed}"
    )


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def tell_error(file: str, error: Exception, as_json: bool) -> None:
    """Say what is wrong with a file."""
    from tamaya.records.errors import RecordError

    code = error.code if isinstance(error, RecordError) else "unreadable"
    message = error.strerror or str(error) if isinstance(error, OSError) else str(error)
    if as_json:
        print(json.dumps({"file": file, "error": code, "message": message}))
    else:
        typer.echo(f"{file}: {message}" + ("" if isinstance(error, RecordError) else f" [{code}]"), err=True)
