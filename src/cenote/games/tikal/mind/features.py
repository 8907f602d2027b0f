"""Features of a position: integers for each seat, from which the learned evaluator computes its value.

`features(table)` returns `COUNT` integers for each seat, one seat after another, and `NAMES` names them. Equal
positions have equal features, however the seats are numbered. All are integers, so that plain and compiled Python
agree to the last bit. They exist for every position of a game except the last, whichever seat is to move.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cenote.games.tikal.bits import bit, bits, size
from cenote.games.tikal.board import (
    HEX_KIND,
    HEX_VALUE,
    JUNGLE,
    LETTER_MASK,
    SET_VALUE,
    SPACES,
    TEMPLE,
    TERRAIN,
    TREASURE,
    TREASURES,
    TURN_AP,
    UNCOVER_AP,
    VOLCANO,
    WORK_PER_TURN,
)
from cenote.games.tikal.mind.distances import BEYOND, Forces
from cenote.games.tikal.position import (
    BIDDING,
    DRAWING,
    FINDING,
    GONE,
    NOBODY,
    PICKING,
    PLACING,
    SCORING,
    SUPPLY,
    Position,
)

SCORINGS: Final = 4
"""The number of scoring rounds in a game (T13.2)."""

STAGES: Final = 12
"""The number of stages that have their own weights (see `stage`)."""

MEANING: Final[dict[str, str]] = {
    "one": "always 1",
    "three_seats": "1 in a game of three",
    "four_seats": "1 in a game of four",
    "auction": "1 in the auction game",
    "turns": "ordinary turns that the seat may expect before the next scoring round, in twelfths",
    "order": "how many seats lay a hex before it",
    "due": "action points that it has now, or will have as soon as its hex lies",
    "owed": "1 if a whole turn of its own follows for certain: the volcano's drawer in a scoring round",
    "to_score": "1 if it has its scoring turn now or still in this round",
    "scoring": "1 if it has its scoring turn now",
    "waits": "1 if it has not had its turn in this round of the auction",
    "waits_volcano": "1 if so and a volcano is shown",
    "waits_temple": "the value of the best temple shown, if so",
    "waits_hoard": "the masks of the best treasure hex shown, if so",
    "bid": "what it has offered, if nobody offered more",
    "picks": "1 if it picks a hex now",
    "lays_temple": "the value of the temple in its hand",
    "lays_hoard": "the masks of the treasure hex in its hand",
    "lays_jungle": "1 for a jungle in its hand",
    "held_1": "value of temples held by a lead of 1",
    "held_2": "by a lead of 2",
    "held_3": "by a lead of 3",
    "held_4": "by a lead of 4 or more",
    "tied": "value of temples where it is as strong as the strongest other",
    "behind_1": "where it stands and lacks 1",
    "behind_2": "where it lacks 2",
    "behind_3": "where it lacks 3 or more",
    "alone": "value of held temples where nobody else stands",
    "safe_2": "value of held temples that somebody can equal for at most 2 action points",
    "safe_4": "for 3 or 4",
    "safe_6": "for 5 or 6",
    "safe_10": "for 7 to 10",
    "safe": "not within one turn",
    "take_2": "value of temples that it does not hold and could take for at most 2 action points",
    "take_4": "for 3 or 4",
    "take_6": "for 5 or 6",
    "take_8": "for 7 or 8",
    "take_10": "for 9 or 10",
    "take_no": "not within one turn",
    "levels": "levels by which held temples can still rise, at most four each",
    "digs": "levels that it could uncover in a turn on held temples with those who stand there",
    "top_1": "the highest temple held",
    "top_2": "the second highest",
    "top_3": "the third",
    "top_guard_1": "the highest, if a guard is left",
    "top_guard_2": "the second highest, if two are left",
    "top_safe": "the highest held temple that nobody can equal within one turn",
    "guarded": "value of guarded temples",
    "guards": "guards left",
    "now": "points of the position as it is scored now",
    "haul": "points that temples may bring beyond that with the action points due",
    "harvest": "the same with those of a whole turn",
    "singles": "kinds of treasure held once",
    "pairs": "held twice",
    "triples": "held three times",
    "treasure": "points of the treasures in one scoring",
    "swap": "what its best exchange would gain in one scoring",
    "hope_1": "wafers not recovered yet that would make a pair",
    "hope_2": "that would make three of a kind",
    "wafers_here": "wafers where members stand, no more than there are members",
    "wafers_3": "wafers where none stands, but one can be for at most 3 action points",
    "wafers_7": "for 4 to 7",
    "wafers_no": "wafers farther away",
    "supply": "workers in the supply",
    "idle": "members in the base camp and own camps",
    "stray": "members elsewhere, neither on open temples nor at treasures",
    "spare": "workers on held temples beyond those that are needed to hold them",
    "leader_in": "1 if the leader is still in the supply",
    "leader_gone": "1 if it is out of the game",
    "leader_top": "the value of the temple on which it stands",
    "camps": "own camps",
    "sites": "1 if a camp is left and there is a place for one",
    "access": "sum over open temples of value times the action points that a turn leaves after coming from the supply",
    "reach": "value of open temples that a member from the supply reaches for at most 4 action points",
    "rival_harvest": "the greatest harvest of the others",
    "rival_now": "the most that another position scores now",
}
"""The meaning of each feature, in order."""

NAMES: Final = tuple(MEANING)
COUNT: Final[int] = len(NAMES)

_AT: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
_TURNS: Final[int] = _AT["turns"]
_WAITS: Final[int] = _AT["waits"]
_LAYS: Final[int] = _AT["lays_temple"]
_HELD: Final[int] = _AT["held_1"]
_TIED: Final[int] = _AT["tied"]
_ALONE: Final[int] = _AT["alone"]
_SAFE: Final[int] = _AT["safe_2"]
_TAKE: Final[int] = _AT["take_2"]
_LEVELS: Final[int] = _AT["levels"]
_TOP: Final[int] = _AT["top_1"]
_TOP_SAFE: Final[int] = _AT["top_safe"]
_NOW: Final[int] = _AT["now"]
_HARVEST: Final[int] = _AT["harvest"]
_SINGLES: Final[int] = _AT["singles"]
_WAFERS: Final[int] = _AT["wafers_here"]
_SUPPLY: Final[int] = _AT["supply"]
_SPARE: Final[int] = _AT["spare"]
_LEADER: Final[int] = _AT["leader_in"]
_CAMPS: Final[int] = _AT["camps"]
_RIVALS: Final[int] = _AT["rival_harvest"]

_SAFE_BIN: Final[list[int]] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4]
_TAKE_BIN: Final[list[int]] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
_MOST_LEVELS: Final = 4
_CLOSE: Final = 4

_VOLCANOES: Final[int] = sum(1 << number for number in range(TERRAIN) if HEX_KIND[number] == VOLCANO)
_KIND_NAMES: Final[int] = len(TREASURES)


def scorings_left(table: Position, seat: i64) -> i64:
    """Return the number of scoring turns that the seat still has, including the current one."""
    left: i64 = SCORINGS - table.rounds
    if erupting(table) and seat != table.seat and seat not in table.queue:
        left -= 1
    return left


def stage(table: Position, seat: i64) -> i64:
    """Return the stage of the game for a seat, which is negative if the seat has no scorings left.

    There are three stages for each number of scorings left: outside a scoring round, before the seat's scoring turn in
    the current round, and during that turn.
    """
    left = scorings_left(table, seat)
    if not erupting(table):
        return 3 * left - 3
    if seat == table.seat:
        return 3 * left - 1
    return 3 * left - 2 if seat in table.queue else max(3 * left - 3, -1)


def erupting(table: Position) -> bool:
    """Return whether a scoring round is under way."""
    return table.phase == SCORING or (table.phase == FINDING and table.resume == SCORING)


def calm(table: Position) -> i64:
    """Return twice the expected number of hexes that are placed before the next scoring round begins."""
    bag: i64 = table.bag
    before: i64 = 0
    for mask in LETTER_MASK:
        here: i64 = bag & mask
        if here & _VOLCANOES:
            return 2 * before + size(here) - 1
        before += size(here)
    return 2 * before


def features(table: Position) -> list[int]:
    """Return the features, `COUNT` numbers for each seat."""
    found = [0] * (table.seats * COUNT)
    forces = [Forces(table, seat) for seat in range(table.seats)]
    wait = calm(table)
    for seat in range(table.seats):
        base: i64 = seat * COUNT
        _moment(table, seat, base, wait, found)
        _offer(table, seat, base, found)
        _treasures(table, seat, base, found)
        _members(table, base, forces[seat], found)
    survey = Survey(table, found, forces)
    for space in bits(table.temples):
        survey.temple(space)
    for space in bits(table.guarded):
        found[table.guards[space] * COUNT + _TOP_SAFE + 1] += table.value[space]
    for space in bits(table.hoards):
        survey.hoard(space)
    survey.sum_up()
    return found


def _moment(table: Position, seat: i64, base: i64, wait: i64, found: list[int]) -> None:
    """Set the features of the rest of the game and of the turn."""
    found[base] = 1
    if table.seats > 2:
        found[base + table.seats - 2] = 1
    found[base + 3] = 1 if table.auction else 0
    order: i64 = (seat - _next_layer(table)) % table.seats
    own: i64 = (wait - 2 * order + table.seats) * 6
    found[base + _TURNS] = own // table.seats if own > 0 else 0
    found[base + _TURNS + 1] = order
    if seat == table.seat and table.phase != BIDDING:
        found[base + _TURNS + 2] = TURN_AP if table.phase == PLACING or table.phase == PICKING else table.ap
    if erupting(table):
        found[base + _TURNS + 3] = 1 if seat == table.drawer else 0
        found[base + _TURNS + 4] = 1 if seat == table.seat or seat in table.queue else 0
        found[base + _TURNS + 5] = 1 if seat == table.seat else 0


def _next_layer(table: Position) -> i64:
    """Return the seat that draws the next hex from the stack, which in the auction is a guess."""
    if table.phase == DRAWING or table.phase == BIDDING or table.phase == PICKING:
        return table.seat
    return (table.drawer if table.drawer != NOBODY else table.seat) + 1


def _offer(table: Position, seat: i64, base: i64, found: list[int]) -> None:
    """Set the features of the auction's display and of the hex in hand."""
    at: i64 = base + _WAITS
    if table.waiting >> seat & 1:
        found[at] = 1
        for hexagon in bits(table.shown):
            kind: i64 = HEX_KIND[hexagon]
            spot: i64 = at + 1 if kind == VOLCANO else at + 2 if kind == TEMPLE else at + 3
            if kind != JUNGLE:
                found[spot] = max(found[spot], 1 if kind == VOLCANO else HEX_VALUE[hexagon])
        if table.bidder == seat:
            found[at + 4] = table.bid
        if table.phase == PICKING and table.seat == seat:
            found[at + 5] = 1
    if table.phase == PLACING and table.seat == seat:
        kind = HEX_KIND[table.hand]
        if kind == TEMPLE or kind == TREASURE:
            found[base + _LAYS + (0 if kind == TEMPLE else 1)] = HEX_VALUE[table.hand]
        elif kind == JUNGLE:
            found[base + _LAYS + 2] = 1


