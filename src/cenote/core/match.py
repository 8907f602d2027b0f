"""One game being played: the position, its record and the dealer."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple, cast

from cenote.core.dealer import Dealer, commitment, fresh_seed
from cenote.core.game import (
    CHANCE,
    CenoteError,
    Damaged,
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
    Wishes,
    checked_settings,
)
from cenote.core.log import Log, flat
from cenote.core.plan import allow, check, codes_of, rehearse, retraced, written
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
    """Where a match stood, as far as playing on changes it."""

    state: State
    length: int
    undo: UndoStack
    begun: dict[int, tuple[int, ...]]
    undone: State | None
    taken_back: list[int]
    base: tuple[State, int]
    played: int
    drawn: int


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
        self._log = Log(self.game.actions.texts, record.entries[:since])
        self._undo = UndoStack()
        self._begun: dict[int, tuple[int, ...]] = {}
        """Steps of choices that are not closed yet: they exist for their owner only and are no entries."""
        self._actors: tuple[int, ...] = ()
        self._asked, self._legal = CHANCE, list[int]()
        """Who was last asked for in the present position, and what this seat may do."""
        self._undone: State | None = None
        """The position that the last undo left."""
        self._taken_back: list[int] = []
        """The entries that the last undo took back."""
        self._base, self._base_at = self._state.copy(), since
        """A position not after the last play, and how many entries led there: what happened is told from there.

        It moves on when there is a copy at hand anyway or when something is told, so that playing need not copy."""
        self._played = since
        """The number of entries before the last play, undo or deal."""
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
        self._state = step.after.copy()
        if not step.codes:
            self._taken_back = self._undo.entries(seat)
            self._undo.take_back(seat)
            self._base, self._base_at = step.after, len(self._log.seats)
        elif self._undo.begins(seat):
            self._undo.note(seat, step.number, before, sealed=step.sealed)
            self._base, self._base_at = before, step.number
        else:
            self._undo.note(seat, step.number, None, sealed=step.sealed)

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

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self._log.seats)

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
        closed = self._state.copy()
        for seat in self._begun:
            closed.withdraw(seat)
        return Snapshot(len(self._log.seats), self.game.dump(closed))

    def play(self, seat: int, *actions: int | str, whole: bool = False) -> None:
        """Play a list of actions, all or none of them, and what chance adds.

        Steps of a choice that the list leaves open live in memory only; `whole` refuses such a list.
        """
        only = actions[0] if len(actions) == 1 and not whole else ""
        if isinstance(only, int):
            self._allow(seat, only)
            self._played = len(self._log.seats)
            self._step(seat, only)
        else:
            codes = codes_of(self.game, actions)
            check(self.game, self._state.copy(), self._seat(seat), actions, whole=whole)
            self._played = len(self._log.seats)
            for code in codes:
                self._step(seat, code)
        self._deal()

    def _step(self, seat: int, code: int) -> None:
        """Play one step that is known to be allowed; it is an entry unless it leaves a choice open."""
        begun = self._begun.pop(seat, ()) if self._begun else ()
        sealed = self._state.reveals(seat, code)
        before = self._state.copy() if not sealed and not begun and self._undo.begins(seat) else None
        self._state.play(seat, code)
        if self._state.choosing(seat):
            self._begun[seat] = (*begun, code)
            return
        if begun and not sealed:
            before = self._logged()
        if before is not None and self.length == self._played:  # all of a list is told, also what is sealed within it
            self._base, self._base_at = before, self.length
        self._undo.note(seat, self.length, before, sealed=sealed)
        self._log.append(seat, (*begun, code) if begun else code)

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
        if not has_part(self.game.name, "wishes"):
            return None
        state = self._to_plan_on(seat)
        if rehearse(self.game, state, seat, plan) is not None:
            return None
        return cast(Wishes, part(self.game.name, "wishes"))(state, seat, text)

    def undo(self, seat: int) -> int:
        """Take back an open choice, or else, as an entry, the decisions up to the last checkpoint; returns how many."""
        if begun := self._begun.pop(seat, ()):
            self._state.withdraw(seat)
            self._changed()
            return len(begun)
        entries = self._undo.entries(seat)
        if entries:
            self._taken_back = entries
            self._played = len(self._log.seats)
            self._undone, self._state = self._state, self._undo.take_back(seat)
            self._log.append(seat, ())
            self._base, self._base_at = self._state.copy(), len(self._log.seats)
            self._begun = {}
            self._changed()
        return len(entries)

    def mark(self) -> Mark:
        """Where the game stands now: `restore` leads back here as if nothing had been played since."""
        return Mark(
            self._state.copy(),
            self.length,
            self._undo.copy(),
            dict(self._begun),
            self._undone,
            self._taken_back,
            (self._base, self._base_at),
            self._played,
            self._dealer.drawn,
        )

    def restore(self, mark: Mark) -> None:
        """Forget what was played since a mark: it has not happened, so it is no undo and no entry."""
        self._state, self._undo, self._begun = mark.state.copy(), mark.undo.copy(), dict(mark.begun)
        self._log.cut(mark.length)
        self._undone, self._taken_back, (self._base, self._base_at) = mark.undone, mark.taken_back, mark.base
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
                steps += self.news()
        except (CenoteError, ValueError) as error:
            raise Damaged("illegal-action", self._record.line_of(self.length), word=entry.text) from error
        if self.entries[since:] != tuple(entries):
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

    def way_back(self, seat: int) -> tuple[int, ...]:
        """Whose undos, one after the other, take back the seat's last decision and all decisions after it.

        Nobody's where something was drawn or revealed since, or is being chosen in several steps.
        """
        return () if self._begun else self._undo.way_back(seat)

    def undone(self, seat: int) -> list[Offer]:
        """What the seat's last undo took back, step by step, as long as nothing has happened since."""
        if not self._ends_with_undo() or self._log.seats[-1] != seat:
            return []
        codes = flat([self._log.played[number] for number in self._taken_back])
        return retraced(self.game, self._base.copy(), seat, codes)

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

    def news(self) -> list[Step]:
        """The entries of the last play, undo or deal, with the positions around each."""
        if self._undone is not None and self._log.played[-1] == ():
            return [Step(self._played, self.entries[-1], (), self._undone, self._base, sealed=False)]
        told: list[Step] = []
        for step in self._retold():
            if step.number >= self._played:
                told.append(step)
            else:  # nobody will ask for it again, so the next telling begins after it
                self._base, self._base_at = step.after, step.number + 1
        return told

    def _retold(self) -> Iterator[Step]:
        """What was played since the base, once more: it is known to be allowed."""
        entries, after = self.entries, self._base
        for number in range(self._base_at, len(self._log.seats)):
            seat, played = self._log.seats[number], self._log.played[number]
            codes = (played,) if isinstance(played, int) else played
            before, sealed = after, False
            for code in codes:
                before, after = after, after.copy()
                sealed = before.reveals(seat, code)
                after.play(seat, code)
            yield Step(number, entries[number], codes, before, after, sealed)

    def _to_plan_on(self, seat: int) -> State:
        """A copy of the position, in turn, or as if it were the seat's turn."""
        state = self._state.copy() if self._seat(seat) in self._actors else self._state.rehearsal(seat)
        if state is None:
            raise NothingToPlan(seat)
        return state

    def _logged(self) -> State:
        """The position after the last entry, without the choices that are open."""
        state = self._base
        for step in self._retold():
            state = step.after
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
            code = self._state.play_nth(CHANCE, self._dealer.uniform(self._state.legal_count(CHANCE)))
            self._undo.note(CHANCE, len(self._log.seats), None, sealed=True)
            self._log.append(CHANCE, code)
            actors = self._state.actors()
        self._actors, self._asked = actors, CHANCE


def load(path: str | Path) -> Record:
    """The record in a file."""
    return read(Path(path).read_bytes().decode("utf-8"))
