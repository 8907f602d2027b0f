"""Notifications feature: the channels of people, their pages, and the worker that sends."""

from __future__ import annotations

from cenote.server.lifecycle.feature import Feature
from cenote.server.notifications import pages
from cenote.server.notifications.routes import NotificationController
from cenote.server.notifications.service import Notifications
from cenote.server.services.container import Services


def feature(services: Services) -> Feature:
    """Build the feature with its routes, pages, service and worker."""
    settings = services.settings
    notifications = Notifications(
        settings.notifications, settings.secret, services.database, services.storage, services.tables.is_here
    )
    return Feature(
        [NotificationController, pages.feed, pages.ask, pages.answer],
        {"notifications": notifications},
        lifespan=notifications.running,
    )
