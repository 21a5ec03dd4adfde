"""Every bot keeps to the protocol, in every variant and with every option; and the check notices who doesn't."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from tamaya.bots.conformance import NotConforming, check_bot, main, settings
from tamaya.bots.protocol import Bot, Decision, Reason
from tamaya.bots.registry import bot, bot_names
from tamaya.rules.actions import Play
from tamaya.rules.events import Event
from tamaya.rules.options import Bonuses, Options
from tamaya.rules.variants import VARIANTS
from tamaya.view.view import View

PARTS = 3


COMPILED = {"hat", "search"}
"""Bots for which every size of game is compiled first, half a minute each: theirs are fewer. ``python -m tamaya.bots.conformance``
plays them all."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", [name for name in bot_names() if name not in COMPILED])
def test_bot_keeps_to_the_protocol(name: str, part: int) -> None:
    report = check_bot(bot(name), settings()[part::PARTS], catalogues=True)
    assert report.moves > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(COMPILED))
@pytest.mark.parametrize(("players", "colours"), list(enumerate(VARIANTS, start=2)))
def test_a_compiled_bot_keeps_to_the_protocol(name: str, players: int, colours: str) -> None:
    plain = Options(players=players, variant=VARIANTS[colours])
    strict = replace(plain, empty_clues=False, strike_limit=1)
    bonuses = [options for options in settings() if options.bonuses is not Bonuses.OFF and options.players == players]
    assert check_bot(bot(name), [plain, strict, *bonuses], catalogues=True).moves > 0


class Stub:
    """Plays its newest card."""

    def __init__(self, *, seat: int, seed: int) -> None:
        self.seat = seat

    def observe(self, view: View, events: Sequence[Event]) -> None:
        pass

    def decide(self, view: View) -> Decision:
        return Decision(Play(view.hands[self.seat][-1].card), Reason("reason-random"))


class Cheat(Stub):
    """Plays cards of another hand."""

    def decide(self, view: View) -> Decision:
        return Decision(Play(view.hands[self.seat - 1][0].card), Reason("reason-random"))


class Moody(Stub):
    """Has a mood that it shares with its twins."""

    mood = 0

    def decide(self, view: View) -> Decision:
        Moody.mood += 1
        hand = view.hands[self.seat]
        return Decision(Play(hand[Moody.mood % len(hand)].card), Reason("reason-random"))


class Wordless(Stub):
    """Gives a reason that no catalogue has."""

    def decide(self, view: View) -> Decision:
        return Decision(view.legal[0].action, Reason("reason-because"))


@pytest.mark.parametrize(
    ("factory", "complaint"),
    [(Cheat, "not legal"), (Moody, "another move"), (Wordless, "no message")],
)
def test_who_breaks_the_protocol_is_told(factory: Callable[..., Bot], complaint: str) -> None:
    with pytest.raises(NotConforming, match=complaint):
        check_bot(factory, [Options(players=2)], catalogues=True)


def test_a_plain_stub_passes() -> None:
    assert check_bot(Stub, [Options(players=2)]).games == 1


@pytest.mark.parametrize(("arguments", "told"), [([], "Usage"), (["--help"], "Usage"), (["nosuch"], "nosuch: no bot")])
def test_the_command_says_what_is_wrong_in_a_sentence(arguments: list[str], told: str) -> None:
    with pytest.raises(SystemExit, match=told):
        main(arguments)
