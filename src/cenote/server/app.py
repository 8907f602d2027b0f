"""Litestar application, composed of the features of the server."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin

from cenote import __version__
from cenote.server import limits
from cenote.server.accounts import feature as accounts
from cenote.server.accounts.csrf import check_csrf
from cenote.server.bot_accounts import feature as bot_accounts
from cenote.server.chat import feature as chat
from cenote.server.coach import feature as coach
from cenote.server.http.security_headers import add_headers
from cenote.server.lifecycle.feature import Feature, provided, running
from cenote.server.maintenance import feature as maintenance
from cenote.server.moderation import feature as moderation
from cenote.server.notifications import feature as notifications
from cenote.server.ops import feature as ops
from cenote.server.puzzles import feature as puzzles
from cenote.server.ratings import feature as ratings
from cenote.server.services.container import Services
from cenote.server.services.core import clocks_feature, database_feature, tables_feature
from cenote.server.settings import Settings
from cenote.server.web import feature as web
from cenote.server.web.problems import EXCEPTION_HANDLERS

FEATURES: Final = (
    *(ops.feature, web.feature, database_feature, accounts.feature, tables_feature),
    *(coach.feature, clocks_feature, bot_accounts.feature, chat.feature, moderation.feature, ratings.feature),
    *(puzzles.feature, maintenance.feature, notifications.feature),
)
"""The features in the order in which middleware is applied and lifespans begin. Lifespans end in reverse order, so that
the database closes last.
"""


def make_app(settings: Settings) -> Litestar:
    """Build the application of a server. Its lifespan migrates the database, and starts and stops all services."""
    services = Services(settings)
    features = [feature(services) for feature in FEATURES]
    values = {name: value for feature in features for name, value in feature.dependencies.items()}
    return Litestar(
        route_handlers=[route for feature in features for route in feature.routes],
        dependencies={name: provided(value) for name, value in values.items()},
        plugins=[services.channels, _Lifespans(features)],
        middleware=[middleware for feature in features for middleware in feature.middleware],
        guards=[check_csrf],
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[add_headers],
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude="^/api/programs/turns$"),
        request_max_body_size=limits.TRAFFIC.body_bytes,
        openapi_config=OpenAPIConfig(
            "Cenote", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
        state=State(values),  # for guards, into which Litestar injects nothing
    )


class _Lifespans(InitPlugin):
    """A plugin whose lifespan begins after those of earlier plugins and ends before them.

    Litestar's `lifespan` promises no such order.
    """

    def __init__(self, features: list[Feature]) -> None:
        self._features = features

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(lambda _: running(self._features))
        return app_config
