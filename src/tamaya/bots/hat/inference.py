"""What everybody concludes without a message: from a discard where a clue could have been given, and about what may be discarded."""

from dataclasses import replace

from tamaya.bots.hat.habits import habits_for
from tamaya.bots.hat.message import Codebook, others_of
from tamaya.bots.hat.public import Public
from tamaya.rules.options import Options
from tamaya.rules.tables import RuleTables
from tamaya.view.view import View


def seats_to_come(view: View, public: Public) -> list[int]:
    """The others who have a turn left, from the next seat on."""
    seats = others_of(public, view.current)
    return seats if view.last_turns is None else seats[: view.last_turns - 1]


def seats_owed(view: View, public: Public) -> list[int]:
    """The others who get a message if they hold a playable card and can't know of any.

    In the final round everybody who has a turn left. Before, the fewer tokens there are, the fewer of the next seats: somebody who
    sits between can still tell the others in time.
    """
    seats = seats_to_come(view, public)
    if view.last_turns is not None:
        return seats
    return seats[: max(1, view.clue_tokens - habits_for(view.options.players).reserve)]


def nobody_waits(view: View, public: Public, book: Codebook) -> Public:
    """After the current player discards although there are tokens: whoever is owed a message and knows of no playable card has none.

    A player who sees one gives a message instead (``choice``). Without tokens, or where a message may lack its clue, nothing follows.
    """
    if view.clue_tokens == 0 or book.doubt > habits_for(view.options.players).sure:
        return public
    hands, playable = list(public.hands), public.board.playable
    for seat in seats_owed(view, public):
        if not public.knows_playable(seat):
            hands[seat] = tuple(mask & ~playable or mask for mask in hands[seat])
    return replace(public, hands=tuple(hands))


def useless_slots(public: Public, seat: int) -> list[int]:
    """The slots of cards that are publicly useless. Discarding one of several is a message: which of them, modulo their number."""
    return [slot for slot, mask in enumerate(public.hands[seat]) if public.board.useless(mask)]


def spare_discards(options: Options, tables: RuleTables) -> int:
    """How many discards leave enough cards to be drawn for a perfect show."""
    drawn_last = 0 if options.grand_finale else options.players * options.hand_size
    return len(tables.deck) - drawn_last - tables.identities
