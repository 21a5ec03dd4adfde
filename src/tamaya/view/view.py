"""What one seat, a spectator, or the table after the end may know of a state. Nothing else turns states into what is sent."""

from dataclasses import dataclass, replace
from functools import lru_cache

from tamaya.rules.actions import Action, Clue, ClueKind, Discard, Play, UseBonus
from tamaya.rules.events import CardDrawn, Event
from tamaya.rules.legal import clues, discards, legal_actions, plays, touched_cards
from tamaya.rules.options import Options
from tamaya.rules.outcome import Outcome
from tamaya.rules.state import Pending, State
from tamaya.rules.tables import RuleTables
from tamaya.view.sight import Sight


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in a hand, as one viewer knows it.

    Attributes:
        card: its id.
        identity: None where the viewer doesn't see its face.
        possible: the identities that its clues leave (a set of bits); the same for everyone.
        colours: the colour clues that touched it (bits over ``clue_colours``).
        ranks: the rank clues that touched it (bits over ``clue_ranks``).
    """

    card: int
    identity: int | None
    possible: int
    colours: int
    ranks: int

    @property
    def touched(self) -> bool:
        """Whether any clue pointed at it."""
        return bool(self.colours or self.ranks)


@dataclass(frozen=True, slots=True)
class LegalAction:
    """An action that its viewer may take now; for a clue with the cards that it would touch, oldest first."""

    action: Action
    touched: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """A state as one viewer knows it. Fields as in :class:`tamaya.rules.state.State`.

    Attributes:
        seat: the viewer's seat, or None.
        hands: per seat its cards, oldest first.
        deck_left: how many cards are in the deck.
        tiles_left: how many bonus tiles are still face down.
        legal: what the viewer may do now; empty for everyone but the current player.
    """

    options: Options
    tables: RuleTables
    seat: int | None
    hands: tuple[tuple[CardView, ...], ...]
    stacks: tuple[int, ...]
    discards: tuple[int, ...]
    clue_tokens: int
    strikes: int
    deck_left: int
    turn: int
    current: int
    last_turns: int | None
    tiles_left: int
    pending: Pending | None
    outcome: Outcome | None
    legal: tuple[LegalAction, ...]

    def playable(self, identity: int) -> bool:
        """Whether a card of that identity is the next of its firework."""
        return self.stacks[self.tables.suit_of(identity)] == self.tables.height_needed[identity]


def view_of(state: State, sight: Sight) -> View:
    """The state as seen by ``sight``. After the end every hand is open.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> view = view_of(deal(Options(players=2, first_player=0), seed=1), Sight(0))
    >>> [card.identity for card in view.hands[0]], len(view.legal)
    ([None, None, None, None, None], 15)
    """
    hands = [_hand(state, hand, state.over or sight.sees(seat)) for seat, hand in enumerate(state.hands)]
    return _view(state, sight, tuple(hands))


def seat_views(state: State) -> list[View]:
    """Per seat what :func:`view_of` gives it; what several see alike is made once.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> state = deal(Options(players=3), seed=1)
    >>> seat_views(state) == [view_of(state, Sight(seat)) for seat in range(3)]
    True
    """
    faces = tuple([_hand(state, hand, seen=True) for hand in state.hands])
    if state.over:
        return [_view(state, Sight(seat), faces) for seat in range(len(faces))]
    views = []
    for seat, hand in enumerate(state.hands):
        hands = (*faces[:seat], _hand(state, hand, seen=False), *faces[seat + 1 :])
        views.append(_view(state, Sight(seat), hands))
    return views


def _view(state: State, sight: Sight, hands: tuple[tuple[CardView, ...], ...]) -> View:
    return View(
        options=state.options,
        tables=state.tables,
        seat=sight.seat,
        hands=hands,
        stacks=state.stacks,
        discards=state.discards,
        clue_tokens=state.clue_tokens,
        strikes=state.strikes,
        deck_left=len(state.deck),
        turn=state.turn,
        current=state.current,
        last_turns=state.last_turns,
        tiles_left=len(state.tiles),
        pending=state.pending,
        outcome=state.outcome,
        legal=legal_for(state, sight),
    )


# Most cards look as they did a turn ago, and alike to everyone who sees them: to look one up takes a third of making one.
_card_view = lru_cache(maxsize=8192)(CardView)


def _hand(state: State, hand: tuple[int, ...], seen: bool) -> tuple[CardView, ...]:
    faces, possible, colours, ranks = state.cards, state.possible, state.colours, state.ranks
    if seen:
        return tuple([_card_view(card, faces[card], possible[card], colours[card], ranks[card]) for card in hand])
    return tuple([_card_view(card, None, possible[card], colours[card], ranks[card]) for card in hand])


def may_move(state: State, sight: Sight) -> bool:
    """Whether the viewer has to move: nobody else is told what is legal."""
    return sight.seat == state.current and not state.over


def legal_for(state: State, sight: Sight) -> tuple[LegalAction, ...]:
    """What the viewer may do now: nothing unless it is their turn, for without empty clues the list tells of other hands."""
    if not may_move(state, sight):
        return ()
    if state.pending is not None:
        return tuple([LegalAction(action, _touched(state, action)) for action in legal_actions(state)])
    # In the order of legal_actions, which would have every clue's cards looked up twice.
    found = [_moves(card)[0] for card in plays(state)]
    found += [_moves(card)[1] for card in discards(state)]
    values = tuple(range(len(state.tables.colour_touch))), state.tables.variant.clue_ranks
    for seat, told in clues(state).items():
        for kind, named, touches in zip((ClueKind.COLOUR, ClueKind.RANK), values, told, strict=True):
            for value, touched in zip(named, touches, strict=True):
                if touched is not None:
                    found.append(_told(seat, kind, value, touched))
    return tuple(found)


@lru_cache(maxsize=1024)
def _moves(card: int) -> tuple[LegalAction, LegalAction]:
    return LegalAction(Play(card)), LegalAction(Discard(card))


@lru_cache(maxsize=8192)
def _told(seat: int, kind: ClueKind, value: int, touched: tuple[int, ...]) -> LegalAction:
    return LegalAction(Clue(seat, kind, value), touched)


def _touched(state: State, action: Action) -> tuple[int, ...]:
    clue = action.clue if isinstance(action, UseBonus) else action
    return touched_cards(state, clue) if isinstance(clue, Clue) else ()


def event_for(event: Event, sight: Sight) -> Event:
    """The event as the viewer may hear of it: a draw without the face that they don't see.

    >>> event_for(CardDrawn(seat=1, card=9, identity=3, deck_left=20), Sight(1)).identity is None
    True
    """
    if isinstance(event, CardDrawn) and not sight.sees(event.seat):
        return replace(event, identity=None)
    return event
