"""Match: one game being played, with its position, log and dealer."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple, cast

from cenote.core.dealer import Dealer, commitment, fresh_seed
from cenote.core.entry_log import EntryLog, flat
from cenote.core.game import (
    CHANCE,
    CenoteError,
    Damaged,
    ExplainUnreachable,
    Fact,
    Game,
    IllegalAction,
    Intent,
    NothingToPlan,
    Offer,
    PlanEnds,
    Result,
    State,
    View,
    checked_settings,
)
from cenote.core.plan import PlayedAction, allow, codes_of, play_all, rehearse, retraced, written
from cenote.core.record import UNDO, Entry, Record, in_one_line, is_player, is_salt, read, write
from cenote.core.registry import game, has_part, part
from cenote.core.replay import Snapshot, Step, beginning, replay
from cenote.core.undo import UndoStack


@dataclass(frozen=True)
class Preview:
    """What a seat would see after a list of actions. `stopped` if the list would reveal something."""

    view: View
    legal: tuple[int, ...]
    offers: tuple[Offer, ...]
    stopped: bool


class Mark(NamedTuple):
    """Savepoint of a match: everything that later actions change."""

    state: State
    length: int
    undo: UndoStack
    begun: dict[int, tuple[int, ...]]
    taken_back: list[int]
    steps: list[Step] | None
    played: int
    drawn: int


class PlayedMove(NamedTuple):
    """One action as it was played: the number of its entry, its index in the entry, its seat and its code."""

    entry: int
    step: int
    seat: int
    code: int


class Match:
    """A game in play. All actions go through `play`, which raises an error and changes nothing if one is illegal."""

    def __init__(
        self,
        record: Record,
        seed: bytes,
        known: Snapshot | None = None,
        follow: Callable[[Step], None] | None = None,
    ) -> None:
        """Resume a game where its record ends, or begin it if the record has no entries.

        The entries are replayed and checked, except that those before a snapshot are trusted. `follow` is called with
        the step of each replayed entry, so that the caller need not replay the entries itself.
        """
        self.game: Game = game(record.game)
        self._record = record
        since, self._state = beginning(record, known)
        self._shared = False
        """Whether others also hold the position, so that it must be copied before it changes."""
        self._log = EntryLog(self.game.actions.texts, record.entries[:since])
        self._undo = UndoStack()
        self._begun: dict[int, tuple[int, ...]] = {}
        """The steps of open choices by seat, which only that seat knows and which are not entries yet."""
        self._actors: tuple[int, ...] = ()
        self._asked, self._legal = CHANCE, list[int]()
        """The seat that `legal` was last asked about in this position, and that seat's legal actions."""
        self._taken_back: list[int] = []
        """The numbers of the entries that the last undo took back."""
        self._played = since
        """The number of entries before the last play or undo."""
        self._steps: list[Step] | None = None
        """The steps since `_played`, or None if they were not stored because each costs a copy of the position."""
        for step in replay(record, (since, self._state)):
            self._take_up(step)
            if follow is not None:
                follow(step)
        drawn = sum([entry.seat == CHANCE for entry in record.entries[record.borrowed :]])
        self._dealer = Dealer(seed, record.salts, drawn)
        self._deal()

    def _take_up(self, step: Step) -> None:
        """Apply a replayed step to the position, the log and the undo stack."""
        seat, before = step.entry.seat, self._state
        self._log.append(seat, step.codes)
        self._state, self._shared = step.after, True
        if step.codes:
            self._undo.note(seat, step.number, before if self._undo.begins(seat) else None, sealed=step.sealed)
        else:
            self._taken_back = self._undo.entries(seat)
            self._undo.restore(seat)

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
        """Begin a game, with a fresh secret seed unless one is given. Raise a ValueError if a setting is invalid."""
        played = game(name)
        mode, chosen = checked_settings(played, seats, mode, options)
        called = tuple(names) or tuple(f"Seat {seat}" for seat in range(seats))
        if len(called) != seats or not all(map(is_player, called)):
            raise ValueError(f"{seats} names without line breaks are needed, not {called!r}")
        if (salts and len(salts) != seats) or not all(map(is_salt, salts)):
            raise ValueError(f"{seats} salts of hexadecimal digits are needed, or none, not {tuple(salts)!r}")
        secret = seed or fresh_seed()
        return cls(
            Record(
                game=played.name,
                mode=mode,
                names=called,
                options=tuple(sorted(chosen)),
                components=in_one_line(components),
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
        """All entries, including undos and the entries that they took back."""
        return self._log.entries()

    def entries_since(self, number: int) -> tuple[Entry, ...]:
        """Return the entries from `number` on, without copying the earlier ones."""
        return self._log.entries(number)

    def entries_since_draw(self) -> tuple[Entry, ...]:
        """Return the entries after the last draw."""
        return self._log.entries(self._log.after_last(CHANCE))

    @property
    def length(self) -> int:
        """The number of entries."""
        return len(self._log.seats)

    def beginning(self) -> State:
        """Return a new copy of the position at the beginning of the game."""
        return self._record.start()

    def moves(self) -> Iterator[PlayedMove]:
        """Yield every action of a game that was played here from the start. Raise a ValueError if one was undone."""
        for entry, (seat, played) in enumerate(zip(self._log.seats, self._log.played, strict=True)):
            if played == ():
                raise ValueError("the game has undone moves, or entries before a snapshot")
            for step, code in enumerate((played,) if isinstance(played, int) else played):
                yield PlayedMove(entry, step, seat, code)

    def entries_of(self, seat: int) -> int:
        """Return the number of the seat's entries, including its undos."""
        return self._log.seats.count(seat)

    @property
    def over(self) -> bool:
        return self._state.result() is not None

    def actors(self) -> tuple[int, ...]:
        """Return the seats that owe a decision now."""
        return self._actors

    def legal(self, seat: int) -> list[int]:
        """Return the codes of all actions that the seat may take now, in a cached list that must not be changed."""
        if seat != self._asked:
            self._asked, self._legal = seat, self._state.legal(seat)
        return self._legal

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """Return what the seat may do now, for people."""
        return self.game.offers(self._state, seat)

    def choosing(self) -> tuple[int, ...]:
        """Return the seats with an open choice of several steps."""
        return tuple(sorted(self._begun))

    def view(self, seat: int | None = None) -> View:
        """Return what a seat knows, or what a spectator knows if the seat is None."""
        return self.game.view(self._state, seat)

    def result(self) -> Result | None:
        """Return scores and winners, or None while the game is not over."""
        return self._state.result()

    def snapshot(self, *, even_after_undo: bool = False) -> Snapshot | None:
        """Return the position as text, from which the game can be resumed without replaying it all.

        Return None while something can be undone or just was, because a resumed game must offer the same undos.
        `even_after_undo` ignores an undo that just happened. Open choices are left out, as they are in the record.
        """
        if not self._undo.settled or (self._ends_with_undo() and not even_after_undo):
            return None
        return Snapshot(len(self._log.seats), self.game.dump(self._closed()))

    def play(self, seat: int, *actions: int | str, whole: bool = False) -> None:
        """Play a list of actions, all or none, and then draw for chance. Raise an error if an action is illegal.

        A choice that the list leaves open is held in memory only. With `whole`, such a list is an error.
        """
        only = actions[0] if len(actions) == 1 and not whole else ""
        if isinstance(only, int):
            self._allow(seat, only)
            self._played, self._steps = len(self._log.seats), None
            self._play_one(seat, only)
        else:
            self._play_list(seat, play_all(self.game, self._state, self._seat(seat), actions, whole=whole))
        self._deal()

    def _play_one(self, seat: int, code: int) -> None:
        """Play one legal action in place."""
        sealed = self._state.reveals(seat, code)
        before = None if sealed or not self._undo.begins(seat) else self._closed()
        self._own().play(seat, code)
        self._enter(seat, code, before, sealed=sealed)

    def _play_list(self, seat: int, played: list[PlayedAction]) -> None:
        """Apply actions that were played on copies, and store their steps unless a choice is open."""
        self._played, self._steps = len(self._log.seats), None if self._begun else []
        for code, state, after, sealed in played:
            self._state, self._shared = state, True
            before = None if sealed or not self._undo.begins(seat) else self._closed()
            self._state = after
            self._enter(seat, code, before, sealed=sealed)
            if self._steps is not None and not self._begun:
                self._steps.append(self._step(state, sealed=sealed))
        if self._begun:
            self._steps = None

    def _enter(self, seat: int, code: int, before: State | None, *, sealed: bool) -> None:
        """Log an action that was played and note it for undo, unless it leaves a choice open."""
        begun = self._begun.pop(seat, ()) if self._begun else ()
        if self._state.choosing(seat):
            self._begun[seat] = (*begun, code)
            return
        self._undo.note(seat, len(self._log.seats), before, sealed=sealed)
        self._log.append(seat, (*begun, code) if begun else code)

    def _step(self, before: State, *, sealed: bool) -> Step:
        """Return the last entry as a step, and mark the position as shared, because the step holds it too."""
        number, self._shared = len(self._log.seats) - 1, True
        played = self._log.played[number]
        codes = (played,) if isinstance(played, int) else played
        return Step(number, self._log.entries(number)[0], codes, before, self._state, sealed)

    def _own(self) -> State:
        """Return the position for changing it, copied first if it is shared."""
        if self._shared:
            self._state, self._shared = self._state.copy(), False
        return self._state

    def _closed(self) -> State:
        """Return the position without open choices, as the record leads to it. It must not be changed."""
        if not self._begun:
            self._shared = True
            return self._state
        closed = self._state.copy()
        for seat in self._begun:
            closed.withdraw(seat)
        return closed

    def preview(self, seat: int, *actions: int | str) -> Preview:
        """Return what the seat would see after these actions, in its turn or planning ahead.

        The preview stops before the first action that reveals something, because no preview ever plays such an action.
        """
        state = self._to_plan_on(seat)
        if rehearse(self.game, state, seat, actions) is not None:
            return Preview(self.game.view(state, seat), (), (), stopped=True)
        seen, offers = self.game.view(state, seat), self.game.offers(state, seat)
        return Preview(seen, tuple(state.legal(seat)), offers, stopped=False)

    def intent(self, seat: int, code: int) -> Intent:
        """Return what an action of a seat would do, whether it is legal or not."""
        return self.game.intent(self._state, seat, code)

    def opens(self, seat: int, *actions: int) -> bool:
        """Return whether these legal actions leave a choice of several steps open."""
        state = self._state.copy()
        for code in actions:
            state.play(seat, code)
        return state.choosing(seat)

    def explain(self, seat: int, action: int | str) -> IllegalAction | None:
        """Return the refusal of an action in the present position, or None if the action is legal."""
        return self.game.explain(self._state, seat, codes_of(self.game, [action])[0])

    def explain_all(
        self, seat: int, plan: Sequence[int | str], actions: Sequence[int | str], about: str = ""
    ) -> list[tuple[int, IllegalAction]]:
        """Return code and refusal of each given action, or one conceivable at `about`, that is illegal after a plan."""
        state = self._to_plan_on(seat)
        if (ends := rehearse(self.game, state, seat, plan)) is not None:
            raise PlanEnds(ends, written(self.game, plan[ends]))
        codes = codes_of(self.game, actions)
        codes += self.game.conceivable(state, seat, about) if about else []
        refusals = [(code, self.game.explain(state, seat, code)) for code in codes]
        return [(code, refusal) for code, refusal in refusals if refusal is not None]

    def refuse(self, seat: int, plan: Sequence[int | str], text: str) -> IllegalAction | None:
        """Return the refusal of a text that reads like an action but is none, after a plan, or None if no rule fits."""
        if not has_part(self.game.name, "unreachable_actions"):
            return None
        state = self._to_plan_on(seat)
        if rehearse(self.game, state, seat, plan) is not None:
            return None
        return cast(ExplainUnreachable, part(self.game.name, "unreachable_actions"))(state, seat, text)

    def undo(self, seat: int) -> int:
        """Withdraw the seat's open choice, or else undo its decisions since the last checkpoint. Return how many."""
        if begun := self._begun.pop(seat, ()):
            self._own().withdraw(seat)
            self._changed()
            return len(begun)
        entries = self._undo.entries(seat)
        if entries:
            before, self._begun, self._taken_back = self._state, {}, entries
            self._played = len(self._log.seats)
            self._state = self._undo.restore(seat)
            self._log.append(seat, ())
            self._steps = [self._step(before, sealed=False)]
            self._changed()
        return len(entries)

    def mark(self) -> Mark:
        """Return a savepoint, to which `restore` resets the match as if nothing had been played since."""
        self._shared = True
        return Mark(
            self._state,
            self.length,
            self._undo.copy(),
            dict(self._begun),
            self._taken_back,
            self._steps,
            self._played,
            self._dealer.drawn,
        )

    def restore(self, mark: Mark) -> None:
        """Reset the match to a mark. What was played since is erased from the log, not undone by an entry."""
        self._state, self._shared = mark.state, True
        self._undo, self._begun = mark.undo.copy(), dict(mark.begun)
        self._log.cut(mark.length)
        self._taken_back, self._steps = mark.taken_back, mark.steps
        self._played, self._dealer.drawn = mark.played, mark.drawn
        self._changed()

    def follow(self, entries: Sequence[Entry]) -> list[Step]:
        """Play entries that another match of this game has added, and return their steps.

        Raise `Damaged` if the entries do not follow from this position or draws differ, which makes the match unusable.
        """
        since, steps = self.length, list[Step]()
        try:
            while self.length < since + len(entries):
                entry = entries[self.length - since]
                self._repeat(entry)
                steps += self.last_steps()
        except (CenoteError, ValueError) as error:
            raise Damaged("illegal-action", self._record.line_of(self.length), word=entry.text) from error
        if self.entries_since(since) != tuple(entries):
            raise Damaged("differs", self._record.line_of(since), stated=len(entries), found=self.length - since)
        return steps

    def _repeat(self, entry: Entry) -> None:
        if entry.text != UNDO:
            self.play(entry.seat, *entry.steps)
        elif not self.undo(entry.seat):
            raise Damaged("nothing-to-undo", self._record.line_of(self.length), word=UNDO)

    def undoable(self, seat: int) -> int:
        """Return how many entries the seat may undo now."""
        return len(self._undo.entries(seat))

    def undo_sequence(self, seat: int) -> tuple[int, ...]:
        """Return the seats whose undos, in this order, take back the seat's last decision and all later ones.

        Return () if something was drawn or revealed since that decision, or while a choice of several steps is open.
        """
        return () if self._begun else self._undo.undo_sequence(seat)

    def undone(self, seat: int) -> list[Offer]:
        """Return the offers that the seat's last undo took back, in order, or [] if anything has happened since."""
        if not self._ends_with_undo() or self._log.seats[-1] != seat:
            return []
        codes = flat([self._log.played[number] for number in self._taken_back])
        return retraced(self.game, self._closed().copy(), seat, codes)

    def _ends_with_undo(self) -> bool:
        return bool(self._taken_back) and self._log.played[-1] == ()

    def record(self, *, abandoned: bool = False) -> Record:
        """Return the record up to now, which contains the seed only if the game is over or abandoned."""
        end = self.result()
        seed = self._dealer.seed if end is not None or abandoned else None
        return replace(self._record, entries=self.entries, result=end, seed=seed)

    def seed(self) -> bytes:
        """Return the secret seed of all draws, which servers store and players must not learn."""
        return self._dealer.seed

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_bytes(write(self.record()).encode())

    def story(self, viewer: int | None = None, since: int = 0) -> Iterator[tuple[Fact, ...]]:
        """Yield the facts of each entry from `since` on, as far as the viewer may know, leaving out undos."""
        for step in replay(self.record(), trusted=True):
            if step.number >= since and step.code >= 0:
                yield self.game.narrate(step.before, step.entry.seat, step.code, step.after, viewer)

    def last_steps(self) -> list[Step]:
        """Return the steps of the last play or undo and of the draws after it, with their positions."""
        if self._steps is None:
            played = replay(self.record(), trusted=True)
            self._steps = [step for step in played if step.number >= self._played]
        return self._steps

    def _to_plan_on(self, seat: int) -> State:
        """Return a copy of the position as if it were the seat's turn. Raise `NothingToPlan` if that is impossible."""
        state = self._state.copy() if self._seat(seat) in self._actors else self._state.rehearsal(seat)
        if state is None:
            raise NothingToPlan(seat)
        return state

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return seat

    def _allow(self, seat: int, code: int) -> None:
        """Raise the refusal of an action that is illegal now, without checking an action that was listed as legal."""
        if seat != self._asked or not self._listed(code):
            allow(self.game, self._state, self._seat(seat), code)

    def _listed(self, code: int) -> bool:
        place = bisect_left(self._legal, code)
        return place < len(self._legal) and self._legal[place] == code

    def _changed(self) -> None:
        """Update what is cached about the position, after the position has changed."""
        self._actors = self._state.actors()
        self._asked = CHANCE

    def _deal(self) -> None:
        """Draw for chance and log the draws, until a seat owes a decision or the game is over."""
        actors = self._state.actors()
        while actors and actors[0] == CHANCE:
            before = self._state
            code = self._own().play_nth(CHANCE, self._dealer.uniform(before.legal_count(CHANCE)))
            self._undo.note(CHANCE, len(self._log.seats), None, sealed=True)
            self._log.append(CHANCE, code)
            if self._steps is not None:
                self._steps.append(self._step(before, sealed=before.reveals(CHANCE, code)))
            actors = self._state.actors()
        self._actors, self._asked = actors, CHANCE


def load(path: str | Path) -> Record:
    """Return the record in a file. Raise `Damaged` if the file is not a valid record."""
    return read(Path(path).read_bytes().decode("utf-8"))
