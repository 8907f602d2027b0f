"""Timestamps for the admin, in UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def moment(at: float) -> str:
    """Format a timestamp; 0 gives an empty text."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC") if at else ""
