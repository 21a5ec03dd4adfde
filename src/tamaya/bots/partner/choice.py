"""What to do: save what is about to be lost, play, help others play, discard. In the final round, what still brings a point."""

from tamaya.bots.partner.bonuses import choose_bonus
from tamaya.bots.partner.chance import expected_loss, likeliest_play
from tamaya.bots.partner.clues import Adviser, Prospect
from tamaya.bots.partner.levels import Level
from tamaya.bots.partner.reading import Reader
from tamaya.bots.partner.reasons import why_chance, why_clue, why_discard, why_play
from tamaya.bots.protocol import Decision, Reason
from tamaya.rules.actions import Clue, Discard, Play
from tamaya.view.view import CardView


class Chooser:
    """One decision."""

    def __init__(self, reader: Reader, level: Level) -> None:
        self.minds = minds = reader.minds
        self.view = minds.view
        self.weights = level.weights
        self.adviser = Adviser(reader, level)
        self.hand = minds.view.hands[minds.me]
        self.can_discard = any(isinstance(legal.action, Discard) for legal in self.view.legal)
        self._prospects: list[Prospect] | None = None

    @property
    def prospects(self) -> list[Prospect]:
        """The clues that can be given, best first; weighed when first asked for."""
        if self._prospects is None:
            self._prospects = self.adviser.prospects()
        return self._prospects

    @property
    def best(self) -> Prospect | None:
        """The best clue."""
        return self.prospects[0] if self.prospects else None

    def choose(self) -> Decision:
        """In order of priority."""
        if self.view.pending is not None:
            return choose_bonus(self.minds, self.prospects)
        return self._rescue() or self._play() or self._gamble() or self._clue() or self._discard() or self._wait()

    def _rescue(self) -> Decision | None:
        """A clue that can't wait until this player has played: a card about to be lost, or an error about to be made."""
        if not self.view.clue_tokens or not self.adviser.alarm() or self._called():
            return None
        urgent = next(
            (p for p in self.prospects if p.mended > 0 or (p.saved and self.adviser.urgent(p.clue.target))), None
        )
        if urgent is None or urgent.score < self.weights.urgent:
            return None
        return Decision(urgent.action, why_clue(self.minds, urgent))

    def _called(self) -> bool:
        """Whether a finesse asks for one of this player's cards: it must be answered at once, or others will think otherwise of theirs."""
        minds = self.minds
        return any(
            not card.touched and card.card in minds.notes and minds.board.fits(minds.sure(card.card))
            for card in self.hand
        )

    def _play(self) -> Decision | None:
        """A card known or believed to fit; first the one that others wait for, then the lowest."""
        board, minds = self.minds.board, self.minds
        fitting = [card for card in self.hand if board.fits(minds.sure(card.card))]
        if not fitting:
            return None
        held = 0
        for faces in minds.faces.values():
            held |= faces

        def promise(card: CardView) -> tuple[bool, float, int]:
            belief = minds.belief[card.card] & board.playable or minds.literal[card.card]
            ids = [i for i in range(board.tables.identities) if belief >> i & 1]
            follow = sum(bool(board.after[i] & held) for i in ids) / len(ids)
            low = -sum(board.tables.height_needed[i] for i in ids) / len(ids)
            called = not card.touched and card.card in minds.notes
            return (called, follow + 0.1 * low, -card.card)

        card = max(fitting, key=promise)
        return Decision(Play(card.card), why_play(minds, card))

    def _gamble(self) -> Decision | None:
        """Towards the very end a card that may fit is worth a strike that isn't the last."""
        if self.view.last_turns is None or self.minds.careful:
            return None
        helpful = self.best is not None and self.view.clue_tokens and self.best.plays > 0
        chance = likeliest_play(self.minds)
        if chance is None or chance[0] < (0.5 if helpful else 0.01):
            return None
        return Decision(Play(chance[1].card), why_chance(self.minds, chance[1], chance[0]))

    def _clue(self) -> Decision | None:
        """The best clue, if it is worth a token."""
        best = self.best
        if best is None:
            return None
        price, risk = self.price(), self._risk()
        if best.score < price - risk:
            return None
        if best.score < price:
            return Decision(best.action, Reason("reason-clue-hold", {"target": best.clue.target}))
        return Decision(best.action, why_clue(self.minds, best))

    def _risk(self) -> float:
        """What a discard instead would cost, if a card must go that a clue pointed at: to keep such a hand is worth a token."""
        if not self.weights.hold or not self.can_discard or not self.hand:
            return 0.0
        spare = self._spare()
        if not spare.touched or self.minds.board.useless(self.minds.belief[spare.card]):
            return 0.0
        return self.weights.hold * expected_loss(self.minds, spare)

    def price(self) -> float:
        """What a clue must be worth: tokens are dear when few are left; and so are discards, towards the end."""
        view, weights = self.view, self.weights
        if not self.can_discard:
            return 0.0
        fullness = view.clue_tokens / max(8, view.options.max_clue_tokens)
        price = weights.dear - (weights.dear - weights.cheap) * fullness
        if self.pace() <= 0:
            price = min(price, weights.late)
        return price

    def pace(self) -> int:
        """How many more discards the deck allows if every point is still to be made."""
        view, board = self.view, self.minds.board
        missing = board.useful.bit_count()
        if view.last_turns is not None:
            return view.last_turns - missing
        return view.deck_left + len(view.hands) - missing

    def _discard(self) -> Decision | None:
        """A useless card, else the chop, else what will be missed least."""
        if not self.can_discard or not self.hand:
            return None
        card = self._spare()
        return Decision(Discard(card.card), why_discard(self.minds, card))

    def _spare(self) -> CardView:
        """A useless card, else the chop, else what will be missed least."""
        minds, board = self.minds, self.minds.board
        useless = [card for card in self.hand if board.useless(minds.literal[card.card])]
        useless += [card for card in self.hand if board.useless(minds.belief[card.card])]
        card = useless[0] if useless else minds.chop(minds.me)
        if card is None or (self.view.options.grand_finale and not useless):
            card = min(self.hand, key=lambda card: (expected_loss(minds, card), card.card))
        return card

    def _wait(self) -> Decision:
        """Nothing is to be gained, and discarding isn't allowed: a clue that does the least harm, or the likeliest card."""
        empty = next((legal for legal in self.view.legal if isinstance(legal.action, Clue) and not legal.touched), None)
        if self.best is not None and (empty is None or self.best.score > -0.1):
            return Decision(self.best.action, Reason("reason-clue-wait", {"target": self.best.clue.target}))
        if empty is not None and isinstance(empty.action, Clue):
            return Decision(empty.action, Reason("reason-clue-wait", {"target": empty.action.target}))
        chance = likeliest_play(self.minds)
        assert chance is not None
        return Decision(Play(chance[1].card), why_chance(self.minds, chance[1], chance[0]))
