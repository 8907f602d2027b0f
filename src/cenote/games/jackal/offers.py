"""Offers of Jackal: one for each legal action, all without a cost."""

from __future__ import annotations

from cenote.core.game import Intent, Offer, Seat
from cenote.games.jackal import actions, intents
from cenote.games.jackal.actions import ACTIONS, EXIT_0, GO_0, LAY_0
from cenote.games.jackal.cards import LETTERS
from cenote.games.jackal.islands import WAYS, cell_name
from cenote.games.jackal.position import NOTHING, OPENING
from cenote.games.jackal.reachable_chests import reachable_chests
from cenote.games.jackal.state import JackalState


def offers(table: JackalState, seat: int) -> tuple[Offer, ...]:
    """Return an offer for each legal action of a seat, in the order of their codes."""
    return tuple(
        Offer(ACTIONS[code].text, intent(table, code), reveals=table.reveals(seat, code)) for code in table.legal(seat)
    )


def intent(table: JackalState, code: int) -> Intent:
    """Return what an action would do."""
    match ACTIONS[code]:
        case actions.Take(card):
            return intents.Take(LETTERS[card])
        case actions.Lay(card):
            return intents.Lay(LETTERS[card])
        case actions.Keep(card):
            return intents.Keep(LETTERS[card])
        case actions.Throw(target):
            return intents.Throw(Seat(target))
        case actions.Go(way):
            return intents.Go(way, _reached(table, way), reachable_chests(table, code))
        case actions.Exit(cell):
            return intents.Exit(cell_name(cell), reachable_chests(table, code))
        case actions.Deal(card):
            return intents.Deal(LETTERS[card])
        case actions.Show(island):
            return intents.Show(island + 1)
        case action:
            return PLAIN[type(action)]


def conceivable(table: JackalState, place: str) -> list[int]:
    """Return the codes to explain at a place, which is a card of the hand or a cell to walk to."""
    if place and place in LETTERS:
        return [LAY_0 + LETTERS.index(place)]
    if table.phase != OPENING:
        return []
    if table.cave != NOTHING:
        return [EXIT_0 + cave for cave in table.here().caves if cell_name(cave) == place]
    return [GO_0 + way for way in range(len(WAYS)) if _reached(table, way) == place]


def _reached(table: JackalState, way: int) -> str:
    """Return the cell that a direction leads the pirate to.

    Return an empty text if no route is being walked, or if the direction leads into the sea.
    """
    cell = table.here().beyond[table.cell * len(WAYS) + way] if table.cell != NOTHING else NOTHING
    return cell_name(cell) if cell != NOTHING else ""


PLAIN: dict[type[object], Intent] = {
    actions.Pass: intents.Pass(),
    actions.Land: intents.Land(),
    actions.TakeDeck: intents.TakeDeck(),
    actions.Ready: intents.Ready(),
    actions.Done: intents.Done(),
}
