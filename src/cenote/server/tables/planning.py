"""Read-only queries at a table: previews, explanations and stories."""

from __future__ import annotations

from cenote.server.errors import Refusal, coded
from cenote.server.protocol.game_messages import (
    Explained,
    ExplainRequest,
    Previewed,
    PreviewRequest,
    Story,
    StoryRequest,
)
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.tables.rights import planning_seat, require_running


def preview(table: LiveTable, person: str, request: PreviewRequest, viewer: Viewer = None) -> Previewed:
    """Return what a person would see after these actions."""
    seat = planning_seat(table, person, viewer)
    with coded():
        return wire.previewed(request.id, table, require_running(table).preview(seat, *request.actions))


def explain(table: LiveTable, person: str, request: ExplainRequest, viewer: Viewer = None) -> Explained:
    """Return the actions that are illegal after the planned ones, with the rules that forbid them."""
    seat, match = planning_seat(table, person, viewer), require_running(table)
    with coded():
        refusals = match.explain_all(seat, request.plan, request.actions, request.about)
    return wire.explained(request.id, match, seat, refusals)


def story(table: LiveTable, person: str, request: StoryRequest, viewer: Viewer = None) -> Story:
    """Return what happened after a frame or since the viewer's last turn, also for finished games and spectators."""
    if table.match is None:
        raise Refusal("not-running", "there is no game here to tell of", 409)
    viewer = table.viewer_of(person, viewer)
    since = table.last_turn(viewer) if request.since is None else request.since
    return wire.story(request.id, since, table.story(viewer, since))
