"""Chat feature, which has no routes, because chat messages travel over the socket of a table."""

from __future__ import annotations

from cenote.server.lifecycle.feature import Feature
from cenote.server.services.container import Services


def feature(services: Services) -> Feature:
    """Build the feature with the chat service as a dependency."""
    return Feature(dependencies={"chat": services.chat})
