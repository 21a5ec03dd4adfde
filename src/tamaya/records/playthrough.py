"""A whole game as text, turn by turn: what was done, what followed, and what clues let each hand know."""

from collections.abc import Iterator
from dataclasses import fields

from tamaya.records.names import card_name, clue_name, known_name, suit_letters
from tamaya.records.record import Record, Step, replay
from tamaya.rules.actions import Bonus, ClueKind
from tamaya.rules.events import (
    BonusDeclined,
    BonusEarned,
    BonusLost,
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    CardRescued,
    CardReturned,
    ClueGiven,
    Event,
    FinalRoundStarted,
    FireworkCompleted,
    GameEnded,
    TokenReturned,
    TurnStarted,
)
from tamaya.rules.options import Options
from tamaya.rules.outcome import Outcome
from tamaya.rules.state import State
from tamaya.rules.tables import RuleTables

WIDTH = 118


def playthrough(record: Record) -> str:
    """The game as text; hands are written newest first, as slot 1 is the newest.

    >>> from tamaya.records.record import begin
    >>> from tamaya.rules.deal import deal
    >>> print(playthrough(begin(deal(Options(players=2, first_player=1), seed=2))))
    2 players: A, B. Variant normal: red R, yellow Y, green G, blue B, white W. First player B.
    ...
    A holds ...
    B holds ...
    <BLANKLINE>
    The record stops here, in mid-game.

    Raises:
        RecordError: see :func:`tamaya.records.record.replay`.
    """
    return "\n".join(_lines(record))


def result_text(outcome: Outcome, players: tuple[str, ...]) -> str:
    """The end in a sentence or two.

    >>> from tamaya.rules.outcome import Grade, Termination
    >>> result_text(Outcome(Termination.STRIKES, 0, 12, 25, Grade.FAILED), ("A", "B"))
    'The end: strikes. 0 points of 25, 12 on the table: failed.'
    """
    told = f"The end: {outcome.termination.value.replace('_', ' ')}. "
    if outcome.score is None:
        told += f"{outcome.fireworks_total} of {outcome.points} on the table: {'won' if outcome.perfect else 'lost'}."
        return told + f" Fewest cards: {', '.join(players[seat] for seat in outcome.fewest_cards)}."
    told += f"{outcome.score} points of {outcome.points}"
    if outcome.score != outcome.fireworks_total:
        told += f", {outcome.fireworks_total} on the table"
    return told + (f": {outcome.grade.value}." if outcome.grade else ".")


def _lines(record: Record) -> Iterator[str]:
    steps = replay(record)
    start = next(steps)
    teller = _Teller(record, start.state.tables)
    yield from teller.opening(start.state)
    state, turn = start.state, -1
    for step in steps:
        fresh = step.action is not None and state.pending is None
        if fresh:
            turn = state.turn
        if fresh or step.action is None:
            yield ""
        yield from teller.step(state, step, f"{turn + 1:3}. {teller.name(state.current)} " if fresh else "     ")
        state = step.state
    yield ""
    yield result_text(state.outcome, record.players) if state.outcome else "The record stops here, in mid-game."


