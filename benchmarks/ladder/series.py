"""What is played for the ladder, table by table, and what it must show."""

from __future__ import annotations

from dataclasses import dataclass

from cenote.arena.pairings import DUEL, FIELD, MIRROR, Pairing, Plan

GAMES = {"easy": 400, "medium": 400, "hard": 200, "expert": 100}
"""How many games a level plays at least in each of its pairings."""

MODES = {"tikal": ("basic", "auction"), "jackal": ("basic", "archipelago")}
FIRST = 1
"""The number of the first deal, everywhere: all pairings of a table are dealt the same."""


def duel(one: str, other: str) -> Pairing:
    return Pairing(one, other, DUEL, min(GAMES[one], GAMES.get(other, GAMES[one])))


AGAINST_GREEDY = tuple(duel(level, "greedy") for level in GAMES)
NEIGHBOURS = (duel("medium", "easy"), duel("hard", "medium"), duel("expert", "hard"))
BALANCE = Pairing("hard", "hard", MIRROR, GAMES["hard"])
EXPERTS = Pairing("expert", "expert", MIRROR, GAMES["expert"])
ALONE = Pairing("expert", "greedy", FIELD, GAMES["expert"])


def table(game: str, mode: str, seats: int, *pairings: Pairing) -> tuple[str, Plan]:
    return f"{game}-{mode}-{seats}", Plan(game, mode, seats, pairings, first=FIRST)


LADDER: dict[str, Plan] = dict(
    [
        table("tikal", "basic", 2, *AGAINST_GREEDY, *NEIGHBOURS, BALANCE),
        table("tikal", "auction", 2, *AGAINST_GREEDY, *NEIGHBOURS, BALANCE),
        table("tikal", "basic", 4, *AGAINST_GREEDY, *NEIGHBOURS, ALONE, EXPERTS, BALANCE),
        table("tikal", "basic", 3, BALANCE),
        table("tikal", "auction", 3, BALANCE),
        table("tikal", "auction", 4, BALANCE),
        table("jackal", "basic", 2, *AGAINST_GREEDY, *NEIGHBOURS, BALANCE),
        table("jackal", "archipelago", 2, *AGAINST_GREEDY, *NEIGHBOURS, BALANCE),
        table("jackal", "basic", 4, *AGAINST_GREEDY, *NEIGHBOURS, BALANCE),
        table("jackal", "archipelago", 4, *AGAINST_GREEDY, *NEIGHBOURS, BALANCE),
        table("jackal", "basic", 3, BALANCE),
        table("jackal", "archipelago", 3, BALANCE),
    ]
)

CAMPAIGN_GAMES = {"medium": 10_000, "hard": 500, "expert": 50}
"""How many games a campaign has at least in which a level takes part, over all tables; easy sits at each of them."""


def _campaign() -> dict[str, Plan]:
    """Every mode and number of seats of both games; only rules broken and crashes are counted."""
    tables = [(game, mode, seats) for game, modes in MODES.items() for mode in modes for seats in (2, 3, 4)]
    shares = {level: -(-games // len(tables)) for level, games in CAMPAIGN_GAMES.items()}
    pairings = [Pairing(level, "easy", DUEL if level == "medium" else FIELD, games) for level, games in shares.items()]
    return {f"campaign-{game}-{mode}-{seats}": table(game, mode, seats, *pairings)[1] for game, mode, seats in tables}


CAMPAIGN = _campaign()


@dataclass(frozen=True)
class Demand:
    """What a pairing must show: a share of victories, or points where it is a mirror, between two bounds."""

    table: str
    pairing: str
    least: float
    most: float = 1.0


def _ordered(name: str) -> list[Demand]:
    """That each level is stronger than the one below it."""
    return [Demand(name, pairing.label, 0.5) for pairing in NEIGHBOURS]


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
