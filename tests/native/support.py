"""One game played by the plain rules and by the native ones side by side, compared at every step."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import count as numbers
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from cenote.core.game import CHANCE, State, Unfit
from cenote.core.registry import game, game_names
from cenote.core.testing import settings
from cenote.envs.observation import encoder
from cenote.games.jackal.box import open_box
from cenote.games.jackal.cards import CARDS
from cenote.native.batch import Batch
from cenote.native.engine import native

if TYPE_CHECKING:
    from cenote.native._engine import Games

Setting = tuple[str, int, str, tuple[str, ...]]
SETTINGS: Final[list[Setting]] = [(name, *setting) for name in game_names() for setting in settings(game(name))]
OVER: Final = -2


class Pair:
    """A position of the plain rules, and the same in the only slot of a batch; chance is asked like a seat."""

    def __init__(self, setting: Setting, components: str = "") -> None:
        self.name, self.seats, self.mode, options = setting
        self.rules = game(self.name)
        self.components = components
        own = [components] if components else []
        self.state = self.rules.new(self.seats, self.mode, options, *own)
        self.batch = Batch(
            self.name, 1, self.seats, self.mode, options, components=components, draws=False, restarts=False
        )

    @property
    def slot(self) -> Games:
        """The engine's own batch, which can be asked about one slot."""
        return self.batch._games

    def choices(self, seat: int) -> list[int]:
        """What a seat may do by the plain rules; for chance each outcome as often as it weighs."""
        if seat == CHANCE:
            return [code for code, weight in self.state.odds() for _ in range(weight)]
        return self.state.legal(seat)

    def play(self, seat: int, code: int) -> None:
        self.state.play(seat, code)
        self.batch.play(0, seat, code)

    def check_position(self) -> None:
        """The packed position is the one that the bridge makes of the plain position, byte for byte."""
        packed = native(self.name).packed(self.state)
        if self.slot.packed(0) != packed:
            ours, theirs = (native(self.name).layout.unpacked(part) for part in (self.slot.packed(0), packed))
            differing = {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
            raise AssertionError(f"{differing} in\n{self.rules.dump(self.state)}")

    def check_choices(self) -> None:
        """The same seats act, with the same lists, counts and n-th actions."""
        actors = self.state.actors()
        assert [seat for seat in range(4) if self.slot.actors(0) >> seat & 1] == [seat for seat in actors if seat >= 0]
        assert self.batch.seat[0] == (actors[0] if actors else OVER)
        for seat in range(CHANCE, self.seats):
            choices = self.choices(seat) if seat in actors else []
            listed = self.batch.outcomes(0) if seat == CHANCE else self.batch.legal_in(0, seat)
            assert listed == choices
            assert self.slot.count(0, seat) == len(choices)
            if seat in actors[:1]:
                assert self.batch.count[0] == len(choices)
            assert [self.slot.nth(0, seat, n) for n in range(-1, len(choices) + 1)] == [-1, *choices, -1]

    def check_every_code(self) -> None:
        """Exactly the legal codes are allowed, of all that there are and two that there are not."""
        for seat in range(-3, 5):
            choices = self.choices(seat) if seat in self.state.actors() else []
            assert list(self.slot.allowed(0, seat)) == sorted(set(choices))

    def check_masks(self) -> None:
        """Masks have the legal codes of the seat that is asked, as bytes and bits, in both tables."""
        codes = [] if self.batch.seat[0] < 0 else self.choices(int(self.batch.seat[0]))
        compact = [self.slot.compacted(0, code) for code in codes]
        assert compact == sorted(set(compact))
        for places, short in ((codes, False), (compact, True)):
            mask = self.batch.masks(compact=short)
            assert np.flatnonzero(mask[0]).tolist() == places
            packed = self.batch.masks(compact=short, packed=True)
            assert np.packbits(mask, axis=1, bitorder="little").tolist() == packed.tolist()

    def check_observations(self) -> None:
        """Rows of all viewers are those of the encoder, bit for bit; rows of bytes have the counts behind them."""
        for seat in (None, *range(self.seats)):
            expected = np.array(encoder(self.name).encode(self.rules.view(self.state, seat)), np.float32)
            viewer = [-1 if seat is None else seat]
            row = self.batch.observe(viewers=viewer)[0]
            names = encoder(self.name).names(self.seats, self.mode)
            assert row.tobytes() == expected.tobytes(), [
                (names[at], float(row[at]), float(expected[at])) for at in np.flatnonzero(row != expected)
            ]
            counts = self.batch.observe(np.empty((1, len(row)), np.uint8), viewers=viewer)[0]
            check_counts(self.name, self.mode, counts, row)

    def check_bridge(self) -> None:
        """The packed position leads back to the plain position."""
        again = self.batch.state(0)
        assert self.rules.dump(again) == self.rules.dump(self.state)
        assert again.key() == self.state.key()

    def check_result(self) -> None:
        result = self.state.result()
        assert result is not None
        assert self.batch.done.tolist() == [True]
        assert tuple(self.batch.scores[0]) == result.scores
        assert tuple(np.flatnonzero(self.batch.winners[0])) == result.winners


def check_counts(name: str, mode: str, counts: NDArray[Any], row: NDArray[Any]) -> None:
    """A count is the entry times a usual value, always the same one; `next` of Tikal alone has shares."""
    for at, (number, entry) in enumerate(zip(counts.tolist(), row.tolist(), strict=True)):
        assert (number > 0) == (entry > 0)
        if number and not entry_names(name, mode)[at].startswith("next."):
            divisor = number / entry
            assert 0.999 < _divisors(name, mode).setdefault(at, divisor) / divisor < 1.001


@cache
def entry_names(name: str, mode: str) -> tuple[str, ...]:
    return encoder(name).names(4, mode)


@cache
def _divisors(name: str, mode: str) -> dict[int, float]:  # noqa: ARG001  # one for each game and mode
    return {}


def play_whole_game(pair: Pair, rng: Random, *, looks: float = 0.05) -> Iterator[int]:
    """A random game by both rules, compared at every step, some positions in every way; yields the number of steps."""
    for step in numbers():
        pair.check_position()
        pair.check_choices()
        actors = pair.state.actors()
        if not actors or rng.random() < looks:
            pair.check_every_code()
            pair.check_masks()
            pair.check_observations()
            pair.check_bridge()
        yield step
        if not actors:
            break
        seat = rng.choice(actors)
        pair.play(seat, rng.choice(pair.choices(seat)))
    pair.check_result()


def some_positions(name: str, rng: Random, wanted: int) -> Iterator[tuple[Setting, State]]:
    """Positions from random games of all settings, by the plain rules."""
    left = wanted
    while left > 0:
        setting = rng.choice([setting for setting in SETTINGS if setting[0] == name])
        state = game(name).new(*setting[1:])
        while (actors := state.actors()) and left > 0:
            if rng.random() < 0.02:
                left -= 1
                yield setting, state
            choices = state.legal(actors[0]) if actors[0] >= 0 else [code for code, _ in state.odds()]
            state.play(actors[0], rng.choice(choices))


def any_components(rng: Random) -> str:
    """A component file of Jackal with islands of any size, full of caves, jungles and buried chests."""
    islands: list[dict[str, object]] = []
    while len(islands) < 12:
        island: dict[str, object] = {"id": f"R{len(islands)}", "rows": _any_rows(rng)}
        try:
            open_box(json.dumps({"deck": _DECK, "islands": [{**island, "id": f"{n}", "name": "x"} for n in range(9)]}))
        except Unfit:
            continue
        islands.append(island)
    return json.dumps({"deck": _DECK, "islands": islands})


_DECK: Final = dict(zip(CARDS, (15, 15, 20, 12, 6, 12, 8), strict=True))


def _any_rows(rng: Random) -> list[str]:
    width, height = rng.randint(3, 9), rng.randint(3, 9)
    cells = rng.choices("....~LJCC1234abcd", k=width * height)
    for flag, cell in zip("WB", rng.sample(range(width * height), 2), strict=True):
        cells[cell] = flag
    return ["".join(cells[row * width : (row + 1) * width]) for row in range(height)]
