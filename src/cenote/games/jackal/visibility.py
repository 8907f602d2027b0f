"""Visibility of Jackal's actions. The extra values are the discard, and the packs that the seat held."""

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
    """Jackal's implementation of `cenote.core.visibility.ActionVisibility`.

    A chapter ends when all hands are thrown away.
    """

    def visibility(self, before: Position, code: int, viewer: int) -> Visibility:
        """Return what the viewer sees of an action: routes are covered (J4.1), hidden cards are secret (J9.11).

        Other seats' cards are secret if they are drawn from the deck or kept in the draft.
        """
        if LAY_0 <= code < READY:
            return Visibility.COVERED
        if KEEP_0 <= code < DEAL_0 or (DEAL_0 <= code < SHOW_0 and before.due[0] not in (viewer, MARKET)):
            return Visibility.SECRET
        return Visibility.OPEN

    def is_revealed(self, now: Position, seat: int) -> bool:
        """Return whether the seat's route is open: each in its turn, and all before the island is left (J6.1)."""
        return bool(now.opened >> seat & 1) if now.phase == OPENING else now.phase not in (LAYING, THROWING)

    def chapter(self, now: Position) -> int:
        """Return the chapter, which changes after half of the Archipelago and before a tie break (J8.5, J8.9)."""
        return int(now.extra) + int(now.archipelago and now.number >= ROW)

    def chapters(self, mode: str) -> int:
        """Return the maximum number of chapters. The last one is empty in a game without a tie."""
        return 3 if mode == "archipelago" else 2

    def names(self, mode: str) -> tuple[str, ...]:
        """Return names for the cards of the discard and of every pack of a draft."""
        packs = range(1, DRAFT_HAND + 1) if mode == "archipelago" else ()
        piles = ("discard", *(f"pack_{number}" for number in packs))
        return tuple(f"{pile}_{letter}" for pile in piles for letter in LETTERS)

    def extra_values(self, view: JackalView) -> list[float]:
        """Encode the discard at the start of the log and the packs that the viewer held, without their owners."""
        packs = view.own.packs if view.own else ()
        row = [count / CARDS for pile in (view.discard_then, *packs) for count in pile]
        return row + [0.0] * (len(self.names(view.mode)) - len(row))


VISIBILITY: Final = JackalVisibility()
