"""Nobody receives what they must not know: twins of a game, different only in secrets, send a viewer the same bytes."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Raw

from cenote.core import match as matches
from cenote.core.dealer import Dealer
from cenote.core.game import ALL_SEEING, CHANCE, Fact, Game, IllegalAction, State
from cenote.core.record import write
from cenote.core.testing import decide
from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.game import JACKAL, Jackal
from cenote.games.jackal.refusals import NoCard
from cenote.games.jackal.state import JackalState
from cenote.games.jackal.view import JackalView
from cenote.games.tikal.game import TIKAL
from cenote.server.protocol.messages import Clock
from cenote.server.tables import clock, history, seating, wire
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.tables.tables import Tables
from tests.counts import count
from tests.server import memory
from tests.server.house import ANNA, BEN, CLEO, DORA, NAMES, SALT, House, asked
from tests.server.memory import MemoryStorage
from tests.server.twins import TEXTS, Entry, Twins
from tests.server.wiretap import Tap

pytestmark = pytest.mark.anyio

GAMES = count(1, 30)
"""Of each mode and number of seats."""

PEOPLE = (ANNA, BEN, CLEO, DORA)
ONLOOKER = "someone-else-0123456789"
SEEDS = (bytes(32), bytes(range(32)))
"""The seed is a secret too: the twins have different ones, behind the same commitment."""

STEPS = 100

SLOW = Clock("days", 14)
"""Nobody runs out of it, and every frame shows it."""

LOOKS = 0.05
"""How often somebody asks for this and that, or comes back."""


@dataclass(frozen=True)
class Played:
    """One of the twins: its script, and what chance brings."""

    game: Game
    viewer: int
    seats: int
    mode: str
    deeds: tuple[tuple[int, tuple[str, ...]], ...]
    seed: bytes


def twins(seats: int, mode: str, number: int) -> tuple[Played, Played]:
    rng = Random(f"{seats} {mode} {number}")
    viewer = rng.randrange(seats)
    entries = Twins(seats, mode, viewer, rng).play()
    assert any(entry.one != entry.other for entry in entries)
    return _one(viewer, seats, mode, entries, SEEDS[0]), _one(viewer, seats, mode, _swapped(entries), SEEDS[1])


def _one(viewer: int, seats: int, mode: str, entries: Sequence[Entry], seed: bytes) -> Played:
    deeds = [(entry.seat, tuple(TEXTS[code] for code in entry.one)) for entry in entries]
    return Played(JACKAL, viewer, seats, mode, tuple(deeds), seed)


def _swapped(entries: Sequence[Entry]) -> list[Entry]:
    return [Entry(entry.seat, entry.other, entry.one) for entry in entries]


@pytest.fixture
def _scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance brings what the game being played says, and every writing to the storage takes a second."""
    monkeypatch.setattr(matches, "Dealer", ScriptedDealer)
    seconds = itertools.count()
    monkeypatch.setattr(memory, "time", SimpleNamespace(time=lambda: next(ScriptedDealer.clock)))
    monkeypatch.setattr(clock, "now", lambda: next(ScriptedDealer.clock))
    ScriptedDealer.clock = seconds


class ScriptedDealer(Dealer):
    """Deals from a script instead of from its seed."""

    script: tuple[int, ...] = ()
    """The place of each outcome among those that are equally likely."""
    clock: Iterator[int] = itertools.count()

    def uniform(self, below: int) -> int:
        place = self.script[self.drawn]
        assert place < below
        self.drawn += 1
        return place


def places(game: Played) -> Iterator[int]:
    """Where the outcomes of chance in a game lie, when their weights are laid end to end."""
    state = game.game.new(game.seats, game.mode)
    for seat, texts in game.deeds:
        for code in map(game.game.actions.parse, texts):
            if seat == CHANCE:
                yield sum(weight for other, weight in state.odds() if other < code)
            state.play(seat, code)


