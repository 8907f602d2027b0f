"""Text renderer of Tikal: the board, the turn, and the possessions of all seats."""

from __future__ import annotations

from collections.abc import Iterable

from cenote.core.game import Fact, Seat, View
from cenote.games.tikal.board import (
    HEX,
    HEXES,
    KINDS,
    NAMES,
    NEIGHBOUR,
    SIDES,
    SPACE,
    TREASURES,
)
from cenote.games.tikal.board_drawing import WIDTH, draw_board, stones_on
from cenote.games.tikal.facts import Scored, ScoringBegan
from cenote.games.tikal.view import SeatView, SpaceView, TikalView
from cenote.words import SHAPES, Words

ASKED = 2
"""The number of lines below the drawing, for the possible actions and the prompt."""


class TikalTextRenderer:
    """Implementation of `cenote.text_renderers.TextRenderer`."""

    width = WIDTH

    def draw(self, view: View, words: Words, height: int) -> str:
        """Draw the seats, the status and finally the board, which stays visible above the prompt in a low window."""
        seen = _tikal(view)
        above = [*_players(seen, words), *_status(seen, words)]
        return "\n".join([*above, *draw_board(seen, height - len(above) - ASKED)])

    def tell(self, view: View, words: Words) -> list[str]:
        seen = _tikal(view)
        lying = {SPACE[spot.space]: spot for spot in seen.spaces}
        hexes = [_told(lying, spot, words) for spot in seen.spaces]
        return [*_status(seen, words), *_players(seen, words), *hexes]

    def table(self, facts: Iterable[Fact], words: Words) -> list[list[str]]:
        rows: list[list[str]] = []
        for fact in facts:
            if isinstance(fact, ScoringBegan):
                rows = []
            elif isinstance(fact, Scored):
                rows.append(_row(fact, words))
        columns = ("player", "temples", "treasures", "gained", "total")
        return [[words(f"tikal-column-{column}") for column in columns], *rows] if rows else []


def _tikal(view: View) -> TikalView:
    assert isinstance(view, TikalView)
    return view


def _row(fact: Scored, words: Words) -> list[str]:
    temples = " + ".join(f"{space} {value}" for space, value in fact.temples) or "–"
    player = f"{SHAPES[fact.seat]} {words.name(fact.seat)}"
    return [player, temples, str(fact.treasures), f"+{fact.gained}", str(fact.total)]


def _told(lying: dict[int, SpaceView], spot: SpaceView, words: Words) -> str:
    """Describe one hex in words: its kind, guard, camp, members and paths."""
    parts = [words("tikal-told-hex", space=spot.space, kind=spot.kind, value=spot.value, wafers=spot.wafers)]
    if spot.guard >= 0:
        parts.append(words("tikal-told-guard", owner=Seat(spot.guard)))
    if spot.camp >= 0:
        parts.append(words("tikal-told-camp", owner=Seat(spot.camp)))
    for seat, workers in enumerate(spot.workers):
        leader = seat in spot.leaders
        if workers or leader:
            parts.append(words("tikal-told-members", seat=Seat(seat), workers=workers, leader=leader))
    if paths := _paths(lying, spot):
        parts.append(words("tikal-told-paths", paths=paths))
    if stones := _open_stones(lying, spot):
        parts.append(words("tikal-told-open", stones=stones))
    return words.sentences(parts)


def _paths(lying: dict[int, SpaceView], spot: SpaceView) -> tuple[tuple[str, int], ...]:
    space = SPACE[spot.space]
    found = []
    for side in range(SIDES):
        beyond = lying.get(NEIGHBOUR[space * SIDES + side])
        if beyond is not None and "volcano" not in (beyond.kind, spot.kind):
            found.append((beyond.space, stones_on(lying, space, side)))
    return tuple((name, count) for name, count in sorted(found) if count)


def _open_stones(lying: dict[int, SpaceView], spot: SpaceView) -> tuple[tuple[str, int], ...]:
    """Return the stones that lead to empty spaces, to which the next hex can connect (T4.2)."""
    beyond = NEIGHBOUR[SPACE[spot.space] * SIDES : SPACE[spot.space] * SIDES + SIDES]
    found = [(NAMES[space], count) for space, count in zip(beyond, spot.stones, strict=True) if space not in lying]
    return tuple((name, count) for name, count in sorted(found) if count)


def _status(view: TikalView, words: Words) -> list[str]:
    left = sum(1 for _ in view.stack)
    lines = [words("tikal-status", turn=Seat(view.turn), phase=view.phase, ap=view.ap, letter=view.letter, left=left)]
    if view.hand:
        lines.append(words("tikal-hand", face=_face(view.hand, words)))
    if view.auction.shown:
        faces = words.clauses(_face(name, words) for name in view.auction.shown)
        bidding = view.phase == "bidding"
        lines.append(words("tikal-shown" if bidding else "tikal-still-on-offer", hexes=faces, bid=view.auction.bid))
    return lines


def _face(name: str, words: Words) -> str:
    """Describe a hex that is not placed yet: its kind, and its stones clockwise from the top before any rotation."""
    face = HEXES[HEX[name]]
    said = words("tikal-hex", kind=KINDS[face.kind], value=face.value)
    return words.bracketed(f"{name} {said}", " ".join(map(str, face.stones)))


def _players(view: TikalView, words: Words) -> list[str]:
    return [_player(words, seat, owner) for seat, owner in enumerate(view.seats)]


def _player(words: Words, seat: int, owner: SeatView) -> str:
    counts = zip(TREASURES, owner.treasures, strict=True)
    held = [f"{words(f'tikal-word-{kind}')} {count}" for kind, count in counts if count]
    return f"{SHAPES[seat]} " + words(
        "tikal-seat",
        seat=Seat(seat),
        score=owner.score,
        worth=owner.worth,
        supply=owner.supply,
        leader=owner.leader,
        camps=owner.camps_left,
        guards=owner.guards_left,
        treasures=tuple(held),
    )


TEXT_RENDERER = TikalTextRenderer()
