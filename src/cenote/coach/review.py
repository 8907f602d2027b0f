"""Review of a finished game: chances of winning over time, the costliest turns, and luck apart from skill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from cenote.coach.describe import steps
from cenote.coach.jobs import Chances, ChancesJob, JudgeJob
from cenote.coach.judging import JudgedTurn
from cenote.coach.segments import Segment, segments
from cenote.coach.win_chance import ended
from cenote.core.game import CHANCE, Offer
from cenote.core.record import Record
from cenote.core.registry import game

COSTLY: Final = 3
"""The most turns of each seat in a review."""

NOTICED: Final = 0.01
"""The least cost in chance of winning with which a turn is in a review."""

AT_ONCE: Final = 8
"""The number of moments that one job judges."""


class Moment(NamedTuple):
    """The chances of winning after an event. `seat` is the seat that moved, or None for a draw and for the start."""

    at: int
    seat: int | None
    chances: Chances


class CostlyTurn(NamedTuple):
    """A turn and a better one. `at` is the moment before it, and `entry` the number of its first entry, from 0."""

    at: int
    entry: int
    seat: int
    played: tuple[Offer, ...]
    better: tuple[Offer, ...]
    cost: float


class GameReview(NamedTuple):
    """A review. For every seat, the chances at the start plus `luck`, `skill` and `gifts` are those at the end."""

    moments: tuple[Moment, ...]
    costly: tuple[CostlyTurn, ...]
    luck: Chances
    """Changes that no seat chose: draws, revealed secrets, and what the evaluation did not foresee."""
    skill: Chances
    """What the seat's own turns gained compared with the best ones, which is never positive."""
    gifts: Chances
    """What the turns of other seats gained for this seat, compared with the best turns of those seats."""


class ReviewJobs:
    """A review in progress: jobs to be answered anywhere and in any order, and the review made from their answers.

    Turns are judged by what their seats knew, and moments by what the viewer knew, so that the judgements of turns are
    the same for every viewer.
    """

    def __init__(self, record: Record, seed: str = "coach", *, trusted: bool = False) -> None:
        self._record = record
        self._game = game(record.game)
        self._seed = seed
        self._segments = segments(record, trusted=trusted)

    def judgements(self, share: float) -> dict[int, JudgeJob]:
        """Return a job by number for each segment in which a seat had a choice."""
        return {
            number: JudgeJob(
                self._record.game, self._game.view(each.before, each.seat), each.codes, self._named(number), share
            )
            for number, each in enumerate(self._segments)
            if each.seat != CHANCE and each.chose()
        }

    def curve(self, viewer: int | None) -> list[ChancesJob]:
        """Return the jobs for all moments, several in each, except the end of the game, which needs no judgement."""
        states = [each.before for each in self._segments[:1]] + [each.after for each in self._segments]
        views = [self._game.view(state, viewer) for state in states if state.result() is None]
        return [
            ChancesJob(self._record.game, views[at : at + AT_ONCE], self._named(at))
            for at in range(0, len(views), AT_ONCE)
        ]

    def _named(self, number: int) -> str:
        return f"{self._seed}/{number}"

    def concluded(self, judged: Mapping[int, JudgedTurn], curve: Sequence[Chances]) -> GameReview:
        """Return the review that follows from the answers to all jobs."""
        last = ended(self._segments[-1].after)
        line = [*curve, last.chances] if last else list(curve)
        seats = len(self._record.names)
        luck, skill, gifts = [0.0] * seats, [0.0] * seats, [0.0] * seats
        for number, (before, after) in enumerate(pairwise(line)):
            mover, worth = self._segments[number].seat, _worth(judged.get(number), seats)
            for seat in range(seats):
                luck[seat] += after[seat] - before[seat] - worth[seat]
                (skill if seat == mover else gifts)[seat] += worth[seat]
        return GameReview(self._moments(line), tuple(self._costly(judged)), tuple(luck), tuple(skill), tuple(gifts))

    def _moments(self, line: Sequence[Chances]) -> tuple[Moment, ...]:
        """Return the moments by their numbers, with the last one of several that have the same number."""
        found = {0: Moment(0, None, line[0])}
        for segment, chances in zip(self._segments, line[1:], strict=True):
            found[segment.until] = Moment(segment.until, None if segment.seat == CHANCE else segment.seat, chances)
        return tuple(found.values())

    def _costly(self, judged: Mapping[int, JudgedTurn]) -> Iterator[CostlyTurn]:
        """Yield the costliest turns of each seat, in the order of the game."""
        for seat in range(len(self._record.names)):
            own = {number: -each.worth[seat] for number, each in judged.items() if self._segments[number].seat == seat}
            worst = sorted((number for number in own if own[number] >= NOTICED), key=lambda number: -own[number])
            for number in sorted(worst[:COSTLY]):
                yield self._told(self._segments[number], judged[number], own[number])

    def _told(self, segment: Segment, judged: JudgedTurn, cost: float) -> CostlyTurn:
        """Describe a costly turn from the position before it, up to the first step that reveals something."""
        played = steps(self._game, segment.before, segment.seat, segment.codes)
        better = steps(self._game, segment.before, segment.seat, judged.better)
        return CostlyTurn(segment.at, segment.entry, segment.seat, played, better, cost)


def _worth(judged: JudgedTurn | None, seats: int) -> Chances:
    return judged.worth if judged is not None else (0.0,) * seats


def review(
    record: Record, viewer: int | None, share: float, seed: str = "coach"
) -> Iterator[tuple[int, int] | GameReview]:
    """Run a whole review. Yield the number of jobs done and of all jobs after each job, and finally the review."""
    work = ReviewJobs(record, seed)
    judgements, curve = work.judgements(share), work.curve(viewer)
    of = len(judgements) + len(curve)
    judged: dict[int, JudgedTurn] = {}
    chances: list[Chances] = []
    for number, question in judgements.items():
        judged[number] = question.answer()
        yield len(judged), of
    for done, question_of_many in enumerate(curve, len(judged) + 1):
        chances += question_of_many.answer()
        yield done, of
    yield work.concluded(judged, chances)
