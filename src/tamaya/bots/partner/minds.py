"""What every player may think of the cards in their own hand, as one player can tell.

Two layers, kept apart. *Literal*: what clues and the player's eyes leave. *Belief*: that, narrowed by what the convention reads
into the clues and by good touch (a clued card is still needed, and no second copy of it is clued). Whatever contradicts the literal
layer is dropped.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tamaya.bots.partner.board import Board
from tamaya.bots.partner.trust import STRANGERS, Trust
from tamaya.view.view import CardView, View


class Meaning(StrEnum):
    """What a clue was for, as far as one card goes."""

    PLAY = "play"
    SAVE = "save"
    PROMPT = "prompt"
    FINESSE = "finesse"


@dataclass(frozen=True, slots=True)
class Note:
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


@dataclass(frozen=True, slots=True)
class Outlook:
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


@dataclass(frozen=True, slots=True)
class Minds:
    """All hands through one player's eyes.

    Attributes:
        view: what this player sees.
        board: what the piles say.
        notes: what the convention read into the clues so far.
        literal: per card, what its owner can know for certain.
        belief: per card, what its owner may think.
        faces: per card, what it is as this player knows or believes, as a set of one; 0 where unknown.
        clued: per seat, the faces of its clued cards.
        sight: per seat, the identities that aren't clued in another hand that it sees.
        careful: whether the next strike is the last: then nobody is expected to play on belief alone.
        good_touch: whether clued cards are taken to be still needed and clued once.
        trust: what may be counted on of whom.
    """

    view: View
    board: Board
    notes: Notes
    literal: dict[int, int]
    belief: dict[int, int]
    faces: dict[int, int]
    clued: tuple[int, ...]
    careful: bool
    good_touch: bool
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

    def fresh(self, seat: int) -> int:
        """By good touch, what a clued card of that seat can be: needed, and not clued in another hand."""
        if not self.good_touch:
            return self.board.tables.all_mask
        elsewhere = 0
        for other, faces in enumerate(self.clued):
            if other != seat:
                elsewhere |= faces
        return self.board.useful & ~elsewhere

    def sure(self, card: int) -> int:
        """What its owner goes by when playing it."""
        return self.literal[card] if self.careful else self.belief[card]

    def rethink(self, beliefs: Mapping[int, int], literal: Mapping[int, int]) -> "Minds":
        """The same table with some cards thought of differently."""
        # Spelled out: dataclasses.replace would cost half of weighing a clue.
        return Minds(
            self.view,
            self.board,
            self.notes,
            {**self.literal, **literal},
            {**self.belief, **beliefs},
            self.faces,
            self.clued,
            self.careful,
            self.good_touch,
            self.trust,
        )


def read_minds(view: View, board: Board, notes: Notes, *, good_touch: bool = True, trust: Trust = STRANGERS) -> Minds:
    """Work out what everybody may think."""
    assert view.seat is not None
    seats, me = range(len(view.hands)), view.seat
    literal: dict[int, int] = {}
    for seat, masks in zip(seats, _literal_hands(view, board), strict=True):
        literal.update(zip((card.card for card in view.hands[seat]), masks, strict=True))
    clued = [_clued_faces(hand) for hand in view.hands]
    careful = view.strikes >= view.options.strike_limit - 1
    minds = Minds(view, board, notes, literal, {}, {}, tuple(clued), careful, good_touch, trust)
    for seat in sorted(seats, key=lambda seat: seat != me):
        hand = view.hands[seat]
        beliefs = believe(hand, literal, notes, minds.fresh(seat))
        minds.belief.update(beliefs)
        for card in hand:
            if seat == me:
                mask = beliefs[card.card]
                minds.faces[card.card] = mask if not mask & (mask - 1) else 0
            elif card.identity is not None:
                minds.faces[card.card] = 1 << card.identity
        if seat == me:
            own = 0
            for card in hand:
                if card.touched:
                    own |= minds.faces[card.card]
            if own != clued[me]:
                minds = replace(minds, clued=(*clued[:me], own, *clued[me + 1 :]))
    return minds


def _clued_faces(hand: tuple[CardView, ...]) -> int:
    """The faces of a hand's clued cards, as far as they are seen."""
    faces = 0
    for card in hand:
        if (card.colours or card.ranks) and card.identity is not None:
            faces |= 1 << card.identity
    return faces


