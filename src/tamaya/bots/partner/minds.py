"""What every player may think of the cards in their own hand, as one player can tell.

Two layers, kept apart. *Literal*: what clues and the player's eyes leave. *Belief*: that, narrowed by what the convention reads
into the clues and by good touch (a clued card is still needed, and no second copy of it is clued). Whatever contradicts the literal
layer is dropped.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from tamaya.bots.partner.board import Board
from tamaya.bots.partner.trust import STRANGERS, Trust
from tamaya.view.view import CardView, View


class Meaning(StrEnum):
    """What a clue was for, as far as one card goes."""

    PLAY = "play"
    SAVE = "save"
    PROMPT = "prompt"
    FINESSE = "finesse"


class Note(NamedTuple):
    """What the convention read into a clue about one card.

    Attributes:
        inferred: the identities that it leaves.
        meaning: what the clue was for.
        giver: who gave it.
        turn: when.
    """

    inferred: int
    meaning: Meaning
    giver: int
    turn: int


MOST_OPEN = 6
"""A card that can be more than this is not looked at when asking what will be played: there are that many suits at most."""

Notes = Mapping[int, Note]
"""By card."""


class Outlook(NamedTuple):
    """What will happen if everybody plays what they believe playable, cards that become playable thereby included.

    Attributes:
        next: the identities that will fit then.
        passed: the identities played on the way.
        wrong: how many cards their owners would play in error.
    """

    next: int
    passed: int
    wrong: int

    @property
    def gain(self) -> int:
        """How many cards will be played."""
        return self.passed.bit_count()


class Minds(NamedTuple):
    """All hands through one player's eyes.

    Attributes:
        view: what this player sees.
        board: what the piles say.
        notes: what the convention read into the clues so far.
        literal: per card, what its owner can know for certain.
        belief: per card, what its owner may think.
        faces: per card, what it is as this player knows or believes, as a set of one; 0 where unknown.
        clued: per seat, the faces of its clued cards.
        fresh: per seat, what a clued card can be by good touch: needed, and not clued in another hand.
        careful: whether the next strike is the last: then nobody is expected to play on belief alone.
        trust: what may be counted on of whom.
    """

    view: View
    board: Board
    notes: Notes
    literal: dict[int, int]
    belief: dict[int, int]
    faces: dict[int, int]
    clued: tuple[int, ...]
    fresh: tuple[int, ...]
    careful: bool
    trust: Trust = STRANGERS

    @property
    def me(self) -> int:
        """The seat whose eyes these are."""
        assert self.view.seat is not None
        return self.view.seat

    def chop(self, seat: int) -> CardView | None:
        """The oldest unclued card of a hand: the one that goes next."""
        for card in self.view.hands[seat]:
            if not card.colours and not card.ranks:
                return card
        return None

    def sure(self, card: int) -> int:
        """What its owner goes by when playing it."""
        return self.literal[card] if self.careful else self.belief[card]

    def rethink(self, beliefs: Mapping[int, int], literal: Mapping[int, int]) -> "Minds":
        """The same table with some cards thought of differently."""
        # For every clue that is weighed: `_replace` takes three times as long.
        return Minds(
            self.view,
            self.board,
            self.notes,
            {**self.literal, **literal},
            {**self.belief, **beliefs},
            self.faces,
            self.clued,
            self.fresh,
            self.careful,
            self.trust,
        )


def read_minds(view: View, board: Board, notes: Notes, *, good_touch: bool = True, trust: Trust = STRANGERS) -> Minds:
    """Work out what everybody may think; without ``good_touch`` a clued card may be useless, or clued twice."""
    assert view.seat is not None
    me, hands = view.seat, view.hands
    literal: dict[int, int] = {}
    faces: dict[int, int] = {}
    for hand, masks in zip(hands, _literal_hands(view, board), strict=True):
        for card, mask in zip(hand, masks, strict=True):
            literal[card.card] = mask
            if card.identity is not None:
                faces[card.card] = 1 << card.identity
    clued = [_clued_faces(hand) for hand in hands]
    fresh = _fresh(board, clued, good_touch)
    # What this player makes of its own clued cards goes into what it expects the others to make of theirs.
    belief = believe(hands[me], literal, notes, fresh[me])
    own = 0
    for card in hands[me]:
        mask = belief[card.card]
        faces[card.card] = mask if not mask & (mask - 1) else 0
        if card.colours or card.ranks:
            own |= faces[card.card]
    if own:
        clued[me] = own
        fresh = _fresh(board, clued, good_touch)
    for seat, hand in enumerate(hands):
        if seat != me:
            belief.update(believe(hand, literal, notes, fresh[seat]))
    careful = view.strikes >= view.options.strike_limit - 1
    return Minds(view, board, notes, literal, belief, faces, tuple(clued), fresh, careful, trust)


def _fresh(board: Board, clued: Sequence[int], good_touch: bool) -> tuple[int, ...]:
    """Per seat, what a clued card can be by good touch."""
    if not good_touch:
        return (board.tables.all_mask,) * len(clued)
    once = twice = 0
    for faces in clued:
        twice |= once & faces
        once |= faces
    return tuple([board.useful & ~(once & ~faces | twice) for faces in clued])


def _clued_faces(hand: tuple[CardView, ...]) -> int:
    """The faces of a hand's clued cards, as far as they are seen."""
    faces = 0
    for card in hand:
        if (card.colours or card.ranks) and card.identity is not None:
            faces |= 1 << card.identity
    return faces


