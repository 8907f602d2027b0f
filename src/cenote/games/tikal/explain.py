"""A second, plain implementation of the rules, which names the rule that forbids an action and the facts behind it.

It uses only the facts on the table, without the derived values that the generator keeps for speed, so that the two
check each other.
"""

from __future__ import annotations

from cenote.core.game import CHANCE, IllegalAction, Seat
from cenote.core.refusals import Chance, Over, Phase, Turn
from cenote.games.tikal import actions, refusals
from cenote.games.tikal.actions import ACTIONS, LEADER, MEMBERS, TikalAction
from cenote.games.tikal.board import (
    BASE,
    CAMP_AP,
    CAMPS,
    ENTER_AP,
    EXCHANGE_AP,
    GUARD_AP,
    GUARDS,
    HEX_KIND,
    HEXES,
    JUNGLE,
    NAMES,
    NEIGHBOUR,
    RECOVER_AP,
    SIDES,
    SPACES,
    TEMPLE,
    TERRAIN,
    TRAVEL_AP,
    TREASURE,
    TREASURES,
    UNCOVER_AP,
    VOLCANO,
    WAFERS_OF_EACH,
    WORK_PER_TURN,
    stones,
)
from cenote.games.tikal.position import (
    ACTING,
    BIDDING,
    DRAWING,
    FINDING,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    PICKING,
    PLACING,
    SCORING,
    SUPPLY,
    Position,
    members,
    strength,
)


def explain(table: Position, seat: int, code: int) -> IllegalAction | None:
    """Return the rule that forbids an action to a seat now, or None if it is allowed."""
    return forbids(table, seat, ACTIONS[code])


def forbids(table: Position, seat: int, action: TikalAction) -> IllegalAction | None:
    """Return the rule that forbids an action, even one that the action table lacks because no position allows it."""
    if table.phase == OVER:
        return IllegalAction("T13.2", Over())
    if isinstance(action, actions.Draw):
        return _draw(table, seat, action.hexagon)
    if isinstance(action, actions.Find):
        return _find(table, seat, action.treasure)
    return _out_of_turn(table, seat) or _wrong_phase(table, action) or _refused(table, seat, action)


def _draw(table: Position, seat: int, hexagon: int) -> IllegalAction | None:
    if seat != CHANCE:
        return IllegalAction("T2.2", Chance())
    if table.phase != DRAWING:
        return IllegalAction(_rule_of_turns(table), Phase(PHASES[table.phase]))
    if not table.bag >> hexagon & 1:
        return IllegalAction("T2.2", refusals.Gone(HEXES[hexagon].name))
    top = min(HEXES[number].letter for number in range(TERRAIN) if table.bag >> number & 1)
    if HEXES[hexagon].letter != top:
        return IllegalAction("T2.2", refusals.Letter(top))
    return None


def _find(table: Position, seat: int, treasure: int) -> IllegalAction | None:
    if seat != CHANCE:
        return IllegalAction("T7.1", Chance())
    if table.phase != FINDING:
        return IllegalAction("T5.5", Phase(PHASES[table.phase]))
    held = sum(table.treasures[owner * len(TREASURES) + treasure] for owner in range(table.seats))
    if held == WAFERS_OF_EACH:
        return IllegalAction("T7.1", refusals.Exhausted(TREASURES[treasure]))
    return None


def _out_of_turn(table: Position, seat: int) -> IllegalAction | None:
    if table.phase == FINDING:
        return IllegalAction("T7.1", Chance())
    if table.phase == DRAWING:
        return IllegalAction("T2.2", Chance())
    if seat == table.seat:
        return None
    if table.phase == SCORING:
        return IllegalAction("T12.2", Turn(Seat(table.seat)))
    if table.phase == BIDDING:
        return IllegalAction("T14.3", Turn(Seat(table.seat)))
    if table.phase == PICKING:
        return IllegalAction(_rule_of_picks(table), Turn(Seat(table.seat)))
    return IllegalAction(_rule_of_turns(table), Turn(Seat(table.seat)))


def _rule_of_turns(table: Position) -> str:
    """Return the rule about draws and the order of turns, which differs in the auction game (T14.1)."""
    return "T14.2" if table.auction else "T3.1"


