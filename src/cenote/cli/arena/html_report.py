"""HTML report of an arena in one self-contained file."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from cenote.arena.summary import Summary
from cenote.bots.custom import display_name
from cenote.cli.arena.plots import plots
from cenote.cli.arena.result_tables import Rows, meetings, standings, tallies
from cenote.words import Words

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #2a2620; --pale: #d9d2c5; --accent: #b5531f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b18; --ink: #e9e2d6; --pale: #45403a; --accent: #e08a52; } }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif;
  background: var(--paper); color: var(--ink); }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.9rem 0.25rem 0; text-align: right; border-bottom: 1px solid var(--pale); }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; font-size: 0.85rem; border-left: 3px solid var(--accent); padding-left: 0.8rem; }
"""


def html_report(summary: Summary, words: Words) -> str:
    """Return the report as an HTML document."""
    title = heading(summary, words)
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            *_body(title, summary, words),
            "</body>\n</html>\n",
        ]
    )


def heading(summary: Summary, words: Words) -> str:
    """Return the title of the report: game, mode and number of seats."""
    mode = words.named(f"{summary['game']}-mode-{summary['mode']}", summary["mode"])
    return words("arena-title", game=words.title(summary["game"]), mode=mode, seats=summary["seats"])


def _body(title: str, summary: Summary, words: Words) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    yield f"<p>{escape(_settings(summary, words))}</p>"
    for rows in (standings(summary, words), meetings(summary, words)):
        yield from _table(rows)
    yield f"<p>{escape(words('arena-how-clear' if summary['until_clear'] else 'arena-how'))}</p>"
    for name, svg in plots(summary, words):
        yield f"<h2>{escape(name)}</h2>\n{svg}"
    yield from (f"<p>{escape(line)}</p>" for line in tallies(summary, words))
    yield from _fouls(summary, words)


def _settings(summary: Summary, words: Words) -> str:
    facts = {"version": summary["cenote"], "rules": str(summary["rules"]), "first": str(summary["first"])}
    return words("arena-settings", **facts, machines=words.joined(summary["machines"]) or "–")


def _table(rows: Rows) -> Iterator[str]:
    yield f'<h2>{escape(rows.title)}</h2>\n<div class="wide"><table>'
    yield "<tr>" + "".join(f"<th>{escape(name)}</th>" for name in rows.head) + "</tr>"
    for line in rows.lines:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>"
    yield "</table></div>"


def _fouls(summary: Summary, words: Words) -> Iterator[str]:
    if summary["fouls"]:
        yield f"<h2>{escape(words('arena-fouls'))}</h2>"
    for foul in summary["fouls"][:20]:
        reason = words(
            "arena-failed", bot=display_name(foul["fouled"], summary["bots"]), deal=str(foul["deal"]), reason=""
        )
        yield f"<p>{escape(reason)}</p>\n<pre>{escape(foul['why'])}</pre>"
