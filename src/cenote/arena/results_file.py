"""Results file of an arena with one line for each game. A killed run resumes after the last complete line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TextIO

from cenote.arena.code_digest import code_digest, digest
from cenote.arena.defer_sigint import defer_sigint
from cenote.arena.game_result import GameResult, TimedResult, result_from
from cenote.arena.pairings import Task, TournamentPlan
from cenote.arena.turn_times import TurnTimes, machine, turn_times_from
from cenote.bots.custom import custom_files, is_custom
from cenote.core.game import CenoteError
from cenote.core.registry import game

GAMES = "games.jsonl"
TIMES = "times.jsonl"
FORMAT = 1
"""The version of the format, incremented when lines change their meaning."""

Head = dict[str, Any]


class OtherSettings(CenoteError):
    """A file that has games with other settings. `names` lists the settings that differ."""

    def __init__(self, path: Path, names: list[str]) -> None:
        super().__init__(path, names)
        self.path = path
        self.names = names

    def __str__(self) -> str:
        return f"{self.path} holds games with other settings: {', '.join(self.names)}"


def settings_of(plan: TournamentPlan) -> Head:
    """Return the settings, versions and digests that determine a numbered game between named bots."""
    from cenote import __version__

    own = {bot: digest(custom_files(bot)) for bot in sorted(plan.bots) if is_custom(bot)}
    return {
        "format": FORMAT,
        "cenote": __version__,
        "game": plan.game,
        "rules": game(plan.game).rules_version,
        "mode": plan.mode,
        "seats": plan.seats,
        "options": list(plan.options),
        "components": plan.components,
        "code": code_digest(plan.game),
        "files": own,
    }


class ResultsFile:
    """Results of an arena, read from its folder and appended to it, or without a folder held in memory only."""

    def __init__(self, head: Head | None, folder: Path | None = None) -> None:
        """Read the results in the folder. Raise `ValueError` if they are invalid.

        With a head, raise `OtherSettings` if the file's settings differ. Without one, use the settings of the file.
        """
        self.head: Head = head or {}
        self.folder = folder
        self.games: dict[Task, GameResult] = {}
        self.times: dict[Task, dict[str, TurnTimes]] = {}
        self.machines: list[str] = []
        self._begun = False
        if folder is not None:
            try:
                self._read(folder)
            except (AttributeError, KeyError, TypeError) as error:
                raise ValueError(f"{folder} holds lines that are no games: {error!r}") from error

    def _read(self, folder: Path) -> None:
        for line in _lines(folder / GAMES):
            if "game" in line:
                self.head = self.head or line
                _compare(folder / GAMES, line, self.head)
                self._begun = True
            elif not self._begun:
                raise ValueError(f"{folder / GAMES} does not begin with settings")
            else:
                result = result_from(line)
                self.games[result.task] = result
        for line in _lines(folder / TIMES):
            if "machine" in line:
                self._on(line["machine"])
            else:
                task = Task(line["pairing"], line["deal"], tuple(line["bots"]))
                self.times[task] = {bot: turn_times_from(kept) for bot, kept in line["times"].items()}

    def _on(self, machine: str) -> None:
        self.machines += [machine] if machine not in self.machines else []

    @contextmanager
    def opened(self) -> Iterator[Callable[[TimedResult], None]]:
        """Open the files and yield a function that stores a game and flushes it to them before it returns."""
        with ExitStack() as stack:
            writers: list[TextIO] = []
            if self.folder is not None:
                self.folder.mkdir(parents=True, exist_ok=True)
                writers = [stack.enter_context(_appended(self.folder / name)) for name in (TIMES, GAMES)]
                _write(writers[0], [{"machine": here()}])
                _write(writers[1], [] if self._begun else [self.head])
            self._on(here())
            yield lambda played: self._add(played, writers)

    def _add(self, played: TimedResult, writers: list[TextIO]) -> None:
        task = played.result.task
        self.games[task], self.times[task] = played.result, played.times
        with defer_sigint():
            # A game counts once it is in its file, so its times are written first.
            for file, line in zip(writers, (_timed(task, played.times), played.result.to_json()), strict=False):
                _write(file, [line])

    def join(self, other: ResultsFile) -> None:
        """Merge the games of another results file. Raise `OtherSettings` if its settings differ."""
        assert other.folder is not None
        self.head = self.head or other.head
        _compare(other.folder / GAMES, other.head, self.head)
        self.games = {**other.games, **self.games}
        self.times = {**other.times, **self.times}
        for there in other.machines:
            self._on(there)

    def write(self, plan: TournamentPlan) -> None:
        """Rewrite the files in the order of a plan, with only the games that belong to it."""
        assert self.folder is not None
        self.folder.mkdir(parents=True, exist_ok=True)
        known = [task for task in plan.work() if task in self.games]
        _rewrite(self.folder / GAMES, [self.head, *(self.games[task].to_json() for task in known)])
        machines = [{"machine": name} for name in self.machines]
        _rewrite(self.folder / TIMES, [*machines, *(_timed(task, self.times[task]) for task in known)])


def _timed(task: Task, times: Mapping[str, TurnTimes]) -> dict[str, Any]:
    return {**task._asdict(), "times": {bot: found.to_json() for bot, found in times.items()}}


def _rewrite(path: Path, lines: list[dict[str, Any]]) -> None:
    draft = path.with_name(path.name + ".part")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        _write(file, lines)
    draft.replace(path)


def here() -> str:
    """Describe this machine and whether the engine is compiled on it."""
    from cenote import is_compiled

    return f"{machine()}, {'compiled' if is_compiled() else 'plain Python'}"


def _compare(path: Path, found: Mapping[str, Any], wanted: Head) -> None:
    if names := [name for name in wanted if found.get(name) != wanted[name]]:
        raise OtherSettings(path, names)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the complete lines of a file, if it exists. An incomplete last line is ignored."""
    if path.exists():
        text = path.read_bytes()
        yield from map(json.loads, text[: text.rfind(b"\n") + 1].splitlines())


@contextmanager
def _appended(path: Path) -> Iterator[TextIO]:
    """Open a file to append after its last complete line, and cut off an incomplete one."""
    with path.open("a+b") as file:
        file.seek(0)
        file.truncate(file.read().rfind(b"\n") + 1)
    with path.open("a", encoding="utf-8", newline="\n") as file:
        yield file


def _write(file: TextIO, lines: list[dict[str, Any]]) -> None:
    file.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    file.flush()
