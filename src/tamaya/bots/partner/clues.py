"""Which clue to give: each is weighed by what its receiver will conclude from it."""

from collections.abc import Collection
from typing import NamedTuple

from tamaya.bots.partner.levels import Level
from tamaya.bots.partner.minds import Meaning, Minds, Outlook, claims, final_round, play_out
from tamaya.bots.partner.reading import Reader, Reading
from tamaya.rules.actions import Action, Clue, UseBonus
from tamaya.view.view import CardView


class Prospect(NamedTuple):
    """A clue and what will come of it.

    Attributes:
        action: the clue, or the bonus that gives it.
        clue: the clue itself.
        reading: what its receiver will conclude.
        plays: cards that will be played because of it.
        fits: the cards among the target's that fit at once and will be known to.
        mended: errors that it prevents, less those that it causes.
        saved: the chop that it saves, if it is worth saving.
        score: what it is worth in all.
    """

    action: Action
    clue: Clue
    reading: Reading
    plays: int
    fits: tuple[int, ...]
    mended: int
    saved: CardView | None
    score: float


class Adviser:
    """Weighs the clues that can be given in one position."""

    def __init__(self, reader: Reader, level: Level) -> None:
        self.minds = minds = reader.minds
        self.reader = reader
        self.weights = level.weights
        self._new = level.weights.new + level.weights.few * max(0, 5 - len(minds.view.hands))
        self.now: Outlook = final_round(minds) if minds.view.last_turns is not None else reader.outlook(minds.me)
        self._claims = reader.claims(minds.me)
        self._dangers = [self.danger(seat) for seat in range(len(minds.view.hands))]
        self._unawares: dict[int, list[CardView]] = {}
        self._worths: dict[int, float] = {}
        self._risks: dict[int, float] = {}
        self._clued = 0
        for faces in minds.clued:
            self._clued |= faces

    def _outlook(self, minds: Minds, changed: Collection[int]) -> Outlook:
        """What is to be expected once those seats think differently; the others' claims are as before."""
        if minds.view.last_turns is not None:
            return final_round(minds)
        expected = self._claims.copy()
        for seat in changed:
            expected[seat] = claims(minds, seat, own=seat == minds.me)
        return play_out(minds.board, expected) if expected != self._claims else self.now

    def prospects(self) -> list[Prospect]:
        """Every clue that may be given, best first; empty ones aren't weighed."""
        found = []
        for legal in self.minds.view.legal:
            action = legal.action
            clue = action.clue if isinstance(action, UseBonus) else action
            if isinstance(clue, Clue) and legal.touched:
                found.append(self.weigh(action, clue, legal.touched))
        return sorted(found, key=lambda prospect: -prospect.score)

    def weigh(self, action: Action, clue: Clue, touched: tuple[int, ...]) -> Prospect:
        """Weigh one clue."""
        reading = self.reader.read(self.minds.me, clue, touched)
        prospect = self._weigh(action, clue, touched, reading)
        asked = {call.seat for call in reading.calls if call.expected}
        if asked <= self.minds.trust.answers:
            return prospect
        # Nobody has shown yet that they answer a finesse: it must do no harm if they don't.
        plain = self._weigh(action, clue, touched, self.reader.read(self.minds.me, clue, touched, finesses=False))
        if plain.mended < 0 or prospect.mended < 0 or plain.score > prospect.score:
            return min(plain, prospect, key=lambda p: p.score)
        likely = self.weights.offer
        return prospect._replace(score=likely * prospect.score + (1 - likely) * plain.score)

    def _weigh(self, action: Action, clue: Clue, touched: tuple[int, ...], reading: Reading) -> Prospect:
        minds, weights, board = self.minds, self.weights, self.minds.board
        after = minds.rethink(reading.beliefs, reading.literal)
        then = self._outlook(after, {clue.target, *reading.prompted, *(call.seat for call in reading.calls)})
        hand = minds.view.hands[clue.target]
        plays = (then.passed & ~self.now.passed).bit_count() - (self.now.passed & ~then.passed).bit_count()
        fits = tuple([card.card for card in self._unaware(clue.target) if board.fits(after.sure(card.card))])
        mended = self.now.wrong - then.wrong
        score = weights.play * plays + weights.soon * len(fits) + weights.wrong * mended
        chop = minds.chop(clue.target)
        saved = None
        if chop is not None and chop.card in touched:
            if clue.target not in self._risks:
                self._risks[clue.target] = self._risk(hand, ())
            relief = self._risks[clue.target] - self._risk(hand, touched)
            if minds.faces[chop.card] & self.now.passed:
                relief = 0.0
            score += weights.save * relief * self._dangers[clue.target]
            if self.worth(chop) >= 0.25:
                saved = chop
        score += self._tidiness(hand, touched, after)
        return Prospect(action, clue, reading, plays, fits, mended, saved, score)

    def _unaware(self, seat: int) -> list[CardView]:
        """The cards of a hand that fit, which its owner doesn't know."""
        unaware = self._unawares.get(seat)
        if unaware is None:
            minds, board = self.minds, self.minds.board
            unaware = self._unawares[seat] = [
                card
                for card in minds.view.hands[seat]
                if minds.faces[card.card] & board.playable and not board.fits(minds.sure(card.card))
            ]
        return unaware

    def _tidiness(self, hand: tuple[CardView, ...], touched: tuple[int, ...], after: Minds) -> float:
        minds, weights, board = self.minds, self.weights, self.minds.board
        score, elsewhere = 0.0, self._clued
        for card in hand:
            face = minds.faces[card.card]
            before, now = minds.belief[card.card], after.belief[card.card]
            if card.card in touched and not card.touched:
                if not face & board.useful or face & elsewhere:
                    if not board.useless(now):
                        score -= weights.waste
                else:
                    score += self._new + (weights.point if face & board.playable else 0.0)
                elsewhere |= face
            if before == now:
                continue
            if board.useless(now) and not board.useless(before):
                score += weights.trash if not face & board.useful else -weights.wrong
            elif now == face and face & board.useful:
                score += weights.known
            elif not now & face and before & face:
                score -= weights.waste
        return score

    def alarm(self) -> bool:
        """Whether somebody is about to lose or misplay a card."""
        return self.now.wrong > 0 or any(self.urgent(seat) for seat in range(len(self._dangers)))

    def urgent(self, seat: int) -> bool:
        """Whether that seat's chop is worth much and will soon be gone."""
        chop = self.minds.chop(seat)
        return chop is not None and self._dangers[seat] > 0.5 and self.worth(chop) >= 1.0

    def worth(self, card: CardView) -> float:
        """What would be lost with a card, in points."""
        if card.card not in self._worths:
            self._worths[card.card] = self._worth(card)
        return self._worths[card.card]

    def _worth(self, card: CardView) -> float:
        board, view = self.minds.board, self.minds.view
        face = self.minds.faces[card.card]
        if not face & board.useful:
            return 0.0
        identity = face.bit_length() - 1
        tables = board.tables
        height = tables.height_needed[identity]
        if face & board.critical:
            return 1.0 + 0.5 * (tables.ranks - 1 - height)
        copies = sum(1 for hand in view.hands for other in hand if other.identity == identity)
        if copies > 1:
            return 0.05
        distance = height - board.stacks[tables.suit_of(identity)]
        return (0.5, 0.35, 0.25, 0.2, 0.1)[distance]

    def _risk(self, hand: tuple[CardView, ...], touched: tuple[int, ...]) -> float:
        """What a hand stands to lose: its chop, half of what comes after it, and so on."""
        risk, share = 0.0, 1.0
        for card in hand:
            if not (card.colours or card.ranks or card.card in touched):
                risk += share * self.worth(card)
                share /= 2
        return risk

    def danger(self, seat: int) -> float:
        """How likely a seat is to discard its chop before somebody else can help."""
        minds, view, board = self.minds, self.minds.view, self.minds.board
        if seat == minds.me or view.last_turns is not None:
            return 0.0
        for card in view.hands[seat]:
            if board.fits(minds.sure(card.card)):
                return 0.3
        if any(board.useless(minds.belief[card.card]) for card in view.hands[seat]):
            return 0.3
        distance = (seat - minds.me) % len(view.hands)
        nearness = 1.0 if distance == 1 else 0.6
        return nearness if view.clue_tokens <= 2 else 0.8 * nearness


def purpose(prospect: Prospect) -> Meaning | None:
    """What the clue is for, seen from its giver."""
    focus = prospect.reading.focus
    note = prospect.reading.notes.get(focus) if focus is not None else None
    return note.meaning if note else None
