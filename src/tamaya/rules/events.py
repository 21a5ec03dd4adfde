"""What happened, told whole. Each event carries the figures that it changed, so that a reader has nothing to compute."""

from dataclasses import dataclass

from tamaya.rules.actions import Bonus, ClueKind
from tamaya.rules.outcome import Outcome


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card went from the deck to a hand. Its owner doesn't see it: ``identity`` is None once redacted for them."""

    seat: int
    card: int
    identity: int | None
    deck_left: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """``turn`` counts from 0; ``last_turns`` is how many turns are left, this one included, once the deck is empty."""

    turn: int
    seat: int
    last_turns: int | None


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """Exactly the ``touched`` cards of the target's hand match; ``free`` when a bonus paid for it."""

    seat: int
    target: int
    kind: ClueKind
    value: int
    touched: tuple[int, ...]
    clue_tokens: int
    free: bool = False


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was added to its firework, which is now ``height`` cards high."""

    seat: int
    card: int
    identity: int
    height: int


@dataclass(frozen=True, slots=True)
class CardMisplayed:
    """A card didn't fit: it lies in the discard pile and a strike was taken."""

    seat: int
    card: int
    identity: int
    strikes: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card went to the discard pile for a token."""

    seat: int
    card: int
    identity: int
    clue_tokens: int


@dataclass(frozen=True, slots=True)
class FireworkCompleted:
    """A firework got its last card. ``clue_tokens`` as they stand after its reward, if a token was it."""

    suit: int
    clue_tokens: int


@dataclass(frozen=True, slots=True)
class BonusEarned:
    """A bonus was turned up, or (None) may be chosen; ``waiting`` if the player has to use or decline it."""

    seat: int
    bonus: Bonus | None
    waiting: bool


@dataclass(frozen=True, slots=True)
class TokenReturned:
    """The token bonus, or the mend bonus's token: the figures after it."""

    clue_tokens: int
    strikes: int


@dataclass(frozen=True, slots=True)
class CardReturned:
    """A card of the discard pile went to an unknown place in the deck."""

    seat: int
    identity: int
    deck_left: int


@dataclass(frozen=True, slots=True)
class CardRescued:
    """A card of the discard pile was added to its firework."""

    seat: int
    identity: int
    height: int


@dataclass(frozen=True, slots=True)
class BonusDeclined:
    """The player took nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class BonusLost:
    """The bonus had nothing to act on."""

    seat: int
    bonus: Bonus


@dataclass(frozen=True, slots=True)
class FinalRoundStarted:
    """The last card is drawn; ``turns`` turns are left."""

    turns: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end."""

    outcome: Outcome


Event = (
    CardDrawn
    | TurnStarted
    | ClueGiven
    | CardPlayed
    | CardMisplayed
    | CardDiscarded
    | FireworkCompleted
    | BonusEarned
    | TokenReturned
    | CardReturned
    | CardRescued
    | BonusDeclined
    | BonusLost
    | FinalRoundStarted
    | GameEnded
)
