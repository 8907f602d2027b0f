"""Messages about ratings, results and profiles."""

from __future__ import annotations

from msgspec import Struct

from cenote.server.rating_rules.eligibility import Unrated
from cenote.server.rating_rules.skill import SETTLED


class Rating(Struct):
    """An account's rating at a game and mode. While it is provisional (not `settled`), only its owner sees it."""

    game: str
    mode: str
    rating: int | None
    games: int
    settled: bool
    curve: list[int]
    """The rating after each of the latest rated games, the newest last."""


class FinishedGame(Struct, omit_defaults=True):
    """A finished game as seen from the account's seat."""

    table: str
    game: str
    mode: str
    at: float
    """Seconds since 1970."""
    place: int
    seats: int
    score: int
    names: list[str]
    """The names of all players, in the order of the seats."""
    fate: str = ""
    rating: int | None = None
    """The rating after a rated game, or null at other games and if it may not be shown."""
    change: int = 0
    unrated: Unrated = ""
    """Why the game at a rated table does not count."""


class Profile(Struct):
    """The public profile of an account."""

    name: str
    since: float
    ratings: list[Rating]
    outcomes: list[FinishedGame]
    """The finished games, the newest first."""
    own: bool = False
    """Whether this is your own profile."""


class SeatRating(Struct):
    """The result of the person at a seat, and the change of that person's rating."""

    seat: int
    place: int
    games: int
    """The number of the person's rated games up to and including this one, or 0 if it does not count."""
    rating: int | None
    """The rating after the game. While it is provisional, only its owner sees it."""
    change: int | None


class TableRatings(Struct):
    """The rating changes of a finished game at a rated table, or the reason why there are none."""

    unrated: Unrated
    seats: list[SeatRating]
    settled: int = SETTLED
    """The number of rated games after which a rating is shown to others."""
