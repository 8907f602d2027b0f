"""Choice search by sequential halving over sampled worlds, which are the same for all choices."""

from __future__ import annotations

from random import Random
from typing import Final

from cenote.core.game import Game, View
from cenote.core.standing import Standing, StopSearch
from cenote.games.jackal.mind.candidate_choices import candidate_choices
from cenote.games.jackal.mind.hand_values import HandValues
from cenote.games.jackal.mind.likely_worlds import likely_worlds
from cenote.games.jackal.mind.playout import play_on
from cenote.games.jackal.mind.random_streams import RandomStreams
from cenote.games.jackal.mind.win_chances import scores, shares
from cenote.games.jackal.position import DRAFTING, ROW
from cenote.games.jackal.state import JackalState

_SEEDS: Final = 1 << 30


class SearchedChoice:
    """A choice with the number of its playouts and the sums of their results."""

    def __init__(self, codes: list[int], seats: int) -> None:
        self.codes = codes
        self.times = 0
        self.shares = [0.0] * seats
        self.scores = [0.0] * seats

    def chance(self, seat: int) -> float:
        """Return a seat's mean chance of winning after this choice."""
        return self.shares[seat] / max(1, self.times)

    def note(self, state: JackalState, known: HandValues) -> None:
        """Add the result of a playout."""
        for seat, share in enumerate(shares(state, known)):
            self.shares[seat] += share
        for seat, score in enumerate(scores(state, known)):
            self.scores[seat] += score
        self.times += 1

    def standing(self) -> Standing:
        """Return the mean standing after this choice."""
        times = max(1, self.times)
        return Standing(
            tuple([share / times for share in self.shares]), tuple([score / times for score in self.scores])
        )


class ChoiceSearch:
    """Search for the best choice of one seat at one decision."""

    def __init__(self, game: Game, view: View, rng: Random, known: HandValues, most_worlds: int, depth: int) -> None:
        assert view.seat is not None
        self._seat: int = view.seat
        self._known = known
        self._worlds = likely_worlds(game, view, rng, known, most_worlds)
        self._seed = rng.randrange(_SEEDS)
        self._until = _until(self._worlds[0], depth)
        self.tried = [
            SearchedChoice(codes, self._worlds[0].seats)
            for codes in candidate_choices(self._worlds[0], self._seat, known)
        ]

    def run(self, nodes: int, stop: StopSearch) -> list[SearchedChoice]:
        """Run about `nodes` playouts and return all choices, best first."""
        going = list(self.tried)
        out: list[SearchedChoice] = []
        rounds = max(1, (len(going) - 1).bit_length())
        for _ in range(rounds):
            if len(going) == 1:
                break
            each = max(1, nodes // (rounds * len(going)))
            for _ in range(each):
                for one in going:
                    self._play(one)
                if stop():
                    break
            going.sort(key=self._chance, reverse=True)
            half = (len(going) + 1) // 2
            out = going[half:] + out
            going = going[:half]
        return going + out

    def finalists(self, nodes: int, stop: StopSearch, most: int) -> list[SearchedChoice]:
        """Return the `most` best choices, best first, after equally many playouts for each."""
        found = self.run(nodes, stop)[:most]
        times = max(found[0].times, len(self._worlds))
        for one in found:
            while one.times < times and not stop():
                self._play(one)
        return sorted(found, key=self._chance, reverse=True)

    def _chance(self, one: SearchedChoice) -> float:
        return one.chance(self._seat)

    def _play(self, one: SearchedChoice) -> None:
        """Run one more playout in the next world, with the random numbers that all choices share there."""
        state = self._worlds[one.times % len(self._worlds)].copy()
        chance = RandomStreams(self._seed + one.times)
        for code in one.codes:
            state.play(self._seat, code)
        play_on(state, self._until, self._known, chance, self._seat)
        one.note(state, self._known)


def _until(state: JackalState, depth: int) -> int:
    """Return the number of islands after which a playout ends.

    These are `depth` more, or from the draft on all that the drafted cards are for. A playout never enters the second
    half of the Archipelago, which begins again with equal chances for all (J8.9).
    """
    if not state.archipelago:
        return state.number + depth
    half = (state.number // ROW + 1) * ROW
    return half if state.phase == DRAFTING else min(state.number + depth, half)


def standing(game: Game, view: View, rng: Random, known: HandValues, most_worlds: int) -> Standing:
    """Return the standing as the viewer sees it, from playouts to the end of the island."""
    found = likely_worlds(game, view, rng, known, most_worlds)
    seen = SearchedChoice([], found[0].seats)
    for state in found:
        play_on(state, state.number + 1, known, RandomStreams(rng.randrange(_SEEDS)))
        seen.note(state, known)
    return seen.standing()
