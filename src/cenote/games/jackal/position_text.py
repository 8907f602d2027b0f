"""Position text of Jackal, with all secrets, for records, tests and bug reports (grammar in docs/notation.md)."""

from __future__ import annotations

from typing import Final

from cenote.core.game import Damaged, Unfit
from cenote.core.text_lines import TextLine, read_lines, refuse_duplicates, refuse_flaw
from cenote.games.jackal.box import Box, check_deck_size, open_box, own_box
from cenote.games.jackal.cards import KINDS, LETTERS, letters
from cenote.games.jackal.islands import LARGEST, cell_name
from cenote.games.jackal.position import EVENTS, MARKET, NOTHING, PHASES, WORDS, Position, Reveal
from cenote.games.jackal.validate import MOST_COINS, first_flaw

HEAD: Final = "cenote position 1"
NONE: Final = "-"
CELLS: Final = tuple(cell_name(cell) for cell in range(LARGEST * LARGEST))
SETTINGS: Final = ("game", "mode", "seats", "options", "components")
OF_SEATS: Final = ("hand", "pack", "keeping", "route", "throws", "reveal")
"""Lines that may occur once for each seat."""
ONE_WORD: Final = ("game", "mode", "seats", "options", "phase", "then", "turn", "first", "number", "island", "to-show")
MORE_WORDS: Final = {"hand": 3, "pack": 3, "keeping": 3, "route": 3, "log-began": 3, "at": 4, "log": 4, "reveal": 7}
LENGTHS: Final = {**dict.fromkeys((*ONE_WORD, "market", "discard", "takes", "cave"), 2), **MORE_WORDS}
"""Maximum number of words of a line, including its first word."""


def write(table: Position) -> str:
    """Return the position as text. The deck is not written, because it is all cards that are nowhere else."""
    lines = [HEAD, "game jackal", f"mode {'archipelago' if table.archipelago else 'basic'}", f"seats {table.seats}"]
    if table.marks_from_landed:
        lines.append("options marks-from-landed")
    if table.box.text:
        lines.append(f"components {table.box.text}")
    lines += [f"phase {PHASES[table.phase]}", f"turn {table.seat}", f"first {table.first}"]
    lines.append(f"playing {_bits(table.playing)}")
    lines += [f"coins {_numbers(table.coins)}", f"number {table.number}"]
    if table.extra:
        lines.append(f"extra {_numbers(table.extra_coins)}")
    lines += _written_islands(table) + _written_cards(table) + _written_choices(table)
    lines += [f"reveal {_written_reveal(route)}" for route in table.reveal]
    if any(table.market_then) or any(table.discard_then):
        lines.append(f"log-began {_cards(table.market_then)} {_cards(table.discard_then)}")
    lines += [f"log {EVENTS[what]} {seat} {LETTERS[card]}" for what, seat, card in table.log]
    return "\n".join(lines) + "\n"


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _bits(mask: int) -> str:
    return _numbers([seat for seat in range(4) if mask >> seat & 1])


def _cards(counts: list[int]) -> str:
    return "".join(LETTERS[kind] * counts[kind] for kind in range(KINDS)) or NONE


def _written_islands(table: Position) -> list[str]:
    lines = []
    if table.island != NOTHING:
        lines.append(f"island {table.island + 1}")
    if table.ahead:
        lines.append(f"ahead {_numbers([island + 1 for island in table.ahead])}")
    used = [island + 1 for island in range(len(table.box.islands)) if table.used >> island & 1]
    if used:
        lines.append(f"used {_numbers(used)}")
    if table.to_show:
        lines.append(f"to-show {table.to_show}")
    return lines


def _written_cards(table: Position) -> list[str]:
    lines = [f"market {_cards(table.market)}", f"discard {_cards(table.discard)}"]
    for name, counts in (("hand", table.hands), ("pack", table.packs)):
        for seat in range(table.seats):
            own = counts[seat * KINDS : (seat + 1) * KINDS]
            if any(own):
                lines.append(f"{name} {seat} {_cards(own)}")
    lines += [f"keeping {seat} {LETTERS[card]}" for seat, card in enumerate(table.keeping) if card != NOTHING]
    if table.due:
        lines.append(f"due {' '.join('market' if to == MARKET else str(to) for to in table.due)}")
    if table.then != NOTHING:
        lines.append(f"then {PHASES[table.then]}")
    return lines


