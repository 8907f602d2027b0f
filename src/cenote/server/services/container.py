"""Service container: the objects that several features share, built once from the settings."""

from __future__ import annotations

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
from cenote.server.storage.table_event import TableEvent
from cenote.server.tables.bot_offers import Offers
from cenote.server.tables.no_cluster import SingleServer
from cenote.server.tables.tables import Tables
from cenote.server.throttling.fair_share import CpuScheduler


class Services:
    """Settings, database, tables and the other objects that more than one feature needs.

    Nothing is opened or started before the lifespans of the features.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = database = Database(settings.place)
        self.storage = DatabaseStorage(database, settings.fingerprint)
        self.quotas = Quotas(database)
        self.accounts = Accounts(database)
        self.sessions = Sessions(database)
        self.bot_accounts = BotAccounts(database)
        self.channels = ChannelsPlugin(
            MemoryChannelsBackend(), arbitrary_channels_allowed=True, subscriber_max_backlog=100
        )
        self.scheduler = CpuScheduler(settings.cpu, settings.daily)
        self.cluster = cluster_of(database, self.scheduler)
        self.bot_pool = BotPool(settings.workers, settings.bot_timeout, settings.bots, settings.time_budget)
        offers = Offers(settings.bots, settings.time_budget.share < 1)
        self.tables = Tables(self.storage, self._publish, self.cluster, offers)
        self.address_hash = AddressHash(settings.secret)
        self.display_names = DisplayNames(People(database), self.accounts, self.quotas)
        self.session_cache = SessionCache(self.accounts, self.sessions, self.bot_accounts)
        self.blocklist = Blocklist(Blocks(database), self.display_names, self.address_hash)
        chat_log, mutes, publish = ChatLog(database), Mutes(database), self.tables.publish_chat
        self.chat = ChatService(chat_log, mutes, self.quotas, self.display_names, self.blocklist, publish)

    def _publish(self, id: str, event: TableEvent) -> None:
        self.channels.publish(event, channel_of(id))


def cluster_of(database: Database, scheduler: CpuScheduler) -> SingleServer:
    """Return the cluster of which this server is a member or, on SQLite, a stand-in for a single server."""
    if not database.shared:
        return SingleServer()
    from cenote.server.cluster.cluster import Cluster  # a single server never imports it

    return Cluster(database, scheduler)


def channel_of(id: str) -> str:
    """Return the name of the channel on which the changes of a table are published."""
    return f"table-{id}"
