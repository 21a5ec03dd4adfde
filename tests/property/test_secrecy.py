"""Rules, section 9: two games that differ only in what a seat cannot see send that seat the same bytes.

A game is played with undos, reorderings, bonuses and talk. Then the faces that one viewer never saw are exchanged among one another,
in every way that the clues about them allow, the same commands are given again, and every message to that viewer is compared.
"""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.play import BOTS, Table

from tamaya.rules.variants import VARIANTS
from tamaya.table.authority import Authority
from tamaya.table.errors import Refused
from tamaya.table.events import Entry, GameStarted
from tamaya.wire import events as w
from tamaya.wire import messages as m
from tamaya.wire.settings import Settings

PEOPLE = ["mai", "jonas", "hoa", "lena", "ivan", "eve"]

settings_of_tables = st.builds(
    Settings,
    players=st.integers(2, 5),
    variant=st.sampled_from(sorted(VARIANTS)),
    empty_clues=st.booleans(),
    grand_finale=st.booleans(),
    bonuses=st.sampled_from(["off", "tiles", "random", "choice"]),
    spectators=st.sampled_from(["hands", "delayed", "backs"]),
    spectator_delay=st.integers(6, 12),
    open_order=st.booleans(),
    max_clue_tokens=st.sampled_from([4, 8]),
    start_clue_tokens=st.just(4),
)


def play(settings: Settings, seed: int, steps: int) -> Table:
    """A game with everything that people do, stopped before a card goes back to the deck."""
    rng = random.Random(seed)
    table = Table.open(settings, PEOPLE[: settings.players], listeners=["watcher"])
    table.start(rng.randbytes(64))
    table.watch("watcher")
    for _ in range(steps):
        state = table.position
        if state.over:
            break
        try:
            if rng.random() < 0.06:
                table.do(PEOPLE[0], m.Propose("undo"))
                for person in PEOPLE[1 : settings.players]:
                    table.do(person, m.Answer(True))
            elif rng.random() < 0.06:
                seat = rng.randrange(settings.players)
                table.do(PEOPLE[seat], m.Reorder(tuple(rng.sample(state.hands[seat], len(state.hands[seat])))))
            elif rng.random() < 0.06:
                table.do(rng.choice([*PEOPLE[: settings.players], "watcher"]), m.Say("hm"))
            else:
                table.play_on(rng, 1)
        except Refused as refusal:
            if refusal.code != "nothing_to_undo":
                raise
    return table


def hidden_places(table: Table, seat: int | None, *, door: bool) -> tuple[list[int], dict[int, int]]:
    """Places of the deck that the viewer never saw (card ids), and per card what its clues allowed at any time."""
    seen: set[int] = set()
    allowed: dict[int, int] = {}
    for change in table.changes:
        game = change.after.game
        assert game is None or not game.state.over
        if game is None:
            continue
        for at, hand in enumerate(game.state.hands):
            if at != seat and (seat is not None or (change.after.settings.spectators == "hands" and not door)):
                seen.update(hand)
            for card in hand:
                allowed[card] = allowed.get(card, -1) & game.state.possible[card]
        for entry in change.after.story:
            seen.update(e.card for e in entry.events if isinstance(e, w.PlayEvent | w.Misplay | w.DiscardEvent))
    return [place for place in range(len(table.game.record.deck)) if place not in seen], allowed


def exchanged(table: Table, seat: int | None, rng: random.Random, *, door: bool = False) -> tuple[int, ...]:
    """The deck with unseen faces exchanged as far as the clues allow."""
    places, allowed = hidden_places(table, seat, door=door)
    deck = list(table.game.record.deck)
    for _ in range(200 if len(places) > 1 else 0):
        a, b = rng.sample(places, 2)
        if allowed.get(a, -1) >> deck[b] & 1 and allowed.get(b, -1) >> deck[a] & 1:
            deck[a], deck[b] = deck[b], deck[a]
    return tuple(deck)


def messages(log: list[Entry], user: str) -> list[bytes]:
    """Every message and every snapshot that the log sends a viewer, without the commitment."""
    authority = Authority.replay(log[:1], BOTS)
    sent = []
    for entry in log[1:]:
        change = authority.accept(entry)
        for message in (change.projection().message(user, user, ()), authority.snapshot(user, user, ())):
            if message.game is not None:
                message = msgspec.structs.replace(message, game=msgspec.structs.replace(message.game, commitment=""))
            sent.append(msgspec.json.encode(message))
    return sent


@given(settings=settings_of_tables, seed=st.integers(0, 2**32), steps=st.integers(1, 70), data=st.data())
def test_same_bytes_for_what_cannot_be_told_apart(
    settings: Settings, seed: int, steps: int, data: st.DataObject
) -> None:
    table = play(settings, seed, steps)
    while table.position.over or _returned(table):
        # The end opens the hands, and a returned card has another place in every deck: compare up to there.
        steps -= 1
        table = play(settings, seed, steps)
    viewer = data.draw(st.sampled_from([*PEOPLE[: settings.players], "watcher", "caller at the door"]))
    seat = PEOPLE.index(viewer) if viewer in PEOPLE else None
    deck = exchanged(table, seat, random.Random(seed), door=viewer.endswith("door"))
    other = [replace_deck(x, deck) for x in table.log]
    assert messages(table.log, viewer) == messages(other, viewer)


def _returned(table: Table) -> bool:
    told = [e for c in table.changes for entry in c.after.story for e in entry.events]
    return any(isinstance(e, w.Returned) for e in told)


def test_the_comparison_would_notice() -> None:
    """What a neighbour sees is not the same: the exchange above does change faces."""
    table = play(Settings(players=3), seed=7, steps=12)
    deck = exchanged(table, 0, random.Random(1))
    assert deck != table.game.record.deck
    log = [replace_deck(x, deck) for x in table.log]
    assert messages(table.log, "mai") == messages(log, "mai")
    assert messages(table.log, "jonas") != messages(log, "jonas")
    deck = exchanged(table, None, random.Random(1), door=True)
    log = [replace_deck(x, deck) for x in table.log]
    assert messages(table.log, "caller") == messages(log, "caller")
    assert messages(table.log, "watcher") != messages(log, "watcher")


def replace_deck(entry: Entry, deck: tuple[int, ...]) -> Entry:
    """The entry with another deck, if it is the one that deals."""
    if not isinstance(entry.event, GameStarted):
        return entry
    return msgspec.structs.replace(entry, event=msgspec.structs.replace(entry.event, deck=deck))


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_no_message_of_a_running_game_holds_the_deck(variant: str) -> None:
    table = play(Settings(players=3, variant=variant), seed=3, steps=25)
    assert not table.position.over
    start = next(x.event for x in table.log if isinstance(x.event, GameStarted))
    for told in table.told.values():
        for message in told:
            text = msgspec.json.encode(message).decode()
            assert start.chance not in text
            assert start.salt not in text
            assert '"deck"' not in text
