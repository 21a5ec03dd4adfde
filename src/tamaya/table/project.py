"""What one person is sent of a table. Everything that leaves the server about a game comes from here."""

import msgspec

from tamaya.rules import legal
from tamaya.rules.actions import DeclineBonus, UseBonus
from tamaya.rules.options import MAX_PLAYERS
from tamaya.rules.score import public_figures
from tamaya.rules.state import State
from tamaya.rules.tables import RuleTables
from tamaya.table.clock import Clock
from tamaya.table.state import Game, TableState, Told
from tamaya.table.tell import NOT_FOR_ALL, heard, outcome_info
from tamaya.view.empathy import Hidden
from tamaya.view.sight import SPECTATOR, SPECTATOR_OF_BACKS, Sight
from tamaya.view.view import LegalAction, legal_for, may_move, view_of
from tamaya.wire import events as w
from tamaya.wire import messages as m
from tamaya.wire.actions import WireClue

SEATS = tuple(Sight(seat) for seat in range(MAX_PLAYERS))


def sight_of(table: TableState, user: str) -> Sight:
    """What that person's eyes reach: a seat is theirs also while they are away, for they know what they saw from it."""
    seat = table.seat_of(user)
    if seat is not None:
        return SEATS[seat]
    return SPECTATOR if table.settings.spectators == "hands" else SPECTATOR_OF_BACKS


def snapshot(table: TableState, user: str, name: str, here: tuple[int, ...], now: int = 0) -> m.Snapshot:
    """The whole table for one person at a time; ``here`` lists the seats whose people are connected."""
    sight = sight_of(table, user)
    entries = (_entry(table, told, sight) for told in table.story)
    return m.Snapshot(
        version=m.VERSION,
        seq=table.seq,
        you=m.You(user, name, table.sitting(user)),
        table=table_info(table),
        here=here,
        log=tuple(entry for entry in entries if entry.events),
        game=None if table.game is None else game_info(table, table.game, sight, now),
    )


def update(before: TableState, after: TableState, user: str, now: int = 0) -> m.Update | None:
    """What the step from ``before`` to ``after`` changed for one person; None where it takes a snapshot to tell.

    ``now``: the clock is told as of then, for the step may be old.

    That is when they sit down or leave (they see with other eyes), and after an undo (what was told is taken back).
    """
    sight = sight_of(after, user)
    moved = before.seats is not after.seats and before.sitting(user) != after.sitting(user)
    if moved or sight_of(before, user) != sight or _undone(before, after):
        return None
    fresh = after.story[-1] if after.story and after.story[-1].seq == after.seq else None
    events = () if fresh is None else _entry(after, fresh, sight).events
    table = None if _same_table(before, after) else table_info(after)
    clock = None if after.clock is before.clock else clock_info(after.clock, now)
    if after.game is None:
        return m.Update(after.seq, events, table)
    if before.game is after.game:
        # Talk changes no game, but what is absent would be taken for gone.
        state = after.game.state
        return m.Update(after.seq, events, table, pending=_pending(state), legal=_legal(after, sight), clock=clock)
    if before.game is None or before.number != after.number or after.game.state.over:
        return m.Update(after.seq, events, table, game_info(after, after.game, sight, now))
    seen = told_move(after.seq, events, before.game, after.game, sight)
    return msgspec.structs.replace(seen, table=table, legal=_legal(after, sight), clock=clock)


def told_move(seq: int, events: tuple[w.WireEvent, ...], before: Game, after: Game, sight: Sight) -> m.Update:
    """What a move changed for those eyes: ``events`` as they may hear of it, and the figures that aren't in them; not what is legal."""
    return m.Update(
        seq=seq,
        events=events,
        figures=_new_figures(before, after),
        sight=_sight_changes(before, after, sight),
        pending=_pending(after.state),
    )


def missed(table: TableState, since: int, user: str, now: int) -> list[m.Update]:
    """An update for every number after ``since``, for one person who saw this very game then; the last one tells where it has led."""
    sight = sight_of(table, user)
    told = {entry.seq: _entry(table, entry, sight).events for entry in table.story if entry.seq > since}
    updates = [m.Update(seq, told.get(seq, ())) for seq in range(since + 1, table.seq + 1)]
    if updates:
        game = None if table.game is None else game_info(table, table.game, sight, now)
        updates[-1] = m.Update(table.seq, updates[-1].events, table_info(table), game)
    return updates


