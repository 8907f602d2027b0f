"""What is told about somebody's games."""

from __future__ import annotations

from msgspec import Struct

from cenote.server.ratings.rules import Unrated
from cenote.server.ratings.skill import SETTLED


class Rating(Struct):
    """How strong somebody is at a game and mode; until it is `settled`, only its owner sees the number."""

    game: str
    mode: str
    rating: int | None
    games: int
    settled: bool
    curve: list[int]
    """The rating after each of the latest rated games, the newest last."""


class Outcome(Struct, omit_defaults=True):
    """A finished game of somebody's, from where they sat."""

    table: str
    game: str
    mode: str
    at: float
    """Seconds since 1970."""
    place: int
    seats: int
    score: int
    names: list[str]
    """Everybody's, in the order of the seats."""
    fate: str = ""
    rating: int | None = None
    """After a rated game, if it may be shown."""
    change: int = 0
    unrated: Unrated = ""
    """Why the game at a rated table does not count."""


class Profile(Struct):
    """Somebody with an account, as everybody may see them."""

    name: str
    since: float
    ratings: list[Rating]
    outcomes: list[Outcome]
    """The newest first."""
    own: bool = False
    """Whether this is whoever asks."""


class SeatRating(Struct):
    """How a finished game ended for the person at a seat, and what it did to their rating."""

    seat: int
    place: int
    games: int
    """How many rated games of theirs this was the last of; 0 if it does not count."""
    rating: int | None
    """After the game; until it is settled, only its owner sees it."""
    change: int | None


class TableRatings(Struct):
    """What a finished game at a rated table did to ratings, or why it did nothing."""

    unrated: Unrated
    seats: list[SeatRating]
    settled: int = SETTLED
    """After how many games a rating is shown to others."""
