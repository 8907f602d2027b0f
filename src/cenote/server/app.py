"""Litestar application, put together from its settings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin

from cenote import __version__
from cenote.bots.mind import usual_share
from cenote.coach import search_budget
from cenote.core.registry import game_names, has_part, part
from cenote.server import limits
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.guests import Guests
from cenote.server.accounts.passwords import Passwords
from cenote.server.accounts.routes import AccountController, SessionController
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.accounts.session_middleware import SessionMiddleware
from cenote.server.bot_accounts.routes import MoveController, ProgramController
from cenote.server.bot_accounts.token_middleware import TokenMiddleware
from cenote.server.bot_accounts.turns import Streams
from cenote.server.bots.bot_pool import BotPool
from cenote.server.bots.bot_runner import BotRunner
from cenote.server.chat.service import ChatService
from cenote.server.cluster.cluster import Cluster, clustered
from cenote.server.coach.hints import Hints
from cenote.server.coach.reviews import Reviews
from cenote.server.coach.routes import CoachController
from cenote.server.errors import Refusal
from cenote.server.http.security_headers import OriginCheck, add_headers
from cenote.server.maintenance.retention_job import RetentionJob
from cenote.server.moderation.blocklist import Blocklist
from cenote.server.moderation.routes import ModerationController
from cenote.server.moderation.service import Moderation
from cenote.server.notifications import pages as telling_pages
from cenote.server.notifications.routes import NotificationController
from cenote.server.notifications.service import Notifications
from cenote.server.ops.metrics_endpoint import metrics_endpoint
from cenote.server.ops.request_metrics import RequestMetricsMiddleware
from cenote.server.protocol import display_names
from cenote.server.puzzles.routes import PuzzleController, SolvingController
from cenote.server.ratings.routes import ProfileController, TableRatingsController
from cenote.server.ratings.sightings import Sightings
from cenote.server.settings import Settings
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.blocks import Blocks
from cenote.server.storage.bot_accounts import Programs
from cenote.server.storage.chat import ChatLog
from cenote.server.storage.clocks import Clocks
from cenote.server.storage.database import Database, migrate
from cenote.server.storage.merge_accounts import AccountMerging
from cenote.server.storage.mutes import Mutes, Removals
from cenote.server.storage.people import People
from cenote.server.storage.quotas import Quotas
from cenote.server.storage.ratings import Ratings
from cenote.server.storage.reports import Reports
from cenote.server.storage.sessions import Sessions
from cenote.server.storage.sources import Sources
from cenote.server.storage.store import DatabaseStorage
from cenote.server.storage.write_probe import WriteProbe
from cenote.server.tables.bot_offers import Offers
from cenote.server.tables.clock_timeouts import ClockTimeouts
from cenote.server.tables.history import Histories
from cenote.server.tables.live import LiveTable
from cenote.server.tables.puzzle_tables import puzzle_deals
from cenote.server.tables.single_server import SingleServer
from cenote.server.tables.tables import Tables
from cenote.server.throttling.daily_quotas import DailyQuotas
from cenote.server.throttling.fair_share import CpuScheduler
from cenote.server.throttling.rate_limit import RateLimitMiddleware
from cenote.server.web import pages, problems
from cenote.server.web.resign_routes import ResignController
from cenote.server.web.routes import GameController, LessonController, LobbyController, MeController, TableController
from cenote.server.web.vote_routes import VoteController
from cenote.server.web.ws_endpoint import SocketLimit, at_table, channel


def make_app(settings: Settings) -> Litestar:
    """The application of a server; its lifespan migrates the database, and starts and stops all services."""
    database = Database(settings.place)
    storage = DatabaseStorage(database, settings.fingerprint)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True, subscriber_max_backlog=100)
    thinkers = BotPool(settings.workers, settings.bot_timeout, settings.bots, settings.time_budget)
    offers = Offers(settings.bots, settings.time_budget.share < 1)
    coach = settings.coach or search_budget.usual_budget(min(1.0, settings.time_budget.share / usual_share()))
    reviews = Reviews(thinkers, coach)
    work = CpuScheduler(settings.cpu, settings.daily)
    cluster = clustered(database, work)
    bots = BotRunner(thinkers, cluster)
    daily = RetentionJob(database.writer)
    accounts, sessions, quotas, passwords = Accounts(database), Sessions(database), Quotas(database), Passwords()
    guests, programs = Guests(settings.secret, People(database), accounts, quotas), Programs(database)
    visits = SessionCache(accounts, sessions, programs)
    streams = Streams(programs)

    def wake(table: LiveTable) -> None:
        bots.wake(table)
        streams.wake(table)

    tables = Tables(storage, lambda id, what: channels.publish(what, channel(id)), wake, cluster, offers)
    bots.tables = streams.tables = tables
    sightings = Sightings(tables, guests, Sources(database))
    sweeper = ClockTimeouts(tables, Clocks(database))
    gate = Blocklist(Blocks(database), guests)
    talk = ChatService(ChatLog(database), Mutes(database), quotas, guests, gate, tables.publish_chat)
    telling = Notifications(settings.notifications, settings.secret, database, storage, tables.is_here)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await migrate(database)
        _load()
        await thinkers.start()
        await _begin(cluster, bots, tables)
        if settings.retention:
            daily.start()
        await sweeper.start()
        telling.start()
        watching = asyncio.create_task(visits.watch())
        try:
            yield
        finally:
            if cluster is not None:
                await cluster.stop()
            await telling.stop()
            await daily.stop()
            streams.stop()
            watching.cancel()
            await sweeper.stop()
            await reviews.stop()
            await bots.stop()
            await tables.settle()
            if cluster is not None:
                await cluster.leave()
            await thinkers.stop()
            await visits.settle()
            passwords.close()
            await database.close()

    return Litestar(
        route_handlers=[
            MeController,
            LobbyController,
            GameController,
            LessonController,
            TableController,
            NotificationController,
            VoteController,
            ProgramController,
            MoveController,
            SessionController,
            AccountController,
            ProfileController,
            TableRatingsController,
            PuzzleController,
            SolvingController,
            ResignController,
            ModerationController,
            CoachController,
            at_table,
            telling_pages.feed,
            telling_pages.ask,
            telling_pages.answer,
            metrics_endpoint,
            pages.healthy,
            pages.ready,
            pages.page,
            pages.account_page,
            pages.person_page,
            pages.table_page,
            pages.play_page,
            pages.puzzles_page,
            pages.puzzle_page,
            pages.how_page,
            pages.files(),
        ],
        dependencies={
            "settings": _always(settings),
            "storage": _always(storage),
            "tables": _always(tables),
            "guests": _always(guests),
            "accounts": _always(accounts),
            "ratings": _always(Ratings(database)),
            "visits": _always(visits),
            "desk": _always(
                Authentication(
                    accounts, sessions, AccountMerging(database), quotas, passwords, visits, guests, tables, programs
                )
            ),
            "programs": _always(programs),
            "streams": _always(streams),
            "quotas": _always(quotas),
            "gate": _always(gate),
            "talk": _always(talk),
            "conduct": _always(Moderation(tables, talk, Removals(database), Reports(database), quotas)),
            "pulse": _always(WriteProbe(storage.beat)),
            "histories": _always(Histories()),
            "hints": _always(Hints(thinkers, coach)),
            "reviews": _always(reviews),
            "telling": _always(telling),
            "work": _always(work),
            "others": _always(cluster or SingleServer()),
            "sightings": _always(sightings),
            "rations": _always(DailyQuotas(quotas, settings.daily)),
            "crowd": _always(SocketLimit(settings.connections.sockets_per_address, work)),
        },
        plugins=[channels, Around(running)],
        middleware=[
            DefineMiddleware(RequestMetricsMiddleware),
            DefineMiddleware(OriginCheck, hosts=settings.hosts, origins=settings.origins),
            DefineMiddleware(RateLimitMiddleware, scheduler=work),
            DefineMiddleware(SessionMiddleware, guests=guests, visits=visits),
            DefineMiddleware(TokenMiddleware, programs=programs, guests=guests),
        ],
        exception_handlers={
            Refusal: problems.refused,
            HTTPException: problems.refused_by_litestar,
            Exception: problems.trouble,
        },
        before_send=[add_headers],
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude="^/api/programs/turns$"),
        request_max_body_size=limits.TRAFFIC.body_bytes,
        openapi_config=OpenAPIConfig(
            "Cenote", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
        state=State({"gate": gate, "closing": tables.closing, "sightings": sightings}),
    )


async def _begin(cluster: Cluster | None, bots: BotRunner, tables: Tables) -> None:
    """Start the bots, or join the cluster, which decides which bots this server runs."""
    if cluster is None:
        bots.start()
        return
    cluster.tables, cluster.bots = tables, bots
    await cluster.start()


def _load() -> None:
    """Import and read what tables need now, not while players wait, when perhaps no file can be opened."""
    display_names.reserved()
    for game in game_names():
        for what in ("rules", "reachability", "lesson"):
            if has_part(game, what):
                part(game, what)
    puzzle_deals()


class Around(InitPlugin):
    """A lifespan that begins after the plugins before it and ends before them, which `lifespan` does not promise."""

    def __init__(self, running: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> None:
        self._running = running

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self._running)
        return app_config


def _always(thing: object) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False)
