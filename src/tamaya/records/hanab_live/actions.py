"""Actions between their numbers and our names."""

from collections.abc import Sequence

from tamaya.records.document import ActionDocument, CardDocument
from tamaya.records.errors import RecordError
from tamaya.records.record import EndedEarly
from tamaya.rules.actions import Action, Clue, ClueKind, Discard, Play
from tamaya.rules.outcome import Termination
from tamaya.rules.tables import RuleTables

PLAY, DISCARD, COLOUR_CLUE, RANK_CLUE, ENDED, ENDED_BY_VOTE = range(6)

NOBODY = -1
_VOTE = 10
_ENDS = {
    3: Termination.TIMEOUT,
    4: Termination.TERMINATED,
    5: Termination.TERMINATED,  # a speedrun that can't be perfect any more
    6: Termination.TERMINATED,  # idle
    7: Termination.TERMINATED,  # a character that can't move
    _VOTE: Termination.VOTE,
}
"""What their end conditions come to. Whatever isn't here follows from the rules."""

_INFERRED = (1, 2, 8, 9)
_END_VALUES = {Termination.TIMEOUT: 3, Termination.TERMINATED: 4}


def read_actions(documents: Sequence[ActionDocument]) -> tuple[tuple[Action, ...], EndedEarly | None]:
    """Their list of actions as ours, and the end from outside if it holds one.

    >>> read_actions([ActionDocument(3, 1, 5), ActionDocument(4, 0, 3)])[1].termination.value
    'timeout'

    Raises:
        RecordError: ``action``, ``after_end``.
    """
    actions: list[Action] = []
    ended: EndedEarly | None = None
    for index, document in enumerate(documents):
        if ended is not None:
            raise RecordError("after_end", "nothing can be done after the end", f"actions[{index}]")
        if document.type >= ENDED:
            if document.value not in _INFERRED:
                ended = _read_end(document, f"actions[{index}]")
        else:
            actions.append(_read_action(document, f"actions[{index}]"))
    return tuple(actions), ended


def _read_action(document: ActionDocument, where: str) -> Action:
    match document.type:
        case 0:
            return Play(document.target)
        case 1:
            return Discard(document.target)
        case _:
            if document.value is None:
                raise RecordError("action", "a clue needs a value", where)
            kind = ClueKind.COLOUR if document.type == COLOUR_CLUE else ClueKind.RANK
            return Clue(document.target, kind, document.value)


def _read_end(document: ActionDocument, where: str) -> EndedEarly:
    value = _VOTE if document.type == ENDED_BY_VOTE else document.value
    termination = Termination.TERMINATED if not value else _ENDS.get(value)
    if termination is None:
        raise RecordError("action", f"no end condition {value}", where)
    return EndedEarly(termination, None if document.target == NOBODY else document.target)


def write_action(action: Action) -> ActionDocument:
    """One of the three ordinary actions as theirs.

    >>> write_action(Discard(4))
    ActionDocument(type=1, target=4, value=0)
    """
    match action:
        case Play(card):
            return ActionDocument(PLAY, card)
        case Discard(card):
            return ActionDocument(DISCARD, card)
        case Clue(target, kind, value):
            return ActionDocument(COLOUR_CLUE if kind is ClueKind.COLOUR else RANK_CLUE, target, value)
    raise AssertionError(f"their format has no {action}")


def write_end(ended: EndedEarly) -> ActionDocument:
    """An end from outside as theirs.

    >>> write_end(EndedEarly(Termination.VOTE))
    ActionDocument(type=5, target=-1, value=10)
    """
    if ended.termination is Termination.VOTE:
        return ActionDocument(ENDED_BY_VOTE, NOBODY, _VOTE)
    return ActionDocument(ENDED, NOBODY if ended.seat is None else ended.seat, _END_VALUES[ended.termination])


def read_deck(tables: RuleTables, deck: Sequence[CardDocument]) -> tuple[int, ...]:
    """Their list of cards as identities.

    Raises:
        RecordError: ``deck``.
    """
    identities = []
    for index, card in enumerate(deck):
        if not (0 <= card.suitIndex < tables.suits and 1 <= card.rank <= tables.ranks):
            raise RecordError("deck", "the variant has no such card", f"deck[{index}]")
        identities.append(tables.identity(card.suitIndex, card.rank))
    return tuple(identities)


def write_deck(tables: RuleTables, deck: Sequence[int]) -> list[CardDocument]:
    """Identities as their list of cards."""
    return [CardDocument(tables.suit_of(i), tables.rank_of(i)) for i in deck]
