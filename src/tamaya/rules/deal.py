"""Shuffle and deal."""

from collections.abc import Sequence

from tamaya.rules.actions import Bonus
from tamaya.rules.chance import CHANCE_BYTES, draw, secret_of, shuffled
from tamaya.rules.errors import InvalidDeck
from tamaya.rules.events import CardDrawn, Event, TurnStarted
from tamaya.rules.options import Bonuses, Options, with_first_player
from tamaya.rules.state import State
from tamaya.rules.tables import compile_tables


def deal(
    options: Options,
    *,
    seed: int | str | bytes | None = None,
    deck: Sequence[int] | None = None,
    chance: bytes | None = None,
) -> State:
    """The first position of a game: the same again for the same arguments.

    Args:
        options: an open ``first_player`` is drawn and settled in the state's options.
        seed: gives the deck and the chance; anything that names a game. At least 128 secret bits for live games.
        deck: card identities in the order of drawing, instead of the seed's.
        chance: 16 bytes, instead of the seed's. With a deck and neither seed nor chance it is all zeros.

    Raises:
        InvalidDeck: ``deck`` isn't exactly the variant's cards; ``no_deck`` if there is neither seed nor deck; ``chance`` if it hasn't 16 bytes.

    >>> state = deal(Options(players=3), seed="a summer night")
    >>> [len(hand) for hand in state.hands], len(state.deck)
    ([5, 5, 5], 35)
    """
    tables = compile_tables(options.variant)
    secret = None if seed is None else secret_of(seed)
    if deck is not None:
        pile = tuple(deck)
        if sorted(pile) != list(tables.deck):
            raise InvalidDeck("deck", "2", "the deck isn't the variant's cards in some order")
    elif secret is not None:
        pile = shuffled(tables.deck, secret, "deck")
    else:
        raise InvalidDeck("no_deck", "2", "a game needs a seed or a deck")
    if chance is None:
        chance = bytes(CHANCE_BYTES) if secret is None else secret_of(secret + b"|chance")[:CHANCE_BYTES]
    if len(chance) != CHANCE_BYTES:
        raise InvalidDeck("chance", "6", f"chance has {len(chance)} bytes, not {CHANCE_BYTES}")
    first = draw(chance, "first player", 0, options.players) if options.first_player is None else options.first_player
    size, dealt = options.hand_size, options.players * options.hand_size
    tiles = tuple(Bonus)
    return State(
        options=with_first_player(options, first),
        tables=tables,
        chance=chance,
        deck=pile[dealt:],
        cards=pile[:dealt],
        hands=tuple(tuple(range(seat * size, (seat + 1) * size)) for seat in range(options.players)),
        possible=(tables.all_mask,) * dealt,
        colours=(0,) * dealt,
        ranks=(0,) * dealt,
        stacks=(0,) * tables.suits,
        discards=(),
        clue_tokens=options.start_clue_tokens,
        strikes=0,
        turn=0,
        current=first,
        last_turns=None,
        tiles=tuple(tiles[i] for i in shuffled(range(len(tiles)), chance, "tiles"))
        if options.bonuses is Bonuses.TILES
        else (),
        pending=None,
        outcome=None,
    )


def deal_events(state: State) -> tuple[Event, ...]:
    """The story of a deal, for a state fresh from :func:`deal`."""
    total = len(state.cards) + len(state.deck)
    drawn = [(seat, card) for seat, hand in enumerate(state.hands) for card in hand]
    return (
        *(CardDrawn(seat, card, state.cards[card], total - card - 1) for seat, card in drawn),
        TurnStarted(state.turn, state.current, state.last_turns),
    )
