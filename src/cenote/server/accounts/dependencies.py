"""Litestar dependencies: typed values that many handlers take as parameters.

A handler that needs the person, the table in its path, the client to charge or the hash of its address declares a
parameter with the name and type below.
"""

from __future__ import annotations

from typing import Final

from litestar.di import NamedDependency, Provide

from cenote.server.accounts.address_hash import AddressHash
from cenote.server.accounts.display_name_service import DisplayNames
from cenote.server.accounts.identity import Identities, Identity
from cenote.server.accounts.visitors import new_guest, person_of, require_visitor, visitor_of
from cenote.server.http.responses import AnyRequest, TableId
from cenote.server.moderation.blocklist import TheBlocklist
from cenote.server.storage.blocks import RequestOrigin
from cenote.server.tables.history import Histories
from cenote.server.tables.live import LiveTable
from cenote.server.tables.tables import Tables
from cenote.server.throttling.daily_quotas import DailyQuotas
from cenote.server.throttling.fair_share import Client, CpuScheduler
from cenote.server.throttling.rate_limit import host_of

CurrentPerson = NamedDependency[str]
"""`person`: the id of the visitor. Requests without a valid cookie or token are refused."""
OptionalPerson = NamedDependency[str]
"""`optional_person`: the id of the visitor, or "" without a valid cookie or token."""
CurrentIdentity = NamedDependency[Identity]
"""`identity`: the visitor, or a new guest, with the cookie to set."""
CurrentCaller = NamedDependency[RequestOrigin]
"""`caller`: the person and address, as the blocklist and reports use them."""
AddressSource = NamedDependency[str]
"""`source`: the keyed hash of the client's address."""
CpuClient = NamedDependency[Client]
"""`client`: the person and address to which CPU time is charged."""
TableInMemory = NamedDependency[LiveTable]
"""`table`: the table in the path, for a change. If another server has changed it, the optimistic lock detects that."""
LatestTable = NamedDependency[LiveTable]
"""`latest_table`: the table in the path as stored now, for a read."""

TheTables = NamedDependency[Tables]
TheHistories = NamedDependency[Histories]
TheDailyQuotas = NamedDependency[DailyQuotas]
TheDisplayNames = NamedDependency[DisplayNames]


def _person(request: AnyRequest) -> str:
    return require_visitor(request).person


def _optional_person(request: AnyRequest) -> str:
    return person_of(request)


def _source(request: AnyRequest, address_hash: NamedDependency[AddressHash]) -> str:
    return address_hash.source(request)


def _client(request: AnyRequest, scheduler: NamedDependency[CpuScheduler]) -> Client:
    return scheduler.client(host_of(request.scope), person_of(request))


def _caller(request: AnyRequest, blocklist: TheBlocklist) -> RequestOrigin:
    return blocklist.caller(request)


async def _identity(request: AnyRequest, identities: NamedDependency[Identities]) -> Identity:
    return await identities.of(request, visitor_of(request) or new_guest())


async def _table(tables: TheTables, id: TableId) -> LiveTable:
    return await tables.get(id)


async def _latest_table(tables: TheTables, id: TableId) -> LiveTable:
    return await tables.current(id)


REQUEST_DEPENDENCIES: Final = {
    "person": Provide(_person, sync_to_thread=False),
    "optional_person": Provide(_optional_person, sync_to_thread=False),
    "identity": Provide(_identity),
    "caller": Provide(_caller, sync_to_thread=False),
    "source": Provide(_source, sync_to_thread=False),
    "client": Provide(_client, sync_to_thread=False),
    "table": Provide(_table),
    "latest_table": Provide(_latest_table),
}
