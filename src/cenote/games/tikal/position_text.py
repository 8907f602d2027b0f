"""Position text: any position as lines that a person can read, write and compare (grammar in docs/notation.md)."""

from __future__ import annotations

from typing import Final

from cenote.core.game import Damaged
from cenote.core.text_lines import TextLine, read_lines, refuse_duplicates, refuse_flaw
from cenote.games.tikal.actions import MOST_POINTS
from cenote.games.tikal.bits import bits
from cenote.games.tikal.board import (
    HEX,
    HEX_KIND,
    HEX_VALUE,
    HEXES,
    JUNGLE,
    NAMES,
    RECOVER_AP,
    SPACE,
    SPACES,
    TEMPLE,
    TERRAIN,
    TOP_VALUE,
    TREASURE,
    TREASURES,
    TURN_AP,
    VOLCANO,
    WORK_PER_TURN,
    WORKERS,
)
from cenote.games.tikal.position import (
    ACTING,
    FINDING,
    GONE,
    NOBODY,
    NOTHING,
    PHASES,
    SCORING,
    SUPPLY,
    Position,
    lay,
    put_treasure,
    put_workers,
)
from cenote.games.tikal.restore import balance, furnish, gone_workers
from cenote.games.tikal.validate import HIGHEST_SCORE, first_flaw

HEAD: Final = "cenote position 1"
OF_SEATS: Final = ("treasures", "gone")
"""The keywords of lines that each seat may have once."""
ONE_WORD: Final = ("game", "mode", "seats", "options", "phase", "turn", "ap", "resume", "hand", "rounds", "drawer")
WORDS: Final = {**dict.fromkeys((*ONE_WORD, "passed"), 2), "bid": 3, "gone": 4}
"""The maximum number of words in a line by its keyword, which counts as one."""
UNTOLD: Final = -1
USUAL_POINTS: Final = {ACTING: TURN_AP, SCORING: TURN_AP, FINDING: TURN_AP - RECOVER_AP}
"""The number of action points left if no line gives it, by phase."""


def write(table: Position) -> str:
    """Write the position as text, without what can be derived from the rest."""
    lines = [HEAD, "game tikal", f"mode {'auction' if table.auction else 'basic'}", f"seats {table.seats}"]
    if table.camp_needs_member:
        lines.append("options camp-needs-member")
    lines += [f"phase {PHASES[table.phase]}", f"turn {table.seat}", f"ap {table.ap}"]
    if table.resume != NOTHING:
        lines.append(f"resume {PHASES[table.resume]}")
    if table.hand != NOTHING:
        lines.append(f"hand {HEXES[table.hand].name}")
    lines += [f"scores {_join(table.scores)}", f"rounds {table.rounds}"]
    if table.queue:
        lines.append(f"queue {_join(table.queue)}")
    if table.drawer != NOBODY:
        lines.append(f"drawer {table.drawer}")
    lines += _written_seats(table) + _written_auction(table)
    if table.removed:
        lines.append(f"removed {_names(table.removed)}")
    lines += [_written_space(table, space) for space in range(SPACES) if table.hexes[space] != NOTHING]
    return "\n".join(lines) + "\n"


