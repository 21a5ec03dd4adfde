"""The partner for people: takes and gives clues as a beginner's guide has them."""

from collections.abc import Sequence

from tamaya.bots.partner.board import Board, read_board
from tamaya.bots.partner.choice import Chooser
from tamaya.bots.partner.levels import BEGINNER, NOVICE, Level
from tamaya.bots.partner.minds import Minds, Note, read_minds
from tamaya.bots.partner.reading import Reader
from tamaya.bots.protocol import Decision
from tamaya.rules.actions import Clue
from tamaya.rules.events import CardMisplayed, CardPlayed, ClueGiven, Event
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
        self.notes: dict[int, Note] = {}
        self._fared: dict[int, list[int]] = {}
        self._view: View | None = None
        self._board: Board | None = None
        self._piles: object = None

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Read what a clue said, and forget what has been contradicted."""
        before, self._view = self._view, view
        if before is not None and self.level.convention.focus:
            for event in events:
                if isinstance(event, ClueGiven):
                    self._hear(before, event)
                elif isinstance(event, CardPlayed | CardMisplayed) and event.card in self.notes:
                    self._fared.setdefault(self.notes[event.card].giver, [0, 0])[isinstance(event, CardMisplayed)] += 1
        if self.notes:
            held = {card.card: card.possible for hand in view.hands for card in hand}
            self.notes = {card: note for card, note in self.notes.items() if held.get(card, 0) & note.inferred}

    def _hear(self, before: View, event: ClueGiven) -> None:
        reader = Reader(self.minds(before), self.level.convention)
        reading = reader.read(event.seat, Clue(event.target, event.kind, event.value), event.touched)
        self.notes.update(reading.notes)

    @property
    def doubted(self) -> frozenset[int]:
        """The seats whose clues mean what they say and no more: they may never have heard of conventions.

        That is, those by whose clues more than one card in three was played in error.
        """
        return frozenset(giver for giver, (fitted, failed) in self._fared.items() if 2 * failed > fitted)

    def minds(self, view: View) -> Minds:
        """What everybody may think, as this player can tell."""
        piles = (view.stacks, view.discards)
        if self._board is None or self._piles != piles:
            self._board, self._piles = read_board(view.tables, view.stacks, view.discards), piles
        return read_minds(
            view, self._board, self.notes, good_touch=self.level.convention.good_touch, doubted=self.doubted
        )

    def decide(self, view: View) -> Decision:
        """Choose an action."""
        return Chooser(self.minds(view), self.level).choose()


def beginner(*, seat: int, seed: int) -> Partner:
    """The partner that knows a beginner's guide."""
    return Partner(seat=seat, seed=seed, level=BEGINNER)


def novice(*, seat: int, seed: int) -> Partner:
    """The partner that takes clues at their word."""
    return Partner(seat=seat, seed=seed, level=NOVICE)