def _undone(before: TableState, after: TableState) -> bool:
    return (
        before.game is not None and after.game is not None and before.game.record.undone is not after.game.record.undone
    )


def _same_table(before: TableState, after: TableState) -> bool:
    return (
        before.seats is after.seats
        and before.proposal is after.proposal
        and before.settings is after.settings
        and before.host == after.host
        and before.number == after.number
        and before.phase == after.phase
        and before.paused == after.paused
    )


def _entry(table: TableState, told: Told, sight: Sight) -> m.LogEntry:
    events = told.events
    if any(isinstance(event, NOT_FOR_ALL) for event in events):
        over, open_order = not table.playing, table.settings.open_order
        known = [heard(event, sight, over=over, open_order=open_order) for event in events]
        events = tuple([event for event in known if event is not None])
    return m.LogEntry(told.seq, events)


def table_info(table: TableState) -> m.TableInfo:
    """Everything about a table that is the same for all."""
    proposal = table.proposal
    return m.TableInfo(
        id=table.id,
        phase=table.phase,
        host=table.host,
        seats=tuple(m.SeatInfo(s.name or None, s.user, s.bot, s.away) for s in table.seats),
        settings=table.settings,
        number=table.number,
        paused=table.paused,
        lesson=table.lesson if table.number == 1 else None,
        proposal=None
        if proposal is None
        else m.ProposalInfo(
            proposal.kind, proposal.user, proposal.name, tuple(sorted(proposal.waiting)), proposal.seat, proposal.bot
        ),
    )


def clock_info(clock: Clock | None, now: int) -> m.ClockInfo | None:
    """The clock as of ``now``."""
    if clock is None:
        return None
    clock = clock.at(now)
    return m.ClockInfo(clock.left, clock.running, clock.out)


def game_info(table: TableState, game: Game, sight: Sight, now: int = 0) -> m.GameInfo:
    """The game as those eyes know it, its clock as of ``now``."""
    state = game.state
    view = view_of(state, sight)
    options = state.options
    return m.GameInfo(
        number=table.number,
        variant=variant_info(state.tables),
        hands=tuple(
            tuple(m.CardInfo(c.card, c.possible, c.colours, c.ranks, c.identity) for c in hand) for hand in view.hands
        ),
        orders=_orders(table, game, sight),
        stacks=state.stacks,
        discards=state.discards,
        clue_tokens=state.clue_tokens,
        max_clue_tokens=options.max_clue_tokens,
        strikes=state.strikes,
        strike_limit=options.strike_limit,
        deck_left=view.deck_left,
        turn=state.turn,
        current=state.current,
        points=state.tables.points,
        figures=_figures(game),
        sight={str(card): mask for card, mask in _sight(game, sight).items() if mask != state.possible[card]},
        commitment=game.commitment,
        last_turns=state.last_turns,
        tiles_left=view.tiles_left,
        pending=_pending(state),
        outcome=None if state.outcome is None else outcome_info(state.outcome),
        clock=clock_info(table.clock, now),
        legal=_legal(table, sight),
    )


def variant_info(tables: RuleTables) -> m.VariantInfo:
    """The cards of a game, as data."""
    variant = tables.variant
    return m.VariantInfo(
        id=variant.id,
        suits=tuple(m.SuitInfo(suit.id, suit.order) for suit in variant.suits),
        colours=variant.clue_colours,
        ranks=variant.clue_ranks,
        copies=tables.copies,
    )


def _orders(table: TableState, game: Game, sight: Sight) -> tuple[tuple[int, ...], ...]:
    """How the hands lie; by age where their owners' order is private."""
    return tuple(
        order if table.settings.open_order or seat == sight.seat else hand[::-1]
        for seat, (order, hand) in enumerate(zip(game.orders, game.state.hands, strict=True))
    )


def _figures(game: Game) -> m.Figures:
    known = game.worked_out.get("figures")
    if known is None:
        figures = public_figures(game.state)
        known = m.Figures(figures.score, figures.reachable, figures.critical, figures.dead, figures.playable)
        game.worked_out["figures"] = known
    assert isinstance(known, m.Figures)
    return known


