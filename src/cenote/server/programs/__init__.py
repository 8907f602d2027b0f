"""Programs at tables: a token names one, a stream tells it when it is to decide, and it posts its moves."""

from typing import Final

PREFIX: Final = "program."
"""How the person id of a program begins; no guest's id has a dot in it."""


def is_program(person: str) -> bool:
    return person.startswith(PREFIX)
