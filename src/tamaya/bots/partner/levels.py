"""How much a partner reads into clues, and what it holds dear: the levels are data, the machinery is one."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Convention:
    """Which inferences a partner draws from clues, and expects others to draw.

    Attributes:
        focus: a clue is about one card, which can be played; without it clues mean their words only.
        saves: a clue to the chop may just save it.
        prompts: a missing connecting card is a clued one.
        good_touch: clued cards are still needed, and no second copy is clued.
        finesses: a missing connecting card is the newest unclued one, with partners who have shown that they know.
        agreed: the table has agreed on finesses, so that nobody has to show anything first.
        patient: whoever is asked to play a clued card trusts the receiver, who sees that card, to wait for it.
    """

    focus: bool = True
    saves: bool = True
    prompts: bool = True
    good_touch: bool = True
    finesses: bool = False
    agreed: bool = False
    patient: bool = False


@dataclass(frozen=True, slots=True)
class Weights:
    """What a clue's effects are worth, in plays.

    Attributes:
        play: a card that will be played because of the clue.
        soon: the same, extra, if it fits at once.
        point: a card that fits, newly clued, even if its owner can't be sure.
        wrong: a card that will be misplayed because of it, or no longer will.
        save: a point that would be lost with the chop, if its owner discards next.
        waste: a useless card, or a second copy, that will look useful.
        new: a useful card newly clued.
        few: how much more that is for each player fewer than five: fewer have more tokens to each clue that they need.
        known: a useful card of which the owner now knows all.
        trash: a card that the owner now knows to be useless.
        urgent: what a clue must be worth to go before a play of one's own.
        dear: what it must be worth when no token is there.
        cheap: what it must be worth when every token is there.
        late: the same once every discard costs a point.
        offer: how likely somebody answers their first finesse.
        hold: how much less a clue must be worth, for each point that is lost with a card that a clue pointed at and that would have to go instead.
    """

    play: float = 1.0
    soon: float = 0.2
    point: float = 0.0
    wrong: float = 1.5
    save: float = 1.4
    waste: float = 0.3
    new: float = 0.1
    few: float = 0.0
    known: float = 0.1
    trash: float = 0.1
    urgent: float = 0.8
    dear: float = 1.2
    cheap: float = 0.0
    late: float = 0.0
    offer: float = 0.6
    hold: float = 0.0


@dataclass(frozen=True, slots=True)
class Level:
    """A way to play."""

    convention: Convention
    weights: Weights


NOVICE = Level(
    Convention(focus=False, saves=False, prompts=False, good_touch=False),
    Weights(point=0.5, save=0.3, known=0.3, urgent=9.0, dear=0.6, cheap=0.0),
)
"""Takes clues at their word, and points at what can be played."""

BEGINNER = Level(Convention(), Weights())
"""Chop, focus, saves, play clues, prompts, good touch and fixes; no finesses."""

REGULAR = Weights(waste=0.7, few=0.05, hold=1.0, late=0.05)
"""Of who has played often: a second copy clued costs a token later, a hand of clued cards is kept, no clue is given for nothing."""

CLUB = Level(Convention(finesses=True, patient=True), REGULAR)
"""What a beginner knows, patience, and finesses with whoever has shown that they keep to the convention."""

AGREED_CLUB = Level(Convention(finesses=True, agreed=True, patient=True), REGULAR)
"""The same at a table that has agreed on finesses."""
