"""Duration of the page's tasks while a board is panned, a game is replayed and routes are revealed.

`python -m benchmarks.traces` prints a report. It is not a test, because on a busy machine the wall clock counts the
waiting too.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.browser.conftest import launched, serving
from tests.browser.person import Person
from tests.browser.pirate import Pirate
from tests.browser.quick import played
from tests.browser.watch import WatchedBrowser

CATEGORIES = "toplevel,disabled-by-default-devtools.timeline"
LONG = 50.0
"""The milliseconds above which a task counts as long."""
ELEMENTS = "() => document.querySelectorAll('*').length"
REEL = 15_000
"""The milliseconds of replay."""

Scene = Callable[[Person], Iterator[None]]


def pan(person: Person) -> Iterator[None]:
    """Pan a full board of Tikal to and fro, as long as it takes."""
    person.go(played(person, "tikal"))
    person.find("game-over").wait_for()
    person.press(person.page.locator(".zoom button").first)
    mouse = person.page.mouse
    mouse.move(450, 400)
    yield
    mouse.down()
    for step in range(60):
        mouse.move(450 + 3 * (step % 30), 400 - 2 * (step % 30))
    mouse.up()


def look_back(person: Person) -> Iterator[None]:
    """Replay the last third of a complete game of Tikal."""
    path = played(person, "tikal")
    person.go(f"{path}?at=200")
    person.find("look-play").wait_for()
    yield
    person.press(person.find("look-play"))
    person.page.wait_for_timeout(REEL)


def reveal(person: Person) -> Iterator[None]:
    """Play the first island of Jackal on which the person lands, at a table of four.

    The scene lasts from the route to the shared gold.
    """
    person.go("/play/jackal?people=1&bots=greedy,greedy,greedy&new=yes")
    pirate = Pirate(person, Random(1))
    while pirate.decide() != "laying":
        pass
    yield
    while not person.find("last-island").count():
        pirate.decide()


def traced(person: Person, scene: Scene) -> tuple[list[dict[str, Any]], int]:
    """Trace a scene in Chromium. Return its events, and the number of elements on the page at its end."""
    acts = scene(person)
    next(acts)
    session = person.context.new_cdp_session(person.page)
    with tracing(session, person.page) as events:
        next(acts, None)
    return events, person.page.evaluate(ELEMENTS)


@contextmanager
def tracing(session: CDPSession, page: Page) -> Iterator[list[dict[str, Any]]]:
    """Trace the block, and yield the list of events, which is complete after the block."""
    events: list[dict[str, Any]] = []
    done: list[object] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda end: done.append(end))
    session.send("Tracing.start", {"categories": CATEGORIES})
    yield events
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(100)


def report(name: str, events: list[dict[str, Any]], elements: int) -> str:
    """Describe the tasks of the page's own thread, by wall clock and by processor time."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    tasks = [event for event in events if event.get("name") == "RunTask" and (event["pid"], event["tid"]) in mains]
    said = [f"{name}: {elements} elements, {len(tasks)} tasks"]
    for clock, field in (("wall", "dur"), ("processor", "tdur")):
        times = [event.get(field, 0) / 1000 for event in tasks]
        said.append(
            f"by the {clock} {max(times):.0f} ms at most, {sum(time > LONG for time in times)} over {LONG:.0f} ms"
        )
    return "; ".join(said)


def main() -> None:
    """Trace each scene with a person of its own, and print the reports."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as (_, address),
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        watched = WatchedBrowser(browser)
        for name, scene in {"pan": pan, "look back": look_back, "reveal": reveal}.items():
            person = Person(watched, address, calm=False)
            print(report(name, *traced(person, scene)), flush=True)
            person.leave()


if __name__ == "__main__":
    main()
