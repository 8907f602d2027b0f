"""Maintenance feature: the retention job, unless the admin has switched it off."""

from __future__ import annotations

from cenote.server.lifecycle.feature import Feature
from cenote.server.maintenance.retention_job import RetentionJob
from cenote.server.services.container import Services


def feature(services: Services) -> Feature:
    """Build the feature, with the retention job unless it is switched off in the settings."""
    job = RetentionJob(services.database.writer)
    return Feature(lifespan=job.periodic if services.settings.retention else None)
