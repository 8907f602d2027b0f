"""Phrases of Jackal: translated names of the printed islands."""

from __future__ import annotations

from typing import Final

from cenote.games.jackal.intents import Lead
from cenote.words import Words

PRINTED: Final = "ru"
"""Language of the names in the data file."""


def island_name(words: Words, code: str, name: str) -> str:
    """Return the translated name of an island of the printed set, or the own name of any other island."""
    key = f"jackal-island-{code}"
    if words.has(key) and Words(PRINTED)(key) == name:
        return words(key)
    return name


class JackalPhrases:
    """Translator of island names, and of the chests that a choice leads to, into the reader's language."""

    def facts(self, words: Words, facts: dict[str, object]) -> dict[str, object]:
        if isinstance(leads := facts.get("leads"), tuple):
            said = [words("jackal-lead", **lead._asdict()) for lead in leads if isinstance(lead, Lead)]
            return {**facts, "leads": words.clauses(said)}
        code, name = facts.get("island"), facts.get("name")
        if isinstance(code, str) and isinstance(name, str):
            return {**facts, "name": island_name(words, code, name)}
        return facts


PHRASES: Final = JackalPhrases()
