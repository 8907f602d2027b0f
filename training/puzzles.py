"""Puzzle mining: `python -m training.puzzles --game NAME --games 200 --count 60` writes `data/puzzles.json` of a game.

Bots play games. At every turn the expert says which turns are best. If one is clearly ahead of all that lead
elsewhere, the expert is asked again with all its nodes and another seed. The same options give the same file.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from cenote import __version__
from cenote.arena.executors import open_workers
from cenote.bots.mind import Mind, RatedTurn, mind_of
from cenote.core.dealer import numbered_seed
from cenote.core.game import CHANCE, State
from cenote.core.match import Match
from cenote.core.registry import bundle, game
from cenote.puzzles.judging import TOLERANCE, WholeTurn, digest, interrupted, judge, moment, whole_turn
from cenote.puzzles.puzzle import LEVELS, Puzzle

MOST: Final = 64
"""The number of turns that the expert is asked for, because many are one turn in another order."""

OPEN: Final = (0.1, 0.9)
"""The chances of winning between which a game is undecided."""

KEPT: Final = 12
"""The maximum number of ends that a puzzle stores."""

ALIKE: Final = 6
"""The maximum number of ends as good as the best. If there are more, nothing is hard to find."""

TRIES: Final = 3
"""How often a bot is asked for its answer."""

TABLES: Final = (2, 2, 3, 2, 4)
"""The numbers of seats of the games, in rotation."""


@dataclass(frozen=True)
class Wish:
    """What is searched for, and with what effort."""

    game: str
    level: str
    """The level that plays the games."""
    share: float
    """The share of its nodes that the expert gets for the first look."""
    margin: float
    """The chance of winning by which the best turn must be ahead."""
    steps: int
    """The minimum number of actions of the best turn."""


class Contrast(NamedTuple):
    """The best turn, the cost of other ends in chance of winning, by digest, and how far the best turn is ahead."""

    best: WholeTurn
    ends: dict[str, float]
    chance: float
    ahead: float
    points: float


class Found(NamedTuple):
    """A puzzle, and the third of its game that it comes from."""

    puzzle: Puzzle
    third: int


def mine(wish: Wish, number: int) -> Found | None:
    """Play the game of this number, and return the first puzzle that stands a second look, in random order, or None."""
    mind, rng, match = mind_of(wish.game), Random(f"puzzles {wish.game} {number}"), _opened(wish, number)
    found = list(_moments(wish, number, match, mind))
    rng.shuffle(found)
    for candidate in found:
        if (puzzle := _proven(wish, candidate, mind)) is not None:
            return Found(puzzle, 3 * len(puzzle.moves) // match.length)
    return None


def _moments(wish: Wish, number: int, match: Match, mind: Mind) -> Iterator[Puzzle]:
    """Play a game and yield the turns in which one is clearly best at first sight."""
    bots = [mind.bot(wish.level, Random(f"{number} {seat}")) for seat in range(match.seats)]
    while actors := match.actors():
        seat = actors[0]
        if not match.entries or match.entries[-1].seat != seat:
            candidate = _candidate(wish, number, match, seat)
            if _contrast(wish, candidate, mind, f"first {number}", wish.share) is not None:
                yield candidate
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))


def _opened(wish: Wish, number: int) -> Match:
    modes = game(wish.game).modes
    seats, mode = TABLES[number % len(TABLES)], modes[number // len(TABLES) % len(modes)]
    return Match.start(wish.game, seats, mode, seed=numbered_seed(number))


def _candidate(wish: Wish, number: int, match: Match, seat: int) -> Puzzle:
    """Return the current moment as a puzzle that has no answer yet."""
    record = match.record()
    moves = tuple(entry for entry in record.entries if entry.seat != CHANCE)
    named = f"{wish.game} {record.mode} {match.seats} {number} {seat} {moves}"
    return Puzzle(
        id=sha256(named.encode()).hexdigest()[:6],
        game=wish.game,
        mode=record.mode,
        options=record.options,
        seats=match.seats,
        seed=number,
        moves=moves,
        seat=seat,
        best=(),
        ends={},
        chance=0.0,
        ahead=0.0,
        points=0.0,
        level="",
    )


def _contrast(wish: Wish, candidate: Puzzle, mind: Mind, seed: str, share: float) -> Contrast | None:
    """Return how the expert's turns differ, if one is clearly best, undecided and long enough, or else None."""
    state, seat = moment(candidate), candidate.seat
    turns = mind.turns(game(wish.game).view(state, seat), Random(seed), MOST, share)
    found = _by_end(state, seat, turns)
    if not found:
        return None
    first, *_ = found.values()
    best, chance = first[0], _chance(first[1], seat)
    costs = {end: chance - _chance(turn, seat) for end, (_, turn) in found.items()}
    others = [turn for end, (_, turn) in found.items() if costs[end] > TOLERANCE]
    if not others or len(found) - len(others) > ALIKE:
        return None
    ahead = chance - max(_chance(turn, seat) for turn in others)
    points = _lead(first[1], seat) - max(_lead(turn, seat) for turn in others)
    telling = ahead >= wish.margin and len(best.codes) >= wish.steps and OPEN[0] <= chance <= OPEN[1]
    if not telling or interrupted(best.end, seat):
        return None
    known = {end: round(max(0.0, cost), 4) for end, cost in costs.items() if not interrupted(found[end][0].end, seat)}
    return Contrast(best, dict(list(known.items())[:KEPT]), chance, ahead, points)


