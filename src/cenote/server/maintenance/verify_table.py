"""Verification of a stored table: replays its log as `cenote verify` does, and compares all that follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from cenote.core.dealer import commitment
from cenote.core.game import CenoteError
from cenote.core.record import Record, write
from cenote.core.registry import game, game_names
from cenote.core.replay import Check, Step, replay, verify
from cenote.server.maintenance.table_dump import StoredSnapshot, TableDump
from cenote.server.maintenance.verify_answers import Answers, marked_as_a_bots, missing
from cenote.server.maintenance.verify_results import wrong_results

BEGUN = ("running", "over", "abandoned", "frozen")
STATUSES = ("gathering", *BEGUN)


class TableFlaw(NamedTuple):
    """An inconsistency of a table: the key of its message, its location, and the check that failed."""

    what: str
    where: str = ""
    check: Check | None = None


class Verdict(NamedTuple):
    """The result for a table: its flaws, or in `unsure` why it cannot be checked ("frozen", "rules" or "game")."""

    id: str
    flaws: tuple[TableFlaw, ...] = ()
    unsure: str = ""


def verify_table(dump: TableDump) -> Verdict:
    """Check a table. Games that are unknown, frozen or of another rules version cannot be replayed."""
    row = dump.table
    if row.game not in game_names():
        return Verdict(row.id, unsure="game")
    plain = tuple(_plain_flaws(dump))
    if plain or not dump.entries:
        return Verdict(row.id, plain)
    if row.status == "frozen" or row.rules != game(row.game).rules_version:
        return Verdict(row.id, unsure="frozen" if row.status == "frozen" else "rules")
    return Verdict(row.id, tuple(_game_flaws(dump)))


def _plain_flaws(dump: TableDump) -> Iterator[TableFlaw]:
    """Yield the flaws that can be found without a replay."""
    row, played = dump.table, game(dump.table.game)
    if row.status not in STATUSES:
        yield TableFlaw("status", row.status)
    if [seat.seat for seat in dump.seats] != list(range(len(dump.seats))) or len(dump.seats) not in played.seats:
        yield TableFlaw("seats", ", ".join(str(seat.seat) for seat in dump.seats))
    if row.status == "running":
        yield from (TableFlaw("seat", str(seat.seat)) for seat in dump.seats if not seat.person and not seat.bot)
    if len(dump.seeds) != 1 or commitment(dump.seeds[0]) != row.commitment:
        yield TableFlaw("seed")
    if dump.versions != tuple(range(len(dump.versions))):
        yield TableFlaw("gap", str(_first_gap(dump.versions)))
    if row.status in ("running", "over") and not dump.entries:
        yield TableFlaw("empty")
    if not dump.entries and (dump.snapshots or dump.answers):
        yield TableFlaw("orphans")


def _first_gap(versions: tuple[int, ...]) -> int:
    return next((at for at, version in enumerate(versions) if at != version), len(versions))


def _game_flaws(dump: TableDump) -> Iterator[TableFlaw]:
    """Yield the flaws found by a replay. If the record does not verify, nothing else is compared."""
    try:
        record = dump.record()
        false = [check for check in verify(write(record)) if check.holds is False and check.what != "result"]
        yield from (TableFlaw("verify", check=check) for check in false)
        if not false:
            yield from _after_flaws(dump, record)
    except (CenoteError, ValueError) as error:  # names or salts that no record could hold
        yield TableFlaw("unreadable", str(error))


def _after_flaws(dump: TableDump, record: Record) -> Iterator[TableFlaw]:
    """Yield the flaws of snapshots, frame numbers, answers, actors and results that do not follow from the log."""
    rules, numbers, end = game(record.game), Counter[int | None](), record.start()
    viewers = (*range(len(dump.seats)), None)
    kept = {snapshot.version: snapshot for snapshot in dump.snapshots}
    answers = Answers(dump)
    for step in replay(record, trusted=True):
        numbers.update(viewer for viewer in viewers if _tells(record, step, viewer))
        answers.step(step.number, numbers)
        end = step.after
        if (snapshot := kept.pop(step.number + 1, None)) is not None:
            told = tuple(numbers[viewer] for viewer in viewers)
            if snapshot != StoredSnapshot(snapshot.version, rules.dump(end), told):
                yield TableFlaw("snapshot", str(snapshot.version))
    yield from (TableFlaw("snapshot", str(version)) for version in kept)
    row = dump.table
    if (end.result() is not None) != (row.status == "over"):
        yield TableFlaw("result", row.status)
    if row.status == "running" and tuple(row.acting) != tuple(end.actors()):
        yield TableFlaw("acting", ", ".join(map(str, row.acting)))
    yield from (TableFlaw("results", str(seat)) for seat in wrong_results(dump, end.result()))
    answers.end()
    if answers.wrong or any(number > max(numbers.values()) for number in dump.answers):
        yield TableFlaw("answers")
    yield from (TableFlaw("request", str(number)) for number in missing(dump))
    if (at := marked_as_a_bots(dump)) is not None:
        yield TableFlaw("bot", str(at))
    if any(number > numbers[seat] for seat, number in dump.seen.items()):
        yield TableFlaw("seen")


def _tells(record: Record, step: Step, viewer: int | None) -> bool:
    """Return whether a viewer gets a frame for this entry. An undo sends one to every viewer."""
    return step.code < 0 or bool(game(record.game).narrate(step.before, step.entry.seat, step.code, step.after, viewer))
