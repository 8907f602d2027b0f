"""Coach permissions: hints only where no other person plays, and reviews only of finished games."""

from __future__ import annotations

from cenote.bots.mind import has_mind
from cenote.core.match import Match
from cenote.server.errors import Refusal
from cenote.server.tables.live import LiveTable
from cenote.server.tables.puzzle_tables import is_unsolved
from cenote.server.tables.rights import must_sit, require_running


def hinted_seat(table: LiveTable, person: str) -> tuple[Match, int]:
    """Return the game and the person's acting seat.

    Raise a `Refusal` if the game is rated, an unsolved puzzle, or played with other people, or if it is not their turn.
    """
    must_sit(table, person)
    if table.stored.status == "over":
        raise Refusal("coach-over", "the game is over; the review tells more", 409)
    match = require_running(table)
    if table.stored.rated:
        raise Refusal("coach-rated", "there are no hints in rated games", 409)
    if is_unsolved(table):
        raise Refusal("puzzle-open", "a puzzle is for its solver alone", 409)
    if any(seat.person not in ("", person) for seat in table.stored.seats):
        raise Refusal("coach-company", "hints are for games against bots and at a shared screen", 409)
    require_mind(table)
    seat = table.viewer_of(person)
    if seat is None or seat not in match.actors() or table.stored.seats[seat].bot:
        raise Refusal("coach-not-your-turn", "no decision of yours is asked for now", 409)
    return match, seat


def require_mind(table: LiveTable) -> None:
    """Check that the table's game has a mind. Raise a `Refusal` if not."""
    if not has_mind(table.stored.game):
        raise Refusal("coach-failed", f"nobody knows how to play {table.stored.game} well", 404)


def require_over(table: LiveTable) -> None:
    """Check that the game is over and has a mind. Raise a `Refusal` if not."""
    require_mind(table)
    if table.stored.status != "over":
        raise Refusal("not-over", "this game is not over yet", 409)