def _written_choices(table: Position) -> list[str]:
    lines = []
    if any(table.announced):
        lines.append(f"announced {' '.join(WORDS[word] for word in table.announced)}")
    if table.takes_left:
        lines.append(f"takes {table.takes_left}")
    for seat in range(table.seats):
        if table.routes[seat]:
            lines.append(f"route {seat} {letters(tuple(table.routes[seat]))}")
        if table.throws[seat]:
            lines.append(f"throws {seat} {_numbers(table.throws[seat])}")
    for name, mask in (("ready", table.ready), ("done", table.done), ("kept", table.kept), ("opened", table.opened)):
        if mask:
            lines.append(f"{name} {_bits(mask)}")
    if any(table.marks):
        lines.append(f"marks {_numbers(table.marks)}")
    if table.walk:
        lines.append(f"walk {' '.join(map(cell_name, table.walk))}")
        lines.append(f"at {table.at} {cell_name(table.cell)} {table.steps}")
    if table.cave != NOTHING:
        lines.append(f"cave {cell_name(table.cave)}")
    return lines


def _written_reveal(route: Reveal) -> str:
    chest = NONE if route.chest == NOTHING else cell_name(route.chest)
    cards, walk = letters(route.route) or NONE, ",".join(map(cell_name, route.walk))
    return f"{route.seat} {cards} {walk} {chest} {route.steps} {route.marks}"


def read_settings(text: str) -> tuple[int, Box, bool, bool]:
    """Read the settings that an empty table needs: seats, components, whether it is an Archipelago, and J9.5.

    Raise `Damaged` if the text is not a position or its settings are invalid.
    """
    lines = read_lines(text)
    if not lines or " ".join(lines[0].words) != HEAD:
        raise Damaged("not-a-position", lines[0].number if lines else 1, expected=HEAD)
    refuse_duplicates(lines, OF_SEATS, many=("log",))
    seats, archipelago, from_landed, box = 0, False, False, own_box()
    for line in lines[1:]:
        line.end_at(LENGTHS.get(line.words[0], len(line.words)))
        match line.words[0]:
            case "game":
                line.choice_at(1, ("jackal",))
            case "mode":
                archipelago = line.choice_at(1, ("basic", "archipelago")) == 1
            case "seats":
                seats = line.number_at(1, 2, 4)
            case "options":
                from_landed = line.choice_at(1, ("marks-from-landed",)) == 0
            case "components":
                box = _read_box(line)
    if not seats:
        raise Damaged("no-seats", lines[-1].number)
    return seats, box, archipelago, from_landed


def _read_box(line: TextLine) -> Box:
    try:
        return open_box(line.after(1))
    except Unfit as error:
        raise line.fault("components", unfit=error.key, **error.facts) from None


def read(text: str, table: Position) -> None:
    """Read a position into an empty table with the settings of the text. Raise `Damaged` if it is invalid."""
    lines = read_lines(text)[1:]
    for line in lines:
        if line.words[0] not in SETTINGS:
            _read_fact(line, table)
    try:
        check_deck_size(table.box, table.seats)
    except Unfit as error:
        line = next(line for line in lines if line.words[0] == "components")
        raise line.fault("components", unfit=error.key, **error.facts) from None
    for kind in range(KINDS):
        table.deck[kind] -= _elsewhere(table, kind)
    refuse_flaw("jackal", first_flaw(table), lines)


def _elsewhere(table: Position, kind: int) -> int:
    """Return the number of cards of a kind that are not in the deck, including thrown marks."""
    piles = sum(table.hands[kind::KINDS]) + sum(table.packs[kind::KINDS]) + table.market[kind] + table.discard[kind]
    laid = sum(route.count(kind) for route in table.routes)
    thrown = sum(map(len, table.throws)) if LETTERS[kind] == "M" else 0
    return piles + laid + thrown


def _seat(line: TextLine, at: int, table: Position) -> int:
    return line.number_at(at, 0, table.seats - 1)


def _mask(line: TextLine, table: Position) -> int:
    seats = [_seat(line, at, table) for at in range(1, len(line.words))]
    if len(set(seats)) != len(seats):
        raise line.fault("twice", word=" ".join(line.words[1:]))
    return sum(1 << seat for seat in seats)


def _of_all(line: TextLine, table: Position, most: int) -> list[int]:
    """Read one number for each seat."""
    line.end_at(table.seats + 1)
    return [line.number_at(at, 0, most) for at in range(1, table.seats + 1)]


def _counts(line: TextLine, at: int) -> list[int]:
    kinds = _kinds(line, at)
    return [kinds.count(kind) for kind in range(KINDS)]


