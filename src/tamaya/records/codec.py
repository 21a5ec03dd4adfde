"""Records to and from JSON: the game's own document, or hanab.live's."""

from dataclasses import replace

import msgspec

from tamaya.records.commitment import commitment_of
from tamaya.records.document import (
    VERSION,
    ActionDocument,
    BonusDocument,
    CommitmentDocument,
    OptionsDocument,
    OwnDocument,
    RecordDocument,
    ResultDocument,
    UndoneDocument,
    decode,
    encode,
)
from tamaya.records.errors import RecordError
from tamaya.records.fitting import Fitted, fit
from tamaya.records.hanab_live.actions import read_actions, read_deck, write_action, write_deck
from tamaya.records.hanab_live.reading import PRESET, read_hanab_live
from tamaya.records.hanab_live.variants import PREFIX, variant_from_name
from tamaya.records.hanab_live.writing import differences, their_part
from tamaya.records.record import Record, Undone, final_state
from tamaya.rules.actions import Action, Bonus, Clue, ClueKind, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.errors import InvalidOptions
from tamaya.rules.options import PRESETS, Bonuses, Options, StopWhenDecided, StrikeoutScore
from tamaya.rules.outcome import Outcome
from tamaya.rules.state import State
from tamaya.rules.tables import RuleTables, compile_tables
from tamaya.rules.variants import Variant, variant

DECLINE = "decline"
_CLUE_BONUS = {Bonus.COLOUR: ClueKind.COLOUR, Bonus.RANK: ClueKind.RANK}


def read(text: bytes | str, rules: str | None = None) -> Fitted:
    """Read a record, ours or hanab.live's, and check it by replaying it.

    Args:
        text: JSON.
        rules: a preset to replay it by; by default what the record says, or for one of theirs hanab.live's rules.

    Raises:
        RecordError: with a code for whatever is wrong.
    """
    document = decode(text)
    if document.tamaya is None:
        return read_hanab_live(document, PRESET if rules is None else rules)
    record = _read_own(document, document.tamaya)
    if _write_commitment(record) != document.tamaya.commitment:
        raise RecordError(
            "commitment", "the deck isn't the one that was promised when it was dealt", "tamaya.commitment"
        )
    if rules is not None:
        return fit(by_preset(record, rules))
    outcome = final_state(record).outcome
    if _write_result(outcome) != document.tamaya.result:
        raise RecordError("result", "the actions don't lead to the result that the record states", "tamaya.result")
    return Fitted(record)


def loads(text: bytes | str) -> Record:
    """Just the record, see :func:`read`."""
    return read(text).record


def dumps(record: Record, last: State | None = None) -> bytes:
    """A record as JSON: the same bytes for the same record. ``last``: its last position, for whoever has just played there.

    >>> from tamaya.records.record import begin
    >>> from tamaya.rules.deal import deal
    >>> record = begin(deal(Options(players=2), seed=3), ["Aiko", "Ben"])
    >>> loads(dumps(record)) == record
    True

    Raises:
        RecordError: ``illegal_action`` and the like: only what can be replayed is written.
    """
    return encode(_write(record, last or final_state(record)))


def by_preset(record: Record, name: str) -> Record:
    """The same cards and actions by a preset's rules, as far as they concern what is legal, when it ends and what it scores.

    Raises:
        RecordError: ``unknown_preset``, ``option``.
    """
    if name not in PRESETS:
        raise RecordError("unknown_preset", f"no preset {name!r}; there are {', '.join(PRESETS)}")
    usual = Options(players=record.options.players)
    concerned = ("empty_clues", "strikeout_score", "stop_when_decided")
    chosen = {field: PRESETS[name].get(field, getattr(usual, field)) for field in concerned}
    if record.options.grand_finale or record.options.bonuses is not Bonuses.OFF:
        chosen["stop_when_decided"] = StopWhenDecided.OFF
    return replace(record, options=replace(record.options, **chosen))


def find_variant(id: str) -> Variant:
    """One of our variants by id, or one that only hanab.live has a name for.

    >>> find_variant("hanab.live: Omni (5 Suits)").suits[4].id
    'omni'

    Raises:
        RecordError: ``unknown_variant``, ``unsupported_variant``.
    """
    if id.startswith(PREFIX):
        return variant_from_name(id.removeprefix(PREFIX))
    try:
        return variant(id)
    except InvalidOptions as error:
        raise RecordError("unknown_variant", str(error), "tamaya.variant") from error


