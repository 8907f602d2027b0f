"""Verify a stored table: replay its log as `cenote verify` does, and compare everything that follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from cenote.core.dealer import commitment
from cenote.core.game import CenoteError
from cenote.core.record import Record, write
from cenote.core.registry import game, game_names
from cenote.core.replay import Check, Step, replay, verify
from cenote.server.maintenance.table_dump import Kept, TableDump
from cenote.server.maintenance.verify_answers import Answers, marked_as_a_bots, missing
from cenote.server.maintenance.verify_results import wrong_results

BEGUN = ("running", "over", "abandoned", "frozen")
STATUSES = ("gathering", *BEGUN)


class Flaw(NamedTuple):
    """An inconsistency of a table: the key of its message, where it is, and the check that failed."""

    what: str
    where: str = ""
    check: Check | None = None


class Verdict(NamedTuple):
    """The result for a table: its flaws, or why it cannot be checked ("frozen", "rules", "game")."""

    id: str
    flaws: tuple[Flaw, ...] = ()
    unsure: str = ""


def verify_table(ledger: TableDump) -> Verdict:
    """Check one table; one of an unknown game or of another rules version cannot be replayed."""
    row = ledger.table
    if row.game not in game_names():
        return Verdict(row.id, unsure="game")
    plain = tuple(_plain_flaws(ledger))
    if plain or not ledger.entries:
        return Verdict(row.id, plain)
    if row.status == "frozen" or row.rules != game(row.game).rules_version:
        return Verdict(row.id, unsure="frozen" if row.status == "frozen" else "rules")
    return Verdict(row.id, tuple(_game_flaws(ledger)))


def _plain_flaws(ledger: TableDump) -> Iterator[Flaw]:
    """Flaws that show without a replay."""
    row, played = ledger.table, game(ledger.table.game)
    if row.status not in STATUSES:
        yield Flaw("status", row.status)
    if [seat.seat for seat in ledger.seats] != list(range(len(ledger.seats))) or len(ledger.seats) not in played.seats:
        yield Flaw("seats", ", ".join(str(seat.seat) for seat in ledger.seats))
    if row.status == "running":
        yield from (Flaw("seat", str(seat.seat)) for seat in ledger.seats if not seat.person and not seat.bot)
    if len(ledger.seeds) != 1 or commitment(ledger.seeds[0]) != row.commitment:
        yield Flaw("seed")
    if ledger.versions != tuple(range(len(ledger.versions))):
        yield Flaw("gap", str(_first_gap(ledger.versions)))
    if row.status in ("running", "over") and not ledger.entries:
        yield Flaw("empty")
    if not ledger.entries and (ledger.snapshots or ledger.answers):
        yield Flaw("orphans")


def _first_gap(versions: tuple[int, ...]) -> int:
    return next((at for at, version in enumerate(versions) if at != version), len(versions))


def _game_flaws(ledger: TableDump) -> Iterator[Flaw]:
    """Flaws found by a replay; if the record does not verify, nothing else is compared."""
    try:
        record = ledger.record()
        false = [check for check in verify(write(record)) if check.holds is False and check.what != "result"]
        yield from (Flaw("verify", check=check) for check in false)
        if not false:
            yield from _after_flaws(ledger, record)
    except (CenoteError, ValueError) as error:  # names or salts that no record could hold
        yield Flaw("unreadable", str(error))


def _after_flaws(ledger: TableDump, record: Record) -> Iterator[Flaw]:
    """Compare positions, frame numbers, answers, actors and results with what follows from the log."""
    rules, numbers, end = game(record.game), Counter[int | None](), record.start()
    viewers = (*range(len(ledger.seats)), None)
    kept = {snapshot.version: snapshot for snapshot in ledger.snapshots}
    answers = Answers(ledger)
    for step in replay(record, trusted=True):
        numbers.update(viewer for viewer in viewers if _tells(record, step, viewer))
        answers.step(step.number, numbers)
        end = step.after
        if (snapshot := kept.pop(step.number + 1, None)) is not None:
            told = tuple(numbers[viewer] for viewer in viewers)
            if snapshot != Kept(snapshot.version, rules.dump(end), told):
                yield Flaw("snapshot", str(snapshot.version))
    yield from (Flaw("snapshot", str(version)) for version in kept)
    row = ledger.table
    if (end.result() is not None) != (row.status == "over"):
        yield Flaw("result", row.status)
    if row.status == "running" and tuple(row.acting) != tuple(end.actors()):
        yield Flaw("acting", ", ".join(map(str, row.acting)))
    yield from (Flaw("results", str(seat)) for seat in wrong_results(ledger, end.result()))
    answers.end()
    if answers.wrong or any(number > max(numbers.values()) for number in ledger.answers):
        yield Flaw("answers")
    yield from (Flaw("request", str(number)) for number in missing(ledger))
    if (at := marked_as_a_bots(ledger)) is not None:
        yield Flaw("bot", str(at))
    if any(number > numbers[seat] for seat, number in ledger.seen.items()):
        yield Flaw("seen")


def _tells(record: Record, step: Step, viewer: int | None) -> bool:
    """Whether a viewer gets a frame of this entry; an undo sends one to everyone."""
    return step.code < 0 or bool(game(record.game).narrate(step.before, step.entry.seat, step.code, step.after, viewer))
