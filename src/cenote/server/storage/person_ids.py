"""Ids of people, among which those of bot accounts have a prefix."""

from typing import Final

PREFIX: Final = "program."
"""The prefix of bot account ids. The ids of guests never contain a dot."""


def is_program(person: str) -> bool:
    return person.startswith(PREFIX)
