"""Positions set up by hand, so that tests of a convention read like a game.

Cards are a letter and a rank (``r1``; multicolour is ``m``, black is ``k``). Hands are written as they are held: the newest card first.
"""

from collections.abc import Mapping
from dataclasses import replace

from tamaya.bots.partner.levels import BEGINNER, Level
from tamaya.bots.partner.minds import Minds
from tamaya.bots.partner.partner import Partner
from tamaya.bots.protocol import Decision
from tamaya.rules.actions import Action, Clue, ClueKind, Discard, Play
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.options import Options
from tamaya.rules.tables import RuleTables
from tamaya.rules.variants import variant
from tamaya.view.empathy import identities
from tamaya.view.sight import Sight
from tamaya.view.view import event_for, view_of

LETTERS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "w": "white", "m": "multicolour", "k": "black"}
NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily", "Frank")


class Scene:
    """A position, and a partner in every seat who has seen it from its start."""

    def __init__(
        self,
        *hands: str,
        stacks: str = "",
        discards: str = "",
        variant_id: str = "normal",
        tokens: int = 8,
        strikes: int = 0,
        options: Mapping[str, object] | None = None,
        level: Level = BEGINNER,
    ) -> None:
        size = len(hands[0].split())
        fields = {"hand_size": size, "first_player": 0, **(options or {})}
        rules = Options(players=len(hands), variant=variant(variant_id), **fields)  # type: ignore[arg-type]
        self.tables = deal(rules, seed=0).tables
        dealt = [self.card(name) for hand in hands for name in reversed(hand.split())]
        heights = [0] * self.tables.suits
        for name in stacks.split():
            identity = self.card(name)
            heights[self.tables.suit_of(identity)] = self.tables.height_needed[identity] + 1
        played = [i for line, height in zip(self.tables.order, heights, strict=True) for i in line[:height]]
        gone = [self.card(name) for name in discards.split()]
        rest = list(self.tables.deck)
        for identity in (*dealt, *played, *gone):
            rest.remove(identity)
        start = deal(rules, deck=(*dealt, *rest, *played, *gone))
        self.state = replace(
            start, deck=tuple(rest), stacks=tuple(heights), discards=tuple(gone), clue_tokens=tokens, strikes=strikes
        )
        self.partners = [Partner(seat=seat, seed=0, level=level) for seat in range(len(hands))]
        for seat, partner in enumerate(self.partners):
            partner.observe(view_of(self.state, Sight(seat)), ())

    def card(self, name: str) -> int:
        """The identity that ``r1`` means."""
        return card_of(self.tables, name)

    def slot(self, name: str, slot: int) -> int:
        """The card in that place of a player's hand; 1 is the newest."""
        return self.state.hands[NAMES.index(name)][-slot]

    def do(self, name: str, action: Action) -> "Scene":
        """Let a player act, in whatever order the test wants."""
        self.state, events = apply(replace(self.state, current=NAMES.index(name)), action)
        for seat, partner in enumerate(self.partners):
            partner.observe(view_of(self.state, Sight(seat)), [event_for(event, Sight(seat)) for event in events])
        return self

    def clue(self, giver: str, receiver: str, value: str | int) -> "Scene":
        """``clue("Bob", "Alice", "green")``."""
        return self.do(giver, clue_of(self.tables, receiver, value))

    def plays(self, name: str, slot: int) -> "Scene":
        """A player plays the card in that slot."""
        return self.do(name, Play(self.slot(name, slot)))

    def discards(self, name: str, slot: int) -> "Scene":
        """A player discards the card in that slot."""
        return self.do(name, Discard(self.slot(name, slot)))

    def minds(self, name: str) -> Minds:
        """What everyone may think, in that player's eyes."""
        seat = NAMES.index(name)
        return self.partners[seat].minds(view_of(self.state, Sight(seat)))

    def believes(self, name: str, slot: int) -> str:
        """What a player believes of an own card: the cards that it can be, in the order of the suits."""
        mask = self.minds(name).belief[self.slot(name, slot)]
        return " ".join(self.names(mask))

    def names(self, mask: int) -> list[str]:
        """The cards in a set."""
        return [name_of(self.tables, identity) for identity in identities(mask)]

    def decides(self, name: str) -> Decision:
        """What a player would do now."""
        seat = NAMES.index(name)
        self.state = replace(self.state, current=seat)
        return self.partners[seat].decide(view_of(self.state, Sight(seat)))


def card_of(tables: RuleTables, name: str) -> int:
    """The identity that ``r1`` means."""
    suits = [suit.id for suit in tables.variant.suits]
    return tables.identity(suits.index(LETTERS[name[0]]), int(name[1]))


def name_of(tables: RuleTables, identity: int) -> str:
    """``r1`` for an identity."""
    suit = tables.variant.suits[tables.suit_of(identity)].id
    return f"{next(letter for letter, word in LETTERS.items() if word == suit)}{tables.rank_of(identity)}"


def clue_of(tables: RuleTables, receiver: str, value: str | int) -> Clue:
    """A clue as one says it."""
    seat = NAMES.index(receiver)
    if isinstance(value, int):
        return Clue(seat, ClueKind.RANK, value)
    return Clue(seat, ClueKind.COLOUR, tables.variant.clue_colours.index(value))
