"""The dealer, the only source of chance: draws derived by HMAC from a secret seed whose hash is published beforehand.

The exact recipe, with test vectors for an independent verifier, is in docs/notation.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

SEED_BYTES = 32
_SPAN = 1 << 64
_BLOCK = 64
"""The block size of SHA-256 in bytes, to which HMAC pads its key before it masks the key in two ways."""
_INSIDE = bytes([byte ^ 0x36 for byte in range(256)])
_OUTSIDE = bytes([byte ^ 0x5C for byte in range(256)])


class Dealer:
    """A deterministic source of random draws: the same seed and salts always give the same sequence."""

    def __init__(self, seed: bytes, salts: Sequence[str] = (), drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.salts = tuple(salts)
        self.drawn = drawn
        key = seed.ljust(_BLOCK, b"\0")
        self._inside, self._outside = sha256(key.translate(_INSIDE)), sha256(key.translate(_OUTSIDE))
        """The inner and outer hash after the key of every HMAC, so that the key is not hashed again for each draw."""
        self._end = f":{','.join(self.salts)}"

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before the game begins."""
        return commitment(self.seed)

    def draw(self, odds: Sequence[tuple[int, int]]) -> int:
        """Draw one of the given codes with probability proportional to its weight."""
        return pick(odds, self.uniform(sum([weight for _, weight in odds])))

    def uniform(self, below: int) -> int:
        """Return the next number from 0 to below - 1, rejecting values that would favour small numbers."""
        number = self.drawn
        self.drawn += 1
        usable = _SPAN - _SPAN % below
        attempt = 0
        while True:
            value = int.from_bytes(self._hmac(f"{number}.{attempt}{self._end}".encode())[:8], "big")
            if value < usable:
                return value % below
            attempt += 1

    def _hmac(self, message: bytes) -> bytes:
        inside, outside = self._inside.copy(), self._outside.copy()
        inside.update(message)
        outside.update(inside.digest())
        return outside.digest()


def pick(odds: Sequence[tuple[int, int]], place: int) -> int:
    """Return the code whose range covers an index when the weights are laid end to end."""
    for code, weight in odds:
        if place < weight:
            return code
        place -= weight
    raise ValueError("the place lies beyond the sum of the weights")


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed in hexadecimal, which is published before the game."""
    return sha256(seed).hexdigest()


def fresh_seed() -> bytes:
    """Return a new secret seed from the system's random source."""
    return secrets.token_bytes(SEED_BYTES)


def numbered_seed(number: int) -> bytes:
    """Return the reproducible seed that belongs to a number, for simulations and tests."""
    return sha256(f"cenote seed {number}".encode()).digest()
