"""Ratings feature: profiles, rating changes, and the address log of rated tables."""

from __future__ import annotations

from cenote.server.lifecycle.feature import Feature
from cenote.server.ratings.address_log import AddressLog
from cenote.server.ratings.routes import ProfileController, TableRatingsController
from cenote.server.services.container import Services
from cenote.server.storage.rated_addresses import Sources
from cenote.server.storage.ratings import Ratings


def feature(services: Services) -> Feature:
    """Build the feature with the routes for profiles and rating changes, and the address log."""
    address_log = AddressLog(services.tables, services.address_hash, Sources(services.database))
    return Feature(
        [ProfileController, TableRatingsController],
        {"ratings": Ratings(services.database), "address_log": address_log},
    )
