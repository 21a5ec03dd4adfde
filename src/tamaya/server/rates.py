"""Rate limits as buckets that fill with time."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from tamaya.server.config import Rate


class Bucket:
    """Holds up to ``burst`` tokens and gains ``per_second``.

    >>> now = [0.0]
    >>> bucket = Bucket(Rate(1, 2), clock=lambda: now[0])
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> now[0] = 1.0
    >>> bucket.take()
    True
    """

    __slots__ = ("_at", "_clock", "_level", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = float(rate.burst)
        self._at = clock()

    def take(self) -> bool:
        """Take a token, if there is one."""
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket per key. The keys that were quiet for longest are forgotten: their buckets are full again by then, or nearly."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token from the key's bucket, if there is one."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
