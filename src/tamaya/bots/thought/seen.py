"""A view as the kernel's game, as far as its seat can see: what isn't seen has a stand-in, which nothing depends on."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.kernel.codes import NO_SEAT, RUNNING
from tamaya.kernel.layout import game_dtype
from tamaya.kernel.shape import ABSENT, Shape
from tamaya.rules.actions import Action, Clue, ClueKind, Discard, Play
from tamaya.rules.events import CardDiscarded, CardMisplayed, CardPlayed, ClueGiven
from tamaya.rules.tables import RuleTables
from tamaya.view.view import CardView, View

Turn = ClueGiven | CardPlayed | CardMisplayed | CardDiscarded
"""What a turn consists of, bonuses apart."""

STAND_IN = 0
"""The identity of cards that aren't seen."""


def game_seen(view: View, shape: Shape, rules: Any) -> NDArray[Any]:
    """One element of ``kernel.layout.game_dtype``; ``rules`` is one of ``RULES_DTYPE``.

    The deck's order and the own cards' faces are stand-ins; generators and the last action are left out.
    """
    games = np.zeros(1, game_dtype(shape))
    game = games[0]
    for seat, hand in enumerate(view.hands):
        faces = [STAND_IN if card.identity is None else card.identity for card in hand]
        game["hands"][seat] = hand_word(faces, shape.hand)
        game["touch"][seat] = _clues_for(faces, rules)
        for slot, card in enumerate(hand):
            game["cards"][seat * shape.hand + slot] = _known(card, shape)
    _fill_piles(game, view, rules)
    game["legal"] = sum(1 << move_number(legal.action, view, shape) for legal in view.legal)
    for name in ("turn", "deck_left", "clue_tokens", "strikes", "current"):
        game[name] = getattr(view, name)
    game["chosen_deck"] = 1
    game["last_turns"] = -1 if view.last_turns is None else view.last_turns
    game["ending"] = RUNNING
    game["last_actor"] = game["last_target"] = game["last_kind"] = NO_SEAT
    return games


def hand_word(faces: list[int], size: int) -> int:
    """A hand as the kernel keeps it: a byte a slot.

    >>> hex(hand_word([1, 2], 3))
    '0x3f0201'
    """
    return sum(face << 8 * slot for slot, face in enumerate([*faces, *[ABSENT] * (size - len(faces))]))


def _clues_for(faces: list[int], rules: Any) -> int:
    clues = int(rules["empty_clues"]) if faces else 0
    for face in faces:
        clues |= int(rules["clues_of"][face])
    return clues


def _known(card: CardView, shape: Shape) -> int:
    return card.possible | (card.colours | card.ranks << shape.clue_colours) << shape.identities


def _fill_piles(game: Any, view: View, rules: Any) -> None:
    tables = view.tables
    missing, playable, tops, discards = tables.all_mask, 0, 0, 0
    for line, height in zip(tables.order, view.stacks, strict=True):
        for identity in line[:height]:
            missing &= ~(1 << identity)
        playable |= 1 << line[height] if height < len(line) else 0
        tops |= 1 << line[height - 1] if height else 0
    for identity in view.discards:
        field = int(rules["discard_field"][identity])
        discards |= (discards & field) << 1 | int(rules["discard_first"][identity])
    game["missing"], game["playable"], game["tops"], game["discards"] = missing, playable, tops, discards
    game["score"] = max(0, tables.identities - missing.bit_count() - int(rules["penalty"]))


def card_numbers(view: View, shape: Shape) -> NDArray[np.int64]:
    """Per seat and slot the card's number, or -1."""
    numbers = np.full(shape.players * shape.hand, -1, np.int64)
    for seat, hand in enumerate(view.hands):
        for slot, card in enumerate(hand):
            numbers[seat * shape.hand + slot] = card.card
    return numbers


def move_number(action: Action, view: View, shape: Shape) -> int:
    """The kernel's number of a move of the current player's; the inverse of ``kernel.moves.clue_of`` for clues."""
    match action:
        case Discard(card):
            return _slot_of(view, card)
        case Play(card):
            return shape.hand + _slot_of(view, card)
        case Clue(target, kind, value):
            return clue_number(view.tables, view.current, target, kind, value, shape)
    raise ValueError(f"the kernel has no {action}")


def _slot_of(view: View, card: int) -> int:
    return next(slot for slot, held in enumerate(view.hands[view.current]) if held.card == card)


def clue_number(tables: RuleTables, giver: int, target: int, kind: ClueKind, value: int, shape: Shape) -> int:
    """The kernel's number of a clue."""
    offset = (target - giver) % shape.players - 1
    if kind is ClueKind.COLOUR:
        return 2 * shape.hand + offset * shape.clue_colours + value
    ranks = 2 * shape.hand + (shape.players - 1) * shape.clue_colours
    return ranks + offset * shape.clue_ranks + tables.variant.clue_ranks.index(value)


def number_of_turn(turn: Turn, before: View, shape: Shape) -> int:
    """The kernel's number of the move that was made."""
    if isinstance(turn, ClueGiven):
        return clue_number(before.tables, turn.seat, turn.target, turn.kind, turn.value, shape)
    slot = _slot_of(before, turn.card)
    return slot if isinstance(turn, CardDiscarded) else shape.hand + slot


def faces_that_fit(before: View, clue: ClueGiven, shape: Shape) -> int:
    """Stand-ins for the own hand that the clue touches where it did, as a word."""
    touched = before.tables.touch_mask(clue.kind is ClueKind.COLOUR, clue.value)
    faces = []
    for card in before.hands[clue.target]:
        fitting = touched if card.card in clue.touched else ~touched & before.tables.all_mask
        faces.append((fitting & -fitting).bit_length() - 1)
    return hand_word(faces, shape.hand)