def _rule_of_picks(table: Position) -> str:
    """Return the rule by which the current seat picks a hex: as the winner, or for free as the first to pass."""
    return "T14.5" if table.first_pass == table.seat else "T14.4"


def _wrong_phase(table: Position, action: TikalAction) -> IllegalAction | None:
    phase = table.phase
    if isinstance(action, actions.Bid | actions.Pass | actions.Pick):
        return _not_for_sale(table, action)
    if phase == BIDDING:
        return IllegalAction("T14.3", Phase("bidding"))
    if phase == PICKING:
        return IllegalAction(_rule_of_picks(table), Phase("picking"))
    if isinstance(action, actions.Place):
        if phase == SCORING:
            return IllegalAction("T12.2", Phase("scoring"))
        if phase == ACTING:
            return IllegalAction("T3.1", Phase("acting"))
        return None
    if phase == PLACING and isinstance(action, actions.End):
        return IllegalAction("T3.2", refusals.HexFirst())
    if phase == PLACING:
        return IllegalAction("T3.1", Phase("placing"))
    return None


def _not_for_sale(table: Position, action: TikalAction) -> IllegalAction | None:
    if not table.auction:
        return IllegalAction("T14.1", refusals.NoAuction())
    if isinstance(action, actions.Pick):
        if table.phase == PICKING:
            return None
        return _last_of_round(table) or IllegalAction("T14.4", Phase(PHASES[table.phase]))
    if table.phase == BIDDING:
        return None
    return _last_of_round(table) or IllegalAction("T14.3", Phase(PHASES[table.phase]))


def _last_of_round(table: Position) -> IllegalAction | None:
    last = table.waiting == 0 and table.phase in (PLACING, ACTING)
    return IllegalAction("T14.6", refusals.LastOfRound()) if last else None


def _refused(table: Position, seat: int, action: TikalAction) -> IllegalAction | None:
    match action:
        case actions.Travel(member, origin, target):
            return _travel(table, seat, member, origin, target)
        case actions.Bid(points):
            return _bid(table, seat, points)
        case actions.Walk(member, origin, target):
            return _walk(table, seat, member, origin, target)
        case actions.Exchange(other, give, take):
            return _exchange(table, seat, other, give, take)
        case actions.Place(space, turns):
            return _place(table, space, turns)
        case actions.Enter(member, space):
            return _enter(table, seat, member, space)
        case actions.Uncover(space):
            return _uncover(table, seat, space)
        case actions.Recover(space):
            return _recover(table, seat, space)
        case actions.Camp(space):
            return _camp(table, seat, space)
        case actions.Guard(space):
            return _guard(table, seat, space)
        case actions.Pick(hexagon):
            return _pick(table, hexagon)
        case _:
            return None


def _kind(table: Position, space: int) -> int:
    """Return the kind of the hex on a space, or NOTHING if the space is empty."""
    return NOTHING if table.hexes[space] == NOTHING else HEX_KIND[table.hexes[space]]


def _too_dear(table: Position, rule: str, cost: int) -> IllegalAction | None:
    """Return a refusal by the action's own rule if it costs more action points than are left (T5.9)."""
    return IllegalAction(rule, refusals.ActionPoints(cost=cost, left=table.ap)) if cost > table.ap else None


def _place(table: Position, space: int, turns: int) -> IllegalAction | None:
    if table.hexes[space] != NOTHING:
        return IllegalAction("T4.1", refusals.Occupied(NAMES[space]))
    sides = [side for side in range(SIDES) if _beyond(table, space, side) != NOTHING]
    if not sides:
        return IllegalAction("T4.1", refusals.Apart(NAMES[space]))
    same = _fewest_turns(table.hand, turns)
    if same != turns:
        return IllegalAction("T4.1", refusals.Same(same))
    if HEX_KIND[table.hand] == VOLCANO:
        return None
    return _unreachable(table, space, turns, sides)


def _beyond(table: Position, space: int, side: int) -> int:
    """Return the kind of the hex beyond a side of a space, or NOTHING if there is none."""
    beyond = NEIGHBOUR[space * SIDES + side]
    return _kind(table, beyond) if beyond >= 0 else NOTHING