def _write(record: Record, last: State) -> RecordDocument:
    tables = compile_tables(record.options.variant)
    _, bonuses = _split(tables, record.actions)
    own = OwnDocument(
        version=VERSION,
        variant=record.options.variant.id,
        options=_write_options(record.options),
        chance=record.chance.hex(),
        bonuses=bonuses,
        undone=[UndoneDocument(taken.after, *_split(tables, taken.actions)) for taken in record.undone],
        differs=list(differences(record.options)),
        result=_write_result(last.outcome),
        commitment=_write_commitment(record),
    )
    their = their_part(record)
    return msgspec.structs.replace(their, tamaya=own)


def _split(tables: RuleTables, actions: tuple[Action, ...]) -> tuple[list[ActionDocument], list[BonusDocument]]:
    ordinary: list[ActionDocument] = []
    bonuses: list[BonusDocument] = []
    for action in actions:
        match action:
            case UseBonus(bonus, identity, clue):
                card = None if identity is None else write_deck(tables, [identity])[0]
                target, value = (None, None) if clue is None else (clue.target, clue.value)
                bonuses.append(BonusDocument(len(ordinary), bonus.value, card, target, value))
            case DeclineBonus():
                bonuses.append(BonusDocument(len(ordinary), DECLINE))
            case Play() | Discard() | Clue():
                ordinary.append(write_action(action))
    return ordinary, bonuses


def _join(tables: RuleTables, ordinary: tuple[Action, ...], bonuses: list[BonusDocument]) -> tuple[Action, ...]:
    joined: list[Action] = []
    done = 0
    for index, bonus in enumerate(bonuses):
        where = f"tamaya.bonuses[{index}]"
        if not done <= bonus.after <= len(ordinary):
            raise RecordError("bonus", "out of order", where)
        joined += ordinary[done : bonus.after]
        done = bonus.after
        joined.append(_read_bonus(tables, bonus, where))
    return (*joined, *ordinary[done:])


def _read_bonus(tables: RuleTables, document: BonusDocument, where: str) -> Action:
    if document.bonus == DECLINE:
        return DeclineBonus()
    try:
        bonus = Bonus(document.bonus)
    except ValueError as error:
        raise RecordError("bonus", "no such bonus", where) from error
    identity = None if document.card is None else read_deck(tables, [document.card])[0]
    clue = None
    if bonus in _CLUE_BONUS and document.target is not None and document.value is not None:
        clue = Clue(document.target, _CLUE_BONUS[bonus], document.value)
    return UseBonus(bonus, identity, clue)


def _read_own(document: RecordDocument, own: OwnDocument) -> Record:
    options = _read_options(own, len(document.players))
    tables = compile_tables(options.variant)
    ordinary, ended = read_actions(document.actions)
    undone = tuple(
        Undone(taken.after, _join(tables, read_actions(taken.actions)[0], taken.bonuses)) for taken in own.undone
    )
    return Record(
        options=options,
        deck=read_deck(tables, document.deck),
        chance=bytes.fromhex(own.chance),
        actions=_join(tables, ordinary, own.bonuses),
        players=tuple(document.players),
        ended=ended,
        undone=undone,
        salt=None if own.commitment is None else bytes.fromhex(own.commitment.salt),
    )


def _write_options(options: Options) -> OptionsDocument:
    return OptionsDocument(**{name: getattr(options, name) for name in OptionsDocument.__struct_fields__})


def _read_options(own: OwnDocument, players: int) -> Options:
    written = own.options
    try:
        return Options(
            players=players,
            variant=find_variant(own.variant),
            hand_size=written.hand_size,
            max_clue_tokens=written.max_clue_tokens,
            start_clue_tokens=written.start_clue_tokens,
            strike_limit=written.strike_limit,
            first_player=written.first_player,
            empty_clues=written.empty_clues,
            strikeout_score=StrikeoutScore(written.strikeout_score),
            stop_when_decided=StopWhenDecided(written.stop_when_decided),
            grand_finale=written.grand_finale,
            bonuses=Bonuses(written.bonuses),
            discard_at_full=written.discard_at_full,
            deck_plays=written.deck_plays,
        )
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("option", str(error), "tamaya.options") from error


def _write_result(outcome: Outcome | None) -> ResultDocument | None:
    if outcome is None:
        return None
    return ResultDocument(
        end=outcome.termination.value,
        score=outcome.score,
        fireworks_total=outcome.fireworks_total,
        points=outcome.points,
        grade=None if outcome.grade is None else outcome.grade.value,
        fewest_cards=list(outcome.fewest_cards),
    )


def _write_commitment(record: Record) -> CommitmentDocument | None:
    promised = commitment_of(record)
    if promised is None or record.salt is None:
        return None
    return CommitmentDocument(sha256=promised, salt=record.salt.hex())
