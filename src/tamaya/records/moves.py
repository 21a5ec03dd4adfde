"""A game's moves as a table, for spreadsheets."""

import csv
from io import StringIO

from tamaya.records.names import card_name, clue_name
from tamaya.records.record import Record, Step, replay
from tamaya.rules.actions import Clue, ClueKind, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.events import CardMisplayed, ClueGiven
from tamaya.rules.score import table_score
from tamaya.rules.state import State

COLUMNS = (
    "move", "turn", "player", "action", "target", "what", "slot", "touched", "score", "clue_tokens", "strikes", "deck",
)  # fmt: skip


def moves_csv(record: Record) -> str:
    """One line per move, with the figures after it. Slots count from the newest card, which is 1.

    >>> from tamaya.records.record import begin, extended
    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> print(moves_csv(extended(begin(deal(Options(players=2, first_player=0), seed=1)), Play(0))))
    move,turn,player,action,target,what,slot,touched,score,clue_tokens,strikes,deck
    1,1,A,play,,R1,5,,1,8,0,39
    <BLANKLINE>

    Raises:
        RecordError: it can't be replayed.
    """
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    steps = replay(record)
    before = next(steps).state
    for move, step in enumerate(steps, start=1):
        if step.action is not None:
            writer.writerow([move, before.turn + 1, _safe(record.players[before.current]), *_row(record, before, step)])
        before = step.state
    return out.getvalue()


def _row(record: Record, before: State, step: Step) -> list[object]:
    after, tables = step.state, step.state.tables
    target, what, slot, touched = "", "", "", ""
    match step.action:
        case Play(card) | Discard(card):
            hand = before.hands[before.current]
            misplayed = any(isinstance(event, CardMisplayed) for event in step.events)
            action = "discard" if isinstance(step.action, Discard) else "misplay" if misplayed else "play"
            what = card_name(tables, after.cards[card])
            slot = str(len(hand) - hand.index(card)) if card in hand else ""
        case Clue(seat, kind, value):
            action, target = "clue", _safe(record.players[seat])
            what = clue_name(tables, kind is ClueKind.COLOUR, value)
        case UseBonus(bonus, identity):
            action, what = bonus.value, "" if identity is None else card_name(tables, identity)
        case DeclineBonus() | _:
            action = "decline"
    for event in step.events:
        if isinstance(event, ClueGiven):
            hand = before.hands[event.target]
            touched = " ".join(str(place) for place in sorted(len(hand) - hand.index(card) for card in event.touched))
    figures = [table_score(tables, after.stacks), after.clue_tokens, after.strikes, len(after.deck)]
    return [action, target, what, slot, touched, *figures]


def _safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name