class _Teller:
    """Knows the names."""

    def __init__(self, record: Record, tables: RuleTables) -> None:
        self.record, self.tables = record, tables

    def name(self, seat: int) -> str:
        return self.record.players[seat]

    def card(self, identity: int) -> str:
        return card_name(self.tables, identity)

    def opening(self, state: State) -> Iterator[str]:
        record, options = self.record, state.options
        suits = ", ".join(
            f"{s.id} {letter}" for s, letter in zip(options.variant.suits, suit_letters(self.tables), strict=True)
        )
        yield (
            f"{options.players} players: {', '.join(record.players)}. Variant {options.variant.id}: {suits}."
            f" First player {self.name(state.current)}."
        )
        yield f"Options: {_unusual(options)}."
        yield "Deck, in the order of drawing:"
        cards = [self.card(i) for i in record.deck]
        per_line = WIDTH // 3 - 1
        yield from ("  " + " ".join(cards[at : at + per_line]) for at in range(0, len(cards), per_line))
        if state.tiles:
            yield f"Bonus tiles, face down: {', '.join(tile.value for tile in state.tiles)}."
        for seat in range(options.players):
            yield f"{self.name(seat)} holds {self.hand(state, seat)}"

    def hand(self, state: State, seat: int) -> str:
        return " ".join(self.card(state.cards[card]) for card in reversed(state.hands[seat])) or "no card"

    def step(self, before: State, step: Step, start: str) -> Iterator[str]:
        after = step.state
        first = True
        for event in step.events:
            text = self.event(before, after, event)
            if text:
                yield (start if first else "     ") + text
                first = False
            if isinstance(event, ClueGiven):
                yield f"     {self.name(event.target)} knows {self.knowledge(after, event.target)}"
        if after.pending is None:
            yield f"     {self.figures(after)}"

    def knowledge(self, state: State, seat: int) -> str:
        return " ".join(known_name(self.tables, state.possible[card]) for card in reversed(state.hands[seat]))

    def figures(self, state: State) -> str:
        fireworks = " ".join(
            letter + (str(self.tables.rank_of(line[height - 1])) if height else "-")
            for letter, line, height in zip(suit_letters(self.tables), self.tables.order, state.stacks, strict=True)
        )
        discards = " ".join(self.card(i) for i in state.discards) or "none"
        return (
            f"[{fireworks} | clue tokens {state.clue_tokens} | strikes {state.strikes} | deck {len(state.deck)}"
            f" | discards {discards}]"
        )

    def event(self, before: State, after: State, event: Event) -> str:
        match event:
            case CardPlayed(seat, card, identity):
                return f"plays {self.card(identity)} from {_slot(before, seat, card)}: it fits"
            case CardMisplayed(seat, card, identity, strikes):
                return f"plays {self.card(identity)} from {_slot(before, seat, card)}: a misplay, strike {strikes}"
            case CardDiscarded(seat, card, identity):
                return f"discards {self.card(identity)} from {_slot(before, seat, card)}"
            case CardDrawn(seat, card, _, deck_left):
                identity = after.cards[card]
                return f"{self.name(seat)} draws {self.card(identity)}" + ("" if deck_left else ", the last card")
            case ClueGiven():
                return self.clue(before, event)
            case TurnStarted():
                return ""
            case GameEnded(outcome):
                return f"the game ends: {outcome.termination.value.replace('_', ' ')}"
            case _:
                return self.reward(event)

    def clue(self, state: State, clue: ClueGiven) -> str:
        what = clue_name(self.tables, clue.kind is ClueKind.COLOUR, clue.value)
        slots = sorted((_slot_number(state, clue.target, card), self.card(state.cards[card])) for card in clue.touched)
        where = ", ".join(f"{slot} ({card})" for slot, card in slots)
        pointed = f"slot{'s' if len(slots) > 1 else ''} {where}" if slots else "no card"
        return f"clues {self.name(clue.target)}{' for free' if clue.free else ''}: {what}, {pointed}"

    def reward(self, event: Event) -> str:
        match event:
            case FireworkCompleted(suit, tokens):
                return f"the {self.tables.variant.suits[suit].id} firework is complete; clue tokens {tokens}"
            case BonusEarned(_, bonus, waiting):
                what = f"bonus {bonus.value}" if isinstance(bonus, Bonus) else "a bonus of one's choice"
                return f"{what} is earned{', to be used or declined' if waiting else ''}"
            case TokenReturned(tokens, strikes):
                return f"clue tokens {tokens}, strikes {strikes}"
            case CardReturned(_, identity, deck_left):
                return f"{self.card(identity)} goes back into the deck, now {deck_left}"
            case CardRescued(_, identity):
                return f"{self.card(identity)} is rescued from the discard pile and played"
            case BonusDeclined():
                return "the bonus is declined"
            case BonusLost(_, bonus):
                return f"the bonus {bonus.value} has nothing to act on"
            case FinalRoundStarted(turns):
                return f"the final round: {turns} turns"
        return ""


def _slot_number(state: State, seat: int, card: int) -> int:
    hand = state.hands[seat]
    return len(hand) - hand.index(card)


def _slot(state: State, seat: int, card: int) -> str:
    return f"slot {_slot_number(state, seat, card)}" if card in state.hands[seat] else "the deck"


def _unusual(options: Options) -> str:
    usual = Options(players=options.players)
    shown = []
    for field in fields(Options):
        value = getattr(options, field.name)
        if field.name not in ("players", "variant", "first_player") and value != getattr(usual, field.name):
            shown.append(f"{field.name} {str(value).lower() if isinstance(value, bool) else value}")
    return ", ".join(shown) or "as printed"
