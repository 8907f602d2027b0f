"""Layout of packed positions: bytes written and read field by field, as the engine names them."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

_FORMATS: Final = {(1, False): "B", (1, True): "b", (2, False): "H", (2, True): "h", (4, False): "I", (8, False): "Q"}

Value = int | Sequence[int]


class Field(NamedTuple):
    """A field of a packed position: its name, its offset, the width and sign of its numbers, and how many there are."""

    name: str
    offset: int
    width: int
    signed: bool
    length: int

    def packing(self, length: int) -> str:
        """Return how `struct` calls so many of its numbers."""
        return f"={length}{_FORMATS[self.width, self.signed]}"


class Layout:
    """The fields of a game's packed position and its size."""

    def __init__(self, size: int, fields: Iterable[tuple[str, int, int, bool, int]]) -> None:
        self.size = size
        self.fields: Final = tuple(Field(*field) for field in fields)

    def packed(self, values: Mapping[str, Value]) -> bytes:
        """Return the packed position with these values; shorter lists are filled up with 0."""
        packed = bytearray(self.size)
        if unknown := values.keys() ^ {field.name for field in self.fields}:
            raise ValueError(f"the packed position and its bridge differ in {', '.join(sorted(unknown))}")
        for field in self.fields:
            value = values[field.name]
            self._put(packed, field, (value,) if isinstance(value, int) else value)
        return bytes(packed)

    def _put(self, packed: bytearray, field: Field, numbers: Sequence[int]) -> None:
        if len(numbers) > field.length:
            raise ValueError(f"the native engine has room for {field.length} of {field.name}, not for {len(numbers)}")
        try:
            struct.pack_into(field.packing(len(numbers)), packed, field.offset, *numbers)
        except struct.error:
            raise ValueError(f"the native engine has no room for {field.name} {max(numbers)}") from None

    def unpacked(self, packed: bytes) -> dict[str, list[int]]:
        """Return the numbers of each field."""
        if len(packed) != self.size:
            raise ValueError(f"a packed position has {self.size} bytes, not {len(packed)}")
        return {
            field.name: [*struct.unpack_from(field.packing(field.length), packed, field.offset)]
            for field in self.fields
        }
