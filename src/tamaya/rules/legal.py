"""Which actions the current player has, and why another one is refused."""

from tamaya.rules.actions import Action, Bonus, Clue, ClueKind, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.errors import IllegalAction
from tamaya.rules.state import State

CHOICE_BONUSES = (Bonus.MEND, Bonus.RETURN, Bonus.RESCUE, Bonus.COLOUR, Bonus.RANK)


def touched_cards(state: State, clue: Clue) -> tuple[int, ...]:
    """The cards of the target's hand that the clue points at, oldest first."""
    mask = state.tables.touch_mask(clue.kind is ClueKind.COLOUR, clue.value)
    return tuple(card for card in state.hands[clue.target] if mask >> state.cards[card] & 1)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action of the current player, in a fixed order: plays, discards (oldest card first), clues by seat, colours before ranks.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import preset
    >>> len(legal_actions(deal(preset("printed", players=2), seed=1)))
    15
    """
    if state.outcome is not None:
        return ()
    if state.pending is not None:
        return (*_bonus_uses(state), DeclineBonus())
    actions: list[Action] = [Play(card) for card in plays(state)]
    actions += [Discard(card) for card in discards(state)]
    if state.clue_tokens > 0:
        actions += _clues(state, (ClueKind.COLOUR, ClueKind.RANK))
    return tuple(actions)


def plays(state: State) -> tuple[int, ...]:
    """The cards that the current player may play, in a running game in which no bonus waits."""
    return (*state.hands[state.current], *deck_play(state))


def discards(state: State) -> tuple[int, ...]:
    """The cards that the current player may discard, in a running game in which no bonus waits."""
    allowed = state.clue_tokens < state.options.max_clue_tokens or state.options.discard_at_full
    return state.hands[state.current] if allowed else ()


Touches = tuple[tuple[int, ...] | None, ...]
"""Per clue the cards that it touches, oldest first; None where it may not be given."""


def clues(state: State) -> dict[int, tuple[Touches, Touches]]:
    """Per seat what the current player may tell it: per clue colour and per clue rank of the variant.

    For a running game in which no bonus waits.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import preset
    >>> state = deal(preset("printed", players=2), seed=1)
    >>> for colours, ranks in clues(state).values():
    ...     print(colours, ranks)
    ((7,), (), (5, 8), (6, 9), ()) ((), (5,), (6, 7), (9,), (8,))
    """
    return {seat: _touches(state, seat) for seat in _clued_seats(state)} if state.clue_tokens > 0 else {}


def _touches(state: State, seat: int) -> tuple[Touches, Touches]:
    tables = state.tables
    colours: list[tuple[int, ...]] = [()] * len(tables.colour_touch)
    ranks: list[tuple[int, ...]] = [()] * len(tables.rank_touch)
    for card in state.hands[seat]:
        by_colour, by_rank = tables.touched_by[state.cards[card]]
        for at in by_colour:
            colours[at] += (card,)
        for at in by_rank:
            ranks[at] += (card,)
    if state.options.empty_clues:
        return tuple(colours), tuple(ranks)
    return tuple([touched or None for touched in colours]), tuple([touched or None for touched in ranks])


def deck_play(state: State) -> tuple[int, ...]:
    """With ``deck_plays``, the id that the deck's last card will have: it may be played as if it were in the hand."""
    return (len(state.cards),) if state.options.deck_plays and len(state.deck) == 1 else ()


def check(state: State, action: Action) -> None:
    """Refuse what :func:`legal_actions` doesn't have.

    Raises:
        IllegalAction: naming the rule.
    """
    if state.outcome is not None:
        raise IllegalAction("game_over", "4", "the game has ended")
    if state.pending is not None:
        if not isinstance(action, UseBonus | DeclineBonus):
            raise IllegalAction("bonus_pending", "6", "a bonus waits to be used or declined first")
        if isinstance(action, UseBonus) and action not in _bonus_uses(state):
            raise IllegalAction("bonus_use", "6", "the bonus can't be used so")
        return
    match action:
        case Play(card) | Discard(card):
            _check_card(state, action, card)
        case Clue():
            if state.clue_tokens == 0:
                raise IllegalAction("no_clue_tokens", "3 clue", "a clue costs a token and there is none")
            _check_clue(state, action)
        case UseBonus() | DeclineBonus():
            raise IllegalAction("no_bonus", "6", "no bonus waits")


