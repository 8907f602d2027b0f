"""The tables of the database; `migrations/` brings an older one to this shape."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("acting", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("source", String(40), nullable=False, server_default=text("''")),
    Column("secret", String(40), nullable=False, server_default=text("''")),
    Column("parent", String(40), nullable=False, server_default=text("''")),
    Column("origins", JSON, nullable=False, server_default=text("'[]'")),
    Column("vote", JSON, nullable=False, server_default=text("'null'")),
    Column("clock", String(20), nullable=False, server_default=text("''")),
    Column("remaining", JSON, nullable=False, server_default=text("'[]'")),
    Column("since", Float, nullable=False, server_default=text("0")),
    Column("deadline", Float, nullable=False, server_default=text("0")),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_status", "status", "listed", "updated"),
    Index("tables_by_host", "host", "status"),
)
"""`source` tells listed tables of one address from others', and is forgotten when the game begins; `secret` is the
fingerprint of the one that the cookies of its people were signed with. `origins` are games that are over, with seeds
that everybody may know. `vote` is the last question that somebody put to the table."""

SEEDS: Final = Table(
    "seeds",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)
"""The secret of each table's draws, apart from everything that is ever served."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("person", String(40), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("standby", Boolean, nullable=False),
    Column("offered", String(20), nullable=False),
    Column("was", String(40), nullable=False, server_default=text("''")),
    Column("fate", String(20), nullable=False, server_default=text("''")),
    Index("seats_by_person", "person"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""The truth about every game: only ever added to. Two writers of one version cannot both succeed."""

REQUESTS: Final = Table(
    "requests",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("request", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""Which requests were carried out, and the frame number that was the answer."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("position", Text, nullable=False),
    Column("numbers", JSON, nullable=False),
)
"""Positions at changes of turn, with each viewer's frame number: what a table is loaded from."""

SEEN: Final = Table(
    "seen",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
)
"""Up to which frame a person at each seat has seen what happened."""

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""One row that is written to find out whether anything can be written."""

QUOTAS: Final = Table(
    "quotas",
    METADATA,
    Column("kind", String(40), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("until", Float, nullable=False),
    Index("quotas_by_end", "until"),
)
"""How often people and addresses have done something lately, and when that is forgotten."""

PROGRAMS: Final = Table(
    "programs",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Index("programs_by_owner", "owner"),
)
"""Programs that play at tables as people do: who they are there, whose they are, and the hash of their token."""

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("spelt", String(200), nullable=False, unique=True),
    Column("looks", String(200), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("recovery", String(64), nullable=False),
    Column("created", Float, nullable=False),
)
"""People who come back with a name and a password, which are hashed; `spelt` and `looks` keep names apart."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("person", ForeignKey("accounts.person"), nullable=False),
    Column("device", String(80), nullable=False),
    Column("source", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_by_person", "person"),
)
"""Where accounts are logged in: `key` is the hash of what the cookie holds, `source` a keyed hash of the address."""

WATCH: Final = Table(
    "watch",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""One row: when a server last looked at the clocks; while none did, short ones stand still."""
