"""What is kept of a ladder in the repository: a file of results for each table, and the page made from them."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

from benchmarks.ladder.series import CAMPAIGN, LADDER
from cenote.arena.ledger import GAMES, Ledger
from cenote.arena.pairings import Plan
from cenote.arena.summary import Summary, summed_up

DOCS = Path(__file__).parent.parent.parent / "docs"
KEPT = DOCS / "ladder"
PAGE = DOCS / "ladder.md"
PICTURE = DOCS / "pictures/ladder.svg"
COUNTED = "campaign"


def keep(folder: Path) -> None:
    """Write whatever has been played, and the page anew."""
    from benchmarks.ladder import page, plot

    for name, plan in LADDER.items():
        if (folder / name / GAMES).exists():
            _write(name, {**summed_up(plan, Ledger(None, folder / name)), "budgets": budgets(plan.game)})
    if any((folder / name / GAMES).exists() for name in CAMPAIGN):
        _write(COUNTED, _counted(folder))
    found = read()
    plot.ratings(found, PICTURE)
    PAGE.write_text(page.whole(found, counted()), "utf-8")


def budgets(game: str) -> dict[str, int]:
    """How many nodes each level may search for a turn, as the game's mind says; nothing where it does not."""
    try:
        levels = import_module(f"cenote.games.{game}.mind.levels").LEVELS
    except ImportError:
        return {}
    return {name: level.nodes for name, level in levels.items()}


def _counted(folder: Path) -> Summary:
    """Games and failures of each level at each table of the campaign."""
    played = {name: Ledger(None, folder / name) for name in CAMPAIGN if (folder / name / GAMES).exists()}
    heads = [{key: ledger.head[key] for key in ("cenote", "game", "rules", "code")} for ledger in played.values()]
    return {
        "played": [head for at, head in enumerate(heads) if head not in heads[:at]],
        "tables": {name: _levels(CAMPAIGN[name], ledger) for name, ledger in played.items()},
    }


def _levels(plan: Plan, ledger: Ledger) -> dict[str, list[int]]:
    """For each level how many games it took part in, and how many of these it spoilt."""
    games = ledger.games.values()
    return {
        bot: [
            sum(bot in bout.bots for bout in games),
            sum(bout.fouled >= 0 and bout.bots[bout.fouled] == bot for bout in games),
        ]
        for bot in plan.bots
    }


def _write(name: str, summary: Summary) -> None:
    KEPT.mkdir(exist_ok=True)
    # Long lists of numbers stay on one line each.
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in summary.items()]
    (KEPT / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def read() -> dict[str, Summary]:
    """The results that are kept, by table."""
    return {name: _read(name) for name in LADDER if (KEPT / f"{name}.json").exists()}


def counted() -> Summary | None:
    """What the campaign counted, if it was played."""
    return _read(COUNTED) if (KEPT / f"{COUNTED}.json").exists() else None


def _read(name: str) -> Summary:
    found: Summary = json.loads((KEPT / f"{name}.json").read_text("utf-8"))
    return found
