"""Clocks: compute the time that each seat has left from stored times, without a timer.

All times are wall-clock times of servers, because a clock outlives processes and is read by several servers. Even if a
wall clock jumps, the time left stays between 0 and what the player was given, because a time before the last stored one
counts as the last one.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, get_args

from cenote.server.errors import Refusal
from cenote.server.protocol.messages import Clock, ClockKind
from cenote.server.storage.contract import StoredTable, Times

KINDS: Final[dict[str, ClockKind]] = {kind: kind for kind in get_args(ClockKind)}
BOUNDS: Final = {"move": (10, 3600), "game": (1, 180), "days": (1, 14)}
"""The bounds of each kind: seconds for each turn, minutes for the whole game, days for each turn."""

UNITS: Final = {"move": 1.0, "game": 60.0, "days": 86_400.0}
MOST_MORE: Final = 120
"""The maximum number of seconds that a turn may add to a clock for the whole game."""


def now() -> float:
    """Return this server's wall-clock time. Tests replace this function."""
    return time.time()


def written(clock: Clock | None) -> str:
    """Return the stored form of a clock, or "" for none. Raise `Refusal` if its settings are out of bounds."""
    if clock is None:
        return ""
    least, most = BOUNDS[clock.kind]
    if not least <= clock.time <= most:
        raise Refusal("bad-settings", f"a clock of this kind has {least} to {most}, not {clock.time}")
    if not 0 <= clock.more <= (MOST_MORE if clock.kind == "game" else 0):
        raise Refusal("bad-settings", f"only a clock for the whole game adds time, and at most {MOST_MORE} seconds")
    return f"{clock.kind} {clock.time} {clock.more}"


def read(text: str) -> Clock | None:
    """Parse the stored form of a clock. Return None for an empty text."""
    if not text:
        return None
    kind, amount, more = text.split()
    return Clock(KINDS[kind], int(amount), int(more))


def allowance(clock: Clock) -> float:
    """Return the seconds for a turn or, with a whole-game clock, for the whole game."""
    return clock.time * UNITS[clock.kind]


@dataclass(frozen=True)
class SeatAction:
    """A seat's action: when it arrived, and whether it made undoing impossible or was an undo itself."""

    seat: int
    arrived: float
    ends: bool = False
    """Whether the action cannot be undone. A decision that the seat owes afterwards is then a new one."""
    undoes: bool = False


def turned(before: StoredTable, after: StoredTable, now: float, action: SeatAction | None = None) -> Times:
    """Return the clock times after a change.

    Seats that owed a decision are charged, and the clocks of those that owe one now are started.
    """
    clock = read(after.clock)
    if clock is None:
        return Times()
    given = before.remaining or (allowance(clock),) * len(after.seats)
    spent = _spent(before, given, now, action)
    remaining = tuple(_earned(clock, before, after, seat, left, action) for seat, left in enumerate(spent))
    ends = [remaining[seat] for seat in running(after)]
    return Times(remaining, now, now + min(ends) if ends else 0.0)


def running(table: StoredTable) -> list[int]:
    """Return the seats whose clocks run: those of people who owe a decision. Bots have no clock."""
    if not table.clock or table.status != "running":
        return []
    return [seat for seat in table.acting if table.seats[seat].person and not table.seats[seat].bot]


def _spent(table: StoredTable, given: Iterable[float], now: float, action: SeatAction | None) -> list[float]:
    """Return each seat's remaining time. The acting seat is charged only until its request arrived."""
    runs = running(table)

    def end(seat: int) -> float:
        return min(now, action.arrived) if action is not None and seat == action.seat else now

    return [_after(left, table.since, end(seat)) if seat in runs else left for seat, left in enumerate(given)]


def _after(left: float, since: float, until: float) -> float:
    return max(0.0, left - max(0.0, until - since))


def _earned(
    clock: Clock, before: StoredTable, after: StoredTable, seat: int, left: float, action: SeatAction | None
) -> float:
    """Return a seat's time with the allowance for a new turn or, with a whole-game clock, a finished turn's increment.

    Undos earn no time: an undo that regains a turn gives its increment back.
    """
    owed, owes = seat in running(before), seat in running(after)
    if action is not None and action.undoes:
        regained = owes and not owed
        return max(1.0, left - clock.more) if regained and clock.kind == "game" else left
    another = action is not None and action.ends and action.seat == seat
    if clock.kind == "game":
        return left + clock.more if owed and (another or not owes) else left
    return allowance(clock) if owes and (another or not owed) else left


def left(table: StoredTable, seat: int, now: float) -> float:
    """Return the seconds that a seat has left.

    When a seat is not to act, a clock for each turn shows the full allowance.
    """
    clock = read(table.clock)
    if clock is None or not table.remaining:
        return 0.0
    if seat in running(table):
        return _after(table.remaining[seat], table.since, now)
    return table.remaining[seat] if clock.kind == "game" else allowance(clock)


def shown(table: StoredTable, now: float) -> list[float | None]:
    """Return the seconds left to each seat, in tenths, with None for bots, or an empty list without a clock.

    All viewers see the same, because every frame names the seats that owe a decision and whose clocks therefore run.
    """
    if table.status not in ("running", "over") or not table.remaining:
        return []
    return [round(left(table, seat, now), 1) if has else None for seat, has in enumerate(timed(table))]


def timed(table: StoredTable) -> list[bool]:
    """Return for each seat whether it has a clock: seats of people have one, unless a bot is keeping the seat."""
    return [bool(table.clock and seat.person) and not seat.bot for seat in table.seats]


def late(table: StoredTable, now: float) -> list[int]:
    """Return the seats that are out of time."""
    return [seat for seat in running(table) if now >= table.since + table.remaining[seat]]


def on_time(table: StoredTable, seat: int, arrived: float) -> None:
    """Check that a request arrived before its seat's time was up. Raise `Refusal` otherwise."""
    if seat in late(table, arrived):
        raise Refusal("out-of-time", "your time was up before this arrived", 409)


def kept(before: StoredTable, after: StoredTable) -> StoredTable:
    """Return the changed table with its clock times updated."""
    return replace(after, **turned(before, after, now())._asdict()) if after.clock else after