def _treasures(table: Position, seat: i64, base: i64, found: list[int]) -> None:
    """Set the features of treasures."""
    at: i64 = base + _SINGLES
    first: i64 = seat * _KIND_NAMES
    for kind in range(_KIND_NAMES):
        held: i64 = table.treasures[first + kind]
        if held:
            found[at + held - 1] += 1
            found[at + 3] += SET_VALUE[held]
            if held < 3:
                found[at + 4 + held] += table.pool[kind]
    if table.singles[seat]:
        found[at + 4] = _swap(table, seat)


def _swap(table: Position, seat: i64) -> i64:
    """Return the points that the best exchange gains in one scoring: 2 for a third of a kind, 1 for a second."""
    mine: i64 = table.singles[seat]
    best: i64 = 0
    for other in range(table.seats):
        theirs: i64 = table.singles[other]
        if other == seat or not theirs:
            continue
        if theirs & mine and size(mine) > 1:
            best = max(best, 1)
        for kind in bits(theirs & ~mine):
            if table.treasures[seat * _KIND_NAMES + kind] == 2:
                return 2
    return best


def _members(table: Position, base: i64, forces: Forces, found: list[int]) -> None:
    """Set the features of members away from temples and in the supply."""
    at: i64 = base + _SUPPLY
    found[at] = forces.supply
    posts: i64 = 0
    for post in forces.posts:
        posts |= bit(post)
    leader: i64 = forces.leader
    places: i64 = table.temples | table.hoards
    for number in range(0, len(forces.rows), 2):
        space: i64 = forces.rows[number] // SPACES
        if posts >> space & 1:
            found[at + 1] += forces.rows[number + 1]
        elif not places >> space & 1:
            found[at + 2] += forces.rows[number + 1]
    if leader >= 0:
        if posts >> leader & 1:
            found[at + 1] += 1
        elif not places >> leader & 1:
            found[at + 2] += 1
        elif table.temples >> leader & 1:
            found[base + _LEADER + 2] = table.value[leader]
    found[base + _LEADER] = 1 if leader == SUPPLY else 0
    found[base + _LEADER + 1] = 1 if leader == GONE else 0
    camps: i64 = len(forces.posts) - 1
    found[base + _CAMPS] = camps
    found[base + _CAMPS + 1] = 1 if camps < 2 and table.clearings else 0