def _by_end(state: State, seat: int, turns: Sequence[RatedTurn]) -> dict[str, tuple[WholeTurn, RatedTurn]]:
    """Return the complete turns by their ends, the best first, and only the best of those with the same end."""
    found: dict[str, tuple[WholeTurn, RatedTurn]] = {}
    for turn in sorted(turns, key=lambda turn: (-_chance(turn, seat), len(turn.codes))):
        if (answer := whole_turn(state, seat, turn.codes)) is not None:
            found.setdefault(digest(answer.end), (answer, turn))
    return found


def _chance(turn: RatedTurn, seat: int) -> float:
    return turn.standing.chances[seat]


def _lead(turn: RatedTurn, seat: int) -> float:
    scores = turn.standing.scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def _proven(wish: Wish, candidate: Puzzle, mind: Mind) -> Puzzle | None:
    """Return the candidate as a puzzle if the expert confirms it twice with all its nodes, and so does `_agrees`.

    Return None otherwise.
    """
    seeds = ("second", "third")
    looks = [_contrast(wish, candidate, mind, f"{seed} {candidate.id}", 1.0) for seed in seeds]
    first, second = looks
    if first is None or second is None or second.ends.get(digest(first.best.end), 1.0) > TOLERANCE:
        return None
    texts = game(wish.game).actions.texts
    puzzle = replace(
        candidate,
        best=tuple(texts[code] for code in first.best.codes),
        ends=first.ends,
        chance=round(first.chance, 4),
        ahead=round(min(first.ahead, second.ahead), 4),
        points=round(first.points, 2),
    )
    return replace(puzzle, level=_level(puzzle, mind)) if _agrees(puzzle, first, mind) else None


def _agrees(puzzle: Puzzle, found: Contrast, mind: Mind) -> bool:
    """Return whether wrong answers would be judged wrong even if the puzzle did not know their ends."""
    blank, seat = replace(puzzle, ends={}), puzzle.seat
    turns = mind.turns(game(puzzle.game).view(moment(puzzle), seat), Random(f"second {puzzle.id}"), MOST)
    ends = _by_end(moment(puzzle), seat, turns)
    wrong = [ends[end][0] for end, cost in found.ends.items() if cost > TOLERANCE and end in ends]
    return bool(wrong) and not any(judge(blank, answer).solved for answer in wrong)


