"""Text renderer of Jackal: the island, the islands ahead, the market, and the viewer's cards."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from cenote.core.game import Fact, Seat, View
from cenote.games.jackal.box import open_box
from cenote.games.jackal.cards import LETTERS, letters
from cenote.games.jackal.facts import ChestReached, GoldTaken, IslandLeft
from cenote.games.jackal.glyphs import bracketed, small
from cenote.games.jackal.islands import EMPTY, LARGEST, Island, cell_name
from cenote.games.jackal.phrases import island_name
from cenote.games.jackal.route import ends
from cenote.games.jackal.view import JackalView, OwnView
from cenote.words import SHAPES, Words


class JackalTextRenderer:
    """Jackal's implementation of `cenote.text_renderers.TextRenderer`."""

    width = 64

    def draw(self, view: View, words: Words, height: int) -> str:
        seen = _jackal(view)
        islands = open_box(seen.components).islands
        parts = [words("jackal-status", phase=seen.phase, turn=Seat(seen.turn))]
        if seen.island >= 0:
            parts.append(_title(seen, islands, words))
            ahead = [["", *small(islands[number])] for number in seen.ahead]
            parts += _side_by_side([_grid(islands[seen.island], seen), *ahead])
        return "\n".join([*parts, _cards(seen, words), *_own_and_players(seen, islands, words)])

    def tell(self, view: View, words: Words) -> list[str]:
        seen = _jackal(view)
        islands = open_box(seen.components).islands
        parts = [words("jackal-status", phase=seen.phase, turn=Seat(seen.turn))]
        if seen.island >= 0:
            parts += [_title(seen, islands, words), *_told(islands[seen.island], words)]
        if seen.walking is not None:
            parts.append(words("jackal-told-stands", turn=Seat(seen.turn), cell=cell_name(seen.walking.cell)))
        parts += [_told_ahead(islands[number], words) for number in seen.ahead]
        return [*parts, _told_cards(seen, words), *_own_and_players(seen, islands, words, in_words=True)]

    def table(self, facts: Iterable[Fact], words: Words) -> list[list[str]]:
        """Return a table of the chests reached on the last island, with player, steps and coins taken."""
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
    number = view.number if view.phase == "over" else view.number + 1
    title = [words("jackal-island-title", number=number, name=island_name(words, here.code, here.name))]
    if view.ahead:
        ahead = [island_name(words, islands[number].code, islands[number].name) for number in view.ahead]
        title.append(words("jackal-ahead", names=tuple(ahead)))
    return words.sentences(title)


def _cards(view: JackalView, words: Words) -> str:
    return words("jackal-cards", market=_letters(view.market), deck=view.deck, discard=sum(view.discard))


def _told_cards(view: JackalView, words: Words) -> str:
    return words("jackal-told-cards", market=_named(view.market, words), deck=view.deck, discard=sum(view.discard))


def _own_and_players(view: JackalView, islands: list[Island], words: Words, *, in_words: bool = False) -> list[str]:
    parts: list[str] = []
    if view.own is not None:
        parts += _own(view.own, words, in_words)
        ashore = view.seat is not None and view.pirates[view.seat].announced == "landed"
        if view.phase == "laying" and ashore:
            parts.append(_promise(islands[view.island], view.own, words))
    return parts + [_player(view, seat, words) for seat in range(len(view.pirates))]


def _promise(island: Island, own: OwnView, words: Words) -> str:
    """Return the coins and steps of every chest that the laid route can reach, as text."""
    found = [words("jackal-reaches", coins=end.coins, steps=end.steps) for end in ends(island, list(own.route))]
    return words.clauses(dict.fromkeys(found)) or words("jackal-reaches-nothing")


def _letters(counts: tuple[int, ...]) -> str:
    return " ".join(LETTERS[kind] for kind, count in enumerate(counts) for _ in range(count)) or "–"


def _named(counts: tuple[int, ...], words: Words) -> str:
    """Return the names of cards, each kind once, with the letters that are used in actions."""
    held = [(_card(kind, words), count) for kind, count in enumerate(counts) if count]
    return words.listed(name if count == 1 else f"{count} × {name}" for name, count in held) or "–"


def _card(kind: int, words: Words) -> str:
    return words.bracketed(words(f"jackal-word-{LETTERS[kind]}"), LETTERS[kind])


def _grid(island: Island, view: JackalView) -> list[str]:
    """Draw an island's cells with coordinates, and the walking pirate as its seat's shape."""
    standing = view.walking.cell if view.walking else -1
    lines = ["    " + "   ".join("abcdefghi"[: len(island.rows[0])])]
    for down, row in enumerate(island.rows):
        cells = [bracketed(letter) for letter in row]
        if down == standing // LARGEST:
            cells[standing % LARGEST] = f"[{SHAPES[view.turn]}]"
        lines.append(f"{down + 1}  " + " ".join(cells))
    return lines


def _told(island: Island, words: Words) -> list[str]:
    """List the cells of an island by their kind, and the sea too, so that the shape of the island is known."""
    kinds: dict[str, list[str]] = {}
    for cell, letter in enumerate(island.cells):
        if divmod(cell, LARGEST) < (len(island.rows), 0) and cell % LARGEST < len(island.rows[0]):
            kinds.setdefault(letter, []).append(cell_name(cell))
    return [
        words("jackal-told", kind=f"c{letter}" if letter.isalnum() else "sea", cells=tuple(kinds[letter]))
        for letter in sorted(kinds)
        if letter != EMPTY
    ]


def _told_ahead(island: Island, words: Words) -> str:
    name = words("jackal-told-ahead", name=island_name(words, island.code, island.name))
    return words.sentences([name, *_told(island, words)])


def _side_by_side(blocks: list[list[str]]) -> list[str]:
    """Put as many blocks as fit beside each other, and the others below."""
    widths = [max(map(len, block)) + 4 for block in blocks]
    fitting = max(1, sum(sum(widths[: count + 1]) <= JackalTextRenderer.width + 4 for count in range(len(blocks))))
    rows = zip_longest(*blocks[:fitting], fillvalue="")
    padded = ("".join(part.ljust(width) for part, width in zip(row, widths, strict=False)) for row in rows)
    lines = [row.rstrip() for row in padded]
    return lines + _side_by_side(blocks[fitting:]) if len(blocks) > fitting else lines


def _own(own: OwnView, words: Words, in_words: bool) -> list[str]:
    lines = [words("jackal-hand", cards=_named(own.hand, words) if in_words else _letters(own.hand))]
    if any(own.pack):
        lines.append(words("jackal-pack", cards=_named(own.pack, words) if in_words else _letters(own.pack)))
    if own.route:
        route = [_card(kind, words) for kind in own.route] if in_words else letters(own.route)
        lines.append(words("jackal-route", cards=words.listed(route) if in_words else " ".join(route)))
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


TEXT_RENDERER = JackalTextRenderer()
