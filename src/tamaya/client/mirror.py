"""The table as one viewer knows it, kept up to date by the server's messages. Every event says the new figures: nothing is computed."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from tamaya.wire import events as e
from tamaya.wire.messages import CardInfo, GameInfo, Presence, ServerMessage, Snapshot, TableInfo, Time, Update, You

RANKS = 5
"""Identities are ``suit * 5 + rank - 1``."""


class OutOfStep(Exception):
    """An update came whose number isn't the next: ask for what came after ``seq``."""


class Mirror:
    """What a viewer knows.

    Attributes:
        seq: the last number that was told.
        you: the viewer; None before the first snapshot.
        table: everything but the game.
        game: the game, its clock as it was told last; its ``sight`` has an entry for every card that can be less than its clues leave.
        here: the seats whose people are connected.
        watching: how many people without a seat look on.
    """

    def __init__(self) -> None:
        self.seq = 0
        self.you: You | None = None
        self.table: TableInfo | None = None
        self.game: GameInfo | None = None
        self.here: tuple[int, ...] = ()
        self.watching = 0

    def take(self, message: ServerMessage) -> None:
        """Take note of a message.

        Raises:
            OutOfStep: it is an update whose turn it isn't; nothing changes.
        """
        match message:
            case Snapshot():
                self.seq, self.you, self.here = message.seq, message.you, message.here
                self.table, self.game = message.table, message.game
            case Update():
                self._update(message)
            case Presence(here=here, watching=watching):
                self.here, self.watching = here, watching
            case Time(clock=clock) if self.game is not None:
                self.game = replace(self.game, clock=clock)

    def _update(self, update: Update) -> None:
        if update.seq != self.seq + 1:
            raise OutOfStep(f"{update.seq} after {self.seq}")
        self.seq = update.seq
        if update.table is not None:
            self.table = update.table
        if update.game is not None:
            self.game = update.game
        elif self.game is not None:
            game = self.game
            for event in update.events:
                game = follow(game, event)
            self.game = replace(
                game,
                figures=update.figures or game.figures,
                sight=_less({**game.sight, **update.sight}, game),
                pending=update.pending,
                legal=update.legal,
                clock=update.clock or game.clock,
            )


def _less(sight: Mapping[str, int], game: GameInfo) -> dict[str, int]:
    """The entries that say more than the clues do, of cards that are in hands."""
    possible = {str(card.card): card.possible for hand in game.hands for card in hand}
    return {card: mask for card, mask in sight.items() if possible.get(card, mask) != mask}


def follow(game: GameInfo, event: e.WireEvent) -> GameInfo:  # noqa: C901 - one short case for each
    """The game after an event. Those of the table change nothing here."""
    match event:
        case e.Draw(seat=seat, card=card, deck_left=left, identity=identity):
            everything = sum(1 << at for at, copies in enumerate(game.variant.copies) if copies)
            drawn = CardInfo(card, everything, identity=identity)
            return replace(
                game,
                hands=_at(game.hands, seat, (*game.hands[seat], drawn)),
                orders=_at(game.orders, seat, (card, *game.orders[seat])),
                deck_left=left,
            )
        case e.Turn(turn=turn, seat=seat, last_turns=last):
            return replace(game, turn=turn, current=seat, last_turns=last)
        case e.ClueEvent():
            return _clued(game, event)
        case e.PlayEvent(seat=seat, card=card, identity=identity, height=height):
            return replace(_gone(game, seat, card), stacks=_at(game.stacks, identity // RANKS, height))
        case e.Misplay(seat=seat, card=card, identity=identity, strikes=strikes):
            return replace(_gone(game, seat, card), discards=(*game.discards, identity), strikes=strikes)
        case e.DiscardEvent(seat=seat, card=card, identity=identity, clue_tokens=tokens):
            return replace(_gone(game, seat, card), discards=(*game.discards, identity), clue_tokens=tokens)
        case e.Completed(clue_tokens=tokens):
            return replace(game, clue_tokens=tokens)
        case e.BonusTurned(tiles_left=left):
            return replace(game, tiles_left=left)
        case e.TokenBack(clue_tokens=tokens, strikes=strikes):
            return replace(game, clue_tokens=tokens, strikes=strikes)
        case e.Returned(identity=identity, deck_left=left):
            return replace(game, discards=_without(game.discards, identity), deck_left=left)
        case e.Rescued(identity=identity, height=height):
            stacks = _at(game.stacks, identity // RANKS, height)
            return replace(game, discards=_without(game.discards, identity), stacks=stacks)
        case e.Reordered(seat=seat, cards=cards):
            return replace(game, orders=_at(game.orders, seat, cards))
    return game


def _clued(game: GameInfo, event: e.ClueEvent) -> GameInfo:
    marks = {card: (possible, colours, ranks) for card, possible, colours, ranks in event.marks}
    hand = tuple(
        replace(card, possible=marks[card.card][0], colours=marks[card.card][1], ranks=marks[card.card][2])
        for card in game.hands[event.target]
    )
    return replace(game, hands=_at(game.hands, event.target, hand), clue_tokens=event.clue_tokens)


def _gone(game: GameInfo, seat: int, card: int) -> GameInfo:
    hand = tuple(other for other in game.hands[seat] if other.card != card)
    order = tuple(other for other in game.orders[seat] if other != card)
    return replace(game, hands=_at(game.hands, seat, hand), orders=_at(game.orders, seat, order))


def _at(row: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*row[:index], value, *row[index + 1 :])


def _without(cards: tuple[int, ...], identity: int) -> tuple[int, ...]:
    at = cards.index(identity)
    return (*cards[:at], *cards[at + 1 :])
