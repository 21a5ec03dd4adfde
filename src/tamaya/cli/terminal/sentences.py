"""The table as plain sentences: what a screen reader reads out, and what the drawn table's log says."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tamaya.cli.terminal.words import Words
from tamaya.rules.actions import ClueKind, UseBonus
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
    TokenReturned,
)
from tamaya.rules.outcome import Outcome
from tamaya.rules.score import reachable_stacks, table_score
from tamaya.rules.tables import RuleTables
from tamaya.view.empathy import possible_by_sight
from tamaya.view.view import CardView, View


@dataclass(frozen=True, slots=True)
class Sentences:
    """Says what one seat sees.

    Attributes:
        words: the language.
        names: by seat.
        seat: whose eyes these are.
        tables: the compiled variant.
    """

    words: Words
    names: Sequence[str]
    seat: int
    tables: RuleTables

    def event(self, event: Event, before: View) -> str | None:  # noqa: C901 (one case for each kind of event)
        """What happened, or None for what needs no sentence. ``before`` has the hands from before it."""
        say = self.words
        match event:
            case CardDrawn(seat, _, identity):
                return say("terminal-event-drew", **self._who(seat), **self._face(identity))
            case ClueGiven():
                return self._clue(event, before)
            case CardPlayed(seat, _, identity):
                return say("terminal-event-played", **self._who(seat), **self._face(identity))
            case CardMisplayed(seat, _, identity, strikes):
                return say("terminal-event-misplayed", **self._who(seat), **self._face(identity), strikes=strikes)
            case CardDiscarded(seat, _, identity):
                return say("terminal-event-discarded", **self._who(seat), **self._face(identity))
            case FireworkCompleted(suit):
                return say("terminal-event-completed", suit=self.tables.variant.suits[suit].id)
            case BonusEarned(_, bonus):
                return say("terminal-event-bonus", bonus=bonus.value if bonus else "any")
            case TokenReturned(tokens, strikes):
                return say("terminal-event-token", tokens=tokens, strikes=strikes)
            case CardReturned(_, identity):
                return say("terminal-event-returned", **self._face(identity))
            case CardRescued(_, identity):
                return say("terminal-event-rescued", **self._face(identity))
            case BonusDeclined():
                return say("terminal-event-declined")
            case BonusLost():
                return say("terminal-event-lost")
            case FinalRoundStarted(turns):
                return say("terminal-event-final", turns=turns)
            case _:
                return None

    def table(self, view: View) -> Iterator[str]:
        """The whole table: figures, fireworks, hands."""
        yield from self.figures(view)
        for offset in range(1, len(view.hands)):
            seat = (self.seat + offset) % len(view.hands)
            yield self.hand(view, seat)
        yield self.hand(view, self.seat)

    def figures(self, view: View) -> Iterator[str]:
        """Tokens, strikes, deck, points; the fireworks; the countdown of the final round."""
        yield self.words(
            "terminal-status",
            tokens=view.clue_tokens,
            most=view.options.max_clue_tokens,
            strikes=view.strikes,
            limit=view.options.strike_limit,
            deck=view.deck_left,
            points=table_score(view.tables, view.stacks),
            reachable=table_score(view.tables, reachable_stacks(view.tables, view.stacks, view.discards)),
        )
        tops = [f"{self.suit(at)} {self._top(at, height)}" for at, height in enumerate(view.stacks)]
        yield self.words("terminal-fireworks", list=self.words("terminal-comma").join(tops))
        if view.last_turns is not None and view.outcome is None:
            yield self.words("terminal-last-turns", turns=view.last_turns)

    def hand(self, view: View, seat: int) -> str:
        """A hand, the newest card first, with what clues have said of it."""
        hand = view.hands[seat]
        if not hand:
            return self.words("terminal-hand-empty", name=self.label(seat))
        own = dict(zip((card.card for card in hand), possible_by_sight(view, seat), strict=True))
        cards = [
            self.words("terminal-slot", slot=slot, card=self.card(view, card, own[card.card]))
            for slot, card in enumerate(reversed(hand), start=1)
        ]
        return self.words("terminal-hand", name=self.label(seat), cards="; ".join(cards))

    def card(self, view: View, card: CardView, possible: int) -> str:
        """A card in a hand; of one's own, what it can be."""
        marks = self.marks(view, card)
        if card.identity is not None:
            face = self.words.card(self.tables, card.identity)
            return self.words("terminal-marked", card=face, marks=marks) if marks else face
        return self.known(possible, marks, short=True)

    def known(self, possible: int, marks: str, *, short: bool) -> str:
        """What there is to know of a card that its owner doesn't see; ``short``: without what only other cards' clues leave."""
        if possible.bit_count() == 1:
            return self.words("terminal-certain", card=self.words.card(self.tables, possible.bit_length() - 1))
        if short and not marks and possible.bit_count() > 6:
            return self.words("terminal-unknown")
        return self.words(
            "terminal-possible",
            marks=marks or self.words("terminal-unknown"),
            cards=self.words.cards(self.tables, possible),
        )

    def knows(self, view: View, seat: int) -> str:
        """What a seat can know of its hand, by its clues and by what both that seat and the viewer see."""
        hand = view.hands[seat]
        if not hand:
            return self.words("terminal-hand-empty", name=self.label(seat))
        pairs = list(zip(hand, possible_by_sight(view, seat), strict=True))
        cards = [
            self.words("terminal-slot", slot=slot, card=self.known(possible, self.marks(view, card), short=False))
            for slot, (card, possible) in enumerate(reversed(pairs), start=1)
        ]
        return self.words("terminal-know", **self._who(seat), cards="; ".join(cards))

    def marks(self, view: View, card: CardView) -> str:
        """The clues that pointed at a card."""
        variant = view.tables.variant
        colours = [
            self.words("terminal-suit", suit=c) for at, c in enumerate(variant.clue_colours) if card.colours >> at & 1
        ]
        ranks = [str(rank) for at, rank in enumerate(variant.clue_ranks) if card.ranks >> at & 1]
        return " ".join((*colours, *ranks))

    def discards(self, view: View) -> str:
        """The discard pile by suit."""
        if not view.discards:
            return self.words("terminal-discards-empty")
        parts = []
        for at in range(self.tables.suits):
            ranks = sorted(self.tables.rank_of(i) for i in view.discards if self.tables.suit_of(i) == at)
            if ranks:
                parts.append(f"{self.suit(at)} {' '.join(map(str, ranks))}")
        return self.words("terminal-discards", cards=self.words("terminal-comma").join(parts))

    def bonus(self, use: UseBonus) -> str:
        """A way to use a bonus."""
        if use.clue is not None:
            named = self._clue_value(use.clue.kind, use.clue.value)
            return self.words("terminal-bonus-clue", bonus=use.bonus.value, target=self.names[use.clue.target], **named)
        if use.identity is not None:
            return self.words("terminal-bonus-card", bonus=use.bonus.value, **self._face(use.identity))
        return self.words("terminal-bonus-name", bonus=use.bonus.value)

    def end(self, outcome: Outcome) -> Iterator[str]:
        """Why it ended, and what the audience says."""
        yield self.words("terminal-end", why=outcome.termination.value)
        if outcome.score is None or outcome.grade is None:
            yield self.words("terminal-score-none", total=outcome.fireworks_total, most=outcome.points)
        else:
            yield self.words("terminal-score", score=outcome.score, most=outcome.points, grade=outcome.grade.value)

    def label(self, seat: int) -> str:
        """What stands before a hand."""
        return self.words("terminal-seat-you") if seat == self.seat else self.names[seat]

    def suit(self, at: int) -> str:
        """A suit's name."""
        return self.words("terminal-suit", suit=self.tables.variant.suits[at].id)

    def _clue(self, event: ClueGiven, before: View) -> str:
        hand = [card.card for card in before.hands[event.target]]
        slots = sorted(len(hand) - hand.index(card) for card in event.touched)
        you = "giver" if event.seat == self.seat else "target" if event.target == self.seat else "no"
        return self.words(
            "terminal-event-clue",
            you=you,
            name=self.names[event.seat],
            target=self.names[event.target],
            count=len(slots),
            slots=self.words("terminal-comma").join(map(str, slots)),
            **self._clue_value(event.kind, event.value),
        )

    def _clue_value(self, kind: ClueKind, value: int) -> dict[str, str | int]:
        by_colour = kind is ClueKind.COLOUR
        colour = self.tables.variant.clue_colours[value] if by_colour else "none"
        return {"kind": kind.value, "suit": colour, "rank": 0 if by_colour else value}

    def _who(self, seat: int) -> dict[str, str]:
        return {"you": "yes" if seat == self.seat else "no", "name": self.names[seat]}

    def _face(self, identity: int | None) -> dict[str, str | int]:
        if identity is None:
            return {"suit": "none", "rank": 0}
        return {
            "suit": self.tables.variant.suits[self.tables.suit_of(identity)].id,
            "rank": self.tables.rank_of(identity),
        }

    def _top(self, suit: int, height: int) -> int:
        return self.tables.rank_of(self.tables.order[suit][height - 1]) if height else 0
