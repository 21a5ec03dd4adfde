"""Search over any base: what ``fast`` does for the hat player, through the ordinary protocol, and a thousand times as slow.

A world is dealt anew from its first card, and everything that has happened happens again in it, with the base in every seat: so its
partners know what they would know, and whether they would have done what they did is seen on the way.
"""

import time
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random

from tamaya.bots.protocol import Bot, BotFactory, Decision, Reason
from tamaya.bots.search.race import Race, Runner
from tamaya.bots.thought.plan import ThoughtPlan
from tamaya.rules.actions import Action, Clue, Discard, Play
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.events import CardDiscarded, CardMisplayed, CardPlayed, ClueGiven, Event
from tamaya.rules.options import Bonuses
from tamaya.rules.state import State
from tamaya.view.empathy import possible_by_sight
from tamaya.view.sight import Sight
from tamaya.view.view import View, event_for, view_of

SLOW_PLAN = ThoughtPlan(seats=6, deck=4, lies=False, rollouts=300, margin=0.05, tries=4)
"""For bases that play some dozens of games a second: the end of the game, for some seconds a move."""

DRAWS = 500
"""Hands are drawn so often until no card is in one twice."""


@dataclass(frozen=True, slots=True)
class World:
    """A position that looks as the real one does, and the base's players in their seats."""

    state: State
    bots: list[Bot]


class SearchOver:
    """One searching player in one seat for one game. Every seat may search; what partners make of a move is what the base would."""

    def __init__(self, *, seat: int, seed: int, base: BotFactory, plan: ThoughtPlan = SLOW_PLAN) -> None:
        self.seat, self.seed = seat, seed
        self.base, self.plan = base, plan
        self.bot = base(seat=seat, seed=seed)
        self.views: list[View] = []
        self.actions: list[Action] = []
        self.faces: dict[int, int] = {}

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Follow the game."""
        self.bot.observe(view, events)
        self.actions += [action for event in events if (action := _action_of(event)) is not None]
        for event in events:
            if isinstance(event, CardPlayed | CardMisplayed | CardDiscarded):
                self.faces[event.card] = event.identity
        for hand in view.hands:
            self.faces.update({card.card: card.identity for card in hand if card.identity is not None})
        self.views = [*self.views, view] if events else [view]

    def decide(self, view: View) -> Decision:
        """Choose an action."""
        usual = self.bot.decide(view)
        options = view.options
        if view.deck_left > self.plan.deck or options.bonuses is not Bonuses.OFF or options.deck_plays or view.pending:
            return usual
        if not self.views:
            self.observe(view, ())
        possible = dict(zip((c.card for c in view.hands[self.seat]), possible_by_sight(view, self.seat), strict=True))
        others = [legal.action for legal in view.legal if legal.action != usual.action]
        moves = [usual.action, *(a for a in others if not isinstance(a, Play) or _may_fit(view, possible[a.card]))]
        if len(moves) == 1:
            return usual
        race = Race(self.plan, {place: Runner() for place in range(1, len(moves))})
        self._run(race, moves, view, possible)
        best = race.best()
        if not best:
            return usual
        gain = max(1, round(100 * race.runners[best].mean))
        return Decision(moves[best], Reason("reason-search-ahead", {"games": race.worlds, "gain": gain}))

    def _run(self, race: Race, moves: Sequence[Action], view: View, possible: dict[int, int]) -> None:
        random, played = Random(f"{self.seed}/{self.seat}/{view.turn}"), 0
        end = time.perf_counter() + self.plan.seconds
        while not race.over:
            if self.plan.seconds:
                if time.perf_counter() >= end:
                    return
            elif played + 1 + len(race.runners) > self.plan.rollouts:
                return
            world = self._world(view, possible, random)
            if world is None:
                return
            usual = _play_out(world, moves[0])
            race.add({place: _play_out(world, moves[place]) - usual for place in race.runners})
            played += 1 + len(race.runners)

    def _world(self, view: View, possible: dict[int, int], random: Random) -> World | None:
        """A world in which partners did what they did; after some tries one in which they might as well have. None if there is none."""
        found = None
        for _ in range(self.plan.tries):
            deck = next((deck for _ in range(DRAWS) if (deck := _draw(view, self.faces, possible, random))), None)
            if deck is None:
                return None
            world, kept = self._again(view, deck)
            if kept:
                return world
            found = found or world
        return found

    def _again(self, view: View, deck: Sequence[int]) -> tuple[World, bool]:
        """Let everything happen again; also whether partners would have done the same."""
        options = replace(view.options, first_player=self.views[0].current)
        state = deal(options, deck=deck)
        bots = [self.base(seat=seat, seed=self.seed) for seat in range(options.players)]
        _show(bots, state, ())
        kept = True
        for action in self.actions:
            if state.current != self.seat and kept:
                kept = bots[state.current].decide(view_of(state, Sight(state.current))).action == action
            state, events = apply(state, action)
            _show(bots, state, events)
        return World(state, bots), kept


def _action_of(event: Event) -> Action | None:
    match event:
        case ClueGiven(target=target, kind=kind, value=value):
            return Clue(target, kind, value)
        case CardPlayed(card=card) | CardMisplayed(card=card):
            return Play(card)
        case CardDiscarded(card=card):
            return Discard(card)
    return None


def _may_fit(view: View, possible: int) -> bool:
    return any(view.playable(identity) for identity in range(view.tables.identities) if possible >> identity & 1)


def _draw(view: View, faces: dict[int, int], possible: dict[int, int], random: Random) -> list[int] | None:
    """A deck in the order of drawing, from the cards that aren't seen; None if a card was drawn twice: so all are equally likely."""
    unseen = list(view.tables.deck)
    for identity in faces.values():
        unseen.remove(identity)
    held = dict[int, int]()
    taken = set[int]()
    for card, mask in possible.items():
        places = [place for place, identity in enumerate(unseen) if mask >> identity & 1]
        place = random.choice(places) if places else -1
        if place < 0 or place in taken:
            return None
        taken.add(place)
        held[card] = unseen[place]
    rest = [identity for place, identity in enumerate(unseen) if place not in taken]
    random.shuffle(rest)
    drawn = {**faces, **held}
    return [drawn[card] for card in range(len(drawn))] + rest


def _show(bots: Sequence[Bot], state: State, events: Sequence[Event]) -> None:
    for seat, bot in enumerate(bots):
        sight = Sight(seat)
        bot.observe(view_of(state, sight), [event_for(event, sight) for event in events])


def _play_out(world: World, action: Action) -> float:
    """The score if this is done and everybody goes on as the base."""
    state, bots = world.state, deepcopy(world.bots, {id(world.state.tables): world.state.tables})
    state, events = apply(state, action)
    while state.outcome is None:
        _show(bots, state, events)
        state, events = apply(state, bots[state.current].decide(view_of(state, Sight(state.current))).action)
    outcome = state.outcome
    return outcome.score if outcome.score is not None else outcome.points * outcome.perfect
