"""Phrases of Tikal: facts of an intent that must be computed."""

from __future__ import annotations

from typing import Final

from cenote.games.tikal.board import HEX, HEXES, KINDS
from cenote.words import Words


class TikalPhrases:
    """Phrases that give walks their end points, and treasures and hexes their names."""

    def facts(self, words: Words, facts: dict[str, object]) -> dict[str, object]:
        found = dict(facts)
        match facts:
            case {"spaces": (origin, *_, space)}:
                found |= {"origin": origin, "space": space}
            case {"give": give, "take": take}:
                found |= {"given": words(f"tikal-word-{give}"), "taken": words(f"tikal-word-{take}")}
            case {"hexagon": str(name)}:
                face = HEXES[HEX[name]]
                found["hex"] = words("tikal-hex", kind=KINDS[face.kind], value=face.value)
            case {"leaves": count}:
                found["count"] = count
            case {"unused": lost}:
                found["lost"] = lost
        return found


PHRASES: Final = TikalPhrases()
