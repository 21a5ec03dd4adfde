"""Which commands acted at a table."""

from array import array

REMEMBERED = 256
"""How many commands a table knows again, at least; the database knows them all."""

WIDTH = 8
"""Bytes of a command."""


class Done:
    """The last commands, by whose they are and their ids, with the numbers under which they acted.

    By hash, for brevity: 64 bits under a key that nobody knows. And in arrays: a dictionary weighs six times as much. As bytes, which are
    searched in a seventh of the time: each command is looked for, and hardly any is found.

    >>> done = Done()
    >>> done.add("u1", "c1", 7)
    >>> done.seq_of("u1", "c1"), done.seq_of("u2", "c1")
    (7, None)
    """

    __slots__ = ("_commands", "_seqs")

    def __init__(self) -> None:
        self._commands = bytearray()
        self._seqs = array("q")

    def add(self, user: str, command_id: str, seq: int) -> None:
        """A command acted as that number."""
        if len(self._seqs) >= 2 * REMEMBERED:
            del self._commands[: WIDTH * REMEMBERED], self._seqs[:REMEMBERED]
        self._commands += _short(user, command_id)
        self._seqs.append(seq)

    def seq_of(self, user: str, command_id: str) -> int | None:
        """The number as which a command acted; None if it isn't known here."""
        command = _short(user, command_id)
        at = self._commands.find(command)
        while at % WIDTH and at >= 0:
            # The end of one and the beginning of the next.
            at = self._commands.find(command, at + 1)
        return None if at < 0 else self._seqs[at // WIDTH]

    def clear(self) -> None:
        """Know none."""
        del self._commands[:], self._seqs[:]


def _short(user: str, command_id: str) -> bytes:
    return hash((user, command_id)).to_bytes(WIDTH, "little", signed=True)
