"""Eligibility of games for ratings, decided from the log by pure functions, so that anyone can verify it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import dropwhile
from typing import Final, Literal, NamedTuple, cast

from cenote.core.game import CHANCE
from cenote.core.record import UNDO

TURNS: Final = 3
"""The minimum number of own turns for each player who stays."""

LEAST_RATED: Final = 2
"""The minimum number of players whose accounts still exist at the end."""

PAIR_GAMES: Final = 3
"""The maximum number of rated games of one game and mode between the same two accounts within `PAIR_SECONDS`."""

PAIR_SECONDS: Final = 24 * 3600.0

Unrated = Literal["", "address", "deleted", "pair", "private", "unplayed", "unfinished"]
"""Why a game at a rated table does not count, or "" if it does. The reason "private" is never stored."""

PRIVATE: Final = ("address", "pair")
"""The reasons that would reveal to others that two accounts share an address."""


class LogEntry(NamedTuple):
    """An entry of the log, with `bot` set if a bot chose it in place of the person."""

    seat: int
    text: str
    bot: bool = False


def shown_reason(why: str, *, player: bool) -> Unrated:
    """Return the reason as it may be shown: "private" instead of a private reason, except to the game's players."""
    return cast(Unrated, "private" if why in PRIVATE and not player else why)


def turns(log: Iterable[LogEntry], seats: int, *, whole: bool = False) -> list[int]:
    """Count the turns of the person at each seat. `whole` is whether the game was played to its end.

    A decision begins a new turn if both a draw and a decision of another seat have occurred since the seat's last turn
    began. So a turn of many clicks counts once, and so does a round of simultaneous choices. A complete game without a
    draw after its first decision has no such rounds, so that a decision of another seat is enough.
    """
    played = _standing(log)
    dealt = whole and not any(entry.seat == CHANCE for entry in dropwhile(lambda entry: entry.seat == CHANCE, played))
    made = [0] * seats
    drawn, others = [True] * seats, [True] * seats
    for seat, _, bot in played:
        if seat == CHANCE:
            drawn = [True] * seats
            continue
        others = [other or at != seat for at, other in enumerate(others)]
        if not bot and drawn[seat] and others[seat]:
            made[seat], drawn[seat], others[seat] = made[seat] + 1, dealt, False
    return made


def _standing(log: Iterable[LogEntry]) -> list[LogEntry]:
    """Remove each undo from the log, together with the latest run of entries by its seat.

    An undo reaches back to the last checkpoint, which the log does not show, so that this may remove too many entries,
    but never too few.
    """
    played: list[LogEntry] = []
    for entry in log:
        if entry.text != UNDO:
            played.append(entry)
            continue
        while played and played[-1].seat == entry.seat:
            played.pop()
    return played


def unplayed(made: Sequence[int], lost: Sequence[bool], places: Sequence[int]) -> bool:
    """Return whether a player made too few turns for the game to count.

    The winner and every player who stays need `TURNS`. A player who gives up needs one, because leaving after the first
    turn is a defeat, whereas leaving before it is no game.
    """
    needed = [1 if gone and place > 1 else TURNS for gone, place in zip(lost, places, strict=True)]
    return any(own < least for own, least in zip(made, needed, strict=True))


def never_began(made: Sequence[int], lost: Sequence[bool]) -> bool:
    """Return whether a player gave up before their first turn, so that the game can no longer count."""
    return any(gone and not own for own, gone in zip(made, lost, strict=True))
