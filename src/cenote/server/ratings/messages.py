"""What is told about somebody's games."""

from __future__ import annotations

from msgspec import Struct


class Rating(Struct):
    """How strong somebody is at a game and mode; `settled` once that means something."""

    game: str
    mode: str
    rating: int
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
    """After a rated game."""
    change: int = 0


class Profile(Struct):
    """Somebody with an account, as everybody may see them."""

    name: str
    since: float
    ratings: list[Rating]
    outcomes: list[Outcome]
    """The newest first."""
