"""Series of the ladder by table, and the results that they must show."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cenote.arena.pairings import DUEL, FIELD, MIRROR, Pairing, TournamentPlan

GAMES = {"easy": 400, "medium": 400, "hard": 200, "expert": 100}
"""The minimum number of games that a level plays in each of its pairings."""

MORE = {("tikal-basic-2", "expert : greedy"): 280, ("jackal-basic-4", "hard : medium"): 600}
"""The number of games of pairings for which a first look left open whether the whole interval is as wanted."""

FIRST = 1
"""The number of the first deal, the same everywhere, so that all pairings of a table get the same deals."""


def duel(one: str, other: str, games: int = 0) -> Pairing:
    return Pairing(one, other, DUEL, games or min(GAMES[one], GAMES.get(other, GAMES[one])))


EASY, MEDIUM, HARD, EXPERT = (duel(level, "greedy") for level in GAMES)
MEDIUM_EASY, HARD_MEDIUM, EXPERT_HARD = duel("medium", "easy"), duel("hard", "medium"), duel("expert", "hard")
ALONE = Pairing("expert", "greedy", FIELD, GAMES["expert"])
EXPERTS = Pairing("expert", "expert", MIRROR, GAMES["expert"])


def balance(games: int) -> Pairing:
    return Pairing("hard", "hard", MIRROR, games)


def table(game: str, mode: str, seats: int, *pairings: Pairing) -> tuple[str, TournamentPlan]:
    name = f"{game}-{mode}-{seats}"
    whole = tuple(replace(each, games=MORE.get((name, each.label), each.games)) for each in pairings)
    return name, TournamentPlan(game, mode, seats, whole, first=FIRST)


TWO = (EASY, MEDIUM, HARD, EXPERT, MEDIUM_EASY, HARD_MEDIUM, EXPERT_HARD, balance(200))
FOUR_PIRATES = (EASY, MEDIUM, MEDIUM_EASY, HARD_MEDIUM, balance(100))

LADDER: dict[str, TournamentPlan] = dict(
    [
        table("tikal", "basic", 2, *TWO),
        table("jackal", "basic", 2, *TWO),
        table("jackal", "archipelago", 2, *TWO),
        table("jackal", "basic", 4, *FOUR_PIRATES),
        table("jackal", "archipelago", 4, *FOUR_PIRATES),
        table("tikal", "basic", 4, EASY, MEDIUM, MEDIUM_EASY, HARD_MEDIUM, EXPERT_HARD, ALONE, EXPERTS),
        table("tikal", "auction", 2, MEDIUM_EASY, HARD_MEDIUM, EXPERT_HARD, balance(100)),
        table("tikal", "basic", 3, duel("medium", "easy", 100), balance(100)),
        table("tikal", "auction", 3, duel("medium", "easy", 50), balance(50)),
        table("tikal", "auction", 4, duel("medium", "easy", 50), balance(50)),
        table("jackal", "basic", 3, duel("medium", "easy", 600), balance(100)),
        table("jackal", "archipelago", 3, duel("medium", "easy", 600), balance(100)),
    ]
)

FAULTLESS = {("easy", "medium"): 10_000, ("hard",): 500, ("expert",): 50}
"""The number of games, over all tables, in which such levels must neither break a rule nor crash."""


@dataclass(frozen=True)
class Demand:
    """What a pairing must show: a share of the wins, or points if it is a mirror, between two bounds."""

    table: str
    pairing: str
    least: float
    most: float = 1.0


def _ordered(name: str) -> list[Demand]:
    """Return the demands that each level is stronger than the level below it."""
    return [Demand(name, pairing.label, 0.5) for pairing in (MEDIUM_EASY, HARD_MEDIUM, EXPERT_HARD)]


DEMANDS = (
    Demand("tikal-basic-2", "easy : greedy", 0.2, 0.6),
    Demand("tikal-basic-2", "medium : greedy", 0.8),
    Demand("tikal-basic-2", "hard : greedy", 0.93),
    Demand("tikal-basic-2", "expert : greedy", 0.97),
    Demand("tikal-basic-2", "expert : hard", 0.6),
    *_ordered("tikal-auction-2"),
    *_ordered("tikal-basic-4"),
    Demand("tikal-basic-4", "expert among greedy", 0.7),
    Demand("tikal-basic-4", "expert", 85.0, 999.0),
    *(
        demand
        for table in ("jackal-basic-2", "jackal-archipelago-2", "jackal-basic-4", "jackal-archipelago-4")
        for demand in (Demand(table, "medium : greedy", 0.55), Demand(table, "hard : medium", 0.55))
    ),
    Demand("jackal-basic-2", "expert : greedy", 0.65),
    Demand("jackal-archipelago-2", "expert : greedy", 0.65),
)
