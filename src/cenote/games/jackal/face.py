"""Jackal in the terminal: the island, what lies ahead, the market, and the viewer's own cards."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from cenote.core.game import Fact, Seat, View
from cenote.games.jackal.box import open_box
from cenote.games.jackal.cards import LETTERS, letters
from cenote.games.jackal.facts import ChestReached, GoldTaken, IslandLeft
from cenote.games.jackal.islands import BURIED, EMPTY, LARGEST, SEA, Island, cell_name
from cenote.games.jackal.phrases import island_name
from cenote.games.jackal.route import ends
from cenote.games.jackal.view import JackalView, OwnView
from cenote.words import SHAPES, Words

SIGNS = {"~": "≈", ".": "·", "W": "W", "B": "B", "L": "@", "J": "♣", "C": "O", **dict(zip(BURIED, "¹²³⁴", strict=True))}


class JackalFace:
    """The island, told or drawn."""

    width = 64

    def draw(self, view: View, words: Words) -> str:
        seen = _jackal(view)
        islands = open_box(seen.components).islands
        parts = [words("jackal-status", phase=seen.phase, turn=Seat(seen.turn))]
        if seen.island >= 0:
            parts.append(_title(seen, islands, words))
            ahead = [_small(islands[number]) for number in seen.ahead]
            parts.append(_side_by_side([_grid(islands[seen.island], seen), *ahead]))
        return "\n".join([*parts, *_cards_and_players(seen, islands, words)])

    def tell(self, view: View, words: Words) -> list[str]:
        seen = _jackal(view)
        islands = open_box(seen.components).islands
        parts = [words("jackal-status", phase=seen.phase, turn=Seat(seen.turn))]
        if seen.island >= 0:
            parts += [_title(seen, islands, words), *_told(islands[seen.island], words)]
        return [*parts, *_cards_and_players(seen, islands, words)]

    def table(self, facts: Iterable[Fact], words: Words) -> list[list[str]]:
        """Who reached which chest of the last island in how many steps, and who took what."""
        island: list[Fact] = []
        last: list[Fact] = []
        for fact in facts:
            island.append(fact)
            if isinstance(fact, IslandLeft):
                island, last = [], island
        gold = {fact.seat: fact.coins for fact in last if isinstance(fact, GoldTaken)}
        reached = [fact for fact in last if isinstance(fact, ChestReached)]
        reached.sort(key=lambda fact: (fact.cell, fact.steps + fact.marks))
        if not gold:
            return []
        columns = ("chest", "player", "steps", "coins")
        rows = [_row(fact, gold.get(fact.seat, 0), words) for fact in reached]
        return [[words(f"jackal-column-{column}") for column in columns], *rows]


def _jackal(view: View) -> JackalView:
    assert isinstance(view, JackalView)
    return view


def _row(fact: ChestReached, coins: int, words: Words) -> list[str]:
    steps = f"{fact.steps} + {fact.marks}" if fact.marks else str(fact.steps)
    player = f"{SHAPES[fact.seat]} {words.name(fact.seat)}"
    return [words.bracketed(fact.cell, str(fact.coins)), player, steps, f"+{coins}"]


def _title(view: JackalView, islands: list[Island], words: Words) -> str:
    here = islands[view.island]
    title = [words("jackal-island-title", number=view.number + 1, name=island_name(words, here.code, here.name))]
    if view.ahead:
        ahead = [island_name(words, islands[number].code, islands[number].name) for number in view.ahead]
        title.append(words("jackal-ahead", names=tuple(ahead)))
    return words.sentences(title)


def _cards_and_players(view: JackalView, islands: list[Island], words: Words) -> list[str]:
    market, discard = _cards(view.market), sum(view.discard)
    parts = [words("jackal-cards", market=market, deck=view.deck, discard=discard)]
    if view.own is not None:
        parts += _own(view.own, words)
        ashore = view.seat is not None and view.pirates[view.seat].announced == "landed"
        if view.phase == "laying" and ashore:
            parts.append(_promise(islands[view.island], view.own, words))
    return parts + [_player(view, seat, words) for seat in range(len(view.pirates))]


def _promise(island: Island, own: OwnView, words: Words) -> str:
    """What the laid route can reach."""
    found = [words("jackal-reaches", coins=end.coins, steps=end.steps) for end in ends(island, list(own.route))]
    return words.clauses(dict.fromkeys(found)) or words("jackal-reaches-nothing")


def _cards(counts: tuple[int, ...]) -> str:
    return " ".join(LETTERS[kind] for kind, count in enumerate(counts) for _ in range(count)) or "–"


def _grid(island: Island, view: JackalView) -> list[str]:
    """Cells in brackets with their coordinates; where a pirate walks its shape stands in the cell."""
    standing = view.walking.cell if view.walking else -1
    lines = ["    " + "   ".join("abcdefghi"[: len(island.rows[0])])]
    for down, row in enumerate(island.rows):
        cells = [_cell(letter, down * LARGEST + across == standing, view.turn) for across, letter in enumerate(row)]
        lines.append(f"{down + 1}  " + " ".join(cells))
    return lines


def _cell(letter: str, standing: bool, seat: int) -> str:
    if letter == SEA and not standing:
        return " ≈ "
    if letter in BURIED and not standing:
        return f"({BURIED.index(letter) + 1})"
    return f"[{SHAPES[seat] if standing else SIGNS.get(letter, letter)}]"


def _small(island: Island) -> list[str]:
    return ["", *("".join(SIGNS.get(letter, letter) for letter in row) for row in island.rows)]


def _told(island: Island, words: Words) -> list[str]:
    """Every cell that is more than empty, by its kind; then the sea, so that the shape is known."""
    kinds: dict[str, list[str]] = {}
    for cell, letter in enumerate(island.cells):
        if divmod(cell, LARGEST) < (len(island.rows), 0) and cell % LARGEST < len(island.rows[0]):
            kinds.setdefault(letter, []).append(cell_name(cell))
    return [
        words("jackal-told", kind=f"c{letter}" if letter.isalnum() else "sea", cells=tuple(kinds[letter]))
        for letter in sorted(kinds)
        if letter != EMPTY
    ]


def _side_by_side(blocks: list[list[str]]) -> str:
    widths = [max(map(len, block)) + 4 for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    padded = ("".join(part.ljust(width) for part, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(row.rstrip() for row in padded)


def _own(own: OwnView, words: Words) -> list[str]:
    lines = [words("jackal-hand", cards=_cards(own.hand))]
    if any(own.pack):
        lines.append(words("jackal-pack", cards=_cards(own.pack)))
    if own.route:
        lines.append(words("jackal-route", cards=" ".join(letters(own.route))))
    return lines


def _player(view: JackalView, seat: int, words: Words) -> str:
    pirate = view.pirates[seat]
    sentence = words(
        "jackal-player",
        seat=Seat(seat),
        coins=pirate.coins,
        hand=pirate.hand,
        announced=pirate.announced,
        first=seat == view.first,
    )
    return f"{SHAPES[seat]} {sentence}"


FACE = JackalFace()
