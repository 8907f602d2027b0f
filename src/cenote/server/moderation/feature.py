"""Moderation feature: mutes, reports, removals and the blocklist."""

from __future__ import annotations

from cenote.server.lifecycle.feature import Feature
from cenote.server.moderation.routes import ModerationController
from cenote.server.moderation.service import Moderation
from cenote.server.services.container import Services
from cenote.server.storage.mutes import Removals
from cenote.server.storage.reports import Reports


def feature(services: Services) -> Feature:
    """Build the feature with the routes for mutes, reports and removals."""
    database = services.database
    moderation = Moderation(services.tables, services.chat, Removals(database), Reports(database), services.quotas)
    return Feature([ModerationController], {"moderation": moderation, "blocklist": services.blocklist})
