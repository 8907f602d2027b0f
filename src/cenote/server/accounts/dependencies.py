"""Services that Litestar injects into endpoints."""

from __future__ import annotations

from litestar.di import NamedDependency

from cenote.server.accounts.guests import Guests
from cenote.server.tables.history import Histories
from cenote.server.tables.tables import Tables
from cenote.server.throttling.daily_quotas import DailyQuotas
from cenote.server.throttling.fair_share import CpuScheduler

TheGuests = NamedDependency[Guests]
TheTables = NamedDependency[Tables]
TheHistories = NamedDependency[Histories]
TheScheduler = NamedDependency[CpuScheduler]
TheDailyQuotas = NamedDependency[DailyQuotas]
