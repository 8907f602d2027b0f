"""Random streams for playouts: cheap linear congruential generators, equal in plain and compiled Python."""

from __future__ import annotations

from typing import Final

_MASK: Final = 0x7FFFFFFF
_STREAMS: Final = 11


class RandomStreams:
    """Independent random streams, so that one more card for a seat does not change the draws of others."""

    def __init__(self, seed: int) -> None:
        self._streams = [_mixed(seed * _STREAMS + stream) for stream in range(_STREAMS)]

    def below(self, stream: int, most: int) -> int:
        """Return the stream's next random integer, from 0 to `most` - 1."""
        number = (self._streams[stream] * 1103515245 + 12345) & _MASK
        self._streams[stream] = number
        return (number >> 7) * most >> 24

    def part(self, stream: int) -> float:
        """Return the stream's next random number, at least 0 and below 1."""
        return self.below(stream, 1 << 20) / (1 << 20)


def _mixed(number: int) -> int:
    """Mix the bits of a seed, because streams with similar seeds would be similar."""
    for factor in (0x45D9F3B, 0x2C1B3C6D):
        number &= _MASK
        number = (number ^ number >> 15) * factor & _MASK
    return number ^ number >> 14
