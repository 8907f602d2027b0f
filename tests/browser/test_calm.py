"""A whole game without jumps: nothing moves by itself, and the page does not grow with the game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person

MEASURES = Path(__file__).parent.parent.parent / "build" / "calm.json"

# Kept from the first moment on: what moved although nobody had touched anything, and how long the page was busy.
WATCH = """
  window.watched = { shifts: [], tasks: [], made: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("layout-shift", (entry) => entry.hadRecentInput || window.watched.shifts.push({
    value: entry.value, of: entry.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 80)),
  }));
  watch("longtask", (entry) => window.watched.tasks.push([Math.round(entry.startTime), Math.round(entry.duration)]));
  addEventListener("DOMContentLoaded", () => new MutationObserver((list) => list.forEach(({ addedNodes }) =>
    addedNodes.forEach((node) => window.watched.made += (node.querySelectorAll?.("*").length ?? -1) + 1)
  )).observe(document.body, { subtree: true, childList: true }));
"""

STILL = 0.1
NODES = 2_200
MADE_PER_DECISION = 600


def watched(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.page.evaluate("() => window.watched")
    return found


def nodes(person: Person) -> int:
    found: int = person.page.evaluate("() => document.querySelectorAll('*').length")
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_moves_by_itself_in_a_whole_game(arrive: Arrive, phone: bool) -> None:
    anna = arrive(phone=phone)
    anna.page.add_init_script(WATCH)
    anna.go("/play/tikal?people=1&bots=greedy,random&new=yes")
    assert anna.asked() == "placing"
    seen = begun = watched(anna)
    decisions = 0
    rng = Random(3)
    while anna.decide(rng) != "over":
        decisions += 1
        # The end of the game may move things, and on a busy machine it comes long after the last press.
        seen = watched(anna)
    shifts = seen["shifts"][len(begun["shifts"]) :]
    report(f"{'phone' if phone else 'desktop'}", seen, decisions, nodes(anna))
    assert sum(shift["value"] for shift in shifts) < STILL, shifts
    assert nodes(anna) < NODES
    assert (seen["made"] - begun["made"]) / decisions < MADE_PER_DECISION, "little is drawn anew for each move"


def report(name: str, seen: dict[str, Any], decisions: int, count: int) -> None:
    """Times are written down and never asserted: they are those of this machine."""
    known = json.loads(MEASURES.read_text("utf-8")) if MEASURES.exists() else {}
    known[name] = {
        "shift": round(sum(shift["value"] for shift in seen["shifts"]), 4),
        "tasks over 50 ms": len(seen["tasks"]),
        "tasks over 100 ms": [task for task in seen["tasks"] if task[1] > 100],
        "nodes": count,
        "nodes made per decision": round(seen["made"] / decisions),
    }
    MEASURES.parent.mkdir(exist_ok=True)
    MEASURES.write_text(json.dumps(known, indent=2) + "\n", "utf-8")
