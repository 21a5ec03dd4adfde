"""A reader who doesn't read holds up nobody, and is told to come back."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from tamaya.server.config import Limits
from tamaya.server.outbox import Outbox

BYE = '{"type":"bye","code":"slow"}'


class Reader:
    """Takes frames while it is awake."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.got: list[str] = []

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.awake.wait()
        self.got.append(message.get("text", message["type"]))


def never(_frame: str) -> bool:
    return False


async def test_frames_come_in_order() -> None:
    reader = Reader()
    reader.awake.set()
    outbox = Outbox(reader.send, Limits(), never)
    for number in range(100):
        outbox.put(str(number))
    outbox.close("restart")
    await outbox.wait_closed()
    assert reader.got[:100] == [str(number) for number in range(100)]
    assert reader.got[100:] == ['{"type":"bye","code":"restart"}', "websocket.close"]


async def test_what_the_socket_takes_at_once_never_overtakes_what_waits() -> None:
    reader, room = Reader(), [True]

    def at_once(frame: str) -> bool:
        if room[0]:
            reader.got.append(frame)
        return room[0]

    outbox = Outbox(reader.send, Limits(), at_once)
    outbox.put("1")
    room[0] = False
    outbox.put("2")
    room[0] = True
    outbox.put("3")
    assert reader.got == ["1"]
    reader.awake.set()
    await asyncio.sleep(0.01)
    outbox.put("4")
    assert reader.got == ["1", "2", "3", "4"]


async def test_too_many_frames() -> None:
    reader = Reader()
    outbox = Outbox(reader.send, Limits(outbox_messages=10), never)
    await asyncio.sleep(0)
    for number in range(50):
        outbox.put(str(number))
    assert outbox.closing
    reader.awake.set()
    await outbox.wait_closed()
    assert reader.got == [BYE, "websocket.close"]


async def test_too_many_bytes() -> None:
    reader = Reader()
    outbox = Outbox(reader.send, Limits(outbox_bytes=1000), never)
    outbox.put("x" * 900)
    states = [outbox.closing]
    outbox.put("x" * 900)
    assert [*states, outbox.closing] == [False, True]
    outbox.cancel()


async def test_a_sleeping_reader_is_cut_off(monkeypatch: Any) -> None:
    monkeypatch.setattr("tamaya.server.outbox.LAST_WORDS", 0.05)
    outbox = Outbox(Reader().send, Limits(), never)
    outbox.put("never read")
    outbox.close("slow")
    await asyncio.wait_for(outbox.wait_closed(), 5)