async def recorded(game: Played) -> list[list[bytes]]:
    """Everything that the viewer, an onlooker, and both after coming back were sent."""
    ScriptedDealer.script = tuple(places(game))
    ScriptedDealer.clock = itertools.count()
    home, rng = House(MemoryStorage()), Random("when to look")
    table = await opened(home, game)
    staying = [await Tap.come(home, table, person) for person in (PEOPLE[game.viewer], ONLOOKER)]
    all_taps, back, told = list(staying), list[Tap](), len(home.told)
    for number, (seat, actions) in enumerate(game.deeds):
        if seat == CHANCE:
            continue
        await home.play(table, PEOPLE[seat], *actions, id=f"move-{number}")
        for tap, (_, what) in itertools.product((*staying, *back), home.told[told:]):
            await tap.overhear(what)
        told = len(home.told)
        if number + 1 == len(game.deeds) or rng.random() < LOOKS:
            for tap in back:
                await tap.hang_up()
            await looked_around(table, game, staying, rng)
            back = [await Tap.come(home, table, tap.person) for tap in staying]
            all_taps += back
    for tap in (*staying, *back):
        await tap.hang_up()
    return [tap.received for tap in all_taps]


async def opened(home: House, game: Played) -> LiveTable:
    """The table, everything about it that chance would decide the same for both twins."""
    stored = seating.new_table(
        asked("me", *["open"] * (game.seats - 1), game=game.game.name, mode=game.mode, clock=SLOW),
        ANNA,
        "Anna",
        bytes(32),
    )
    for person in PEOPLE[: game.seats]:
        if person != ANNA:
            stored = seating.joined(stored, None, "", person, NAMES[person])
        stored = seating.salted(stored, person, SALT)
    await home.storage.add_table(replace(stored, id="one-table", invite="one-key", created=0, updated=0), game.seed)
    table = await home.tables.get("one-table")
    await home.start(table, ANNA)
    return table


async def looked_around(table: LiveTable, game: Played, taps: list[Tap], rng: Random) -> None:
    """Everything is asked for, also what is refused."""
    texts = game.game.actions.texts
    questions: list[dict[str, Any]] = [
        {"type": "preview", "id": "p", "actions": []},
        {"type": "preview", "id": "q", "actions": [rng.choice(texts)]},
        {"type": "explain", "id": "e", "plan": [], "actions": rng.sample(texts, 12)},
        {"type": "story", "id": "s", "since": 0},
        {"type": "story", "id": "t"},
        {"type": "read", "id": "r", "language": "en"},
        {"type": "play", "id": "x", "at": table.number(game.viewer), "actions": [rng.choice(texts), "no such thing"]},
        {"type": "undo", "id": "u", "at": 0},
        {"type": "resync"},
    ]
    for tap in taps:
        for question in questions:
            await tap.ask(**question)
        await tap.requests()


@pytest.mark.usefixtures("_scripted")
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("mode", JACKAL.modes)
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_what_is_sent_does_not_depend_on_a_secret(seats: int, mode: str, number: int) -> None:
    one, other = [await recorded(game) for game in twins(seats, mode, number)]
    assert sum(map(len, one)) > 60
    assert one == other


@pytest.mark.usefixtures("_scripted")
@pytest.mark.parametrize("mode", TIKAL.modes)
async def test_what_is_sent_does_not_depend_on_what_lies_in_the_stack(mode: str) -> None:
    """There is no order of tiles that could leak, only a seed: with another one nothing is different but the draws."""
    rng, state, deeds = Random(mode), TIKAL.new(3, mode), list[tuple[int, tuple[str, ...]]]()
    while len(deeds) < STEPS or state.actors() == (CHANCE,):
        seat, code = decide(state, rng)
        state.play(seat, code)
        deeds.append((seat, (TIKAL.actions.texts[code],)))
    one, other = [await recorded(Played(TIKAL, 1, 3, mode, tuple(deeds), seed)) for seed in SEEDS]
    assert sum(map(len, one)) > STEPS
    assert one == other


def hidden(state: State) -> int:
    """Something that differs between twins: how many cards of some kinds lie in hands."""
    assert isinstance(state, JackalState)
    return sum(held * (1 + at % KINDS) * (1 + at) for at, held in enumerate(state.hands))


@dataclass(frozen=True)
class SpyView(JackalView):
    """A view with something more in it."""

    spied: int = 0


