"""The hat player behind the ordinary protocol: it decides from its own view alone, as everybody at its table does."""

from collections.abc import Sequence

from tamaya.bots.hat.bonuses import choose_bonus
from tamaya.bots.hat.choice import Chooser
from tamaya.bots.hat.habits import habits_for
from tamaya.bots.hat.inference import nobody_waits, useless_slots
from tamaya.bots.hat.message import Codebook, Faces, codebook, hear
from tamaya.bots.hat.public import Hand, Public, position
from tamaya.bots.protocol import Decision
from tamaya.rules.actions import Clue
from tamaya.rules.events import CardDiscarded, ClueGiven, Event
from tamaya.view.view import View


class Hat:
    """One hat player in one seat for one game. It draws no lots: the seed changes nothing.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> from tamaya.view.sight import Sight
    >>> from tamaya.view.view import view_of
    >>> view = view_of(deal(Options(players=4, first_player=0), seed=1), Sight(0))
    >>> Hat(seat=0, seed=5).decide(view).reason.id
    'reason-hat-clue'
    """

    def __init__(self, *, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.notes: dict[int, int] = {}
        self._before: tuple[View, Public] | None = None

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Take the own number out of a message, and everybody else's."""
        if self._before is not None:
            hands = self._heard(*self._before, events)
            for cards, masks in zip(self._before[0].hands, hands, strict=True):
                self.notes.update(zip((card.card for card in cards), masks, strict=True))
        public = position(view, self.notes)
        self.notes = {}
        for cards, masks in zip(view.hands, public.hands, strict=True):
            self.notes.update(zip((card.card for card in cards), masks, strict=True))
        self._before = view, public

    def decide(self, view: View) -> Decision:
        """Choose an action."""
        if self._before is None:
            self.observe(view, ())
        assert self._before is not None
        public = self._before[1]
        chooser = Chooser(view, public, book_of(view, public), self._faces(view))
        return chooser.choose() if view.pending is None else choose_bonus(chooser)

    def _heard(self, before: View, public: Public, events: Sequence[Event]) -> tuple[Hand, ...]:
        """What the hands are known to be after the turn's message, if there was one."""
        for event in events:
            if isinstance(event, ClueGiven) and not event.free:
                return self._heard_clue(before, public, event)
            if isinstance(event, CardDiscarded):
                return self._heard_discard(before, public, event)
        return public.hands

    def _heard_clue(self, before: View, public: Public, event: ClueGiven) -> tuple[Hand, ...]:
        book = book_of(before, public)
        slots = [slot for slot, card in enumerate(before.hands[event.target]) if card.card in event.touched]
        total = book.number_of(Clue(event.target, event.kind, event.value), slots)
        return hear(public, event.seat, book.capacity, total, self._faces(before))

    def _heard_discard(self, before: View, public: Public, event: CardDiscarded) -> tuple[Hand, ...]:
        known = useless_slots(public, event.seat)
        slot = next(slot for slot, card in enumerate(before.hands[event.seat]) if card.card == event.card)
        public = nobody_waits(before, public, book_of(before, public))
        if len(known) > 1 and slot in known:
            return hear(public, event.seat, len(known), known.index(slot), self._faces(before))
        return public.hands

    def _faces(self, view: View) -> Faces:
        return {
            seat: [card.identity for card in hand if card.identity is not None]
            for seat, hand in enumerate(view.hands)
            if seat != self.seat
        }


def book_of(view: View, public: Public) -> Codebook:
    """The current player's clues as numbers."""
    return codebook(
        public, view.current, empty_clues=view.options.empty_clues, doubt=habits_for(view.options.players).doubt
    )
