"""Web feature: pages, the endpoints of lobby and tables, the WebSocket, and the checks of every request."""

from __future__ import annotations

from litestar.middleware import DefineMiddleware

from cenote.server.http.security_headers import OriginCheck
from cenote.server.lifecycle.feature import Feature
from cenote.server.services.container import Services
from cenote.server.storage.write_probe import WriteProbe
from cenote.server.throttling.rate_limit import RateLimitMiddleware
from cenote.server.web import pages
from cenote.server.web.routes import GameController, LessonController, LobbyController, MeController, TableController
from cenote.server.web.vote_routes import VoteController
from cenote.server.web.ws_endpoint import SocketLimit, at_table


def feature(services: Services) -> Feature:
    """Build the feature with its routes, injected values and middleware."""
    settings, scheduler = services.settings, services.scheduler
    return Feature(
        routes=[
            MeController,
            LobbyController,
            GameController,
            LessonController,
            TableController,
            VoteController,
            at_table,
            pages.healthy,
            pages.ready,
            pages.page,
            pages.files(),
        ],
        dependencies={
            "write_probe": WriteProbe(services.storage.probe_write),
            "socket_limit": SocketLimit(settings.connections.sockets_per_address, scheduler),
        },
        middleware=[
            DefineMiddleware(OriginCheck, hosts=settings.hosts, origins=settings.origins),
            DefineMiddleware(RateLimitMiddleware, scheduler=scheduler),
        ],
    )