class Survey:
    """Accumulator of the temple and treasure features of every seat."""

    def __init__(self, table: Position, found: list[int], forces: list[Forces]) -> None:
        self.table = table
        self.seats: i64 = table.seats
        self.found = found
        self.forces = forces
        self.here: list[int] = [0] * table.seats
        """The strength of each seat on the current temple."""
        self.costs: list[list[int]] = [[] for _ in range(table.seats)]
        """The prices of what each seat could gain in one turn, for the knapsack of `haul` and `harvest`."""
        self.gains: list[list[int]] = [[] for _ in range(table.seats)]

    def temple(self, space: i64) -> None:
        """Add the features of an unguarded temple for every seat."""
        table, found, here = self.table, self.found, self.here
        value: i64 = table.value[space]
        best: i64 = 0
        second: i64 = 0
        present: i64 = 0
        for seat in range(self.seats):
            own: i64 = table.workers[seat * SPACES + space]
            if table.leaders[seat] == space:
                own += 3
            here[seat] = own
            if own:
                present += 1
            if own > best:
                second = best
                best = own
            elif own > second:
                second = own
        holder: i64 = -1
        threat: i64 = BEYOND
        for seat in range(self.seats):
            own = here[seat]
            force = self.forces[seat]
            base: i64 = seat * COUNT
            force.muster(space)
            entry = force.enter
            if entry <= TURN_AP:
                found[base + _CAMPS + 2] += value * (TURN_AP - entry)
                if entry <= _CLOSE:
                    found[base + _CAMPS + 3] += value
            if own == best and best > second:
                holder = seat
                continue
            price = force.price(best - own + 1)
            found[base + _TAKE + _TAKE_BIN[price]] += value
            if price <= TURN_AP:
                self.costs[seat].append(price)
                self.gains[seat].append(value)
            if best > second:
                threat = min(threat, force.price(best - own))
            if own:
                lack: i64 = best - own
                found[base + _TIED + (lack if lack < 3 else 3)] += value
        if holder >= 0:
            self._held(holder, space, value, best - second, present, threat)

    def _held(self, seat: i64, space: i64, value: i64, lead: i64, present: i64, threat: i64) -> None:
        """Add the features of a temple for its holder."""
        table, found = self.table, self.found
        base: i64 = seat * COUNT
        found[base + _HELD + (lead - 1 if lead < 4 else 3)] += value
        found[base + _SAFE + _SAFE_BIN[threat]] += value
        found[base + _NOW] += value
        found[base + _SPARE] += lead - 1
        if present == 1:
            found[base + _ALONE] += value
        rise: i64 = 0
        while rise < _MOST_LEVELS and table.tiles[value + rise + 1]:
            rise += 1
        found[base + _LEVELS] += rise
        members: i64 = table.workers[seat * SPACES + space] + (1 if table.leaders[seat] == space else 0)
        digs: i64 = min(rise, members, WORK_PER_TURN)
        if table.seat == seat:
            digs = min(digs, WORK_PER_TURN - table.worked[space])
        found[base + _LEVELS + 1] += digs
        for _ in range(digs):
            self.costs[seat].append(UNCOVER_AP)
            self.gains[seat].append(1)
        _rank(found, base + _TOP, value)
        if threat > TURN_AP:
            found[base + _TOP_SAFE] = max(found[base + _TOP_SAFE], value)

    def hoard(self, space: i64) -> None:
        """Add the features of a treasure hex for every seat."""
        table, found = self.table, self.found
        wafers: i64 = table.wafers[space]
        for seat in range(self.seats):
            at: i64 = seat * COUNT + _WAFERS
            members: i64 = table.workers[seat * SPACES + space] + (1 if table.leaders[seat] == space else 0)
            if members:
                found[at] += min(members, wafers)
                continue
            self.forces[seat].muster(space)
            near = self.forces[seat].nearest()
            found[at + (1 if near <= 3 else 2 if near <= 7 else 3)] += wafers

    def sum_up(self) -> None:
        """Add the features that are derived from other features."""
        table, found = self.table, self.found
        for seat in range(self.seats):
            base: i64 = seat * COUNT
            found[base + _TOP + 3] = found[base + _TOP] if table.guards_left[seat] else 0
            found[base + _TOP + 4] = found[base + _TOP + 1] if table.guards_left[seat] > 1 else 0
            found[base + _TOP_SAFE + 2] = table.guards_left[seat]
            found[base + _NOW] += found[base + _TOP_SAFE + 1] + found[base + _SINGLES + 3]
            best = _knapsack(self.costs[seat], self.gains[seat])
            found[base + _NOW + 1] = best[found[base + _TURNS + 2]]
            found[base + _HARVEST] = best[TURN_AP]
        for seat in range(self.seats):
            for other in range(self.seats):
                if other != seat:
                    base = seat * COUNT
                    rival: i64 = other * COUNT
                    total: i64 = found[rival + _NOW] + found[rival + _HARVEST]
                    found[base + _RIVALS] = max(found[base + _RIVALS], total)
                    found[base + _RIVALS + 1] = max(found[base + _RIVALS + 1], found[rival + _NOW])


def _rank(found: list[int], top: i64, value: i64) -> None:
    """Insert a value into the three highest values, which begin at `top`."""
    for place in range(top, top + 3):
        other: i64 = found[place]
        if value > other:
            found[place] = value
            value = other


def _knapsack(costs: list[int], gains: list[int]) -> list[int]:
    """Return the most that each number of action points can gain.

    The result ignores that a member may be needed twice or leave a gap.
    """
    best = [0] * (TURN_AP + 1)
    for number in range(len(costs)):
        cost: i64 = costs[number]
        gain: i64 = gains[number]
        for paid in range(TURN_AP, cost - 1, -1):
            total: i64 = best[paid - cost] + gain
            if total > best[paid]:
                best[paid] = total
    return best
