"""What somebody asks of a table without changing it: previews, explanations, stories; and who may ask."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cenote.core.game import NothingToPlan, OpenChoice, PlanEnds, UnknownAction
from cenote.core.match import Match
from cenote.server.live import LiveTable, Viewer, encoded, offer_infos
from cenote.server.protocol import Explain, Explained, Preview, Previewed, Reason, Story, Told
from cenote.server.refusal import Refusal


def preview(table: LiveTable, person: str, wish: Preview, chair: Viewer = None) -> Previewed:
    """What somebody would see after these actions."""
    seat = planning_seat(table, person, chair)
    with coded():
        seen = running(table).preview(seat, *wish.actions)
    return Previewed(wish.id, encoded(seen.view), offer_infos(seen.offers), seen.stopped)


def explain(table: LiveTable, person: str, wish: Explain, chair: Viewer = None) -> Explained:
    """For each action the rule that forbids it after the planned ones."""
    seat, match = planning_seat(table, person, chair), running(table)
    with coded():
        refusals = match.explain_all(seat, wish.plan, wish.actions)
    return Explained(wish.id, [None if why is None else Reason(why.rule, why.facts) for why in refusals])


def story(table: LiveTable, person: str, wish: Story, chair: Viewer = None) -> Told:
    """What somebody was told after a frame; also when the game is over, also to those who look on."""
    if table.match is None:
        raise Refusal("not-running", "there is no game here to tell of", 409)
    return Told(wish.id, wish.since, table.story(table.chair(person, chair), wish.since))


def planning_seat(table: LiveTable, person: str, chair: Viewer) -> int:
    """The seat somebody means: the one of theirs that owes a decision, else the one that their screen shows."""
    must_sit(table, person)
    running(table)
    seat = table.chair(person, chair)
    assert seat is not None
    return seat


def must_sit(table: LiveTable, person: str) -> None:
    """Refuse those who look on."""
    if not table.seats_of(person):
        raise Refusal("not-seated", "you have no seat at this table", 403)


def running(table: LiveTable) -> Match:
    """The game, if it is being played."""
    if table.match is None or table.stored.status != "running":
        raise Refusal("not-running", f"there is no game to play here: it is {table.stored.status}", 409)
    return table.match


@contextmanager
def coded() -> Iterator[None]:
    """The engine's word for what is wrong with a list of actions, as a refusal; rules keep their own."""
    try:
        yield
    except UnknownAction as error:
        raise Refusal("unknown-action", str(error), text=error.text, nearest=error.nearest) from None
    except PlanEnds as error:
        raise Refusal("plan-ends", str(error), step=error.step, action=error.action) from None
    except OpenChoice as error:
        raise Refusal("open-choice", str(error)) from None
    except NothingToPlan as error:
        raise Refusal("nothing-to-plan", str(error), 409) from None