def _fewest_turns(hexagon: int, turns: int) -> int:
    face = [stones(hexagon, turns, side) for side in range(SIDES)]
    for fewer in range(turns):
        if [stones(hexagon, fewer, side) for side in range(SIDES)] == face:
            return fewer
    return turns


def _unreachable(table: Position, space: int, turns: int, sides: list[int]) -> IllegalAction | None:
    towards_volcano = False
    for side in sides:
        beyond = NEIGHBOUR[space * SIDES + side]
        facing = stones(table.hexes[beyond], table.turns[beyond], (side + 3) % SIDES)
        if stones(table.hand, turns, side) + facing == 0:
            continue
        if _kind(table, beyond) != VOLCANO:
            return None
        towards_volcano = True
    return IllegalAction("T15.5" if towards_volcano else "T4.2", refusals.NoPath(NAMES[space]))


def _enter(table: Position, seat: int, member: int, space: int) -> IllegalAction | None:
    if dear := _too_dear(table, "T5.1", ENTER_AP):
        return dear
    left = table.leaders[seat] == SUPPLY if member == LEADER else table.supply[seat] > 0
    if not left:
        return IllegalAction("T5.1", refusals.Supply(MEMBERS[member]))
    if table.camps[space] not in (NOBODY, seat):
        return IllegalAction("T15.4", refusals.Theirs(space=NAMES[space], owner=Seat(table.camps[space])))
    if not _own_post(table, seat, space):
        return IllegalAction("T5.1", refusals.NoCamp(NAMES[space]))
    return None


def _own_post(table: Position, seat: int, space: int) -> bool:
    return space == BASE or table.camps[space] == seat


def _stands(table: Position, seat: int, member: int, space: int) -> bool:
    return table.leaders[seat] == space if member == LEADER else table.workers[seat * SPACES + space] > 0


def _travel(table: Position, seat: int, member: int, origin: int, target: int) -> IllegalAction | None:
    for space in (origin, target):
        if not _own_post(table, seat, space):
            return IllegalAction("T5.2", refusals.NoCamp(NAMES[space]))
    if not _stands(table, seat, member, origin):
        return IllegalAction("T5.2", refusals.NobodyThere(member=MEMBERS[member], space=NAMES[origin]))
    return _too_dear(table, "T5.2", TRAVEL_AP)


def _walk(table: Position, seat: int, member: int, origin: int, target: int) -> IllegalAction | None:
    if not _stands(table, seat, member, origin):
        return IllegalAction("T5.3", refusals.NobodyThere(member=MEMBERS[member], space=NAMES[origin]))
    if target not in NEIGHBOUR[origin * SIDES : origin * SIDES + SIDES]:
        return IllegalAction("T5.3", refusals.Apart(NAMES[target]))
    if table.hexes[target] == NOTHING:
        return IllegalAction("T5.3", refusals.Empty(NAMES[target]))
    if _kind(table, target) == VOLCANO:
        return IllegalAction("T5.3", refusals.Volcano(NAMES[target]))
    cost = _stones_between(table, origin, target)
    if not cost:
        return IllegalAction("T5.3", refusals.NoStones(origin=NAMES[origin], space=NAMES[target]))
    return _too_dear(table, "T5.3", cost)


def _stones_between(table: Position, origin: int, target: int) -> int:
    side = NEIGHBOUR[origin * SIDES : origin * SIDES + SIDES].index(target)
    here = stones(table.hexes[origin], table.turns[origin], side)
    return here + stones(table.hexes[target], table.turns[target], (side + 3) % SIDES)


def _uncover(table: Position, seat: int, space: int) -> IllegalAction | None:
    if dear := _too_dear(table, "T5.4", UNCOVER_AP):
        return dear
    if _kind(table, space) != TEMPLE:
        return IllegalAction("T5.4", refusals.NoTemple(NAMES[space]))
    if table.guards[space] != NOBODY:
        return IllegalAction("T6.5", refusals.GuardedBy(Seat(table.guards[space])))
    if not table.tiles[table.value[space] + 1]:
        return IllegalAction("T6.2", refusals.NoTile(table.value[space] + 1))
    done = table.worked[space]
    if done == WORK_PER_TURN:
        return IllegalAction("T6.3", refusals.TwicePerTurn(NAMES[space]))
    if members(table, seat, space) <= done:
        return IllegalAction("T6.4", refusals.TooFew(needs=done + 1, has=members(table, seat, space)))
    return None


