"""What a clue says beyond its words: focus, play clues, saves, prompts and finesses.

The same function serves the receiver, the onlookers and the giver who weighs what the receiver will conclude.
"""

from collections.abc import Mapping
from typing import NamedTuple

from tamaya.bots.partner.board import Board
from tamaya.bots.partner.finesse import Call, find_calls, spread
from tamaya.bots.partner.levels import Convention
from tamaya.bots.partner.minds import Claims, Meaning, Minds, Note, Outlook, believe, claims, play_out
from tamaya.rules.actions import Clue, ClueKind
from tamaya.view.view import CardView

LONGEST_PROMPT = 2
"""How many cards one clue can ask others to play first."""


class Reading(NamedTuple):
    """What a clue comes to.

    Attributes:
        focus: the card that it is about; None if it is about none.
        notes: what it lets owners infer, by card.
        literal: what the target's cards can be after it, by card.
        beliefs: what owners may think after it, by card, where it changes.
        prompted: the seats that it asks to play another card first, and which card.
        calls: the finesses that it can be.
    """

    focus: int | None
    notes: dict[int, Note]
    literal: dict[int, int]
    beliefs: dict[int, int]
    prompted: dict[int, int]
    calls: tuple[Call, ...] = ()


class Reader:
    """Reads clues given in one position; what doesn't depend on the clue is worked out once."""

    def __init__(self, minds: Minds, convention: Convention) -> None:
        self.minds = minds
        self.convention = convention
        self._outlooks: dict[int, Outlook] = {}
        self._lacking: dict[tuple[int, int], list[int]] = {}
        self._seen: list[Claims] | None = None
        self._reach: dict[tuple[int, int], int] = {}
        self._held: dict[int, list[int]] = {}

    def outlook(self, seat: int) -> Outlook:
        """What that seat expects before the clue."""
        outlook = self._outlooks.get(seat)
        if outlook is None:
            outlook = self._outlooks[seat] = play_out(self.minds.board, self.claims(seat))
        return outlook

    def held(self, seat: int) -> list[int]:
        """The clued cards of a hand, newest first."""
        held = self._held.get(seat)
        if held is None:
            hand = self.minds.view.hands[seat]
            held = self._held[seat] = [card.card for card in reversed(hand) if card.colours or card.ranks]
        return held

    def claims(self, seat: int) -> list[Claims]:
        """What that seat may expect of every hand before the clue, its own included."""
        if self._seen is None:
            self._seen = [claims(self.minds, owner, own=False) for owner in range(len(self.minds.view.hands))]
        expected = self._seen.copy()
        expected[seat] = claims(self.minds, seat, own=True)
        return expected

    def read(self, giver: int, clue: Clue, touched: tuple[int, ...], *, finesses: bool = True) -> Reading:
        """Read a clue that touches those cards; with or without finesses, where the convention has them."""
        minds, target = self.minds, clue.target
        hand = minds.view.hands[target]
        by_colour = clue.kind is ClueKind.COLOUR
        mask = minds.board.tables.touch_mask(by_colour, clue.value)
        pointed = frozenset(touched)
        literal = narrowed(minds, hand, pointed, mask)
        notes: dict[int, Note] = {}
        speaks = self.convention.focus and giver not in minds.trust.doubted
        focus = self._focus(target, hand, pointed, literal) if speaks else None
        if focus is not None:
            note = self._note(giver, clue, focus, literal[focus.card])
            if note is not None:
                notes[focus.card] = note
        beliefs = self._beliefs(target, literal, notes, pointed)
        prompted: dict[int, int] = {}
        if focus is not None and self.convention.prompts and focus.card in notes:
            prompted = self._prompts(giver, target, focus, notes, beliefs)
        calls: list[Call] = []
        if finesses and self.convention.finesses and focus is not None and not focus.touched and not prompted:
            plain = notes.get(focus.card)
            calls = find_calls(minds, giver, target, focus, literal[focus.card], plain, self._missing)
            spread(minds, calls, notes, beliefs, literal)
        return Reading(focus.card if focus else None, notes, literal, beliefs, prompted, tuple(calls))

    def _focus(
        self, target: int, hand: tuple[CardView, ...], pointed: frozenset[int], literal: Mapping[int, int]
    ) -> CardView | None:
        """The chop if it is newly clued, else the newest newly clued card; of a clue that only repeats, the newest that it doesn't settle."""
        repeated = [card for card in hand if card.card in pointed]
        new = [card for card in repeated if not card.touched]
        if new:
            # The chop is the oldest card that no clue has pointed at.
            return new[0] if new[0] is self.minds.chop(target) else new[-1]
        board = self.minds.board
        settled = [card for card in repeated if self._told(card, literal[card.card])]
        if settled or not repeated:
            return None
        open_ = [card for card in repeated if not board.useless(self.minds.belief[card.card] & literal[card.card])]
        return open_[-1] if open_ else None

    def _told(self, card: CardView, literal: int) -> bool:
        """Whether the words alone, with what was thought before, say that a card can be played, or that it is useless."""
        board, before = self.minds.board, self.minds.belief[card.card]
        after = before & literal or literal
        return after != before and (board.fits(after) or board.useless(after))

    def _note(self, giver: int, clue: Clue, focus: CardView, literal: int) -> Note | None:
        minds, target = self.minds, clue.target
        fits_soon = literal & self._connected(giver, target)
        saved = 0
        if self.convention.saves and focus is minds.chop(target):
            saved = literal & savable(minds.board, clue)
        if focus.touched:
            # Already clued: it can only be a call to play what was thought possible before.
            fits_soon &= minds.belief[focus.card]
        inferred = (fits_soon | saved) & minds.fresh[target] or fits_soon | saved
        if not inferred:
            return None
        return Note(inferred, Meaning.SAVE if saved else Meaning.PLAY, giver, minds.view.turn)

    def _connected(self, giver: int, target: int) -> int:
        """What the target can take for playable: after all cards known to be playable, and after clued cards that the clue may ask for."""
        reach = self._reach.get((giver, target))
        if reach is None:
            reach = self._reach[giver, target] = self._find_connected(giver, target)
        return reach

    def _find_connected(self, giver: int, target: int) -> int:
        minds = self.minds
        soon = self.outlook(target).next
        if not self.convention.prompts:
            return soon
        held = 0
        for seat, faces in enumerate(minds.clued):
            if seat not in (giver, target):
                held |= faces
        reach = soon
        link = soon & held
        while link:
            above = 0
            while link:
                low = link & -link
                link ^= low
                above |= minds.board.after[low.bit_length() - 1]
            above &= minds.board.useful & ~reach
            reach |= above
            link = above & held
        return reach

    def _beliefs(
        self, target: int, literal: Mapping[int, int], notes: Mapping[int, Note], pointed: frozenset[int]
    ) -> dict[int, int]:
        minds = self.minds
        return believe(minds.view.hands[target], literal, minds.notes, minds.fresh[target], pointed, notes)

    def _prompts(
        self, giver: int, target: int, focus: CardView, notes: dict[int, Note], beliefs: dict[int, int]
    ) -> dict[int, int]:
        """Who is asked to play a clued card first: the focus doesn't fit without it. Adds to ``notes`` and ``beliefs``."""
        minds = self.minds
        face = self._face(focus, beliefs)
        prompted: dict[int, int] = {}
        if not face & minds.board.useful or face & minds.board.playable or notes[focus.card].meaning is Meaning.SAVE:
            return prompted
        for seat in range(len(minds.view.hands)):
            if seat in (giver, target) or not self.held(seat):
                continue
            missing = self._missing(seat, face)
            if not missing:
                continue
            elsewhere = 0
            for other, faces in enumerate(minds.clued):
                if other not in (seat, giver, target):
                    elsewhere |= faces
            missing = [bit for bit in missing if not bit & elsewhere]
            for card, bit in self._connecting(seat, missing).items():
                notes[card] = Note(bit, Meaning.PROMPT, giver, minds.view.turn)
                beliefs[card] = bit
                prompted[seat] = card
            if self.convention.patient and seat in prompted:
                # The receiver sees the card that is asked for, even where this player holds it and doesn't.
                told = notes[focus.card]
                notes[focus.card] = told._replace(inferred=told.inferred | face)
                beliefs[focus.card] |= face
        return prompted

    def _missing(self, seat: int, face: int) -> list[int]:
        """What must be played before the card fits, beyond what that seat expects to be played; nothing if it is too much."""
        lacking = self._lacking.get((seat, face))
        if lacking is None:
            lacking = self._lacking[seat, face] = self._find_missing(seat, face)
        return lacking

    def _find_missing(self, seat: int, face: int) -> list[int]:
        tables = self.minds.board.tables
        identity = face.bit_length() - 1
        suit = tables.suit_of(identity)
        ahead = self.outlook(seat).next & tables.suit_mask[suit]
        if not ahead:
            return []
        reached, height = tables.height_needed[ahead.bit_length() - 1], tables.height_needed[identity]
        return [1 << i for i in tables.order[suit][reached:height]] if height - reached <= LONGEST_PROMPT else []

    def _connecting(self, seat: int, missing: list[int]) -> dict[int, int]:
        """That seat's clued cards that are asked for, the newest that each can be; none if one is lacking."""
        found: dict[int, int] = {}
        belief = self.minds.belief
        for bit in missing:
            card = next((card for card in self.held(seat) if card not in found and belief[card] & bit), None)
            if card is None:
                return {}
            found[card] = bit
        return found

    def _face(self, card: CardView, beliefs: Mapping[int, int]) -> int:
        """What a card just clued is, as the reader sees it or must think."""
        if card.identity is not None:
            return 1 << card.identity
        mask = beliefs.get(card.card, 0)
        return mask if not mask & (mask - 1) else 0


def narrowed(minds: Minds, hand: tuple[CardView, ...], pointed: frozenset[int], mask: int) -> dict[int, int]:
    """What a hand's cards can be once a clue has been taken at its word."""
    return {
        card.card: minds.literal[card.card] & (mask if card.card in pointed else ~mask) or minds.literal[card.card]
        for card in hand
    }


def savable(board: Board, clue: Clue) -> int:
    """What a clue to the chop may save: the last of its kind, by colour or rank, but 5s by rank only; and 2s by rank."""
    tables = board.tables
    fives = tables.touch_mask(False, 5) if 5 in tables.variant.clue_ranks else 0
    if clue.kind is ClueKind.COLOUR:
        return board.critical & ~fives
    twos = tables.touch_mask(False, 2) & board.useful if clue.value == 2 else 0
    return board.critical | twos
