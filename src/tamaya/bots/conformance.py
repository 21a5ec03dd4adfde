"""What every bot must keep to, as a check that anyone can run on theirs.

``python -m tamaya.bots.conformance module:factory`` plays games of every variant and option and looks at each move:

- it is one of ``view.legal``;
- a second bot with the same seed, shown the same, does the same;
- so does a third that is shown another world that looks the same: its own hand and the deck are dealt anew before every look;
- the reason's arguments are ids and numbers; on request, that the catalogues have its message in every language.
"""

import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from tamaya.bots.protocol import Bot, BotFactory, Decision, Reason
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.events import Event
from tamaya.rules.options import Bonuses, Options, StrikeoutScore
from tamaya.rules.state import State
from tamaya.rules.variants import VARIANTS, variant
from tamaya.view.empathy import identities
from tamaya.view.sight import Sight
from tamaya.view.view import event_for, view_of


class NotConforming(AssertionError):
    """The bot breaks the protocol; the message says how and in which game."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked.

    Attributes:
        games: how many games.
        moves: how many decisions.
        slowest: the longest decision, in seconds of processor time.
    """

    games: int
    moves: int
    slowest: float


def settings() -> tuple[Options, ...]:
    """Games of every variant with every number of players, and one at least of every option.

    >>> {options.variant.id for options in settings()} == set(VARIANTS)
    True
    """
    plain = [Options(players=players, variant=v) for v in VARIANTS.values() for players in range(2, 7)]
    hard, avalanche, black = variant("hard"), variant("avalanche"), variant("black-powder")
    special = [
        *(
            Options(players=3, variant=v, bonuses=mode)
            for v in (hard, black)
            for mode in Bonuses
            if mode is not Bonuses.OFF
        ),
        Options(players=2, bonuses=Bonuses.CHOICE, grand_finale=True),
        Options(players=4, variant=avalanche, grand_finale=True),
        Options(players=5, grand_finale=True, empty_clues=False, hand_size=3),
        Options(players=2, empty_clues=False, hand_size=6),
        Options(players=3, strike_limit=1, max_clue_tokens=1),
        Options(
            players=4, strike_limit=2, max_clue_tokens=16, start_clue_tokens=0, strikeout_score=StrikeoutScore.KEEP
        ),
        Options(players=3, discard_at_full=True, hand_size=1),
        Options(players=6, variant=black, hand_size=2, empty_clues=False),
    ]
    return (*plain, *special)


def check_bot(
    factory: BotFactory, games: Iterable[Options] | None = None, *, seed: int = 0, catalogues: bool = False
) -> Report:
    """Play a game of each of these options with the bot in every seat, and look at each of its moves.

    Args:
        factory: makes the bot.
        games: by default :func:`settings`.
        seed: for the deals and the bots.
        catalogues: whether every reason must have a message in every language.

    Raises:
        NotConforming: at the first breach.

    >>> from tamaya.bots.registry import bot
    >>> check_bot(bot("random"), [Options(players=2)]).games
    1
    """
    total = Report(0, 0, 0.0)
    for number, options in enumerate(settings() if games is None else games):
        one = _Game(factory, options, seed + number, catalogues).play()
        total = Report(total.games + 1, total.moves + one.moves, max(total.slowest, one.slowest))
    return total


class _Game:
    """One game, with two shadows behind every bot."""

    def __init__(self, factory: BotFactory, options: Options, seed: int, catalogues: bool) -> None:
        self.where = f"{options.variant.id}, {options.players} players, seed {seed}"
        self.catalogues = catalogues
        self.state = deal(options, seed=f"conformance/{seed}")
        self.random = Random(seed)
        seats = range(options.players)
        self.bots: list[Bot] = [factory(seat=seat, seed=seed) for seat in seats]
        self.twins: list[Bot] = [factory(seat=seat, seed=seed) for seat in seats]
        self.others: list[Bot] = [factory(seat=seat, seed=seed) for seat in seats]

    def play(self) -> Report:
        moves, slowest = 0, 0.0
        self.show(())
        while self.state.outcome is None:
            started = time.thread_time()
            decision = self.bots[self.state.current].decide(view_of(self.state, Sight(self.state.current)))
            slowest = max(slowest, time.thread_time() - started)
            self.check(decision)
            self.state, events = apply(self.state, decision.action)
            self.show(events)
            moves += 1
        return Report(1, moves, slowest)

    def show(self, events: Sequence[Event]) -> None:
        for seat in range(len(self.bots)):
            sight = Sight(seat)
            view, elsewhere = view_of(self.state, sight), view_of(self.otherwise(seat), sight)
            heard = [event_for(event, sight) for event in events]
            self.bots[seat].observe(view, heard)
            self.twins[seat].observe(view, heard)
            # After the end all hands are open, so that the worlds differ.
            self.others[seat].observe(view if self.state.over else elsewhere, heard)

    def otherwise(self, seat: int) -> State:
        return self.state if self.state.over else another_world(self.state, seat, self.random)

    def check(self, decision: Decision) -> None:
        seat = self.state.current
        view = view_of(self.state, Sight(seat))
        where = f"{self.where}, turn {self.state.turn}"
        if decision.action not in [legal.action for legal in view.legal]:
            raise NotConforming(f"{where}: {decision.action} is not legal")
        if self.twins[seat].decide(view) != decision:
            raise NotConforming(f"{where}: the same seed and the same views gave another move")
        if self.others[seat].decide(view_of(self.otherwise(seat), Sight(seat))) != decision:
            raise NotConforming(f"{where}: it moves by what its seat can't see")
        self.check_reason(decision.reason, where)

    def check_reason(self, reason: Reason, where: str) -> None:
        if not all(isinstance(value, str | int) for value in reason.arguments.values()):
            raise NotConforming(f"{where}: a reason's arguments are ids and numbers, not {reason.arguments}")
        if not self.catalogues:
            return
        from tamaya.l10n.catalogue import bundle, languages, text

        for language in languages():
            if not bundle(language).has_message(reason.id):
                raise NotConforming(f"{where}: {language} has no message {reason.id}")
            text(language, reason.id, **reason.arguments)


def another_world(state: State, seat: int, random: Random) -> State:
    """A state that looks the same from that seat: its hand and the deck are dealt anew, as clues allow.

    >>> state = deal(Options(players=2), seed=3)
    >>> other = another_world(state, 0, Random(0))
    >>> view_of(state, Sight(0)) == view_of(other, Sight(0)), state.cards == other.cards
    (True, False)
    """
    hand = sorted(state.hands[seat], key=lambda card: state.possible[card].bit_count())
    for _ in range(50):
        pool = [*state.deck, *(state.cards[card] for card in hand)]
        random.shuffle(pool)
        cards = list(state.cards)
        for card in hand:
            fitting = set(identities(state.possible[card]))
            at = next((at for at, identity in enumerate(pool) if identity in fitting), None)
            if at is None:
                break
            cards[card] = pool.pop(at)
        else:
            return replace(state, cards=tuple(cards), deck=tuple(pool))
    return state


def main(arguments: Sequence[str]) -> None:
    """Check the bots named on the command line."""
    from tamaya.bots.registry import UnknownBot, tried_bot

    sys.path.insert(0, "")
    if not arguments or arguments[0].startswith("-"):
        sys.exit("Usage: python -m tamaya.bots.conformance BOT…")
    for name in arguments:
        try:
            report = check_bot(tried_bot(name))
        except (UnknownBot, NotConforming) as problem:
            sys.exit(f"{name}: {problem}")
        print(f"{name}: {report.games} games, {report.moves} moves, the slowest took {1000 * report.slowest:.1f} ms")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
