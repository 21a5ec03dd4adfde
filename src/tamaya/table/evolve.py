"""What an event does to a table. Replaying a log is folding it with :func:`evolve`."""

import dataclasses

from msgspec.structs import replace

from tamaya.records.commitment import commitment
from tamaya.records.record import EndedEarly, Record, begin, extended, final_state, take_back
from tamaya.rules.actions import Action
from tamaya.rules.apply import apply, end_game
from tamaya.rules.deal import deal
from tamaya.rules.outcome import Termination
from tamaya.rules.state import State
from tamaya.table import events as e
from tamaya.table.clock import wound
from tamaya.table.decide import undo_turn
from tamaya.table.settings import options_of
from tamaya.table.state import BOT_PEOPLE, PERSON, Game, Mover, Proposal, Seat, TableState, Told, owner, said
from tamaya.table.tell import told
from tamaya.wire import events as w
from tamaya.wire.actions import from_wire

TALK_KEPT = 30
"""How much of the talk before a deal stays in the story after it."""

Story = tuple[w.WireEvent, ...]


def opened(event: e.Opened, at: int = 0) -> TableState:
    """The table that the first event of a log makes."""
    seats = (Seat(event.user, event.name), *(Seat() for _ in range(event.settings.players - 1)))
    table = TableState(event.table, 1, event.user, event.settings, seats, lesson=event.lesson, same=event.same)
    return replace(table, daily=event.daily, at=at, story=(said(1, None, (w.Sat(0, event.name),)),))


def evolve(table: TableState, event: e.TableEvent, at: int = 0) -> TableState:
    """The table after the event, which must come from :func:`tamaya.table.decide.decide` on this very table.

    Args:
        table: before.
        event: what happened.
        at: when, in milliseconds since 1970; time doesn't go back.
    """
    after, story = _step(replace(table, seq=table.seq + 1, at=max(at, table.at)), event)
    after = _timed(table, after, event)
    if not story:
        return after
    turn = table.game.state.turn if table.playing and table.game is not None else None
    return replace(after, story=(*after.story, said(after.seq, turn, story)))


def _step(table: TableState, event: e.TableEvent) -> tuple[TableState, Story]:  # noqa: C901 - one short case for each
    match event:
        case e.Acted(seat, action, reason):
            bot = table.seats[seat].bot
            mover = Mover(bot, reason) if bot is not None or reason is not None else PERSON
            return _acted(table, seat, from_wire(action), mover)
        case e.SatDown(seat, user, name):
            return _sat_down(table, seat, user, name)
        case e.StoodUp(seat):
            return _stood_up(table, seat)
        case e.BotSat(seat, bot):
            name = _bot_name(table, seat)
            return _seated(table, seat, Seat(name=name, bot=bot)), (w.Sat(seat, name, bot),)
        case e.SeatCleared(seat):
            return _host_present(_seated(table, seat, Seat())), (w.Left(seat, table.name_of(seat)),)
        case e.SettingsChanged(settings):
            seats = (*table.seats, *(Seat() for _ in range(settings.players)))[: settings.players]
            return replace(table, settings=settings, seats=seats), (w.Configured(),)
        case e.GameStarted():
            return _game_started(table, event)
        case e.HandReordered(seat, cards):
            return _reordered(table, seat, cards), (w.Reordered(seat, cards),)
        case e.ProposalMade():
            return _proposed(table, event)
        case e.ProposalAnswered(user, yes):
            return _answered(table, user, yes)
        case e.Spoke(user, name, seat, text, phrase):
            return table, (w.Said(name, seat, text, phrase, user),)
        case e.UserRenamed(user, name):
            return _renamed(table, user, name)
        case e.HostMoved(user):
            seat = table.seat_of(user)
            assert seat is not None
            return replace(table, host=user), (w.HostChanged(table.name_of(seat)),)
        case e.HostLost(user):
            seat = table.seat_of(user)
            assert seat is not None
            return replace(table, host=user), (w.HostChanged(table.name_of(seat)),)
        case e.Resumed(seat):
            return replace(table, paused=False), (w.Resumed(table.name_of(seat)),)
        case e.Nudged(seat, by):
            return replace(table, nudged_at=table.at), (w.Nudged(seat, by),)
        case e.TimedOut(seat, bot):
            return _timed_out(table, seat, bot)
        case e.Held():
            return table, ()
        case e.Closed():
            closed = replace(table, closed=True, proposal=None)
            return _ended(closed, EndedEarly(Termination.TERMINATED)) if table.playing else (closed, ())
        case e.Watched(user):
            return _watched(table, user), ()
        case e.Opened():
            raise ValueError("a table is opened once")


