"""Playing a record again, entry by entry, and verifying that it is true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cenote.core.dealer import Dealer, commitment
from cenote.core.game import CHANCE, Damaged, Detail, Game, State, UnknownAction
from cenote.core.record import UNDO, Entry, Record, digest, read, split_digest
from cenote.core.registry import game


class Step(NamedTuple):
    """One entry replayed: the code it stands for (-1 for an undo) and the positions before and after."""

    number: int
    entry: Entry
    code: int
    before: State
    after: State


def replay(record: Record) -> Iterator[Step]:
    """Every entry in turn, checked against the rules; an undo leads back to the position that it restores."""
    rules = game(record.game)
    kept: list[tuple[Entry, State]] = []
    state = record.start()
    for number, entry in enumerate(record.entries):
        before = state
        if entry.text == UNDO:
            code, state = -1, _taken_back(record, number, entry, kept)
        else:
            code, state = _legal_code(record, number, entry, rules, before), before.copy()
            state.play(entry.seat, code)
            kept.append((entry, before))
        yield Step(number, entry, code, before, state)


def _legal_code(record: Record, number: int, entry: Entry, rules: Game, state: State) -> int:
    line = record.line_of(number)
    try:
        code = rules.actions.parse(entry.text)
    except UnknownAction:
        raise Damaged("unknown-action", line, word=entry.text) from None
    if rules.actions.texts[code] != entry.text:
        raise Damaged("unknown-action", line, word=entry.text)
    if refusal := rules.explain(state, entry.seat, code):
        raise Damaged("illegal-action", line, word=entry.text, rule=refusal.rule)
    return code


def _taken_back(record: Record, number: int, entry: Entry, kept: list[tuple[Entry, State]]) -> State:
    count = undoable([done for done, _ in kept], entry.seat)
    if not count:
        raise Damaged("nothing-to-undo", record.line_of(number), word=UNDO)
    state = kept[-count][1]
    del kept[-count:]
    return state.copy()


def undoable(entries: Sequence[Entry], seat: int) -> int:
    """How many entries at the end the seat may take back: its decisions since chance or another seat acted."""
    count = 0
    while count < len(entries) and entries[-1 - count].seat == seat != CHANCE:
        count += 1
    return count


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
