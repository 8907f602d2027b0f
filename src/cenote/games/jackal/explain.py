"""Explainer, which names the numbered rule that forbids an action, and the reason."""

from __future__ import annotations

from cenote.core.game import CHANCE, IllegalAction, Seat
from cenote.core.refusals import Chance, Over, Phase, Turn
from cenote.games.jackal import refusals
from cenote.games.jackal.actions import (
    ACTIONS,
    Deal,
    Done,
    Exit,
    Go,
    JackalAction,
    Keep,
    Land,
    Lay,
    Pass,
    Ready,
    Show,
    Take,
    TakeDeck,
    Throw,
)
from cenote.games.jackal.cards import FLAG, KINDS, KNIGHT, LETTERS, MAP, MARK
from cenote.games.jackal.islands import BURIED, CAVE, JUNGLE, SEA, WAYS, WAYS_OF, Island, cell_name
from cenote.games.jackal.position import (
    ANNOUNCING,
    DEALING,
    DRAFTING,
    LANDED,
    LAYING,
    NOTHING,
    OPENING,
    OVER,
    PASSED,
    PHASES,
    SHOWING,
    TAKING,
    THROWING,
    Position,
)

PHASE_OF: dict[type[object], int] = {
    **{Pass: ANNOUNCING, Land: ANNOUNCING, Take: TAKING, TakeDeck: TAKING, Lay: LAYING, Ready: LAYING},
    **{Throw: THROWING, Done: THROWING, Go: OPENING, Exit: OPENING, Keep: DRAFTING},
}
RULE_OF = {
    **{DEALING: "J2.2", SHOWING: "J2.3", DRAFTING: "J8.7", ANNOUNCING: "J3.1"},
    **{TAKING: "J3.2", LAYING: "J4.1", THROWING: "J5.1", OPENING: "J6.1"},
}
"""The rule that governs each phase."""


def explain(table: Position, seat: int, code: int) -> IllegalAction | None:
    """Return the rule that forbids a seat an action now, or None if the action is legal."""
    action = ACTIONS[code]
    if table.phase == OVER:
        return IllegalAction("J8.10" if table.archipelago else "J8.4", Over())
    if isinstance(action, Deal):
        return _deal(table, seat, action.card)
    if isinstance(action, Show):
        return _show(table, seat, action.island)
    if seat == CHANCE or PHASE_OF[type(action)] != table.phase:
        return IllegalAction(RULE_OF[table.phase], Phase(PHASES[table.phase]))
    return _not_asked(table, seat) or _refused(table, seat, action)


def _deal(table: Position, seat: int, card: int) -> IllegalAction | None:
    if seat != CHANCE:
        return IllegalAction("J2.2", Chance())
    if table.phase != DEALING:
        return IllegalAction("J2.2", Phase(PHASES[table.phase]))
    if not table.deck[card]:
        return IllegalAction("J2.2", refusals.NoCard(LETTERS[card]))
    return None


def _show(table: Position, seat: int, island: int) -> IllegalAction | None:
    if seat != CHANCE:
        return IllegalAction("J2.3", Chance())
    if table.phase != SHOWING:
        return IllegalAction("J2.3", Phase(PHASES[table.phase]))
    if island >= len(table.box.islands) or table.used >> island & 1:
        return IllegalAction("J8.3", refusals.UsedIsland(island + 1))
    return None


def _not_asked(table: Position, seat: int) -> IllegalAction | None:
    """Return the refusal for a seat that does not decide in this phase or has decided already, or None."""
    if not table.playing >> seat & 1:
        return IllegalAction("J8.5", refusals.Tied())
    if table.phase in (ANNOUNCING, TAKING, OPENING):
        return None if seat == table.seat else IllegalAction(RULE_OF[table.phase], Turn(Seat(table.seat)))
    if table.phase == DRAFTING:
        return IllegalAction("J8.7", refusals.AlreadyKept()) if table.kept >> seat & 1 else None
    if table.phase == LAYING:
        return _not_laying(table, seat)
    return _not_throwing(table, seat)


def _not_laying(table: Position, seat: int) -> IllegalAction | None:
    if table.announced[seat] == PASSED:
        return IllegalAction("J3.4", refusals.DidPass())
    if table.ready >> seat & 1:
        return IllegalAction("J4.2", refusals.IsReady())
    return None


def _not_throwing(table: Position, seat: int) -> IllegalAction | None:
    if table.marks_from_landed and table.announced[seat] != LANDED:
        return IllegalAction("J9.5", refusals.NotLanded())
    if not _others_ashore(table, seat):
        return IllegalAction("J5.1", refusals.Nobody())
    if table.done >> seat & 1:
        return IllegalAction("J5.1", refusals.IsDone())
    return None


