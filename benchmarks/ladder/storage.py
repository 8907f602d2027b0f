"""Storage of the ladder in the repository: a results file for each table, and the page made from them."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.ladder.playing import BUDGETS
from benchmarks.ladder.series import LADDER
from cenote.arena.results_file import GAMES, ResultsFile
from cenote.arena.summary import Summary, summarize

DOCS = Path(__file__).parent.parent.parent / "docs"
KEPT = DOCS / "ladder"
PAGE = DOCS / "ladder.md"
PICTURE = DOCS / "pictures/ladder.svg"


def keep(folder: Path) -> None:
    """Write all results, and regenerate the picture and the page."""
    from benchmarks.ladder import page, plot

    for name, plan in LADDER.items():
        if (folder / name / GAMES).exists():
            budgets = json.loads((folder / name / BUDGETS).read_text("utf-8"))
            _write(name, {**summarize(plan, ResultsFile(None, folder / name)), "budgets": budgets})
    found = read()
    plot.ratings(found, PICTURE)
    PAGE.write_text(page.whole(found), "utf-8")


def _write(name: str, summary: Summary) -> None:
    KEPT.mkdir(exist_ok=True)
    # Long lists of numbers stay on one line each.
    lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in summary.items()]
    (KEPT / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def read() -> dict[str, Summary]:
    """Return the stored results, by table."""
    files = {name: KEPT / f"{name}.json" for name in LADDER}
    return {name: json.loads(file.read_text("utf-8")) for name, file in files.items() if file.exists()}