def _kinds(line: TextLine, at: int) -> list[int]:
    word = line.word(at)
    if word == NONE:
        return []
    if unknown := [letter for letter in word if letter not in LETTERS]:
        raise line.fault("unknown-word", word=unknown[0], expected=", ".join(LETTERS))
    return [LETTERS.index(letter) for letter in word]


def _islands(line: TextLine, table: Position) -> list[int]:
    most = len(table.box.islands)
    islands = [line.number_at(at, 1, most) - 1 for at in range(1, len(line.words))]
    if len(set(islands)) != len(islands):
        raise line.fault("twice", word=" ".join(line.words[1:]))
    return islands


def _put(pile: list[int], seat: int, counts: list[int]) -> None:
    pile[seat * KINDS : (seat + 1) * KINDS] = counts


def _read_fact(line: TextLine, table: Position) -> None:
    match line.words[0]:
        case "phase":
            table.phase = line.choice_at(1, PHASES)
        case "then":
            table.then = line.choice_at(1, PHASES)
        case "turn":
            table.seat = _seat(line, 1, table)
        case "first":
            table.first = _seat(line, 1, table)
        case "playing":
            table.playing = _mask(line, table)
        case "coins":
            table.coins = _of_all(line, table, MOST_COINS)
        case "extra":
            table.extra = True
            table.extra_coins = _of_all(line, table, MOST_COINS)
        case "number":
            table.number = line.number_at(1, 0, 9)
        case "island":
            table.island = line.number_at(1, 1, len(table.box.islands)) - 1
        case "ahead":
            table.ahead = _islands(line, table)
        case "used":
            table.used = sum(1 << island for island in _islands(line, table))
        case "to-show":
            table.to_show = line.number_at(1, 0, 4)
        case "market":
            table.market = _counts(line, 1)
        case "discard":
            table.discard = _counts(line, 1)
        case _:
            _read_choice(line, table)


def _read_choice(line: TextLine, table: Position) -> None:
    match line.words[0]:
        case "hand":
            _put(table.hands, _seat(line, 1, table), _counts(line, 2))
        case "pack":
            _put(table.packs, _seat(line, 1, table), _counts(line, 2))
        case "keeping":
            table.keeping[_seat(line, 1, table)] = line.choice_at(2, LETTERS)
        case "due":
            due = range(1, len(line.words))
            table.due = [MARKET if line.words[at] == "market" else _seat(line, at, table) for at in due]
        case "announced":
            line.end_at(table.seats + 1)
            table.announced = [line.choice_at(at, WORDS) for at in range(1, table.seats + 1)]
        case "takes":
            table.takes_left = line.number_at(1, 0, 2)
        case "route":
            table.routes[_seat(line, 1, table)] = _kinds(line, 2)
        case "throws":
            table.throws[_seat(line, 1, table)] = [_seat(line, at, table) for at in range(2, len(line.words))]
        case "ready":
            table.ready = _mask(line, table)
        case "done":
            table.done = _mask(line, table)
        case "kept":
            table.kept = _mask(line, table)
        case "opened":
            table.opened = _mask(line, table)
        case "marks":
            table.marks = _of_all(line, table, 99)
        case _:
            _read_walk(line, table)


def _read_walk(line: TextLine, table: Position) -> None:
    match line.words[0]:
        case "walk":
            table.walk = [line.choice_at(at, CELLS, "cells") for at in range(1, len(line.words))]
        case "at":
            table.at, table.cell = line.number_at(1, 0, 99), line.choice_at(2, CELLS, "cells")
            table.steps = line.number_at(3, 0, 999)
        case "cave":
            table.cave = line.choice_at(1, CELLS, "cells")
        case "reveal":
            table.reveal.append(_read_reveal(line, table))
        case "log-began":
            table.market_then, table.discard_then = _counts(line, 1), _counts(line, 2)
        case "log":
            table.log.append((line.choice_at(1, EVENTS), _seat(line, 2, table), line.choice_at(3, LETTERS)))
        case word:
            raise line.fault("unknown-word", word=word, expected="fact")


def _read_reveal(line: TextLine, table: Position) -> Reveal:
    names = line.word(3).split(",")
    if any(name not in CELLS for name in names):
        raise line.fault("unknown-word", word=line.word(3), expected="cells")
    chest = NOTHING if line.word(4) == NONE else line.choice_at(4, CELLS, "cells")
    walk = tuple(CELLS.index(name) for name in names)
    steps, marks = line.number_at(5, 0, 999), line.number_at(6, 0, 99)
    return Reveal(_seat(line, 1, table), tuple(_kinds(line, 2)), walk, chest, steps, marks)
