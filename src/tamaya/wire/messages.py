"""The versioned messages between server and anybody. A placeholder so far."""

import msgspec


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Ask whether the other side is there."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Answer a Ping."""


ClientMessage = Ping
ServerMessage = Pong
