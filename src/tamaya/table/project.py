"""What one person is sent of a table. Everything that leaves the server about a game comes from here."""

from msgspec.structs import replace

from tamaya.rules import legal as rules
from tamaya.rules.actions import DeclineBonus, UseBonus
from tamaya.rules.options import MAX_PLAYERS
from tamaya.rules.score import public_figures
from tamaya.rules.state import State
from tamaya.rules.tables import RuleTables
from tamaya.table.clock import Clock
from tamaya.table.state import Game, TableState, Told, owner
from tamaya.table.tell import NOT_FOR_ALL, heard, outcome_info
from tamaya.view.empathy import Hidden
from tamaya.view.sight import AT_THE_DOOR, SPECTATOR, SPECTATOR_OF_BACKS, Sight
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
    if table.settings.spectators != "hands":
        return SPECTATOR_OF_BACKS
    return AT_THE_DOOR if at_the_door(table, user) else SPECTATOR


def at_the_door(table: TableState, user: str) -> bool:
    """Whether that person would see hands of the running game, and it isn't written down that they have."""
    if table.game is None or not table.playing or table.settings.spectators != "hands":
        return False
    return table.seat_of(user) is None and user not in table.game.watchers


def snapshot(
    table: TableState, user: str, name: str, here: tuple[int, ...], now: int = 0, sight: Sight | None = None
) -> m.Snapshot:
    """The whole table for one person at a time; ``here`` lists the seats whose people are connected, ``sight`` is other than usual."""
    sight = sight or sight_of(table, user)
    entries = (_entry(table, told, sight) for told in table.story)
    return m.Snapshot(
        version=m.VERSION,
        seq=table.seq,
        you=m.You(user, name, table.sitting(user), sight.door),
        table=table_info(table),
        here=here,
        log=tuple(entry for entry in entries if entry.events),
        game=None if table.game is None else game_info(table, table.game, sight, now),
    )


class Projection:
    """A step of a table, to be told to several people: what is the same for all of them is worked out once.

    Args:
        before: the table before the step.
        after: the table after it.
        now: the clock is told as of then, for the step may be old.
    """

    def __init__(self, before: TableState, after: TableState, now: int = 0) -> None:
        self._before = before
        self._after = after
        self._now = now
        self._same: m.Update | None = None
        self._undone = undone(before, after)
        self._reseated = (
            before.seats is not after.seats
            or before.settings is not after.settings
            or watchers(before) is not watchers(after)
            or before.playing != after.playing
        )
        self._new = _is_new(before, after)
        self._for_all = True

    def message(self, user: str, name: str, here: tuple[int, ...]) -> m.Update | m.Snapshot:
        """What that person is told of the step; a whole snapshot when they see with other eyes, or after an undo.

        ``name``, ``here``: for :func:`snapshot`.
        """
        return self.update(user) or snapshot(self._after, user, name, here, self._now)

    def update(self, user: str) -> m.Update | None:
        """What the step changed for one person; None where it takes a snapshot to tell.

        That is when they sit down, leave or have stood at the door (they see with other eyes), and after an undo (what was told is taken
        back).
        """
        before, after = self._before, self._after
        if self._undone or (self._reseated and not _same_eyes(before, after, user)):
            return None
        same, sight = self._same or self._work_out(), sight_of(after, user)
        events = same.events if self._for_all else heard_by(after, same.events, sight)
        earlier, game = before.game, after.game
        if game is None:
            return same if self._for_all else replace(same, events=events)
        if self._new:
            return replace(same, events=events, game=game_info(after, game, sight, self._now))
        seen = {} if earlier is None or earlier is game else _sight_changes(earlier, game, sight)
        legal = _legal(after, sight) if sight.seat == game.state.current else None
        return replace(same, events=events, sight=seen, legal=legal)

    def _work_out(self) -> m.Update:
        """What everybody is told; the events whole."""
        before, after = self._before, self._after
        earlier, game, story = before.game, after.game, after.story
        events = story[-1].events if story and story[-1].seq == after.seq else ()
        self._for_all = not any(isinstance(event, NOT_FOR_ALL) for event in events)
        same = m.Update(after.seq, events, None if same_table(before, after) else table_info(after))
        if game is not None and not self._new:
            # Talk changes no game, but what waits and is absent would be taken for gone.
            figures = None if earlier is None or earlier is game else _new_figures(earlier, game)
            clock = None if after.clock is before.clock else clock_info(after.clock, self._now)
            same = replace(same, figures=figures, pending=pending_info(game.state), clock=clock)
        self._same = same
        return same


def watchers(table: TableState) -> frozenset[str] | None:
    """Who has seen the hands of the table's game without having a seat."""
    return None if table.game is None else table.game.watchers