def _watched(table: TableState, *users: str) -> TableState:
    """People without a seat who know hands: what one of them asked for, a seat, they can't have any more."""
    assert table.game is not None
    proposal = table.proposal
    if proposal is not None and proposal.kind == "take" and proposal.user in users:
        proposal = None
    game = dataclasses.replace(table.game, watchers=table.game.watchers.union(users))
    return replace(table, game=game, proposal=proposal)


def _seated(table: TableState, at: int, seat: Seat) -> TableState:
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))


def _bot_name(table: TableState, at: int) -> str:
    """The seat's own, or the next that nobody at the table has: people may be called like a bot."""
    taken = {seat.name.casefold() for seat in table.seats}
    return next(name for name in BOT_PEOPLE[at:] + BOT_PEOPLE[:at] if name.casefold() not in taken)


def _sat_down(table: TableState, at: int, user: str, name: str) -> tuple[TableState, Story]:
    old = table.seat_of(user)
    story: Story = (w.Sat(at, name),)
    if old is not None and old != at:
        story = (w.Left(old, table.name_of(old)), *story)
        table = _seated(table, old, Seat())
    if table.proposal is not None and table.proposal.seat == at and table.proposal.kind != "undo":
        # Whoever comes back decides what was asked about their seat: nobody else gets it.
        table = replace(table, proposal=None)
    return _host_present(_seated(table, at, Seat(user, name))), story


def _stood_up(table: TableState, at: int) -> tuple[TableState, Story]:
    story: Story = (w.Left(at, table.name_of(at)),)
    seat = replace(table.seats[at], away=True) if table.playing else Seat()
    after = _host_present(_without_waiting(_seated(table, at, seat), at))
    if not (table.playing and table.settings.rated):
        return after, story
    # At a rated table leaving ends the game, and counts as 0 (rules, section 7).
    after, end = _ended(after, EndedEarly(Termination.TERMINATED, at))
    return after, (*story, *end)


def _without_waiting(table: TableState, at: int) -> TableState:
    """Who leaves isn't asked any more; what they proposed lapses."""
    proposal = table.proposal
    if proposal is None:
        return table
    if proposal.user == table.seats[at].user or proposal.waiting == {at}:
        return replace(table, proposal=None)
    return replace(table, proposal=replace(proposal, waiting=proposal.waiting - {at}))


def _host_present(table: TableState) -> TableState:
    """A host who has left the table hands on to the first person who sits at it."""
    if table.sitting(table.host) is not None:
        return table
    heir = next((seat.user for seat in table.seats if seat.human), None)
    return table if heir is None else replace(table, host=owner(heir))


def _renamed(table: TableState, user: str, name: str) -> tuple[TableState, Story]:
    at = table.seat_of(user)
    assert at is not None
    return _seated(table, at, replace(table.seats[at], name=name)), (w.Renamed(table.name_of(at), name),)


def _game_started(table: TableState, event: e.GameStarted) -> tuple[TableState, Story]:
    chance, salt = bytes.fromhex(event.chance), bytes.fromhex(event.salt)
    state = deal(options_of(table.settings, event.first_player), deck=event.deck, chance=chance)
    game = Game(
        state=state,
        record=begin(state, [seat.name for seat in table.seats], salt=salt),
        turns=(),
        commitment=commitment(event.deck, event.first_player, chance, salt),
        orders=tuple(hand[::-1] for hand in state.hands),
    )
    talk = tuple(t for t in table.story if any(isinstance(event, w.Said) for event in t.events))[-TALK_KEPT:]
    table = replace(table, game=game, number=table.number + 1, proposal=None, story=talk, paused=False)
    return table, (w.Started(table.number, event.first_player), w.Turn(0, event.first_player))


def _acted(table: TableState, seat: int, action: Action, mover: Mover) -> tuple[TableState, Story]:
    game = table.game
    assert game is not None
    slots = _slots(table, seat)
    state, events = apply(game.state, action)
    record = extended(game.record, action)
    game = _moved(game, state, slots, _named(table, record) if state.over else record, mover)
    proposal = table.proposal
    # What was proposed about a turn that is over lapses, as does everything with the game; and who moves isn't idle. A bot whose seat
    # somebody would like to take plays on meanwhile.
    idle = proposal is not None and proposal.kind == "substitute" and proposal.seat == seat
    if proposal is not None and (state.over or proposal.kind == "undo" or idle):
        proposal = None
    return replace(table, game=game, proposal=proposal), told(events, state, slots)