def _new_figures(before: Game, after: Game) -> m.Figures | None:
    """The figures, if they aren't what they were."""
    old, was, now = _figures(before), before.state, after.state
    if was.stacks is now.stacks and was.discards is now.discards:
        after.worked_out["figures"] = old
    new = _figures(after)
    return None if new is old or new == old else new


def _sight(game: Game, sight: Sight) -> dict[int, int]:
    """Per card in a hand what it can be by sight."""
    known = game.worked_out.get(sight)
    if known is None:
        known = game.worked_out[sight] = _hidden(game).by_sight(sight)
    assert isinstance(known, dict)
    return known


def _hidden(game: Game) -> Hidden:
    hidden = game.worked_out.get("hidden")
    if hidden is None:
        hidden = game.worked_out["hidden"] = Hidden(game.state)
    assert isinstance(hidden, Hidden)
    return hidden


def _sight_changes(before: Game, after: Game, sight: Sight) -> dict[str, int]:
    """What the viewer can tell of cards now and couldn't before (or, after a card went back to the deck, the other way round)."""
    old, new, possible = _sight(before, sight), after.worked_out.get(sight), after.state.possible
    if new is None and _no_card_moved(before.state, after.state):
        # A clue: what it was given to is all that can have changed.
        changed = _hidden(after).by_sight(sight, _clued(before, after))
        after.worked_out[sight] = {**old, **changed}
    else:
        changed = _sight(after, sight)
    return {str(card): mask for card, mask in changed.items() if mask != old.get(card, possible[card])}


def _no_card_moved(before: State, after: State) -> bool:
    return before.hands is after.hands and before.deck is after.deck and not after.over


def _clued(before: Game, after: Game) -> list[int]:
    """The seats of whose hands clues say more now."""
    known = after.worked_out.get("clued")
    if known is None:
        was, now, hands = before.state.possible, after.state.possible, after.state.hands
        known = [seat for seat, hand in enumerate(hands) if any(was[card] != now[card] for card in hand)]
        after.worked_out["clued"] = known
    assert isinstance(known, list)
    return known


def _pending(state: State) -> m.Pending | None:
    pending = state.pending
    if pending is None:
        return None
    return m.Pending(None if pending.bonus is None else pending.bonus.value)


def _legal(table: TableState, sight: Sight) -> m.Legal | None:
    return None if table.game is None or table.paused else legal_info(table.game.state, sight)


def legal_info(state: State, sight: Sight) -> m.Legal | None:
    """What the viewer may do now; None if nothing."""
    if not may_move(state, sight):
        return None
    if state.pending is not None:
        return _legal_bonuses(state, sight)
    plays, discards, sayable = legal.plays(state), legal.discards(state), legal.clues(state)
    if not (plays or discards or sayable):
        return None
    refusals = {}
    if not discards:
        refusals["discard"] = "tokens_full" if plays else "no_cards"
    if not sayable:
        refusals["clue"] = "no_clue_tokens" if state.clue_tokens == 0 else "clue_no_cards"
    tables = state.tables
    clues = tuple([m.CluesFor(to, colours, _by_rank(tables, ranks)) for to, (colours, ranks) in sayable.items()])
    return m.Legal(plays, discards, clues, refusals=refusals)


def _by_rank(tables: RuleTables, touches: legal.Touches) -> legal.Touches:
    """From one place for each clue rank to one for each rank."""
    named = tables.variant.clue_ranks
    if len(named) == tables.ranks:
        return touches
    by_rank = dict(zip(named, touches, strict=True))
    return tuple(by_rank.get(rank) for rank in range(1, tables.ranks + 1))


def _legal_bonuses(state: State, sight: Sight) -> m.Legal:
    actions = legal_for(state, sight)
    bonuses = [_bonus(choice, choice.action) for choice in actions if isinstance(choice.action, UseBonus)]
    return m.Legal(bonuses=tuple(bonuses), decline=any(isinstance(choice.action, DeclineBonus) for choice in actions))


def _bonus(choice: LegalAction, use: UseBonus) -> m.LegalBonus:
    clue = None if use.clue is None else WireClue(use.clue.target, use.clue.kind.value, use.clue.value)
    return m.LegalBonus(use.bonus.value, use.identity, clue, choice.touched)
