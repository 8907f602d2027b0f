"""Service container: the objects that several features share, built once from the settings."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from cenote.server.accounts.address_hash import AddressHash
from cenote.server.accounts.display_name_service import DisplayNames
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.bots.bot_pool import BotPool
from cenote.server.chat.service import ChatService
from cenote.server.moderation.blocklist import Blocklist
from cenote.server.settings import Settings
from cenote.server.storage.accounts import Accounts
from cenote.server.storage.blocks import Blocks
from cenote.server.storage.bot_accounts import BotAccounts
from cenote.server.storage.chat import ChatLog
from cenote.server.storage.database import Database
from cenote.server.storage.mutes import Mutes
from cenote.server.storage.people import People
from cenote.server.storage.quotas import Quotas
from cenote.server.storage.sessions import Sessions
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables.bot_offers import Offers
from cenote.server.tables.single_server import SingleServer
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import CpuScheduler


@dataclass(frozen=True)
class Services:
    """The settings, the database, the tables and all other objects that more than one feature needs."""

    settings: Settings
    database: Database
    storage: DatabaseStorage
    quotas: Quotas
    accounts: Accounts
    sessions: Sessions
    bot_accounts: BotAccounts
    channels: ChannelsPlugin
    scheduler: CpuScheduler
    cluster: SingleServer
    bot_pool: BotPool
    tables: Tables
    address_hash: AddressHash
    display_names: DisplayNames
    session_cache: SessionCache
    blocklist: Blocklist
    chat: ChatService


def build_services(settings: Settings) -> Services:
    """Build all shared objects. Only the lifespans of the features open or start them."""
    database = Database(settings.place)
    storage, quotas = DatabaseStorage(database, settings.fingerprint), Quotas(database)
    accounts, sessions, bot_accounts = Accounts(database), Sessions(database), BotAccounts(database)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True, subscriber_max_backlog=100)
    scheduler = CpuScheduler(settings.cpu, settings.daily)
    cluster = cluster_of(database, scheduler)
    offers = Offers(settings.bots, settings.time_budget.share < 1)
    tables = Tables(storage, lambda id, event: channels.publish(event, channel_of(id)), cluster, offers)
    address_hash = AddressHash(settings.secret)
    display_names = DisplayNames(People(database), accounts, quotas)
    blocklist = Blocklist(Blocks(database), display_names, address_hash)
    return Services(
        settings=settings,
        database=database,
        storage=storage,
        quotas=quotas,
        accounts=accounts,
        sessions=sessions,
        bot_accounts=bot_accounts,
        channels=channels,
        scheduler=scheduler,
        cluster=cluster,
        bot_pool=BotPool(settings.workers, settings.bot_timeout, settings.bots, settings.time_budget),
        tables=tables,
        address_hash=address_hash,
        display_names=display_names,
        session_cache=SessionCache(accounts, sessions, bot_accounts),
        blocklist=blocklist,
        chat=ChatService(ChatLog(database), Mutes(database), quotas, display_names, blocklist, tables.publish_chat),
    )


def cluster_of(database: Database, scheduler: CpuScheduler) -> SingleServer:
    """Return the cluster of which this server is a member or, on SQLite, a stand-in for a single server."""
    if not database.shared:
        return SingleServer()
    from cenote.server.cluster.cluster import Cluster  # a single server never imports it

    return Cluster(database, scheduler)


def channel_of(id: str) -> str:
    """Return the name of the channel on which the changes of a table are published."""
    return f"table-{id}"
