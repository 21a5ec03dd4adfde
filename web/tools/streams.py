"""Random games as their viewers are told them, for the client's tests: after every message what a snapshot says.

    python web/tools/streams.py

prints a list of streams, each a list of `[message, snapshot, sums]`; the sums are the game's pace and how many clues were given.
"""

import json
import random
import sys

import msgspec

from tamaya.lab.review import pace
from tamaya.rules.actions import Action, Clue, Play, UseBonus
from tamaya.rules.legal import legal_actions
from tamaya.rules.score import public_figures
from tamaya.rules.state import State
from tamaya.table.authority import Authority
from tamaya.table.events import Entry
from tamaya.table.state import Game
from tamaya.wire import messages as m
from tamaya.wire.actions import to_wire
from tamaya.wire.settings import Settings

GAMES = (
    Settings(players=2, variant="normal"),
    Settings(players=3, variant="avalanche", bonuses="tiles"),
    Settings(players=4, variant="black-powder", bonuses="choice", strikeout_score="keep"),
    Settings(players=5, variant="tricky", open_order=False, spectators="backs"),
    Settings(players=6, variant="hard", grand_finale=True, empty_clues=False),
)
WATCHER = "watcher"


Told = tuple[object, object, dict[str, int | None] | None]


def stream(settings: Settings, seed: int, viewer: int | None) -> list[Told]:
    """One game from one seat, or from beside the table."""
    chance = random.Random(seed)
    table, _ = Authority.open("stream", "user0", "Mai", settings, bots=())
    names = {f"user{seat}": name for seat, name in enumerate(("Mai", "Jonas", "Oleg", "Aya", "Tom", "Ida"))}
    user = WATCHER if viewer is None else f"user{viewer}"
    name = names.get(user, "Nobody")
    told: list[Told] = []

    def do(who: str, command: m.Command) -> None:
        entry = table.propose(who, names[who], None, command, entropy=chance.randbytes(64))
        assert not isinstance(entry, int)
        accept(entry)

    def accept(entry: Entry) -> None:
        change = table.accept(entry)
        message = change.projection().message(user, name, ())
        told.append((message, table.snapshot(user, name, ()), _sums(table.state.game)))

    for seat in range(1, settings.players):
        do(f"user{seat}", m.Sit())
    do("user0", m.Start())
    if (watched := table.watched(user)) is not None:
        accept(watched)
    while (game := table.state.game) is not None and not game.state.over:
        state = game.state
        who = f"user{state.current}"
        if chance.random() < 0.1:
            hand = list(game.orders[state.current])
            chance.shuffle(hand)
            do(who, m.Reorder(tuple(hand)))
        if chance.random() < 0.1:
            do(who, m.Say("Well…"))
        if chance.random() < 0.04 and state.turn > 0:
            do(who, m.Propose("undo"))
            for seat in range(settings.players):
                if table.state.proposal is not None and seat in table.state.proposal.waiting:
                    do(f"user{seat}", m.Answer(yes=True))
            continue
        do(who, m.Act(state.turn, to_wire(_choose(chance, state))))
    return told


def _sums(game: Game | None) -> dict[str, int | None] | None:
    """What the client adds up itself for those who want to see it."""
    if game is None:
        return None
    clues = sum(
        isinstance(action, Clue) or (isinstance(action, UseBonus) and action.clue is not None)
        for action in game.record.actions
    )
    return {"pace": pace(public_figures(game.state), game.state), "clues": clues}


def _choose(chance: random.Random, state: State) -> Action:
    """Plays what fits where there is something, so that games get somewhere; else anything, rather a clue."""
    legal = legal_actions(state)
    fits = [a for a in legal if isinstance(a, Play) and state.playable(state.cards[a.card])]
    if fits and chance.random() < 0.7:
        return chance.choice(fits)
    if chance.random() < 0.03:
        return chance.choice(legal)
    safe = [a for a in legal if not isinstance(a, Play)] or list(legal)
    clues = [a for a in safe if isinstance(a, Clue)]
    return chance.choice(clues if clues and chance.random() < 0.5 else safe)


if __name__ == "__main__":
    streams = [
        stream(settings, seed, viewer)
        for seed, settings in enumerate(GAMES)
        for viewer in (0, settings.players - 1, None)
    ]
    sys.stdout.write(json.dumps(msgspec.to_builtins(streams, str_keys=True), separators=(",", ":")))