def _join(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _names(mask: int) -> str:
    return " ".join(HEXES[hexagon].name for hexagon in bits(mask))


def _written_seats(table: Position) -> list[str]:
    lines = []
    for seat in range(table.seats):
        first = seat * len(TREASURES)
        held = [name for kind, name in enumerate(TREASURES) for _ in range(table.treasures[first + kind])]
        if held:
            lines.append(f"treasures {seat} {' '.join(held)}")
        gone = gone_workers(table, seat)
        leader = " leader" if table.leaders[seat] == GONE else ""
        if gone or leader:
            lines.append(f"gone {seat} {gone}{leader}")
    return lines


def _written_auction(table: Position) -> list[str]:
    lines = []
    if table.shown:
        lines.append(f"shown {_names(table.shown)}")
    if table.waiting:
        lines.append(f"waiting {_join(bits(table.waiting))}")
    if table.bidders:
        lines.append(f"bidders {_join(bits(table.bidders))}")
    if table.bid:
        lines.append(f"bid {table.bid} {table.bidder}")
    if table.first_pass != NOBODY:
        lines.append(f"passed {table.first_pass}")
    return lines


def _written_space(table: Position, space: int) -> str:
    hexagon = table.hexes[space]
    words = [NAMES[space], f"{HEXES[hexagon].name}/{table.turns[space]}"]
    if HEX_KIND[hexagon] == TEMPLE:
        words.append(f"value {table.value[space]}")
    if HEX_KIND[hexagon] == TREASURE:
        words.append(f"wafers {table.wafers[space]}")
    if table.worked[space]:
        words.append(f"worked {table.worked[space]}")
    if table.camps[space] != NOBODY:
        words.append(f"camp {table.camps[space]}")
    if table.guards[space] != NOBODY:
        words.append(f"guard {table.guards[space]}")
    for seat in range(table.seats):
        if workers := table.workers[seat * SPACES + space]:
            words.append(f"workers {seat} {workers}")
        if table.leaders[seat] == space:
            words.append(f"leader {seat}")
    return " ".join(words)


def read_settings(text: str) -> tuple[int, bool, bool]:
    """Return the number of seats, whether the game is an auction, and whether a camp needs a member.

    The empty position is created with these settings. Raise `Damaged` if the lines or settings are invalid.
    """
    lines = read_lines(text)
    if not lines or " ".join(lines[0].words) != HEAD:
        raise Damaged("not-a-position", lines[0].number if lines else 1, expected=HEAD)
    refuse_duplicates(lines, OF_SEATS)
    seats, auction, needs_member = 0, False, False
    for line in lines[1:]:
        line.end_at(WORDS.get(line.words[0], len(line.words)))
        if line.words[0] == "game":
            line.choice_at(1, ("tikal",))
        elif line.words[0] == "seats":
            seats = line.number_at(1, 2, 4)
        elif line.words[0] == "mode":
            auction = line.choice_at(1, ("basic", "auction")) == 1
        elif line.words[0] == "options":
            needs_member = line.choice_at(1, ("camp-needs-member",)) == 0
    if not seats:
        raise Damaged("no-seats", lines[-1].number)
    return seats, auction, needs_member


def read(text: str, table: Position) -> None:
    """Read a text into an empty position that has the text's settings. Raise `Damaged` if the text is invalid."""
    gone = [0] * table.seats
    table.phase, table.ap = ACTING, UNTOLD
    lines = read_lines(text)[1:]
    for line in lines:
        if line.words[0] == "gone":
            seat = _read_gone(line, table)
            gone[seat] = line.number_at(2, 0, WORKERS)
        elif line.words[0] in SPACE:
            _read_space(line, table)
        elif line.words[0] not in ("game", "mode", "seats", "options"):
            _read_fact(line, table)
    for number in range(TERRAIN, len(HEXES)):
        space = SPACE[HEXES[number].name]
        if table.hexes[space] == NOTHING:
            lay(table, number, space, 0)
    if table.ap == UNTOLD:
        table.ap = USUAL_POINTS.get(table.phase, 0)
    balance(table, gone)
    refuse_flaw("tikal", first_flaw(table), lines)


def _seat(line: TextLine, at: int, table: Position) -> int:
    return line.number_at(at, 0, table.seats - 1)


def _seats(line: TextLine, table: Position) -> list[int]:
    seats = [_seat(line, at, table) for at in range(1, len(line.words))]
    if len(set(seats)) != len(seats):
        raise line.fault("twice", word=" ".join(line.words[1:]))
    return seats


def _hexagon(line: TextLine, at: int, table: Position) -> int:
    hexagon = HEX.get(line.word(at), TERRAIN)
    if hexagon >= TERRAIN:
        raise line.fault("unknown-hex", word=line.word(at))
    _unused(line, hexagon, table)
    return hexagon


def _unused(line: TextLine, hexagon: int, table: Position) -> None:
    if hexagon in table.hexes or hexagon == table.hand or (table.shown | table.removed) >> hexagon & 1:
        raise line.fault("twice", word=HEXES[hexagon].name)


def _hexagons(line: TextLine, table: Position) -> int:
    found = [_hexagon(line, at, table) for at in range(1, len(line.words))]
    if len(set(found)) != len(found):
        raise line.fault("twice", word=" ".join(line.words[1:]))
    return sum(1 << hexagon for hexagon in found)


def _read_fact(line: TextLine, table: Position) -> None:
    match line.words[0]:
        case "phase":
            table.phase = line.choice_at(1, PHASES)
        case "resume":
            table.resume = line.choice_at(1, PHASES)
        case "turn":
            table.seat = _seat(line, 1, table)
        case "ap":
            table.ap = line.number_at(1, 0, TURN_AP)
        case "hand":
            table.hand = _hexagon(line, 1, table)
        case "scores":
            table.scores = [line.number_at(at, 0, HIGHEST_SCORE) for at in range(1, table.seats + 1)]
            line.end_at(table.seats + 1)
        case "rounds":
            table.rounds = line.number_at(1, 0, 4)
        case "queue":
            table.queue = _seats(line, table)
        case "drawer":
            table.drawer = _seat(line, 1, table)
        case "treasures":
            _read_treasures(line, table)
        case "shown":
            table.shown = _hexagons(line, table)
        case "waiting":
            table.waiting = sum(1 << seat for seat in _seats(line, table))
        case "bidders":
            table.bidders = sum(1 << seat for seat in _seats(line, table))
        case "bid":
            table.bid, table.bidder = line.number_at(1, 1, MOST_POINTS), _seat(line, 2, table)
        case "passed":
            table.first_pass = _seat(line, 1, table)
        case "removed":
            table.removed = _hexagons(line, table)
        case word:
            raise line.fault("unknown-word", word=word, expected="fact-or-space")


def _read_gone(line: TextLine, table: Position) -> int:
    seat = _seat(line, 1, table)
    if len(line.words) > 3:
        line.choice_at(3, ("leader",))
        _put_leader(line, table, seat, GONE)
    return seat


def _put_leader(line: TextLine, table: Position, seat: int, where: int) -> None:
    if table.leaders[seat] != SUPPLY:
        raise line.fault("twice", word=f"leader {seat}")
    table.leaders[seat] = where


def _read_treasures(line: TextLine, table: Position) -> None:
    seat = _seat(line, 1, table)
    for at in range(2, len(line.words)):
        put_treasure(table, seat, line.choice_at(at, TREASURES), 1)


def _read_space(line: TextLine, table: Position) -> None:
    space = SPACE[line.words[0]]
    if table.hexes[space] != NOTHING:
        raise line.fault("twice", word=line.words[0])
    name, _, turns = line.word(1).partition("/")
    hexagon = HEX.get(name, NOTHING)
    if hexagon == NOTHING or turns not in ("", "0", "1", "2", "3", "4", "5"):
        raise line.fault("unknown-hex", word=line.word(1))
    if (hexagon >= TERRAIN or line.words[0] in HEX) and (name != line.words[0] or turns not in ("", "0")):
        raise line.fault("printed", word=line.words[0])
    _unused(line, hexagon, table)
    lay(table, hexagon, space, int(turns or 0))
    _read_things(line, table, space)


def _read_things(line: TextLine, table: Position, space: int) -> None:
    """Read the contents of a hex: pairs and triples of words, in any order."""
    kind, printed = HEX_KIND[table.hexes[space]], HEX_VALUE[table.hexes[space]]
    value, wafers, worked, camp, guard = table.value[space], table.wafers[space], 0, NOBODY, NOBODY
    at = 2
    while at < len(line.words):
        _refuse_double(line, at)
        match line.words[at]:
            case "value" if kind == TEMPLE:
                value = line.number_at(at + 1, printed, TOP_VALUE)
            case "wafers" if kind == TREASURE:
                wafers = line.number_at(at + 1, 0, printed)
            case "worked":
                worked = line.number_at(at + 1, 0, WORK_PER_TURN)
            case "camp" if kind in (JUNGLE, TREASURE):
                camp = _seat(line, at + 1, table)
            case "guard" if kind == TEMPLE:
                guard = _seat(line, at + 1, table)
            case "leader" if kind != VOLCANO:
                _put_leader(line, table, _seat(line, at + 1, table), space)
            case "workers" if kind != VOLCANO:
                put_workers(table, _seat(line, at + 1, table), space, line.number_at(at + 2, 1, WORKERS))
                at += 1
            case word:
                raise line.fault("unknown-word", word=word, expected="standing")
        at += 2
    furnish(table, space, value, wafers, worked, camp, guard)


def _refuse_double(line: TextLine, at: int) -> None:
    """Refuse duplicates: members may occur once for each seat, anything else once."""
    word = line.words[at]
    before = [place for place in range(2, at) if line.words[place] == word]
    if any(word not in ("leader", "workers") or line.words[place + 1] == line.word(at + 1) for place in before):
        raise line.fault("twice", word=word)
