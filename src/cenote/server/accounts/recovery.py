"""Recovery codes, which are shown once, stored as a hash, and valid for one use."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's Base32, which omits letters that look like digits, and holds 5 bits in each character."""

NORMALIZE: Final = str.maketrans("OIL", "011", " -\t\n\u2010\u2011\u2013\u2014")
GROUPS: Final = 5
GROUP: Final = 4


def new_code() -> str:
    """Return a random code of 100 bits, in groups that can be copied by hand."""
    characters = [secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP)]
    return "-".join("".join(characters[at : at + GROUP]) for at in range(0, len(characters), GROUP))


def code_hash(code: str) -> str:
    """Hash a code for storage. A fast hash is enough, because 100 random bits cannot be guessed."""
    return sha256(code.upper().translate(NORMALIZE).encode()).hexdigest()
