"""Visibility of Jackal's actions; the extra values are packs and discarded hands."""

from __future__ import annotations

from typing import Final

from cenote.core.visibility import Visibility
from cenote.games.jackal.actions import DEAL_0, KEEP_0, LAY_0, READY, SHOW_0
from cenote.games.jackal.cards import LETTERS
from cenote.games.jackal.position import DRAFT_HAND, LAYING, MARKET, OPENING, ROW, THROWING, Position
from cenote.games.jackal.view import JackalView

CARDS: Final = 5
"""Divisor of card counts, as in observations."""


class JackalVisibility:
    """Implements `cenote.core.visibility.ActionVisibility`; a chapter ends when all hands are thrown away."""

    def visibility(self, before: Position, code: int, viewer: int) -> Visibility:
        """Routes are covered (J4.1), others' cards from the deck and in the draft are secret (J9.11)."""
        if LAY_0 <= code < READY:
            return Visibility.COVERED
        if KEEP_0 <= code < DEAL_0 or (DEAL_0 <= code < SHOW_0 and before.due[0] not in (viewer, MARKET)):
            return Visibility.SECRET
        return Visibility.OPEN

    def is_revealed(self, now: Position, seat: int) -> bool:
        """Each route in its turn; all of them before the island is left (J6.1)."""
        return bool(now.opened >> seat & 1) if now.phase == OPENING else now.phase not in (LAYING, THROWING)

    def chapter(self, now: Position) -> int:
        """Return the chapter; hands are discarded after half of the Archipelago and before a tie break (J8.5, J8.9)."""
        return int(now.extra) + int(now.archipelago and now.number >= ROW)

    def chapters(self, mode: str) -> int:
        """Return the maximum number of chapters; a game without a tie leaves the last one empty."""
        return 3 if mode == "archipelago" else 2

    def names(self, mode: str) -> tuple[str, ...]:
        """Return names for the discard and for every pack of a draft."""
        packs = range(1, DRAFT_HAND + 1) if mode == "archipelago" else ()
        piles = ("discard", *(f"pack_{number}" for number in packs))
        return tuple(f"{pile}_{letter}" for pile in piles for letter in LETTERS)

    def extra_values(self, view: JackalView) -> list[float]:
        """Encode the discard and the packs, without their owners."""
        packs = view.own.packs if view.own else ()
        row = [count / CARDS for pile in (view.discard_then, *packs) for count in pile]
        return row + [0.0] * (len(self.names(view.mode)) - len(row))


VISIBILITY: Final = JackalVisibility()