def _recover(table: Position, seat: int, space: int) -> IllegalAction | None:
    if dear := _too_dear(table, "T5.5", RECOVER_AP):
        return dear
    if _kind(table, space) != TREASURE:
        return IllegalAction("T5.5", refusals.NoTreasure(NAMES[space]))
    if not table.wafers[space]:
        return IllegalAction("T5.5", refusals.Empty(NAMES[space]))
    done = table.worked[space]
    if done == WORK_PER_TURN:
        return IllegalAction("T7.2", refusals.TwicePerTurn(NAMES[space]))
    if members(table, seat, space) <= done:
        return IllegalAction("T7.3", refusals.TooFew(needs=done + 1, has=members(table, seat, space)))
    return None


def _exchange(table: Position, seat: int, other: int, give: int, take: int) -> IllegalAction | None:
    if dear := _too_dear(table, "T5.6", EXCHANGE_AP):
        return dear
    if other == seat:
        return IllegalAction("T5.6", refusals.Own())
    if other >= table.seats:
        return IllegalAction("T5.6", refusals.NoSeat(other + 1))
    for owner, kind in ((seat, give), (other, take)):
        held = table.treasures[owner * len(TREASURES) + kind]
        if held != 1:
            return IllegalAction("T8.1", refusals.NotSingle(owner=Seat(owner), treasure=TREASURES[kind], held=held))
    if give == take:
        return IllegalAction("T8.3", refusals.Alike(TREASURES[give]))
    return None


def _camp(table: Position, seat: int, space: int) -> IllegalAction | None:
    if dear := _too_dear(table, "T5.7", CAMP_AP):
        return dear
    kind = _kind(table, space)
    if kind == TREASURE and table.wafers[space]:
        return IllegalAction("T9.1", refusals.WafersLeft(space=NAMES[space], wafers=table.wafers[space]))
    if kind not in (JUNGLE, TREASURE):
        return IllegalAction("T9.1", refusals.Terrain(NAMES[space]))
    if table.camps[space] != NOBODY:
        return IllegalAction("T9.2", refusals.Taken(Seat(table.camps[space])))
    if table.camps.count(seat) == CAMPS:
        return IllegalAction("T9.2", refusals.BothCamps(CAMPS))
    if table.camp_needs_member and not members(table, seat, space):
        return IllegalAction("T15.1", refusals.NoMember(NAMES[space]))
    return None


def _guard(table: Position, seat: int, space: int) -> IllegalAction | None:
    if dear := _too_dear(table, "T5.8", GUARD_AP):
        return dear
    if _kind(table, space) != TEMPLE:
        return IllegalAction("T5.8", refusals.NoTemple(NAMES[space]))
    if table.guards[space] != NOBODY:
        return IllegalAction("T10.2", refusals.Taken(Seat(table.guards[space])))
    if table.guards.count(seat) == GUARDS:
        return IllegalAction("T10.2", refusals.BothGuards(GUARDS))
    mine = strength(table, seat, space)
    theirs = max(strength(table, other, space) for other in range(table.seats) if other != seat)
    if mine <= theirs:
        return IllegalAction("T10.1", refusals.NotStrongest(mine=mine, theirs=theirs))
    return None


def _bid(table: Position, seat: int, points: int) -> IllegalAction | None:
    if points <= table.bid:
        return IllegalAction("T14.3", refusals.TooLow(bid=points, highest=table.bid))
    if points > table.scores[seat]:
        return IllegalAction("T15.7", refusals.TooMuch(bid=points, score=table.scores[seat]))
    return None


def _pick(table: Position, hexagon: int) -> IllegalAction | None:
    if not table.shown >> hexagon & 1:
        return IllegalAction(_rule_of_picks(table), refusals.NotShown(HEXES[hexagon].name))
    return None