def _level(puzzle: Puzzle, mind: Mind) -> str:
    """Return the level of the first bot that finds the answer more often than not, else the hardest level."""
    for level in LEVELS[:-1]:
        answers = (_played(puzzle, mind, level, attempt) for attempt in range(TRIES))
        if 2 * sum(judge(puzzle, answer).solved for answer in answers) > TRIES:
            return level
    return LEVELS[-1]


def _played(puzzle: Puzzle, mind: Mind, level: str, attempt: int) -> WholeTurn:
    """Return the complete turn that a bot of this level plays in the puzzle."""
    state, seat, codes = moment(puzzle), puzzle.seat, list[int]()
    bot = mind.bot(level, Random(f"{puzzle.id} {attempt}"))
    while (answer := whole_turn(moment(puzzle), seat, codes)) is None:
        codes.append(bot.choose(game(puzzle.game).view(state, seat), state.legal(seat)))
        state.play(seat, codes[-1])
    return answer


def chosen(found: Sequence[Found], count: int) -> list[Puzzle]:
    """Choose `count` puzzles, spread over levels, tables and thirds of the game as evenly as possible."""
    kinds: dict[tuple[str, int, str, bool], list[Puzzle]] = defaultdict(list)
    for puzzle, third in sorted(found, key=lambda each: each.puzzle.id):
        kinds[puzzle.level, third, puzzle.mode, puzzle.seats > TABLES[0]].append(puzzle)
    rounds = zip_longest(*(kinds[kind] for kind in sorted(kinds)))
    spread = [puzzle for each in rounds for puzzle in each if puzzle is not None]
    return sorted(spread[:count], key=lambda puzzle: puzzle.id)


def main() -> int:
    """Mine puzzles and write the file."""
    wishes = _parsed()
    wish = Wish(wishes.game, wishes.level, wishes.share, wishes.margin, wishes.steps)
    numbers = range(wishes.seed, wishes.seed + wishes.games)
    found: list[Found] = []
    with open_workers(wishes.workers) as crew:
        for done, puzzle in enumerate(crew.do(partial(mine, wish), numbers), 1):
            found += [puzzle] if puzzle is not None else []
            print(f"\r{done} games, {len(found)} puzzles", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    _write(wishes, chosen(found, wishes.count))
    return 0


def _write(wishes: Namespace, puzzles: Sequence[Puzzle]) -> None:
    path = wishes.out or Path(str(files(bundle(wishes.game).puzzles))) / "data" / "puzzles.json"
    head = json.dumps({"version": __version__, "rules": game(wishes.game).rules_version, **_origin(wishes)})
    lines = ",\n".join(json.dumps(puzzle.written()) for puzzle in puzzles)
    Path(path).write_text(f'{{"origin": {head},\n"puzzles": [\n{lines}\n]}}\n', "utf-8")
    levels = [puzzle.level for puzzle in puzzles]
    print({level: levels.count(level) for level in sorted(set(levels))}, path)


def _origin(wishes: Namespace) -> dict[str, object]:
    kept = ("level", "share", "margin", "steps", "seed", "games", "count")
    return {"mind": type(mind_of(wishes.game)).__name__, **{name: getattr(wishes, name) for name in kept}}


def _parsed() -> Namespace:
    parser = ArgumentParser(prog="python -m training.puzzles", description="Mine puzzles from games between bots.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=int, default=200, help="how many games are played")
    parser.add_argument("--count", type=int, default=60, help="how many puzzles are kept")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the number of the first game")
    parser.add_argument("--level", default="medium", help="who plays the games")
    parser.add_argument("--share", type=float, default=0.2, help="of the expert's nodes for the first look")
    parser.add_argument("--margin", type=float, default=0.05, help="win chance by which the best is ahead")
    parser.add_argument("--steps", type=int, default=4, help="actions that the best turn has at least")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is one on each core")
    parser.add_argument("--out", type=Path, help="the file; that of the game if left out")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
