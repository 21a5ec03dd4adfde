"""What one seat, a spectator, or the table after the end may know of a state. Nothing else turns states into what is sent."""

from dataclasses import dataclass, replace
from functools import lru_cache

from tamaya.rules.actions import Action, Clue, UseBonus
from tamaya.rules.events import CardDrawn, Event
from tamaya.rules.legal import legal_actions, touched_cards
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
    return View(
        options=state.options,
        tables=state.tables,
        seat=sight.seat,
        hands=tuple([_hand(state, hand, state.over or sight.sees(seat)) for seat, hand in enumerate(state.hands)]),
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
    return tuple(LegalAction(action, _touched(state, action)) for action in legal_actions(state))


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
