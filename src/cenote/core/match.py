"""Match: one game being played, with position, log and dealer."""

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
    """What a seat would see after a list of actions; `stopped` if chance has the next word."""

    view: View
    legal: tuple[int, ...]
    offers: tuple[Offer, ...]
    stopped: bool


class Mark(NamedTuple):
    """Savepoint of a match: all that playing on changes."""

    state: State
    length: int
    undo: UndoStack
    begun: dict[int, tuple[int, ...]]
    taken_back: list[int]
    steps: list[Step] | None
    played: int
    drawn: int


class PlayedMove(NamedTuple):
    """One action as it was played: the number of its entry, its place in the entry, its seat and code."""

    entry: int
    step: int
    seat: int
    code: int


class Match:
    """A game in play. Everything goes through `play`, which refuses what the rules forbid and then changes nothing."""

    def __init__(
        self,
        record: Record,
        seed: bytes,
        known: Snapshot | None = None,
        follow: Callable[[Step], None] | None = None,
    ) -> None:
        """Take up a game where its record ends; a record without entries is a game that begins.

        With a snapshot only the entries after it are played again, and those before it are trusted. `follow` is
        handed each entry that is played again, so that whoever wants to tell of them need not play them once more.
        """
        self.game: Game = game(record.game)
        self._record = record
        since, self._state = beginning(record, known)
        self._shared = False
        """Whether the position is also held elsewhere: then it is copied before it changes."""
        self._log = EntryLog(self.game.actions.texts, record.entries[:since])
        self._undo = UndoStack()
        self._begun: dict[int, tuple[int, ...]] = {}
        """Steps of choices that are not closed yet: they exist for their owner only and are no entries."""
        self._actors: tuple[int, ...] = ()
        self._asked, self._legal = CHANCE, list[int]()
        """Who was last asked for in the present position, and what this seat may do."""
        self._taken_back: list[int] = []
        """The entries that the last undo took back."""
        self._played = since
        """The number of entries before the last play or undo."""
        self._steps: list[Step] | None = None
        """The steps since then; None where playing did not keep them, because each costs a copy of the position."""
        for step in replay(record, (since, self._state)):
            self._take_up(step)
            if follow is not None:
                follow(step)
        drawn = sum([entry.seat == CHANCE for entry in record.entries[record.borrowed :]])
        self._dealer = Dealer(seed, record.salts, drawn)
        self._deal()

    def _take_up(self, step: Step) -> None:
        """Follow one entry of a record."""
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
        """Open a game; without a seed it gets a fresh secret one."""
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
        """Everything that happened, steps taken back included."""
        return self._log.entries()

    def entries_since(self, number: int) -> tuple[Entry, ...]:
        """The entries from this number on, without copying those before."""
        return self._log.entries(number)

    def entries_since_draw(self) -> tuple[Entry, ...]:
        """The entries after the last draw."""
        return self._log.entries(self._log.after_last(CHANCE))

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self._log.seats)

    def beginning(self) -> State:
        """A new copy of the position at the beginning of the game."""
        return self._record.start()

    def moves(self) -> Iterator[PlayedMove]:
        """Yield every action as a code, for a game that was played here from its beginning without undo."""
        for entry, (seat, played) in enumerate(zip(self._log.seats, self._log.played, strict=True)):
            if played == ():
                raise ValueError("the game has undone moves, or entries before a snapshot")
            for step, code in enumerate((played,) if isinstance(played, int) else played):
                yield PlayedMove(entry, step, seat, code)

    def entries_of(self, seat: int) -> int:
        """How many entries are this seat's, undos included."""
        return self._log.seats.count(seat)

    @property
    def over(self) -> bool:
        return self._state.result() is not None

    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return self._actors

    def legal(self, seat: int) -> list[int]:
        """The codes of everything that the seat may do now; not to be changed."""
        if seat != self._asked:
            self._asked, self._legal = seat, self._state.legal(seat)
        return self._legal

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """What the seat may do now, for people."""
        return self.game.offers(self._state, seat)

    def choosing(self) -> tuple[int, ...]:
        """The seats that have begun a choice of several steps and not closed it."""
        return tuple(sorted(self._begun))

    def view(self, seat: int | None = None) -> View:
        """What a seat knows, or a spectator."""
        return self.game.view(self._state, seat)

    def result(self) -> Result | None:
        """Return scores and winners, or None while the game goes on."""
        return self._state.result()

    def snapshot(self, *, even_after_undo: bool = False) -> Snapshot | None:
        """The position as text, for taking the game up again without playing it all.

        None while something can be taken back, or just was, unless that may be forgotten: whoever takes the game up
        must know and be able to do the same. Choices that are not closed are left out, as they are in the record.
        """
        if not self._undo.settled or (self._ends_with_undo() and not even_after_undo):
            return None
        return Snapshot(len(self._log.seats), self.game.dump(self._closed()))

    def play(self, seat: int, *actions: int | str, whole: bool = False) -> None:
        """Play a list of actions, all or none of them, and what chance adds.

        Steps of a choice that the list leaves open live in memory only; `whole` refuses such a list.
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
        """Take over what was played on copies, and keep the steps unless there are open choices, which are in none."""
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
        """Note an action that was played; it is an entry unless it leaves a choice open."""
        begun = self._begun.pop(seat, ()) if self._begun else ()
        if self._state.choosing(seat):
            self._begun[seat] = (*begun, code)
            return
        self._undo.note(seat, len(self._log.seats), before, sealed=sealed)
        self._log.append(seat, (*begun, code) if begun else code)

    def _step(self, before: State, *, sealed: bool) -> Step:
        """The last entry as a step; the position after it is given away, and so may not change any more."""
        number, self._shared = len(self._log.seats) - 1, True
        played = self._log.played[number]
        codes = (played,) if isinstance(played, int) else played
        return Step(number, self._log.entries(number)[0], codes, before, self._state, sealed)

    def _own(self) -> State:
        """The position, to be changed: a copy where the present one is held elsewhere."""
        if self._shared:
            self._state, self._shared = self._state.copy(), False
        return self._state

    def _closed(self) -> State:
        """The position without open choices, as the record leads to it; not to be changed."""
        if not self._begun:
            self._shared = True
            return self._state
        closed = self._state.copy()
        for seat in self._begun:
            closed.withdraw(seat)
        return closed

    def preview(self, seat: int, *actions: int | str) -> Preview:
        """What the seat would see after these actions; also out of turn.

        It stops before the first that reveals something: nothing is ever played past that to look ahead.
        """
        state = self._to_plan_on(seat)
        if rehearse(self.game, state, seat, actions) is not None:
            return Preview(self.game.view(state, seat), (), (), stopped=True)
        seen, offers = self.game.view(state, seat), self.game.offers(state, seat)
        return Preview(seen, tuple(state.legal(seat)), offers, stopped=False)

    def intent(self, seat: int, code: int) -> Intent:
        """What an action of a seat would do, allowed or not."""
        return self.game.intent(self._state, seat, code)

    def opens(self, seat: int, *actions: int) -> bool:
        """Whether these legal actions end within a choice of several steps."""
        state = self._state.copy()
        for code in actions:
            state.play(seat, code)
        return state.choosing(seat)

    def explain(self, seat: int, action: int | str) -> IllegalAction | None:
        """The rule that forbids an action now, or None if it is allowed."""
        return self.game.explain(self._state, seat, codes_of(self.game, [action])[0])

    def explain_all(
        self, seat: int, plan: Sequence[int | str], actions: Sequence[int | str], about: str = ""
    ) -> list[tuple[int, IllegalAction]]:
        """Which of these actions, and of those one would think of at a place, are forbidden after a plan, and why."""
        state = self._to_plan_on(seat)
        if (ends := rehearse(self.game, state, seat, plan)) is not None:
            raise PlanEnds(ends, written(self.game, plan[ends]))
        codes = codes_of(self.game, actions)
        codes += self.game.conceivable(state, seat, about) if about else []
        refusals = [(code, self.game.explain(state, seat, code)) for code in codes]
        return [(code, refusal) for code, refusal in refusals if refusal is not None]

    def refuse(self, seat: int, plan: Sequence[int | str], text: str) -> IllegalAction | None:
        """The rule against a text that reads like an action but is none, after a plan; None where no rule knows it."""
        if not has_part(self.game.name, "unreachable_actions"):
            return None
        state = self._to_plan_on(seat)
        if rehearse(self.game, state, seat, plan) is not None:
            return None
        return cast(ExplainUnreachable, part(self.game.name, "unreachable_actions"))(state, seat, text)

    def undo(self, seat: int) -> int:
        """Take back an open choice, or else, as an entry, the decisions up to the last checkpoint; returns how many."""
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
        """A savepoint: `restore` leads back here as if nothing had been played since."""
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
        """Forget what was played since a mark: it has not happened, so it is no undo and no entry."""
        self._state, self._shared = mark.state, True
        self._undo, self._begun = mark.undo.copy(), dict(mark.begun)
        self._log.cut(mark.length)
        self._taken_back, self._steps = mark.taken_back, mark.steps
        self._played, self._dealer.drawn = mark.played, mark.drawn
        self._changed()

    def follow(self, entries: Sequence[Entry]) -> list[Step]:
        """Take up what was played elsewhere since, and how it is told; Damaged if it does not follow from here.

        Chance is answered here as it was there, which is checked with everything else; then this match is of no use.
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
        """How many entries the seat may take back now."""
        return len(self._undo.entries(seat))

    def undo_sequence(self, seat: int) -> tuple[int, ...]:
        """Whose undos, one after the other, take back the seat's last decision and all decisions after it.

        Nobody's where something was drawn or revealed since, or is being chosen in several steps.
        """
        return () if self._begun else self._undo.undo_sequence(seat)

    def undone(self, seat: int) -> list[Offer]:
        """What the seat's last undo took back, step by step, as long as nothing has happened since."""
        if not self._ends_with_undo() or self._log.seats[-1] != seat:
            return []
        codes = flat([self._log.played[number] for number in self._taken_back])
        return retraced(self.game, self._closed().copy(), seat, codes)

    def _ends_with_undo(self) -> bool:
        return bool(self._taken_back) and self._log.played[-1] == ()

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
        Path(path).write_bytes(write(self.record()).encode())

    def story(self, viewer: int | None = None, since: int = 0) -> Iterator[tuple[Fact, ...]]:
        """What happened in each entry, as far as the viewer may know; an undo tells nothing."""
        for step in replay(self.record(), trusted=True):
            if step.number >= since and step.code >= 0:
                yield self.game.narrate(step.before, step.entry.seat, step.code, step.after, viewer)

    def last_steps(self) -> list[Step]:
        """The entries of the last play or undo, and the draws after it, with the positions around each."""
        if self._steps is None:
            played = replay(self.record(), trusted=True)
            self._steps = [step for step in played if step.number >= self._played]
        return self._steps

    def _to_plan_on(self, seat: int) -> State:
        """A copy of the position, in turn, or as if it were the seat's turn."""
        state = self._state.copy() if self._seat(seat) in self._actors else self._state.rehearsal(seat)
        if state is None:
            raise NothingToPlan(seat)
        return state

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return seat

    def _allow(self, seat: int, code: int) -> None:
        """Refuse what the rules forbid now; what was listed as legal needs no second look."""
        if seat != self._asked or not self._listed(code):
            allow(self.game, self._state, self._seat(seat), code)

    def _listed(self, code: int) -> bool:
        place = bisect_left(self._legal, code)
        return place < len(self._legal) and self._legal[place] == code

    def _changed(self) -> None:
        """What was known of the position before is forgotten."""
        self._actors = self._state.actors()
        self._asked = CHANCE

    def _deal(self) -> None:
        """Let chance answer, as long as it has the word."""
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
    """The record in a file."""
    return read(Path(path).read_bytes().decode("utf-8"))