def _check_card(state: State, action: Play | Discard, card: int) -> None:
    options, playing = state.options, isinstance(action, Play)
    if card not in state.hands[state.current] and not (playing and card in deck_play(state)):
        raise IllegalAction("not_your_card", "3", f"card {card} isn't in the hand of the player whose turn it is")
    if not playing and state.clue_tokens >= options.max_clue_tokens and not options.discard_at_full:
        raise IllegalAction("tokens_full", "3 discard", "no discard while all clue tokens are there")


def _check_clue(state: State, clue: Clue) -> None:
    if not 0 <= clue.target < state.options.players or clue.target == state.current:
        raise IllegalAction("clue_target", "3 clue", "a clue names one other player")
    if not state.hands[clue.target]:
        raise IllegalAction("clue_no_cards", "3 clue", "a clue names a player with at least one card")
    variant = state.tables.variant
    known = (
        0 <= clue.value < len(variant.clue_colours)
        if clue.kind is ClueKind.COLOUR
        else clue.value in variant.clue_ranks
    )
    if not known:
        raise IllegalAction("clue_value", "3 clue", "the variant has no such clue")
    if not state.options.empty_clues and not touched_cards(state, clue):
        raise IllegalAction("empty_clue", "3 clue", "a clue must touch a card at this table")


def _clues(state: State, kinds: tuple[ClueKind, ...]) -> list[Action]:
    variant = state.tables.variant
    named = {ClueKind.COLOUR: range(len(variant.clue_colours)), ClueKind.RANK: variant.clue_ranks}
    found = [Clue(seat, kind, value) for seat in _clued_seats(state) for kind in kinds for value in named[kind]]
    if state.options.empty_clues:
        return list(found)
    return [clue for clue in found if touched_cards(state, clue)]


def _clued_seats(state: State) -> list[int]:
    players = state.options.players
    return [seat for offset in range(1, players) if state.hands[seat := (state.current + offset) % players]]


def _bonus_uses(state: State) -> tuple[Action, ...]:
    assert state.pending is not None
    offered = CHOICE_BONUSES if state.pending.bonus is None else (state.pending.bonus,)
    return tuple(use for bonus in offered for use in bonus_uses(state, bonus))


def bonus_uses(state: State, bonus: Bonus) -> tuple[UseBonus, ...]:
    """The ways in which a bonus can be used; targets come from public piles, and clues by ordinary legality."""
    match bonus:
        case Bonus.TOKEN | Bonus.MEND:
            return (UseBonus(bonus),)
        case Bonus.RETURN if state.deck:
            return tuple(UseBonus(bonus, identity=i) for i in sorted(set(state.discards)))
        case Bonus.RETURN | Bonus.RESCUE:
            return tuple(UseBonus(bonus, identity=i) for i in sorted(set(state.discards)) if state.playable(i))
        case Bonus.COLOUR | Bonus.RANK:
            kind = ClueKind.COLOUR if bonus is Bonus.COLOUR else ClueKind.RANK
            return tuple(UseBonus(bonus, clue=clue) for clue in _clues(state, (kind,)) if isinstance(clue, Clue))


def bonus_waits(state: State, bonus: Bonus) -> bool:
    """Whether a bonus that was turned up waits for its player: free clues always do, so that waiting tells nothing.

    With ``bonuses=choice`` the choice itself always waits.
    """
    if bonus in (Bonus.COLOUR, Bonus.RANK):
        return True
    return bonus in (Bonus.RETURN, Bonus.RESCUE) and bool(bonus_uses(state, bonus))
