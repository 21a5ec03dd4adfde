"""Which move to make: a certain card, a message, a useless card, or the card that will be missed least."""

from dataclasses import dataclass

from tamaya.bots.hat import reasons
from tamaya.bots.hat.habits import habits_for
from tamaya.bots.hat.inference import nobody_waits, seats_owed, seats_to_come, spare_discards, useless_slots
from tamaya.bots.hat.message import Codebook, Faces, sum_for
from tamaya.bots.hat.public import Hand, Public, chance, mean, settle, union, weight
from tamaya.bots.protocol import Decision, Reason
from tamaya.rules.actions import Clue, ClueKind, Discard, Play, UseBonus
from tamaya.view.view import LegalAction, View


@dataclass(frozen=True, slots=True)
class Private:
    """What the player knows beyond the public.

    Attributes:
        hand: what the own cards can be.
        left: per identity, the copies that lie in the deck or among the own cards that aren't known.
    """

    hand: Hand
    left: tuple[int, ...]


def read_private(public: Public, seat: int, faces: Faces) -> Private:
    """Take away what is seen in the other hands."""
    left = list(public.left)
    for other, hand in faces.items():
        for mask, face in zip(public.hands[other], hand, strict=True):
            if other != seat and mask.bit_count() != 1:
                left[face] -= 1
    hand = list(public.hands[seat])
    for mask in hand:
        if mask.bit_count() == 1:
            # Settling counts it again.
            left[mask.bit_length() - 1] += 1
    settle(hand, left)
    return Private(tuple(hand), tuple(left))


