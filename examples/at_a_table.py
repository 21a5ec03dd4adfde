"""Sit at a table through the socket protocol, as any program can: here a player who gives clues while there are tokens.

    tamaya serve &
    python examples/at_a_table.py http://localhost:8000

With a table's link instead of the server's address it takes a free seat there and plays when the host deals.
"""

import asyncio
import sys

from tamaya.client.connection import Closed, Connection
from tamaya.client.guest import Guest, ServerSays
from tamaya.client.mirror import Mirror
from tamaya.wire.actions import WireAction, WireClue, WireDiscard, WirePlay
from tamaya.wire.messages import Legal, Refusal, Sit
from tamaya.wire.settings import Settings


def choose(legal: Legal) -> WireAction:
    """The first clue there is, else a discard, else a play: replace this with a thought."""
    if clues := legal.each_clue():
        return WireClue(clues[0].target, clues[0].kind, clues[0].value)
    return WireDiscard(legal.discards[0]) if legal.discards else WirePlay(legal.plays[0])


async def play(connection: Connection) -> None:
    """Follow the table, act when it is our turn, and say how it ended."""
    mirror = Mirror()
    async for message in connection:
        mirror.take(message)
        if mirror.game is not None and mirror.game.outcome is not None:
            print(f"{mirror.game.outcome.termination}: {mirror.game.outcome.score} points")
            return
        if mirror.game is not None and mirror.game.legal is not None and connection.legal is not None:
            print(f"turn {mirror.game.turn}: {await connection.act(choose(connection.legal))}")


async def main(address: str) -> str | None:
    """Join the table of a link, or make one with two bots; what went wrong, if anything."""
    server, _, table = address.partition("/t/")
    try:
        guest = await Guest.arrive(server, "A program")
        if not table:
            table = await guest.create(Settings(players=3), bots=["novice", "novice"], start=True)
        async with await guest.join(table) as connection:
            if "/t/" in address:
                answer = await connection.do(Sit())
                if isinstance(answer, Refusal):
                    return f"No seat there: {answer.code}"
            await play(connection)
    except ServerSays as problem:
        return f"The server refuses: {problem.code}"
    except Closed as problem:
        return f"The table is closed to us: {connection.fault or problem.code}"
    except (OSError, ValueError) as problem:
        return f"No server at {server}: {problem}"
    return None


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    problem = asyncio.run(main(sys.argv[1]))
    if problem is not None:
        print(problem, file=sys.stderr)
        sys.exit(2)
