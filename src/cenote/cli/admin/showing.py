"""How moments are shown to the keeper: in the server's own time zone, which is UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def moment(at: float) -> str:
    """A moment; nothing for none."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC") if at else ""