class Chooser:
    """One decision."""

    def __init__(self, view: View, public: Public, book: Codebook, faces: Faces) -> None:
        assert view.seat is not None
        self.view, self.public, self.book, self.faces = view, public, book, faces
        self.me = view.seat
        self.habits = habits_for(view.options.players)
        self.board = public.board
        self.own = read_private(public, self.me, faces)
        self.cards = [card.card for card in view.hands[self.me]]
        self.legal = {legal.action: legal for legal in view.legal}

    def choose(self) -> Decision:
        """The move and its reason."""
        steps = (self._play, self._clue_first, self._gamble, self._drop_useless, self._clue_then)
        for step in steps:
            if decision := step():
                return decision
        return self._last_resort()

    # ------------------------------------------------------------------ plays

    def _play(self) -> Decision | None:
        certain = [slot for slot, mask in enumerate(self.own.hand) if self.board.fits(mask)]
        if certain:
            slot = max(certain, key=lambda slot: (self._play_worth(slot), -slot))
            return Decision(Play(self.cards[slot]), reasons.play(self.board, self.cards, slot, self.own.hand[slot]))
        return self._risky_play()

    def _risky_play(self) -> Decision | None:
        if self.view.strikes + 1 >= self.view.options.strike_limit:
            return None
        harmless = self.board.playable | ~self.board.useful
        plays = [
            (-self._fits(mask), slot)
            for slot, mask in enumerate(self.own.hand)
            if self._may_discard() and not mask & ~harmless
        ]
        if plays and -min(plays)[0] > self.habits.risk:
            return Decision(Play(self.cards[min(plays)[1]]), reasons.risk(self.cards, min(plays)[1], -min(plays)[0]))
        return None

    def _gamble(self) -> Decision | None:
        """In the final round, when nobody waits for a clue: any card that may fit, while a strike can be borne."""
        bearable = self.view.strikes + 1 < self.view.options.strike_limit
        if self.view.last_turns is None or not bearable or self._somebody_waits():
            return None
        return self._likeliest()

    def _likeliest(self) -> Decision | None:
        chances = [(self._fits(mask), -slot) for slot, mask in enumerate(self.own.hand)]
        if not chances or max(chances)[0] == 0:
            return None
        fit, slot = max(chances)
        return Decision(Play(self.cards[-slot]), reasons.risk(self.cards, -slot, fit))

    def _may_discard(self) -> bool:
        return len(self.view.discards) <= spare_discards(self.view.options, self.view.tables)

    def _fits(self, mask: int) -> float:
        return chance(mask, self.board.playable, self.own.left)

    def _play_worth(self, slot: int) -> float:
        """Low cards first, those that only this player holds before others, and those on which somebody's next card goes."""
        needed, after, in_sight = self.board.tables.height_needed, self.board.after, self._in_sight()
        return mean(
            self.own.hand[slot],
            self.own.left,
            lambda i: (9 - needed[i]) / self._holders(i) + (self.habits.follow if after[i] & in_sight else 0.0),
        )

    def _in_sight(self) -> int:
        return union(1 << face for seat, hand in self.faces.items() if seat != self.me for face in hand)

    def _holders(self, identity: int) -> int:
        if self.view.deck_left == 0:
            return 1
        return 1 + sum(identity in hand for seat, hand in self.faces.items() if seat != self.me)

    # ------------------------------------------------------------------ clues

    def _clue_first(self) -> Decision | None:
        """At full tokens, and for whoever holds a playable card and can't know it."""
        if self._somebody_waits() or Discard not in {type(action) for action in self.legal}:
            return self._clue()
        return None

    def _somebody_waits(self) -> bool:
        owed = seats_owed(self.view, self.public)
        return any(self._holds_playable(seat) and not self.public.knows_playable(seat) for seat in owed)

    def _clue_then(self) -> Decision | None:
        """Rather than a discard that may hurt."""
        if self.view.clue_tokens > self.habits.spare_tokens or any(
            self._holds_playable(seat) for seat in self._next_seats()
        ):
            return self._clue()
        return None

    def _next_seats(self) -> list[int]:
        return seats_to_come(self.view, self.public)

    def _holds_playable(self, seat: int) -> bool:
        return any(self.board.playable >> face & 1 for face in self.faces[seat])

    def _clue(self) -> Decision | None:
        """The clue that tells the sum; among several that do, the one whose words say most. None if no legal clue tells it."""
        clues = [legal for action, legal in self.legal.items() if isinstance(action, Clue)]
        if not clues or self.book.capacity == 0:
            return None
        total = sum_for(self.public, self.me, self.book.capacity, self.faces)
        fitting = [legal for legal in clues if self.book.number_of(self._clue_of(legal), self._slots(legal)) == total]
        if not fitting:
            return None
        best = min(fitting, key=self.doubt_left)
        return Decision(best.action, reasons.message(self._clue_of(best).target, total, self.book.capacity))

    def _clue_of(self, legal: LegalAction) -> Clue:
        clue = legal.action.clue if isinstance(legal.action, UseBonus) else legal.action
        assert isinstance(clue, Clue)
        return clue

    def _slots(self, legal: LegalAction) -> list[int]:
        hand = self.view.hands[self._clue_of(legal).target]
        return [slot for slot, card in enumerate(hand) if card.card in legal.touched]

    def doubt_left(self, legal: LegalAction) -> float:
        """How much of the public doubt about a hand a clue's words leave, as a product over its cards."""
        clue, left = self._clue_of(legal), self.public.left
        touched, slots = self.board.tables.touch_mask(clue.kind is ClueKind.COLOUR, clue.value), self._slots(legal)
        doubt = 1.0
        for slot, mask in enumerate(self.public.hands[clue.target]):
            after = mask & (touched if slot in slots else ~touched)
            doubt *= max(1, weight(after, left)) / max(1, weight(mask, left))
        return doubt

    # --------------------------------------------------------------- discards

    def _drop_useless(self) -> Decision | None:
        """A useless card, if it may be discarded; with several that all know of, which one is a message."""
        return self._discard_useless() if self._may_discard() or self._has_time() else None

    def _has_time(self) -> bool:
        """Whether so much is left to be drawn that a new card is worth more than the turn, above all if hardly anybody has a play."""
        if self.view.deck_left > self.habits.deep:
            return True
        knowing = sum(self.public.knows_playable(seat) for seat in self._next_seats())
        return self.view.deck_left > self.habits.shallow and knowing <= 1

    def _discard_useless(self) -> Decision | None:
        known = useless_slots(self.public, self.me)
        if len(known) > 1:
            slot = known[sum_for(nobody_waits(self.view, self.public, self.book), self.me, len(known), self.faces)]
            return self._discard(slot, reasons.discard_message(self.cards, slot))
        useless = [slot for slot, mask in enumerate(self.own.hand) if self.board.useless(mask)]
        if useless:
            return self._discard(useless[0], reasons.discard_useless(self.cards, useless[0]))
        return None

    def _last_resort(self) -> Decision:
        """The card that will be missed least; if nothing may be discarded, a clue or, failing that, the likeliest card."""
        decision = self._discard_useless()
        if decision is None and self.cards:
            slot = max(range(len(self.cards)), key=lambda slot: (self._discard_worth(slot), -slot))
            decision = self._discard(slot, reasons.discard_least(self.cards, slot))
        if decision is None:
            decision = self._clue()
        return decision or self._likeliest() or self._whatever()

    def _whatever(self) -> Decision:
        """The oldest card; from an empty hand, bonuses apart, a clue that says nothing but its words."""
        if self.cards:
            return Decision(Play(self.cards[0]), reasons.risk(self.cards, 0, 0.0))
        clue = self._clue_of(self.view.legal[0])
        return Decision(clue, reasons.plain_clue(clue.target))

    def _discard(self, slot: int, reason: Reason) -> Decision | None:
        action = Discard(self.cards[slot])
        return Decision(action, reason) if action in self.legal else None

    def _discard_worth(self, slot: int) -> float:
        """How little a card would be missed: a copy in sight counts 20, another copy left 10, and late ranks before early ones."""
        mask, left, needed = self.own.hand[slot], self.own.left, self.board.tables.height_needed
        return (
            self.habits.in_sight * chance(mask, self._in_sight(), left)
            + self.habits.dispensable * chance(mask, ~self.board.critical, left)
            + mean(mask, left, lambda identity: needed[identity] + 1)
        )
