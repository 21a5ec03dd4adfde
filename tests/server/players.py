"""People for tests: they take any legal action."""

from random import Random

from tamaya.client.connection import Closed, Connection
from tamaya.wire.actions import WireAction, WireClue, WireDecline, WireDiscard, WirePlay, WireUseBonus
from tamaya.wire.events import OutcomeInfo
from tamaya.wire.messages import Done, Legal, ServerMessage, Snapshot, Update


def actions(legal: Legal) -> list[WireAction]:
    """The legal actions, as they are sent."""
    return [
        *(WirePlay(card) for card in legal.plays),
        *(WireDiscard(card) for card in legal.discards),
        *(WireClue(clue.target, clue.kind, clue.value) for clue in legal.each_clue()),
        *(WireUseBonus(bonus.bonus, bonus.identity, bonus.clue) for bonus in legal.bonuses),
        *([WireDecline()] if legal.decline else []),
    ]


def careful(legal: Legal, random: Random) -> WireAction:
    """An action that makes a long game: a play only where nothing else is to be had, or now and then."""
    choices = actions(legal)
    if random.random() < 0.9:
        choices = [choice for choice in choices if not isinstance(choice, WirePlay)] or choices
    return random.choice(choices)


def outcome_of(message: ServerMessage) -> OutcomeInfo | None:
    """How the game ended, if that message says so."""
    if isinstance(message, Snapshot | Update) and message.game is not None:
        return message.game.outcome
    return None


async def play(connection: Connection, random: Random, *, turns: int = 10_000) -> OutcomeInfo | None:
    """Take one's turns until the game ends, or one had so many, or the socket is closed."""
    try:
        while turns:
            if (outcome := outcome_of(await connection.next())) is not None:
                return outcome
            if connection.legal is not None:
                answer = await connection.act(careful(connection.legal, random))
                assert isinstance(answer, Done) or answer.code == "stale_turn", answer
                turns -= isinstance(answer, Done)
    except Closed:
        pass
    return None