def _named(table: TableState, record: Record) -> Record:
    """The record with the names at its end: who sits there later had no part in it."""
    return dataclasses.replace(record, players=tuple(seat.name for seat in table.seats))


def _slots(table: TableState, seat: int) -> dict[int, int]:
    """Per card of the hand where it lies for the others: as its owner laid it, or by age where orders are private."""
    assert table.game is not None
    order = table.game.orders[seat] if table.settings.open_order else table.game.state.hands[seat][::-1]
    return {card: at for at, card in enumerate(order)}


def _moved(game: Game, state: State, slots: dict[int, int], record: Record, mover: Mover) -> Game:
    """The game in its next position: new cards come at the left, the others keep their order."""
    orders, slots_left, before = game.orders, game.slots_left, game.state
    if state.hands is not before.hands:
        hands = zip(orders, before.hands, state.hands, strict=True)
        orders = tuple([order if hand is old else _follow(order, hand) for order, old, hand in hands])
        left = {card: at for card, at in slots.items() if card not in state.hands[before.current]}
        slots_left = slots_left | left
    return Game(
        state=state,
        record=record,
        turns=(*game.turns, before.turn),
        commitment=game.commitment,
        orders=orders,
        slots_left=slots_left,
        watchers=game.watchers,
        movers=(*game.movers, mover),
    )


def _follow(order: tuple[int, ...], hand: tuple[int, ...]) -> tuple[int, ...]:
    new = [card for card in reversed(hand) if card not in order]
    return (*new, *[card for card in order if card in hand])


def _reordered(table: TableState, seat: int, cards: tuple[int, ...]) -> TableState:
    assert table.game is not None
    orders = (*table.game.orders[:seat], cards, *table.game.orders[seat + 1 :])
    return replace(table, game=dataclasses.replace(table.game, orders=orders))


def _proposed(table: TableState, event: e.ProposalMade) -> tuple[TableState, Story]:
    # Who is to be replaced answers by moving.
    asked = (at for at in range(len(table.seats)) if event.kind != "substitute" or at != event.seat)
    waiting = frozenset(at for at in asked if table.seats[at].human and not _same_device(table, at, event.user))
    turn = undo_turn(table) if event.kind == "undo" else None
    seat = event.seat if turn is None else table.mover_at(turn)
    proposal = Proposal(event.kind, event.user, event.name, waiting, seat, event.bot, turn)
    story: Story = (w.Proposed(event.kind, event.name, seat, event.user, turn),)
    if waiting:
        return replace(table, proposal=proposal), story
    table, rest = _agreed(table, proposal)
    return table, (*story, *rest)


def _same_device(table: TableState, at: int, user: str) -> bool:
    """Whether whoever sits there plays on that person's device: they answer questions together."""
    return owner(table.seats[at].user or "") == owner(user)


def _answered(table: TableState, user: str, yes: bool) -> tuple[TableState, Story]:
    proposal, seat = table.proposal, table.seat_of(user)
    assert proposal is not None
    story: Story = (w.Answered(proposal.name if seat is None else table.name_of(seat), yes, user),)
    if not yes:
        return replace(table, proposal=None), story
    waiting = frozenset(at for at in proposal.waiting if not _same_device(table, at, user))
    if waiting:
        return replace(table, proposal=replace(proposal, waiting=waiting)), story
    table, rest = _agreed(replace(table, proposal=None), proposal)
    return table, (*story, *rest)


def _agreed(table: TableState, proposal: Proposal) -> tuple[TableState, Story]:
    match proposal.kind:
        case "undo":
            return _undone(table)
        case "end":
            return _ended(table, EndedEarly(Termination.VOTE))
        case "pause":
            return replace(table, paused=True), (w.Paused(),)
        case "substitute":
            assert proposal.seat is not None
            assert proposal.bot is not None
            seat = replace(table.seats[proposal.seat], bot=proposal.bot, away=True)
            return _seated(table, proposal.seat, seat), (w.Sat(proposal.seat, seat.name, proposal.bot),)
        case "take":
            assert proposal.seat is not None
            before = table.seats[proposal.seat].user
            if before is not None:
                # For whom the bot stood in: they have seen the others' hands, as has whoever shares their device.
                table = _watched(table, before, owner(before))
            return _seated(table, proposal.seat, Seat(proposal.user, proposal.name)), (
                w.Sat(proposal.seat, proposal.name),
            )