def _others_ashore(table: Position, seat: int) -> list[int]:
    return [other for other in range(table.seats) if other != seat and table.announced[other] == LANDED]


def _refused(table: Position, seat: int, action: JackalAction) -> IllegalAction | None:
    match action:
        case Take(card):
            return None if table.market[card] else IllegalAction("J3.2", refusals.NoCard(LETTERS[card]))
        case Lay(card):
            return _lay(table, seat, card)
        case Throw(target):
            return _throw(table, seat, target)
        case Go(way):
            return _go(table, way)
        case Exit(cell):
            return _exit(table, cell)
        case Keep(card):
            held = table.packs[seat * KINDS + card]
            return None if held else IllegalAction("J8.7", refusals.NoCard(LETTERS[card]))
        case _:
            return None


def _lay(table: Position, seat: int, card: int) -> IllegalAction | None:
    if card == MARK:
        return IllegalAction("J4.3", refusals.MarkInRoute())
    if card == FLAG and table.routes[seat]:
        return IllegalAction("J4.3", refusals.FlagNotFirst())
    if not table.hands[seat * KINDS + card]:
        return IllegalAction("J4.1", refusals.NoCard(LETTERS[card]))
    return None


def _throw(table: Position, seat: int, target: int) -> IllegalAction | None:
    if target not in _others_ashore(table, seat):
        return IllegalAction("J5.1", refusals.Target(Seat(target)))
    if not table.hands[seat * KINDS + MARK]:
        return IllegalAction("J5.1", refusals.NoMarks())
    return None


def _go(table: Position, way: int) -> IllegalAction | None:
    if table.cave != NOTHING:
        return IllegalAction("J6.10", refusals.ExitFirst())
    route = table.routes[table.seat]
    at = table.at + next(ahead for ahead, card in enumerate(route[table.at :]) if card <= KNIGHT)
    if way not in WAYS_OF[route[at]]:
        return IllegalAction("J6.4" if route[at] == KNIGHT else "J6.3", refusals.OtherWay(LETTERS[route[at]]))
    entered = _entered(table.here(), table.cell, way)
    if entered == NOTHING:
        return IllegalAction("J6.5", refusals.Sea())
    mapped = at > 0 and route[at - 1] == MAP
    if table.here().cells[entered] == JUNGLE and not mapped:
        return IllegalAction("J6.7", refusals.Jungle(cell_name(entered)))
    if table.here().cells[entered] in BURIED and not mapped:
        return IllegalAction("J6.8", refusals.Buried(cell_name(entered)))
    if not any(_can_reach(table.here(), route, at + 1, stand) for stand in _stands(table.here(), entered)):
        return IllegalAction("J6.12", refusals.DeadEnd(cell_name(entered)))
    return None


def _exit(table: Position, cell: int) -> IllegalAction | None:
    if table.cave == NOTHING:
        return IllegalAction("J6.10", refusals.Outside())
    if cell not in _stands(table.here(), table.cave):
        return IllegalAction("J6.10", refusals.NoCave(cell_name(cell)))
    if not _can_reach(table.here(), table.routes[table.seat], table.at, cell):
        return IllegalAction("J6.12", refusals.DeadEnd(cell_name(cell)))
    return None


def _entered(island: Island, cell: int, way: int) -> int:
    """Return the cell that a direction leads to, or `NOTHING` for the sea and off the card."""
    size = int(len(island.cells) ** 0.5)
    row, column = divmod(cell, size)
    column, row = column + WAYS[way][0], row + WAYS[way][1]
    if not (0 <= row < size and 0 <= column < size) or island.cells[row * size + column] == SEA:
        return NOTHING
    return row * size + column


def _stands(island: Island, entered: int) -> list[int]:
    others = [cell for cell, letter in enumerate(island.cells) if letter == CAVE and cell != entered]
    return others if island.cells[entered] == CAVE and others else [entered]


def _can_reach(island: Island, route: list[int], at: int, cell: int) -> bool:
    """Return whether the rest of a route leads from a cell to a chest.

    It follows all cells on which the pirate can stand, card by card.
    """
    standing = {cell}
    for place in range(at, len(route) + 1):
        if any(island.cells[stand].isdigit() or island.cells[stand] in BURIED for stand in standing):
            return True
        if place < len(route) and route[place] <= KNIGHT:
            mapped = place > 0 and route[place - 1] == MAP
            standing = {end for stand in standing for end in _after_card(island, stand, route[place], mapped)}
    return False


def _after_card(island: Island, cell: int, card: int, mapped: bool) -> list[int]:
    found: list[int] = []
    for way in WAYS_OF[card]:
        entered = _entered(island, cell, way)
        if entered != NOTHING and (mapped or island.cells[entered] not in JUNGLE + BURIED):
            found += _stands(island, entered)
    return found