Plant = Callable[[pytest.MonkeyPatch], None]


def in_the_view(patch: pytest.MonkeyPatch) -> None:
    def view(self: Jackal, state: State, seat: int | None, true: Any = Jackal.view) -> JackalView:
        return SpyView(**vars(true(self, state, seat)), spied=hidden(state))

    patch.setattr(Jackal, "view", view)


def in_what_is_told(patch: pytest.MonkeyPatch) -> None:
    def narrate(
        self: Jackal, before: State, seat: int, code: int, after: State, viewer: int | None, true: Any = Jackal.narrate
    ) -> tuple[Fact, ...]:
        told: tuple[Fact, ...] = true(self, before, seat, code, after, ALL_SEEING if seat == CHANCE else viewer)
        return told

    patch.setattr(Jackal, "narrate", narrate)


def in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    def explain(self: Jackal, state: State, seat: int, code: int, true: Any = Jackal.explain) -> IllegalAction | None:
        refusal: IllegalAction | None = true(self, state, seat, code)
        return refusal and IllegalAction(refusal.rule, NoCard(str(hidden(state))))

    patch.setattr(Jackal, "explain", explain)


def in_the_numbers_of_frames(patch: pytest.MonkeyPatch) -> None:
    def number(self: LiveTable, viewer: Viewer, true: Any = LiveTable.number) -> int:
        assert self.match is not None
        return int(true(self, viewer)) + (1000 * hidden(self.match._state) if viewer is None else 0)

    patch.setattr(LiveTable, "number", number)


def in_the_number_of_messages(patch: pytest.MonkeyPatch) -> None:
    def publish_move(self: Tables, table: LiveTable, true: Any = Tables.publish_move) -> None:
        assert table.match is not None
        true(self, table)
        if hidden(table.match._state) % 2:
            self.publish_people(table)

    patch.setattr(Tables, "publish_move", publish_move)


def in_the_outlook(patch: pytest.MonkeyPatch) -> None:
    def frame(table: LiveTable, *rest: Any, true: Any = wire.frame, **more: Any) -> object:
        shown = true(table, *rest, **more)
        shown.outlook = Raw(str(hidden(table.match._state)).encode())  # type: ignore[union-attr]
        return shown

    patch.setattr(wire, "frame", frame)


def in_the_clocks(patch: pytest.MonkeyPatch) -> None:
    def frame(table: LiveTable, *rest: Any, true: Any = wire.frame, **more: Any) -> object:
        shown = true(table, *rest, **more)
        shown.clocks[0] -= hidden(table.match._state)  # type: ignore[union-attr]
        return shown

    patch.setattr(wire, "frame", frame)


def in_the_history(patch: pytest.MonkeyPatch) -> None:
    def history_of(table: LiveTable, record: Any, viewer: Viewer, true: Any = history.history_of) -> object:
        return true(table, record, ((viewer or 0) + 1) % len(table.stored.seats))

    patch.setattr(history, "history_of", history_of)


def in_the_record_of_an_unfinished_game(patch: pytest.MonkeyPatch) -> None:
    async def record(_: Tables, table: LiveTable) -> str:
        assert table.match is not None
        return write(table.match.record())

    patch.setattr(Tables, "record", record)


def in_the_list_of_tables(patch: pytest.MonkeyPatch) -> None:
    def line(stored: Any, person: str, true: Any = wire.table_line) -> object:
        shown = true(stored, person)
        shown.updated += sum(ScriptedDealer.script)
        return shown

    patch.setattr(wire, "table_line", line)


PLANTS: tuple[Plant, ...] = (
    in_the_view,
    in_what_is_told,
    in_a_refusal,
    in_the_numbers_of_frames,
    in_the_number_of_messages,
    in_the_outlook,
    in_the_clocks,
    in_the_history,
    in_the_record_of_an_unfinished_game,
    in_the_list_of_tables,
)


@pytest.mark.usefixtures("_scripted")
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
async def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [twins(3, mode, number) for number in range(3) for mode in JACKAL.modes]
    plant(monkeypatch)
    for one, other in games:
        if await recorded(one) != await recorded(other):
            return
    pytest.fail("nobody has noticed")
