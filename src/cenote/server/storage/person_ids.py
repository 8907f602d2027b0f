"""Ids of people: those of bot accounts have a prefix of their own."""

from typing import Final

PREFIX: Final = "program."
"""How the id of a bot account begins; no guest's id has a dot in it."""


def is_program(person: str) -> bool:
    return person.startswith(PREFIX)
