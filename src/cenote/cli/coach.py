"""`cenote coach`: review a recorded game, with the costliest turns, luck and skill of each seat."""

from __future__ import annotations

import json
from argparse import Namespace

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cenote.cli.errors import UserError, bad_file
from cenote.cli.files import read_record
from cenote.cli.progress_lines import ProgressLines
from cenote.cli.table_options import within
from cenote.coach.describe import describe_turn
from cenote.coach.review import CostlyTurn, GameReview, review
from cenote.coach.search_budget import usual_budget
from cenote.core.game import Damaged, Seat
from cenote.core.record import Record
from cenote.core.registry import game
from cenote.terminal.chance_chart import draw_chances
from cenote.terminal.screen import Screen
from cenote.words import SHAPES, Words


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    record = read_record(chosen.file, words)
    words = Words(chosen.lang, record.names)
    viewer = None
    if chosen.seat is not None:
        viewer = within(1, chosen.seat, len(record.names), "--seat", words) - 1
    if not record.entries:
        raise UserError(words("coach-nothing", path=chosen.file))
    try:
        found = _allowed(_reviewed(record, viewer, words), record, viewer)
    except Damaged as damage:
        raise bad_file(chosen.file, damage, words) from None
    if chosen.format == "json":
        print(json.dumps(_plain(found, record, words), ensure_ascii=False, indent=2))
    else:
        _show(found, record, words, Screen(chosen.plain))
    return 0


def _reviewed(record: Record, viewer: int | None, words: Words) -> GameReview:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console, ticker = Console(stderr=True), ProgressLines(words)
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(words("coach-progress"), total=None)
        for step in review(record, viewer, usual_budget().review):
            if isinstance(step, GameReview):
                return step
            bar.update(task, completed=step[0], total=step[1])
            ticker.tell(*step)
    raise AssertionError("a review ends with what came of it")


def _allowed(found: GameReview, record: Record, viewer: int | None) -> GameReview:
    """Remove the costly turns of all seats but the viewer's if a game with secrets is unfinished."""
    if record.result is not None or not game(record.game).secrets:
        return found
    return found._replace(costly=tuple(turn for turn in found.costly if turn.seat == viewer))


def _plain(found: GameReview, record: Record, words: Words) -> dict[str, object]:
    """Return the review as JSON values, as in the server's API but with the first entry of each costly turn."""
    return {
        "game": record.game,
        "names": record.names,
        "moments": [moment._asdict() for moment in found.moments],
        "costly": [_turn(turn, record.game, words) for turn in found.costly],
        "luck": found.luck,
        "skill": found.skill,
        "gifts": found.gifts,
    }


def _turn(turn: CostlyTurn, game: str, words: Words) -> dict[str, object]:
    return {
        **{"at": turn.at, "entry": turn.entry + 1, "seat": turn.seat, "cost": turn.cost},
        "played": [step.action for step in turn.played],
        "played_said": describe_turn(words, game, turn.played),
        "better": [step.action for step in turn.better],
        "said": describe_turn(words, game, turn.better),
    }


def _show(found: GameReview, record: Record, words: Words, screen: Screen) -> None:
    screen.show(words("replay-head", game=record.game, mode=record.mode, names=words.joined(record.names)))
    if not screen.plain:
        screen.show("\n".join(draw_chances([moment.chances for moment in found.moments], screen.width)))
    screen.table(_sums(found, words), words)
    screen.show(words("coach-costly" if found.costly else "coach-none"))
    for turn in found.costly:
        facts = {"seat": Seat(turn.seat), "entry": str(turn.entry + 1), "cost": words.percent(turn.cost)}
        screen.show(words("coach-cost", **facts))
        screen.show(words("coach-played", turn=words.clauses(describe_turn(words, record.game, turn.played))))
        screen.show(words("coach-better", turn=words.clauses(describe_turn(words, record.game, turn.better))))


def _sums(found: GameReview, words: Words) -> list[list[str]]:
    """Return table rows that break down the change of each seat's chance of winning."""
    heads = ("start", "luck", "skill", "gifts", "end")
    rows = [[words("play-column-player"), *(words(f"coach-column-{head}") for head in heads)]]
    for seat, first in enumerate(found.moments[0].chances):
        parts = [signed(part[seat], words) for part in (found.luck, found.skill, found.gifts)]
        last = found.moments[-1].chances[seat]
        rows.append([f"{SHAPES[seat]} {words.name(seat)}", words.percent(first), *parts, words.percent(last)])
    return rows


def signed(value: float, words: Words) -> str:
    """Format a change of a chance of winning as a percentage with a sign, unless it rounds to zero."""
    percent = words.percent(abs(value))
    return percent if percent == words.percent(0) else f"{'+' if value > 0 else '−'}{percent}"