def _exhausted(seen: list[int], copies: tuple[int, ...]) -> int:
    """The identities of which every copy is seen."""
    full, bit = 0, 1
    for n, most in zip(seen, copies, strict=True):
        if n >= most:
            full |= bit
        bit <<= 1
    return full


def _literal_hands(view: View, board: Board) -> list[list[int]]:
    """As ``possible_by_sight``, for all seats at once: this runs at every move of every bot."""
    copies = board.tables.copies
    seen = list(board.gone)
    for hand in view.hands:
        for card in hand:
            if card.identity is not None:
                seen[card.identity] += 1
    full = _exhausted(seen, copies)
    hands = []
    for hand in view.hands:
        own: dict[int, int] = {}
        for card in hand:
            if card.identity is not None:
                own[card.identity] = own.get(card.identity, 0) + 1
        gone = full
        for identity, n in own.items():
            if seen[identity] - n < copies[identity]:
                gone &= ~(1 << identity)
        masks = [card.possible & ~gone or card.possible for card in hand]
        if any(not mask & (mask - 1) for mask in masks):
            counts = list(seen)
            for identity, n in own.items():
                counts[identity] -= n
            masks = _settle(masks, counts, copies)
        hands.append(masks)
    return hands


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
    touched: frozenset[int] = frozenset(),
) -> dict[int, int]:
    """What the owner of a hand may think of it.

    Args:
        hand: its cards.
        literal: what is certain of them.
        notes: what the convention read into clues.
        fresh: what good touch leaves for clued cards.
        touched: cards to take as clued besides those that are.
    """
    beliefs: dict[int, int] = {}
    single = 0
    for card in hand:
        which = card.card
        mask = literal[which]
        if card.colours or card.ranks or which in touched:
            note = notes.get(which)
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
            if mask & (mask - 1) and (card.touched or card.card in touched):
                beliefs[card.card] = mask & ~single or mask
    return beliefs


Claims = tuple[list[tuple[int, int]], int]
"""Of one hand: per card that may be played soon, what its owner thinks it is and what it is; and how many will be played in error anyhow."""


def claims(minds: Minds, seat: int, owner: int) -> Claims:
    """What that seat may expect of one hand; see :func:`look_ahead`."""
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
        if owner == seat:
            belief = beliefs[which]
            waiting.append((mask, 0 if belief & (belief - 1) else belief))
        elif faces[which]:
            waiting.append((mask, faces[which]))
    return waiting, wrong


def look_ahead(minds: Minds, seat: int) -> Outlook:
    """What that seat may expect of everyone, itself included: of its own cards it goes by belief, of others' by their faces."""
    return play_out(minds.board, [claims(minds, seat, owner) for owner in range(len(minds.view.hands))])


def play_out(board: Board, hands: Sequence[Claims]) -> Outlook:
    """Let everybody play what they think fits, until nobody does."""
    upcoming, passed, wrong = board.playable, 0, 0
    waiting: list[tuple[int, int]] = []
    for more, errors in hands:
        waiting += more
        wrong += errors
    moved = True
    while moved and waiting:
        moved = False
        still = []
        for mask, face in waiting:
            if not face or not mask & upcoming or mask & ~(upcoming | passed):
                still.append((mask, face))
            elif face & upcoming:
                upcoming = upcoming & ~face | board.after[face.bit_length() - 1] & board.useful
                passed |= face
                moved = True
            elif not face & passed:
                wrong += 1
        waiting = still
    return Outlook(upcoming, passed, wrong)


def final_round(minds: Minds) -> Outlook:
    """As :func:`look_ahead`, for this player, once turns are counted: everyone after it plays one card at most, in turn."""
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