def _literal_hands(view: View, board: Board) -> list[list[int]]:
    """As ``possible_by_sight``, for all seats at once: this runs at every move of every bot."""
    copies = board.tables.copies
    seen, full = list(board.gone), board.spent
    for hand in view.hands:
        for card in hand:
            identity = card.identity
            if identity is not None:
                seen[identity] += 1
                if seen[identity] >= copies[identity]:
                    full |= 1 << identity
    return [_literal_hand(hand, full, seen, copies) for hand in view.hands]


def _literal_hand(hand: tuple[CardView, ...], full: int, seen: list[int], copies: tuple[int, ...]) -> list[int]:
    # Nobody sees the cards of their own hand.
    for card in hand:
        if card.identity is not None:
            full &= ~(1 << card.identity)
    masks = [card.possible & ~full or card.possible for card in hand]
    # A power of two has one bit.
    if 0 in [mask & (mask - 1) for mask in masks]:
        counts = list(seen)
        for card in hand:
            if card.identity is not None:
                counts[card.identity] -= 1
        masks = _settle(masks, counts, copies)
    return masks


def _settle(masks: list[int], counts: list[int], copies: tuple[int, ...]) -> list[int]:
    """A card that is certain is as good as seen for the other cards of its hand."""
    settled: set[int] = set()
    while True:
        fresh = [at for at, mask in enumerate(masks) if at not in settled and not mask & (mask - 1)]
        if not fresh:
            return masks
        for at in fresh:
            settled.add(at)
            identity = masks[at].bit_length() - 1
            counts[identity] += 1
            if counts[identity] >= copies[identity]:
                masks = [m if i in settled else m & ~(1 << identity) or m for i, m in enumerate(masks)]


def believe(
    hand: tuple[CardView, ...],
    literal: Mapping[int, int],
    notes: Notes,
    fresh: int,
    touched: Collection[int] = (),
    told: Notes = MappingProxyType({}),
) -> dict[int, int]:
    """What the owner of a hand may think of it.

    Args:
        hand: its cards.
        literal: what is certain of them.
        notes: what the convention read into clues.
        fresh: what good touch leaves for clued cards.
        touched: cards to take as clued besides those that are.
        told: notes that go before those.
    """
    beliefs: dict[int, int] = {}
    single = 0
    for card in hand:
        which = card.card
        mask = literal[which]
        if card.colours or card.ranks or which in touched:
            note = told.get(which) or notes.get(which)
            if note is not None:
                mask = mask & note.inferred or mask
            mask = mask & fresh or mask
            if not mask & (mask - 1):
                single |= mask
        elif which in notes:
            # A finesse asks for it.
            mask = mask & notes[which].inferred or mask
        beliefs[which] = mask
    if single:
        for card in hand:
            mask = beliefs[card.card]
            if mask & (mask - 1) and (card.colours or card.ranks or card.card in touched):
                beliefs[card.card] = mask & ~single or mask
    return beliefs


Claims = tuple[list[tuple[int, int]], int]
"""Of one hand: per card that may be played soon, what its owner thinks it is and what it is; and how many will be played in error anyhow."""


def claims(minds: Minds, owner: int, *, own: bool) -> Claims:
    """What may be expected of one hand: by its owner, who goes by belief, or by those who see its faces."""
    wrong, waiting = 0, []
    careful, faces, beliefs, playable = minds.careful, minds.faces, minds.belief, minds.board.playable
    goes_by = minds.literal if careful else beliefs
    for card in minds.view.hands[owner]:
        which = card.card
        mask = goes_by[which]
        if careful:
            belief = beliefs[which]
            if belief and not belief & ~playable and faces[which] & ~playable:
                # People may stake the last strike where this partner would not.
                wrong += 1
        if mask.bit_count() > MOST_OPEN:
            continue
        if own:
            belief = beliefs[which]
            face = 0 if belief & (belief - 1) else belief
        else:
            face = faces[which]
        if face:
            waiting.append((mask, face))
    return waiting, wrong


def play_out(board: Board, hands: Iterable[Claims]) -> Outlook:
    """Let everybody play what they think fits, until nobody does."""
    upcoming, passed, wrong = board.playable, 0, 0
    waiting: list[tuple[int, int]] = []
    for more, errors in hands:
        waiting += more
        wrong += errors
    after, useful = board.after, board.useful
    moved = True
    while moved and waiting:
        moved = False
        still = []
        for claim in waiting:
            mask, face = claim
            if not mask & upcoming or mask & ~(upcoming | passed):
                still.append(claim)
            elif face & upcoming:
                upcoming = upcoming & ~face | after[face.bit_length() - 1] & useful
                passed |= face
                moved = True
            elif not face & passed:
                wrong += 1
        waiting = still
    return Outlook(upcoming, passed, wrong)


def final_round(minds: Minds) -> Outlook:
    """As :func:`play_out`, in this player's eyes, once turns are counted: everyone after it plays one card at most, in turn."""
    board, view = minds.board, minds.view
    assert view.last_turns is not None
    upcoming, passed, wrong = board.playable, 0, 0
    for offset in range(1, view.last_turns):
        hand = view.hands[(minds.me + offset) % len(view.hands)]
        ready = [card for card in hand if minds.sure(card.card) and not minds.sure(card.card) & ~upcoming]
        faces = [minds.faces[card.card] for card in ready]
        fitting = [face for face in faces if face & upcoming]
        if fitting:
            # Best one that lets another be played after it.
            face = max(fitting, key=lambda face: (bool(board.after[face.bit_length() - 1]), face))
            upcoming = upcoming & ~face | board.after[face.bit_length() - 1] & board.useful
            passed |= face
        elif any(faces):
            wrong += 1
    return Outlook(upcoming, passed, wrong)