def _ended(table: TableState, end: EndedEarly) -> tuple[TableState, Story]:
    """The game ends from outside."""
    assert table.game is not None
    state, events = end_game(table.game.state, end.termination)
    record = dataclasses.replace(_named(table, table.game.record), ended=end)
    game = dataclasses.replace(table.game, state=state, record=record)
    return replace(table, game=game, proposal=None, paused=False), told(events, state, {})


def _timed_out(table: TableState, at: int, bot: str | None) -> tuple[TableState, Story]:
    """Somebody's time has run out: they lose a rated game for the team, a bot takes the seat, or they are only told."""
    story: Story = (w.TimeOut(at, bot),)
    if table.settings.rated:
        table, end = _ended(table, EndedEarly(Termination.TIMEOUT, at))
        return table, (*story, *end)
    if bot is None:
        return table, story
    table = _without_waiting(_seated(table, at, replace(table.seats[at], bot=bot, away=True)), at)
    return _host_present(table), story


def _timed(before: TableState, after: TableState, event: e.TableEvent) -> TableState:
    """The table with its clock, and when the turn began."""
    game, earlier = after.game, before.game
    if game is None:
        return after
    dealt = after.number != before.number
    undone = not dealt and earlier is not None and earlier.record.undone is not game.record.undone
    turned = dealt or undone or (earlier is not None and earlier.state.turn != game.state.turn)
    if turned:
        after = replace(after, turn_at=after.at, nudged_at=None)
    clock = wound(after.settings, after.at) if dealt else before.clock
    if clock is None:
        return after
    running = after.to_move
    returns = event.seat if isinstance(event, e.SatDown) and after.playing else None
    ran_out = isinstance(event, e.TimedOut)
    if isinstance(event, e.Held):
        return replace(after, clock=clock.held(event.milliseconds, after.at))
    if not turned and not ran_out and returns is None and running == clock.running:
        return after
    clock = clock.at(after.at)
    if undone:
        clock = clock.taken_back(game.state.turn, game.state.current, after.settings)
    elif turned and not dealt:
        clock = clock.turn_ended(game.state.turn - 1, after.settings)
    if returns is not None:
        clock = clock.back(returns, after.settings)
    clock = clock.started(running)
    return replace(after, clock=dataclasses.replace(clock, out=True) if ran_out and running is not None else clock)


def _undone(table: TableState) -> tuple[TableState, Story]:
    """Replay the game up to the turn; what is told of the turns taken back goes from the story, as their cards' faces do."""
    game, back_to = table.game, undo_turn(table)
    assert game is not None
    assert back_to is not None
    kept = game.turns.index(back_to)
    record = take_back(game.record, kept)
    state = final_state(record)
    orders = tuple(
        _restored(order, hand, game.slots_left) for order, hand in zip(game.orders, state.hands, strict=True)
    )
    game = dataclasses.replace(
        game, state=state, record=record, turns=game.turns[:kept], orders=orders, movers=game.movers[:kept]
    )
    story = tuple(_without_moves(t) if t.turn is not None and t.turn >= back_to else t for t in table.story)
    return replace(table, game=game, story=tuple(t for t in story if t.events)), (w.Undone(back_to),)


PEOPLE = (w.Said, w.Proposed, w.Answered, w.Sat, w.Left, w.Renamed)
"""What people said and did beside the game: it isn't taken back with a turn."""


def _without_moves(entry: Told) -> Told:
    return said(entry.seq, entry.turn, tuple(event for event in entry.events if isinstance(event, PEOPLE)))


def _restored(order: tuple[int, ...], hand: tuple[int, ...], slots_left: dict[int, int]) -> tuple[int, ...]:
    """The order of a hand after an undo: cards drawn since are gone, those that come back lie where they lay."""
    cards = [card for card in order if card in hand]
    for card in sorted((c for c in hand if c not in cards), key=lambda c: slots_left.get(c, 0)):
        cards.insert(slots_left.get(card, 0), card)
    return tuple(cards)