def _is_new(before: TableState, after: TableState) -> bool:
    """Whether it takes the whole game to tell: it was dealt, or has ended and every hand is open."""
    if after.game is None or before.game is after.game:
        return False
    return before.game is None or before.number != after.number or after.game.state.over


def undone(before: TableState, after: TableState) -> bool:
    """Whether turns were taken back between the two."""
    return (
        before.game is not None and after.game is not None and before.game.record.undone is not after.game.record.undone
    )


def _same_eyes(before: TableState, after: TableState, user: str) -> bool:
    return before.sitting(user) == after.sitting(user) and sight_of(before, user) == sight_of(after, user)


def told_move(seq: int, events: tuple[w.WireEvent, ...], before: Game, after: Game, sight: Sight) -> m.Update:
    """What a move changed for those eyes: ``events`` as they may hear of it, and the figures that aren't in them; not what is legal."""
    return m.Update(
        seq=seq,
        events=events,
        figures=_new_figures(before, after),
        sight=_sight_changes(before, after, sight),
        pending=pending_info(after.state),
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


def same_table(before: TableState, after: TableState) -> bool:
    """Whether :func:`table_info` says the same of both."""
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
    return m.LogEntry(told.seq, heard_by(table, told.events, sight))


def heard_by(table: TableState, events: tuple[w.WireEvent, ...], sight: Sight) -> tuple[w.WireEvent, ...]:
    """What those eyes may hear of the events."""
    over, open_order = not table.playing, table.settings.open_order
    known = [
        heard(event, sight, over=over, open_order=open_order) if isinstance(event, NOT_FOR_ALL) else event
        for event in events
    ]
    return tuple([event for event in known if event is not None])


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
        lesson=table.lesson if table.teaching else None,
        same_cards=_who_knows(table),
        daily=table.daily and table.number == 1,
        proposal=None
        if proposal is None
        else m.ProposalInfo(
            proposal.kind,
            proposal.user,
            proposal.name,
            tuple(sorted(proposal.waiting)),
            proposal.seat,
            proposal.bot,
            proposal.turn,
        ),
    )


def _who_knows(table: TableState) -> tuple[int, ...] | None:
    if table.same is None or table.number > 1:
        return None
    return tuple(at for at, s in enumerate(table.seats) if s.user is not None and owner(s.user) in table.same.known)


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
        sight={
            str(card): mask
            for hand, masks in zip(state.hands, _hidden(game).by_sight(sight), strict=True)
            for card, mask in zip(hand, masks, strict=True)
            if mask != state.possible[card]
        },
        commitment=game.commitment,
        last_turns=state.last_turns,
        tiles_left=view.tiles_left,
        pending=pending_info(state),
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


def _hidden(game: Game, before: Game | None = None) -> Hidden:
    """What lies face down; ``before`` is the game a step earlier, where that is at hand."""
    hidden = game.worked_out.get("hidden")
    if hidden is None:
        earlier = None if before is None else _hidden(before)
        hidden = game.worked_out["hidden"] = Hidden(game.state, earlier)
    assert isinstance(hidden, Hidden)
    return hidden


def _sight_changes(before: Game, after: Game, sight: Sight) -> dict[str, int]:
    """What the viewer can tell of cards now and couldn't before (or, after a card went back to the deck, the other way round)."""
    hands, old_hands, possible = after.state.hands, before.state.hands, after.state.possible
    earlier, later = _hidden(before).by_sight(sight), _hidden(after, before).by_sight(sight)
    changes: dict[str, int] = {}
    for seat, hand in enumerate(hands):
        now, was = later[seat], earlier[seat]
        if hand is not old_hands[seat]:
            known = dict(zip(old_hands[seat], was, strict=True))
            was = tuple([known.get(card, possible[card]) for card in hand])
        elif now is was:
            continue
        for card, new, old in zip(hand, now, was, strict=True):
            if new != old:
                changes[str(card)] = new
    return changes


def pending_info(state: State) -> m.Pending | None:
    """The bonus that waits for its player."""
    pending = state.pending
    if pending is None:
        return None
    return m.Pending(None if pending.bonus is None else pending.bonus.value)


def _legal(table: TableState, sight: Sight) -> m.Legal | None:
    if table.game is None or table.paused:
        return None
    # Who left the seat still sees what they saw from it, and may come back; until then there is nothing that they could do.
    if sight.seat is not None and table.seats[sight.seat].away:
        return None
    return legal_info(table.game.state, sight)


def legal_info(state: State, sight: Sight) -> m.Legal | None:
    """What the viewer may do now; None if nothing."""
    if not may_move(state, sight):
        return None
    if state.pending is not None:
        return _legal_bonuses(state, sight)
    plays, discards, sayable = rules.plays(state), rules.discards(state), rules.clues(state)
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


def _by_rank(tables: RuleTables, touches: rules.Touches) -> rules.Touches:
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
