"""The partner for people: takes and gives clues as a beginner's guide has them."""

from collections.abc import Sequence

from tamaya.bots.partner.board import read_board
from tamaya.bots.partner.choice import Chooser
from tamaya.bots.partner.finesse import Call
from tamaya.bots.partner.levels import AGREED_CLUB, BEGINNER, CLUB, NOVICE, Level
from tamaya.bots.partner.minds import Meaning, Minds, Notes, read_minds
from tamaya.bots.partner.reading import Reader
from tamaya.bots.partner.trust import Ledger
from tamaya.bots.protocol import Decision
from tamaya.rules.actions import Clue
from tamaya.rules.events import CardDiscarded, CardMisplayed, CardPlayed, ClueGiven, Event
from tamaya.view.view import View


class Partner:
    """One partner in one seat for one game. It draws no lots: the seed changes nothing.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> from tamaya.view.sight import Sight
    >>> from tamaya.view.view import view_of
    >>> view = view_of(deal(Options(players=2, first_player=0), seed=1), Sight(0))
    >>> bot = Partner(seat=0, seed=5)
    >>> bot.observe(view, ())
    >>> bot.decide(view).reason.id.startswith("reason-clue-")
    True
    """

    def __init__(self, *, seat: int, seed: int, level: Level = BEGINNER) -> None:
        self.seat = seat
        self.seed = seed
        self.level = level
        self.notes: Notes = {}
        self.ledger = Ledger(seat, agreed=level.convention.agreed)
        self._calls: tuple[Call, ...] = ()
        self._view: View | None = None
        self._reader: Reader | None = None

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Read what a clue said, note what partners show of themselves, and forget what has been contradicted."""
        before, self._view = self._view, view
        if before is not None and self.level.convention.focus:
            for event in events:
                if isinstance(event, ClueGiven):
                    self._resolve(before, event.seat, None, fitted=False)
                    self._hear(before, event)
                elif isinstance(event, CardPlayed | CardMisplayed):
                    self._judge(before, event)
                elif isinstance(event, CardDiscarded):
                    self._resolve(before, event.seat, event.card, fitted=False)
        if self.notes:
            known = self.notes
            lasting = [card for hand in view.hands for card in hand if card.card in known]
            lasting = [card for card in lasting if card.possible & known[card.card].inferred]
            if len(lasting) < len(known):
                self.notes = {card.card: known[card.card] for card in lasting}

    def _hear(self, before: View, event: ClueGiven) -> None:
        reader = self._reading(before)
        minds = reader.minds
        reading = reader.read(event.seat, Clue(event.target, event.kind, event.value), event.touched)
        if reading.notes:
            self.notes = {**self.notes, **reading.notes}
        self._calls += reading.calls
        if event.target != self.seat and reading.focus is not None and not reading.calls:
            note, face = reading.notes.get(reading.focus), minds.faces[reading.focus]
            self.ledger.clued(giver=event.seat, target=event.target, kept=bool(note and note.inferred & face))

    def _judge(self, before: View, event: CardPlayed | CardMisplayed) -> None:
        """A card was played: whether because of a clue, and whether that was right."""
        fitted = isinstance(event, CardPlayed)
        note = self.notes.get(event.card)
        if note is not None and fitted:
            self.ledger.fitted(note.giver)
        elif note is not None:
            self.ledger.failed(note.giver, card_was_blind=note.meaning is Meaning.FINESSE)
        self._resolve(before, event.seat, event.card, fitted=fitted)

    def _resolve(self, before: View, seat: int, card: int | None, *, fitted: bool) -> None:
        """Note whether a player who has acted thereby answered the finesses that asked for a card of theirs."""
        asked = [call for call in self._calls if call.seat == seat]
        if not asked:
            return
        self._calls = tuple(call for call in self._calls if call.seat != seat)
        blind = {held.card for held in before.hands[seat] if not held.touched}
        notes = dict(self.notes)
        for call in asked:
            if call.card == card and card in blind and fitted:
                self.ledger.answered(call.giver, seat)
                notes[call.focus] = call.answered
                continue
            if call.expected:
                notes.pop(call.card, None)
                self.ledger.refused(seat)
                if call.otherwise is not None:
                    notes[call.focus] = call.otherwise
                else:
                    notes.pop(call.focus, None)
        self.notes = notes

    def minds(self, view: View) -> Minds:
        """What everybody may think, as this player can tell."""
        return self._reading(view).minds

    def _reading(self, view: View) -> Reader:
        """The reader of clues given in that position, the same one as long as nothing that it goes by has changed."""
        trust = self.ledger.trust(len(view.hands), finesses=self.level.convention.finesses)
        if self._reader is not None:
            known = self._reader.minds
            if known.view is view and known.notes is self.notes and known.trust is trust:
                return self._reader
        convention = self.level.convention
        board = read_board(view.tables, view.stacks, view.discards)
        minds = read_minds(view, board, self.notes, good_touch=convention.good_touch, trust=trust)
        self._reader = Reader(minds, convention)
        return self._reader

    def decide(self, view: View) -> Decision:
        """Choose an action."""
        return Chooser(self._reading(view), self.level).choose()


def beginner(*, seat: int, seed: int) -> Partner:
    """The partner that knows a beginner's guide."""
    return Partner(seat=seat, seed=seed, level=BEGINNER)


def novice(*, seat: int, seed: int) -> Partner:
    """The partner that takes clues at their word."""
    return Partner(seat=seat, seed=seed, level=NOVICE)


def club(*, seat: int, seed: int) -> Partner:
    """The partner that knows what a club's regulars know, and tries it on those only who show that they do too."""
    return Partner(seat=seat, seed=seed, level=CLUB)


def agreed_club(*, seat: int, seed: int) -> Partner:
    """The same at a table that has agreed on finesses: ``tamaya.bots.partner.partner:agreed_club``."""
    return Partner(seat=seat, seed=seed, level=AGREED_CLUB)
