"""Playing a record again, entry by entry, and verifying that it is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cenote.core.dealer import Dealer, commitment
from cenote.core.game import CHANCE, Damaged, Detail, Game, State, Unfit, UnknownAction
from cenote.core.record import UNDO, Entry, Record, digest, read, split_digest
from cenote.core.registry import game


class Step(NamedTuple):
    """One entry replayed: its closing action (-1 for an undo), and the positions before and after that."""

    number: int
    entry: Entry
    code: int
    before: State
    after: State


def replay(record: Record, known: tuple[int, State] | None = None) -> Iterator[Step]:
    """Every entry in turn, checked against the rules; an undo leads back to the position that it restores.

    With a known position after so many entries it begins there; nothing before it can be taken back then.
    """
    rules = game(record.game)
    kept: list[tuple[Kept, State]] = []
    since, state = known or (0, _start(record))
    for number, entry in enumerate(record.entries[since:], since):
        line = record.line_of(number)
        if entry.text == UNDO:
            before, code, after = state, -1, _taken_back(line, entry, kept)
        else:
            before, code, after = _played(rules, line, entry, state)
            kept.append((Kept(entry, rules.reveals(before, entry.seat, code, after)), state))
        yield Step(number, entry, code, before, after)
        state = after


class Kept(NamedTuple):
    """An entry that was not taken back; a sealed one cannot be."""

    entry: Entry
    sealed: bool


class Snapshot(NamedTuple):
    """A position as text, and after how many entries it was reached."""

    version: int
    position: str


def beginning(record: Record, known: Snapshot | None) -> tuple[int, State]:
    """Where to replay from: a snapshot, or the very beginning if an undo after it may lead back past it."""
    if known is None or any(entry.text == UNDO for entry in record.entries[known.version :]):
        return 0, _start(record)
    return known.version, game(record.game).load(known.position)


def _start(record: Record) -> State:
    try:
        return record.start()
    except Unfit as error:
        raise Damaged("components", record.line_of(0), unfit=error.key, **error.facts) from None


def _played(rules: Game, line: int, entry: Entry, state: State) -> tuple[State, int, State]:
    """The position before the closing action, that action, and the position after it."""
    code, before, after = -1, state, state
    for step, text in enumerate(entry.steps):
        if step and not after.open(entry.seat):
            raise Damaged("several-actions", line, word=entry.text)
        before, after = after, after.copy()
        code = _legal_code(rules, line, entry.seat, text, before)
        after.play(entry.seat, code)
    if after.open(entry.seat):
        raise Damaged("open-choice", line, word=entry.text)
    return before, code, after


def _legal_code(rules: Game, line: int, seat: int, text: str, state: State) -> int:
    try:
        code = rules.actions.parse(text)
    except UnknownAction:
        raise Damaged("unknown-action", line, word=text) from None
    if rules.actions.texts[code] != text:
        raise Damaged("unknown-action", line, word=text)
    if refusal := rules.explain(state, seat, code):
        raise Damaged("illegal-action", line, word=text, rule=refusal.rule)
    return code


def _taken_back(line: int, entry: Entry, kept: list[tuple[Kept, State]]) -> State:
    count = undoable([done for done, _ in kept], entry.seat)
    if not count:
        raise Damaged("nothing-to-undo", line, word=UNDO)
    state = kept[-count][1]
    del kept[-count:]
    return state.copy()


def undoable(kept: Sequence[Kept], seat: int) -> int:
    """How many entries at the end the seat may take back: until chance, another seat or a sealed one stands there."""
    count = 0
    for entry, sealed in reversed(kept):
        if entry.seat != seat or sealed:
            break
        count += 1
    return count if seat != CHANCE else 0


class Check(NamedTuple):
    """One thing that was verified: whether it holds (None: cannot be told yet), else on which line and why."""

    what: str
    holds: bool | None
    line: int = 0
    why: str = ""
    facts: Mapping[str, Detail] = MappingProxyType({})


def verify(text: str) -> list[Check]:
    """Digest, form, commitment, actions, draws and result, each on its own; unreadable text ends after its form."""
    try:
        body, stated = split_digest(text)
        checks = [_compare("digest", text.count("\n"), stated, digest(body))]
        record = read(text)
    except Damaged as fault:
        return [Check("form", False, fault.line, fault.why, fault.facts)]
    checks.append(Check("form", True))
    try:
        steps = list(replay(record))
    except Damaged as fault:
        return [*checks, Check("actions", False, fault.line, fault.why, fault.facts)]
    checks.append(Check("actions", True))
    return [*checks, *_check_draws(record, steps), _check_result(record, steps)]


def _compare(what: str, line: int, stated: str, found: str) -> Check:
    if stated == found:
        return Check(what, True)
    return Check(what, False, line, "differs", {"stated": stated, "found": found})


def _check_draws(record: Record, steps: list[Step]) -> list[Check]:
    if record.seed is None:
        return [Check(what, None, why="seed-not-opened") for what in ("commitment", "draws")]
    line = record.line_of(-2 - len(record.salts))
    promised = _compare("commitment", line, record.commitment, commitment(record.seed))
    dealer = Dealer(record.seed, record.salts)
    texts = game(record.game).actions.texts
    for step in steps:
        if step.entry.seat == CHANCE:
            drawn = texts[dealer.draw(step.before.odds())]
            if drawn != step.entry.text:
                return [promised, _compare("draws", record.line_of(step.number), step.entry.text, drawn)]
    return [promised, Check("draws", True)]


def _check_result(record: Record, steps: list[Step]) -> Check:
    end = (steps[-1].after if steps else record.start()).result()
    line = record.line_of(len(record.entries))
    if end is None and record.result is None:
        return Check("result", None, why="unfinished")
    return _compare("result", line, _said(record.result), _said(end))


def _said(result: tuple[tuple[int, ...], tuple[int, ...]] | None) -> str:
    if result is None:
        return "-"
    scores, winners = result
    return f"{' '.join(map(str, scores))} / {' '.join(map(str, winners))}"
