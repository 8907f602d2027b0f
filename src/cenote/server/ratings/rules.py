"""Whether a finished game counts: pure functions of what was played, so that everybody can verify them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import dropwhile
from typing import Final, Literal, NamedTuple, cast

from cenote.core.game import CHANCE
from cenote.core.record import UNDO

TURNS: Final = 3
"""Turns of their own that everybody who stays must have made."""

LEAST_RATED: Final = 2
"""Players whose accounts must exist at the end; one that is deleted is left out."""

PAIR_GAMES: Final = 3
"""Rated games of one game and mode that two accounts may have with each other in `PAIR_SECONDS`."""

PAIR_SECONDS: Final = 24 * 3600.0

Unrated = Literal["", "address", "deleted", "pair", "private", "unplayed", "unfinished"]
"""Why a game at a rated table does not count; "private" is never stored."""

PRIVATE: Final = ("address", "pair")
"""Reasons from which others could conclude that two accounts share an address."""


class Played(NamedTuple):
    """An entry of the log; `bot` if a bot chose it in place of the person."""

    seat: int
    text: str
    bot: bool = False


def shown_reason(why: str, *, player: bool) -> Unrated:
    """The reason as the players of the game or as others see it."""
    return cast(Unrated, "private" if why in PRIVATE and not player else why)


def turns(log: Iterable[Played], seats: int, *, whole: bool = False) -> list[int]:
    """How many turns the person at each seat made; `whole` if the game was played to its end.

    A decision begins a new turn if both a draw and a decision of another seat have come since the seat's last turn
    began. So a turn of many clicks counts once, and so does a round in which all choose at the same time. A whole game
    without a draw after its first decision has no such rounds: there a decision of another seat is enough.
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


def _standing(log: Iterable[Played]) -> list[Played]:
    """The log without undos and what they took back: all that the seat did last.

    An undo reaches no further than the last checkpoint, which the log does not show: so it may remove too much here,
    but never too little.
    """
    played: list[Played] = []
    for entry in log:
        if entry.text != UNDO:
            played.append(entry)
            continue
        while played and played[-1].seat == entry.seat:
            played.pop()
    return played


def unplayed(made: Sequence[int], lost: Sequence[bool], places: Sequence[int]) -> bool:
    """Whether somebody made too few turns for the game to count.

    Everybody who stays, and whoever wins because the others gave up, needs `TURNS`. Who gives up needs one: leaving
    after the first turn is a defeat, leaving before it is no game.
    """
    needed = [1 if gone and place > 1 else TURNS for gone, place in zip(lost, places, strict=True)]
    return any(own < least for own, least in zip(made, needed, strict=True))


def never_began(made: Sequence[int], lost: Sequence[bool]) -> bool:
    """Whether somebody gave up before their first turn: then the game cannot count any more."""
    return any(gone and not own for own, gone in zip(made, lost, strict=True))
