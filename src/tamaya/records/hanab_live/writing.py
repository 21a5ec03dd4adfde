"""What hanab.live can be told of a game: its part of a record's document, and what that part leaves out."""

from typing import Any

from tamaya.records.document import RecordDocument
from tamaya.records.errors import RecordError
from tamaya.records.hanab_live.actions import write_action, write_deck, write_end
from tamaya.records.hanab_live.variants import LOOKALIKES, hanab_live_name
from tamaya.records.record import Record
from tamaya.rules.actions import Clue, Discard, Play
from tamaya.rules.options import DEFAULT_HAND_SIZE, Bonuses, Options, StopWhenDecided, StrikeoutScore
from tamaya.rules.tables import compile_tables


def differences(options: Options) -> tuple[str, ...]:
    """What hanab.live would play or count otherwise, as names of options; ``variant`` if it has none that is the same.

    An end that it calls earlier than the game did, once nothing can be gained, is no difference: it shows such records.

    >>> differences(Options(players=2))
    ()
    >>> differences(Options(players=2, strike_limit=1))
    ('strike_limit',)
    """
    usual = DEFAULT_HAND_SIZE[options.players]
    found = {
        "variant": hanab_live_name(options.variant) is None,
        "hand_size": abs(options.hand_size - usual) > 1,
        "max_clue_tokens": options.max_clue_tokens != 8,
        "start_clue_tokens": options.start_clue_tokens != 8,
        "strike_limit": options.strike_limit != 3,
        "strikeout_score": options.strikeout_score is not StrikeoutScore.ZERO,
        "bonuses": options.bonuses is not Bonuses.OFF,
        "discard_at_full": options.discard_at_full,
    }
    return tuple(name for name, differs in found.items() if differs)


def their_options(options: Options) -> dict[str, Any]:
    """Their options for ours, only what isn't their default; the variant is the one that looks most like ours.

    >>> their_options(Options(players=2, first_player=1, empty_clues=False))
    {'startingPlayer': 1}
    """
    name = hanab_live_name(options.variant) or LOOKALIKES.get(options.variant.id, options.variant.id)
    extra = options.hand_size - DEFAULT_HAND_SIZE[options.players]
    written: dict[str, Any] = {
        "variant": name if name != "No Variant" else None,
        "startingPlayer": options.first_player or None,
        "emptyClues": options.empty_clues,
        "oneExtraCard": extra == 1,
        "oneLessCard": extra == -1,
        "deckPlays": options.deck_plays,
        "allOrNothing": options.grand_finale,
    }
    return {key: value for key, value in written.items() if value}


def their_part(record: Record) -> RecordDocument:
    """The document without our key: ordinary actions only."""
    actions = [write_action(action) for action in record.actions if isinstance(action, Play | Discard | Clue)]
    if record.ended is not None:
        actions.append(write_end(record.ended))
    deck = write_deck(compile_tables(record.options.variant), record.deck)
    # A seed that isn't empty would override the deck there.
    return RecordDocument(list(record.players), deck, actions, their_options(record.options), seed="")


def to_hanab_live(record: Record) -> RecordDocument:
    """A game as hanab.live writes it, if it can be said so exactly.

    Raises:
        RecordError: ``not_expressible``, naming what can't.
    """
    differs = differences(record.options)
    if differs:
        raise RecordError("not_expressible", f"hanab.live has no such {', '.join(differs)}", "options")
    return their_part(record)


def goes_on_longer(options: Options) -> bool:
    """Whether hanab.live may have ended such a game before it ended here."""
    return options.stop_when_decided is not StopWhenDecided.HANAB_LIVE and not options.grand_finale
