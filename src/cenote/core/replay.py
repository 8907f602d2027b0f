"""Replay of a record, entry by entry, and verification of a record's checksum, actions and draws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import repeat
from types import MappingProxyType
from typing import NamedTuple

from cenote.core.dealer import Dealer, commitment
from cenote.core.game import CHANCE, Damaged, Detail, Game, State, Unfit
from cenote.core.record import UNDO, Entry, Record, digest, read, split_digest, unfit_components
from cenote.core.registry import game
from cenote.core.undo import UndoStack


class Step(NamedTuple):
    """One entry as it was played: its actions (none for an undo), and the positions around the last action.

    A sealed step and everything before it cannot be undone.
    """

    number: int
    entry: Entry
    codes: tuple[int, ...]
    before: State
    after: State
    sealed: bool

    @property
    def code(self) -> int:
        """The code of the entry's last action, or -1 for an undo."""
        return self.codes[-1] if self.codes else -1


class Snapshot(NamedTuple):
    """A position as text, and the number of entries before it, none of which can be undone."""

    version: int
    position: str


def replay(record: Record, known: tuple[int, State] | None = None, *, trusted: bool = False) -> Iterator[Step]:
    """Yield a step for every entry. Raise `Damaged` if the rules forbid an entry or it cannot be read.

    A known position, with the number of entries before it, skips those entries. `trusted` skips the rule checks.
    """
    rules, undo = game(record.game), UndoStack()
    since, state = known or beginning(record)
    for number, entry in enumerate(record.entries[since:], since):
        line = record.line_of(number)
        if entry.text == UNDO:
            step = _taken_back(line, number, entry, state, undo)
        else:
            step = _played(rules, line, number, entry, state, trusted)
            undo.note(entry.seat, number, state if undo.begins(entry.seat) else None, sealed=step.sealed)
        yield step
        state = step.after


def beginning(record: Record, known: Snapshot | None = None) -> tuple[int, State]:
    """Return how many entries a replay can skip, and the position after them, from a snapshot if there is one."""
    if known is not None:
        return known.version, game(record.game).load(known.position)
    try:
        return 0, record.start()
    except Unfit as error:
        raise unfit_components(record, error) from None


def _played(rules: Game, line: int, number: int, entry: Entry, state: State, trusted: bool) -> Step:
    codes: list[int] = []
    before, after, sealed = state, state, False
    for text in entry.steps:
        if codes and not after.choosing(entry.seat):
            raise Damaged("several-actions", line, word=entry.text)
        before, after = after, after.copy()
        codes.append(_code(rules, line, text))
        if not trusted:
            _check(rules, line, entry.seat, codes[-1], before)
        sealed = before.reveals(entry.seat, codes[-1])
        after.play(entry.seat, codes[-1])
    if after.choosing(entry.seat):
        raise Damaged("open-choice", line, word=entry.text)
    return Step(number, entry, tuple(codes), before, after, sealed)


def _code(rules: Game, line: int, text: str) -> int:
    code = rules.actions.written(text)
    if code < 0:
        raise Damaged("unknown-action", line, word=text)
    return code


def _check(rules: Game, line: int, seat: int, code: int, state: State) -> None:
    if refusal := rules.explain(state, seat, code):
        raise Damaged("illegal-action", line, word=rules.actions.texts[code], rule=refusal.rule)


def _taken_back(line: int, number: int, entry: Entry, state: State, undo: UndoStack) -> Step:
    if not undo.entries(entry.seat):
        raise Damaged("nothing-to-undo", line, word=UNDO)
    return Step(number, entry, (), state, undo.restore(entry.seat), sealed=False)


class Check(NamedTuple):
    """The result of one check: whether it holds (None if not known yet), and if not, the line and the reason."""

    what: str
    holds: bool | None
    line: int = 0
    why: str = ""
    facts: Mapping[str, Detail] = MappingProxyType({})


def verify(text: str) -> list[Check]:
    """Check a record's digest, form, commitment, actions, draws and result, each by itself while it can be read."""
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
    promised = _compare("commitment", record.line_of_commitment, record.commitment, commitment(record.seed))
    dealers = _dealers(record, Dealer(record.seed, record.salts))
    texts = game(record.game).actions.texts
    for step, dealer in zip(steps, dealers, strict=False):
        if step.entry.seat == CHANCE:
            drawn = texts[dealer.draw(step.before.odds())]
            if drawn != step.entry.text:
                return [promised, _compare("draws", record.line_of(step.number), step.entry.text, drawn)]
    return [promised, Check("draws", True)]


def _dealers(record: Record, own: Dealer) -> Iterator[Dealer]:
    """Yield the dealer of each entry: those of the origins for the entries taken from them, then the game's own."""
    since = 0
    for upto, seed, salts in record.origins:
        yield from repeat(Dealer(seed, salts), upto - since)
        since = upto
    yield from repeat(own)


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
