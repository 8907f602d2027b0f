"""One game being played: the position, its record and the dealer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cenote.core.dealer import Dealer, commitment, fresh_seed
from cenote.core.game import (
    CHANCE,
    Fact,
    Game,
    IllegalAction,
    NothingToPlan,
    Offer,
    OpenChoice,
    PlanEnds,
    Result,
    State,
    View,
    checked_settings,
)
from cenote.core.record import STEP, UNDO, Entry, Record, read, write
from cenote.core.registry import game
from cenote.core.replay import Kept, Snapshot, Step, beginning, replay, undoable


@dataclass(frozen=True)
class Preview:
    """What a seat would see after a list of actions; `stopped` if chance has the next word."""

    view: View
    legal: tuple[int, ...]
    offers: tuple[Offer, ...]
    stopped: bool


class Match:
    """A game in play. Everything goes through `play`, which refuses what the rules forbid and then changes nothing."""

    def __init__(self, record: Record, seed: bytes, known: Snapshot | None = None) -> None:
        """Take up a game where its record ends; a record without entries is a game that begins.

        With a snapshot only the entries after it are played again, and those before it are trusted.
        """
        self.game: Game = game(record.game)
        self._record = record
        self._entries: list[Entry] = []
        self._kept: list[Kept] = []
        self._steps: dict[int, list[str]] = {}
        """Steps of choices that are not closed yet: they exist for their owner only and are no entries."""
        self._before = beginning(record, known)
        """The position before the last play, undo or deal: what it told can be told again from there."""
        since, position = self._before
        self._state = position.copy()
        for entry in record.entries[:since]:
            self._trust(entry)
        for step in replay(record, self._before):
            self._state = step.after
            self._note(step.entry, sealed=self.game.reveals(step.before, step.entry.seat, step.code, step.after))
        drawn = sum(entry.seat == CHANCE for entry in record.entries)
        self._dealer = Dealer(seed, record.salts, drawn)
        self._deal()

    @classmethod
    def start(
        cls,
        name: str,
        seats: int = 2,
        mode: str = "",
        options: Iterable[str] = (),
        *,
        components: str = "",
        names: Sequence[str] = (),
        seed: bytes | None = None,
        salts: Sequence[str] = (),
    ) -> Match:
        """Open a game; without a seed it gets a fresh secret one."""
        played = game(name)
        mode, chosen = checked_settings(played, seats, mode, options)
        called = tuple(names) or tuple(f"Seat {seat}" for seat in range(seats))
        if len(called) != seats or not all(map(_plain, called)):
            raise ValueError(f"{seats} names without line breaks are needed, not {called!r}")
        secret = seed or fresh_seed()
        return cls(
            Record(
                game=played.name,
                mode=mode,
                names=called,
                options=tuple(sorted(chosen)),
                components=components,
                rules=played.rules_version,
                commitment=commitment(secret),
                salts=tuple(salts),
            ),
            secret,
        )

    @property
    def seats(self) -> int:
        return len(self._record.names)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that happened, steps taken back included."""
        return tuple(self._entries)

    @property
    def over(self) -> bool:
        return self._state.result() is not None

    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return self._state.actors()

    def legal(self, seat: int) -> list[int]:
        return self._state.legal(seat)

    def view(self, seat: int | None = None) -> View:
        """What a seat knows, or a spectator."""
        return self.game.view(self._state, seat)

    def result(self) -> Result | None:
        return self._state.result()

    def snapshot(self) -> Snapshot:
        """The position as text, for taking the game up again without playing it all."""
        return Snapshot(len(self._entries), self.game.dump(self._state))

    def play(self, seat: int, *actions: int | str, whole: bool = False) -> tuple[Entry, ...]:
        """Play a list of actions, all or none of them, and what chance adds; returns the new entries.

        Steps of a choice that the list leaves open live in memory only; `whole` refuses such a list.
        """
        codes = [self._code(action) for action in actions]
        state, steps = self._state.copy(), list(self._steps.get(seat, ()))
        entries: list[Kept] = []
        for at, code in enumerate(codes):
            before = self._past(state)
            self._step(state, seat, code, at)
            steps.append(self.game.actions.texts[code])
            sealed = self.game.reveals(before, seat, code, state)
            if sealed and at < len(codes) - 1:
                raise PlanEnds(at, steps[-1])
            if not state.open(seat):
                entries.append(Kept(Entry(seat, STEP.join(steps)), sealed))
                steps = []
        if whole and steps:
            raise OpenChoice
        known = len(self._entries)
        self._before = (known, self._closed(seat))
        self._state = state
        self._steps[seat] = steps
        for entry, sealed in entries:
            self._note(entry, sealed=sealed)
        self._deal()
        return tuple(self._entries[known:])

    def preview(self, seat: int, *actions: int | str) -> Preview:
        """What the seat would see after these actions; also out of turn.

        It stops at the first that reveals something; where seats hide things from each other, before it.
        """
        state = self._rehearsed(seat)
        for step, action in enumerate(actions):
            before = self._past(state)
            self._step(state, seat, self._code(action), step)
            if self.game.reveals(before, seat, self._code(action), state):
                return Preview(self.game.view(before, seat), (), (), stopped=True)
        seen, offers = self.game.view(state, seat), self.game.offers(state, seat)
        return Preview(seen, tuple(state.legal(seat)), offers, stopped=False)

    def opens(self, seat: int, *actions: int) -> bool:
        """Whether these legal actions end within a choice of several steps."""
        state = self._state.copy()
        for code in actions:
            state.play(seat, code)
        return state.open(seat)

    def explain(self, seat: int, action: int | str) -> IllegalAction | None:
        """The rule that forbids an action now, or None if it is allowed."""
        return self.game.explain(self._state, seat, self._code(action))

    def explain_all(
        self, seat: int, plan: Sequence[int | str], actions: Sequence[int | str]
    ) -> list[IllegalAction | None]:
        """For each action the rule that forbids it after the planned ones; the plan itself must be playable."""
        state = self._rehearsed(seat)
        for at, action in enumerate(plan):
            before, code = self._past(state), self._code(action)
            self._step(state, seat, code, at)
            if self.game.reveals(before, seat, code, state):
                raise PlanEnds(at, self.game.actions.texts[code])
        return [self.game.explain(state, seat, self._code(action)) for action in actions]

    def undo(self, seat: int) -> int:
        """Take back an open choice, or else, as an entry, the decisions up to the last checkpoint; returns how many."""
        if steps := self._steps.pop(seat, []):
            self._state.withdraw(seat)
            return len(steps)
        count = self.undoable(seat)
        if count:
            self._before = (len(self._entries), self._state)
            self._note(Entry(seat, UNDO), sealed=False)
            self._steps.clear()
            *_, last = replay(self.record())
            self._state = last.after
        return count

    def undoable(self, seat: int) -> int:
        """How many entries the seat may take back now."""
        return undoable(self._kept, seat)

    def record(self, *, abandoned: bool = False) -> Record:
        """The record up to now; the seed is opened only when the game is over or given up."""
        end = self.result()
        seed = self._dealer.seed if end is not None or abandoned else None
        return replace(self._record, entries=self.entries, result=end, seed=seed)

    def seed(self) -> bytes:
        """The secret of all draws: for whoever keeps the game, never for whoever plays it."""
        return self._dealer.seed

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(write(self.record()), "utf-8")

    def story(self, viewer: int | None = None, since: int = 0) -> Iterator[tuple[Fact, ...]]:
        """What happened in each entry, as far as the viewer may know; an undo tells nothing."""
        for step in replay(self.record()):
            if step.number >= since and step.code >= 0:
                yield self.game.narrate(step.before, step.entry.seat, step.code, step.after, viewer)

    def news(self) -> list[Step]:
        """The entries of the last play or undo, with the positions before and after each."""
        number, before = self._before
        if self._entries and self._entries[-1].text == UNDO:
            return [Step(number, self._entries[-1], -1, before, self._state)]
        return list(replay(self.record(), self._before))

    def _rehearsed(self, seat: int) -> State:
        """The position to plan on, in turn or out of turn."""
        state = self._state.copy() if seat in self._state.actors() else self._state.rehearsal(seat)
        if state is None:
            raise NothingToPlan(seat)
        return state

    def _past(self, state: State) -> State:
        """The position before a step, for what it may have revealed; where nothing is hidden, nobody needs it."""
        return state.copy() if self.game.secrets else state

    def _closed(self, seat: int) -> State:
        """The position without the seat's open choice, whose steps are part of the entry that closes it."""
        if not self._steps.get(seat):
            return self._state
        closed = self._state.copy()
        closed.withdraw(seat)
        return closed

    def _code(self, action: int | str) -> int:
        return self.game.actions.parse(action) if isinstance(action, str) else action

    def _step(self, state: State, seat: int, code: int, step: int) -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        refusal = self.game.explain(state, seat, code)
        if refusal is not None:
            refusal.step = step
            raise refusal
        state.play(seat, code)

    def _deal(self) -> None:
        while self._state.actors() == (CHANCE,):
            code = self._dealer.draw(self._state.odds())
            self._state.play(CHANCE, code)
            self._note(Entry(CHANCE, self.game.actions.texts[code]), sealed=True)

    def _trust(self, entry: Entry) -> None:
        """Note an entry from before a snapshot; where there are secrets, nobody can tell any more what it revealed."""
        self._note(entry, sealed=False)
        if self.game.secrets:
            self._kept.clear()

    def _note(self, entry: Entry, *, sealed: bool) -> None:
        self._entries.append(entry)
        if entry.text != UNDO:
            self._kept.append(Kept(entry, sealed))
        elif count := self.undoable(entry.seat):
            del self._kept[-count:]


def _plain(name: str) -> bool:
    return bool(name.strip()) and name.isprintable() and len(name) <= 64


def load(path: str | Path) -> Record:
    """The record in a file."""
    return read(Path(path).read_text("utf-8"))
