"""`cenote arena`: let bots play each other on the same deals, and report ratings with confidence intervals."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from cenote.arena.game_result import GameResult
from cenote.arena.pairings import TournamentPlan, pairings
from cenote.arena.results_file import GAMES, OtherSettings, ResultsFile, settings_of
from cenote.arena.summary import Summary, summarize
from cenote.arena.tournament import play_tournament
from cenote.bots.custom import display_name
from cenote.cli.arena.html_report import html_report
from cenote.cli.arena.progress_bars import ProgressBars
from cenote.cli.arena.result_tables import show
from cenote.cli.errors import UserError, unwritable
from cenote.cli.exit_codes import INTERRUPTED
from cenote.cli.files import make_folder, write_text
from cenote.cli.sim import cluster_errors
from cenote.cli.streams import say
from cenote.cli.table_options import at_least, check_bot, chosen_components, chosen_crew, chosen_game
from cenote.terminal.wrap import fitted
from cenote.words import Words

RESULTS, REPORT = "results.json", "report.html"
EXTRA = 'pip install ".[arena]"'


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    plan = _plan(chosen, words)
    workers, cluster = chosen_crew(chosen, words)
    results_file = _results_file(plan, chosen, words)
    games = play_tournament(plan, results_file, workers, cluster=cluster, until_clear=chosen.until_clear)
    try:
        with ProgressBars(plan, words) as bars, cluster_errors(words), closing(games):
            for result in games:
                bars.add(result)
                _judge(result, chosen.strict, words)
        stopped = False
    except KeyboardInterrupt:
        stopped = True
        # On standard error: standard output may be JSON.
        print(fitted(words("cli-stopped", done=len(results_file.games)), sys.stderr), file=sys.stderr)
    except OSError as error:
        raise unwritable(chosen.out_folder, error, words) from None
    summary = summarize(plan, results_file, chosen.until_clear)
    _keep(summary, results_file.folder, words)
    _print(summary, chosen.format, words)
    if results_file.folder is not None and chosen.format == "table":
        say(words("arena-saved", path=str(results_file.folder)))
    return INTERRUPTED if stopped else 0


def _plan(chosen: Namespace, words: Words) -> TournamentPlan:
    components = chosen_components(chosen, words)
    if chosen.game and chosen.also and chosen.game != chosen.also:
        raise UserError(words("cli-not-both", one=chosen.game, other=f"--game {chosen.also}"))
    chosen.game = chosen.game or chosen.also
    played, mode = chosen_game(chosen, words, components)
    if not any(name for names in chosen.bots for name in names.split(",")):
        raise UserError(words("cli-empty-bot"))
    named = dict.fromkeys(name for names in chosen.bots for name in names.split(",") if name)
    for name in (*named, *([chosen.field] if chosen.field else [])):
        check_bot(name, played, words)
    met = pairings(list(named), at_least(1, chosen.games, "--games", words), chosen.field or "")
    if not met:
        raise UserError(words("arena-nobody", field=chosen.field))
    first = at_least(0, chosen.seed, "--seed", words)
    return TournamentPlan(played.name, mode, chosen.seats, met, tuple(sorted({*chosen.option})), components, first)


def _results_file(plan: TournamentPlan, chosen: Namespace, words: Words) -> ResultsFile:
    """Open the results file, with its games if `--resume` is given. Raise `UserError` if it would be lost."""
    folder = Path(chosen.out_folder) if chosen.out_folder else None
    if folder is None:
        if chosen.resume:
            raise UserError(words("arena-no-folder"))
        return ResultsFile(settings_of(plan))
    if (folder / GAMES).exists() and not chosen.resume:
        raise UserError(words("arena-there", path=str(folder / GAMES)))
    if not (folder / GAMES).exists():
        _check_strange(folder, words)
    make_folder(folder, words)
    try:
        return ResultsFile(settings_of(plan), folder)
    except OtherSettings as error:
        raise UserError(words("arena-other", path=str(error.path), names=tuple(error.names))) from None
    except ValueError:
        raise UserError(words("arena-unreadable", path=str(folder))) from None


def _check_strange(folder: Path, words: Words) -> None:
    """Raise `UserError` if the folder has results without their games, which would be overwritten."""
    for name in (RESULTS, REPORT):
        if (folder / name).exists():
            raise UserError(words("arena-in-the-way", path=str(folder / name)))


def _judge(result: GameResult, strict: bool, words: Words) -> None:
    """Raise `UserError` if `strict` and a bot failed in this game."""
    if strict and result.fouled >= 0:
        reason = result.why.strip().splitlines()[-1]
        raise UserError(
            words("arena-failed", bot=display_name(result.bots[result.fouled]), deal=str(result.deal), reason=reason)
        )


def _keep(summary: Summary, folder: Path | None, words: Words) -> None:
    if folder is None:
        return
    write_text(folder / RESULTS, json.dumps(summary, ensure_ascii=False, indent=1) + "\n", words)
    write_text(folder / REPORT, html_report(summary, words), words)


def _print(summary: Summary, form: str, words: Words) -> None:
    if form == "json":
        print(json.dumps(summary, ensure_ascii=False, indent=1))
    elif form == "html":
        print(html_report(summary, words), end="")
    else:
        show(summary, words)
        if summary["ratings"] is None:
            say(words("arena-no-extra", command=EXTRA))
