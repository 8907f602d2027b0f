"""Random numbers for imagined games: cheap, the same in plain and compiled Python, a stream of its own for everyone."""

from __future__ import annotations

from typing import Final

_MASK: Final = 0x7FFFFFFF
_STREAMS: Final = 8


class Chance:
    """Streams of numbers, so that a card more for one does not change what others draw."""

    def __init__(self, seed: int) -> None:
        self._streams = [(seed * 7919 + stream * 104729 + 12345) & _MASK for stream in range(_STREAMS)]
        for stream in range(_STREAMS):
            self.below(stream, 2)

    def below(self, stream: int, most: int) -> int:
        """A number from 0 to one less."""
        number = (self._streams[stream] * 1103515245 + 12345) & _MASK
        self._streams[stream] = number
        return (number >> 7) * most >> 24

    def part(self, stream: int) -> float:
        """A number from 0 to 1."""
        return self.below(stream, 1 << 20) / (1 << 20)
