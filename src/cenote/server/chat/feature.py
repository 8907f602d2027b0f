"""Chat feature: chat travels over the socket of a table, so it has no routes of its own."""

from __future__ import annotations

from cenote.server.lifecycle.feature import Feature
from cenote.server.services.container import Services


def feature(services: Services) -> Feature:
    """Register the chat."""
    return Feature(dependencies={"chat": services.chat})
