"""Games as data: Parquet files with a row per game, its record and every decision (extra `datasets`).

Columns of a row: ``game``, ``players``, ``variant``, ``rules``, ``bots`` (by seat), ``score``, ``termination``, ``digest`` (as in an
evaluation), ``record`` (this project's JSON, which replays the game), and ``decisions``: a list of ``turn``, ``seat``, ``action`` and
``reason``, with the action as its kind, card, target and value. Every shard is one file, written whole or not at all.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from tamaya.lab.backends import Backend, Inline
from tamaya.lab.games import digest_of, play_out, score_of
from tamaya.lab.match import Match
from tamaya.lab.plan import Plan
from tamaya.lab.shards import plan_document, shards_of, write_whole
from tamaya.records.codec import dumps
from tamaya.records.record import begin, extended
from tamaya.rules.actions import Action, Clue, DeclineBonus, Discard, Play, UseBonus

DECISION = pa.struct(
    [
        ("turn", pa.int16()),
        ("seat", pa.int8()),
        ("kind", pa.string()),
        ("card", pa.int16()),
        ("target", pa.int8()),
        ("value", pa.int8()),
        ("reason", pa.string()),
    ]
)
SCHEMA = pa.schema(
    [
        ("game", pa.int64()),
        ("players", pa.int8()),
        ("variant", pa.string()),
        ("rules", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("score", pa.int16()),
        ("termination", pa.string()),
        ("digest", pa.string()),
        ("record", pa.string()),
        ("decisions", pa.list_(DECISION)),
    ]
)


class OtherPlan(ValueError):
    """The folder holds games of another plan, or of other code."""


def write_dataset(
    plan: Plan, folder: Path, *, backend: Backend | None = None, progress: Callable[[int], None] = lambda _: None
) -> int:
    """Play a plan's games into a folder; files that are there already aren't made again.

    Args:
        plan: what to play.
        folder: made if it isn't there; its ``_dataset.json`` says what the games are.
        backend: where to play. Workers elsewhere write to the same folder, so it must be one that they share.
        progress: told how many games there are.

    Returns:
        How many games the folder has of this plan.

    Raises:
        OtherPlan: the folder is another dataset's.
    """
    folder.mkdir(parents=True, exist_ok=True)
    # An underscore, so that readers of the whole folder pass over it.
    about, document = folder / "_dataset.json", plan_document(plan)
    if about.is_file() and json.loads(about.read_bytes()) != document:
        raise OtherPlan(f"{folder} holds games of another plan, or of other code")
    write_whole(about, (json.dumps(document, indent=1) + "\n").encode())
    parts = [
        (plan, games, str(folder.resolve() / f"part-{games.start:08}-{games.stop:08}.parquet"))
        for games in shards_of(plan.games)
    ]
    missing = [part for part in parts if not Path(part[2]).is_file()]
    done = sum(len(games) for _, games, _ in parts) - sum(len(games) for _, games, _ in missing)
    for _, made in (backend or Inline()).map(write_part, missing):
        done += made
        progress(done)
    return done


def write_part(part: tuple[Plan, range, str]) -> int:
    """Play one shard into its file."""
    plan, games, path = part
    rows = [row(plan, game) for game in games]
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, schema=SCHEMA), sink, compression="zstd")
    write_whole(Path(path), sink.getvalue().to_pybytes())
    return len(rows)


def row(plan: Plan, game: int) -> dict[str, Any]:
    """One game of a plan, played and written down."""
    match = play_out(plan, game)
    names = plan.seats(game)
    record = extended(begin(match.start, names), *(move.decision.action for move in match.moves))
    return {
        "game": game,
        "players": plan.players,
        "variant": plan.variant,
        "rules": plan.rules,
        "bots": list(names),
        "score": score_of(match),
        "termination": match.outcome.termination.value,
        "digest": digest_of(match),
        "record": dumps(record).decode(),
        "decisions": _decisions(match),
    }


def _decisions(match: Match) -> list[dict[str, Any]]:
    return [
        {"turn": turn, "seat": move.seat, "reason": move.decision.reason.id, **_action(move.decision.action)}
        for turn, move in enumerate(match.moves)
    ]


def _action(action: Action) -> dict[str, Any]:
    match action:
        case Play(card):
            return {"kind": "play", "card": card}
        case Discard(card):
            return {"kind": "discard", "card": card}
        case Clue(target, kind, value):
            return {"kind": f"clue-{kind.value}", "target": target, "value": value}
        case UseBonus(bonus):
            return {"kind": f"bonus-{bonus.value}"}
        case DeclineBonus():
            return {"kind": "bonus-decline"}
