"""Database schema, to which the scripts in `migrations/` upgrade older databases."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
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
    false,
    text,
)

from cenote.server.storage.personal_policies import Erase, ExportedList, Merge, personal

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True, info=personal(Merge.DROP)),
    Column("name", String(64), nullable=False, info=personal(of="id")),
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
    Column("host", String(40), nullable=False, info=personal(Merge.MOVE, Erase.VALUE, accounts_only=True)),
    Column("invite", String(40), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("acting", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column(
        "source", String(40), nullable=False, server_default=text("''"), info=personal(erase=Erase.VALUE, of="host")
    ),
    Column("secret", String(40), nullable=False, server_default=text("''")),
    Column("parent", String(40), nullable=False, server_default=text("''")),
    Column("origins", JSON, nullable=False, server_default=text("'[]'")),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("vote", JSON, nullable=False, server_default=text("'null'")),
    Column("handovers", JSON, nullable=False, server_default=text("'[]'")),
    Column("clock", String(20), nullable=False, server_default=text("''")),
    Column("remaining", JSON, nullable=False, server_default=text("'[]'")),
    Column("since", Float, nullable=False, server_default=text("0")),
    Column("deadline", Float, nullable=False, server_default=text("0")),
    Column("unrated", String(20), nullable=False, server_default=text("''")),
    Column("begun", Float, nullable=False, server_default=text("0")),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_status", "status", "listed", "updated"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_change", "status", "updated"),
)
"""Tables, without their logs and seats. `source` groups listed tables by address, and is cleared when the game begins.
`secret` is the fingerprint of the secret that signed the players' cookies. `origins` are finished games, whose seeds
are public. `vote` is the last vote. `unrated` says why a game at a rated table does not count. `begun` is when the
game began, or 0 if unknown. `handovers` lists when bots took over seats and gave them back.
"""

SEEDS: Final = Table(
    "seeds",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)
"""The seed of each table, separate from all data that is ever served."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("person", String(40), nullable=False, info=personal(Merge.MOVE, Erase.VALUE, accounts_only=True)),
    Column("name", String(64), nullable=False, info=personal(erase=Erase.VALUE, of="person", accounts_only=True)),
    Column("bot", String(40), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("standby", Boolean, nullable=False),
    Column("offered", String(20), nullable=False),
    Column(
        "former_person",
        String(40),
        nullable=False,
        server_default=text("''"),
        info=personal(Merge.MOVE, Erase.VALUE, accounts_only=True),
    ),
    Column("fate", String(20), nullable=False, server_default=text("''")),
    Column("hurried", Boolean, nullable=False, server_default=false()),
    Index("seats_by_person", "person"),
    Index("seats_by_former_person", "former_person"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("answered", Integer),
)
"""The append-only log of every game, from which all else follows. The primary key lets only one of two concurrent
writers of a version succeed. `bot` marks a bot's choices, also at a person's seat. `answered` is the frame number
that answered the request which begins with this entry, and serves to check the log against `requests`.
"""

REQUESTS: Final = Table(
    "requests",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True, info=personal(Merge.MOVE, accounts_only=True)),
    Column("request", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""Requests that were carried out, with the frame numbers of their answers."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("position", Text, nullable=False),
    Column("numbers", JSON, nullable=False),
)
"""Positions at changes of turn, from which tables are loaded, with each viewer's frame number."""

SEEN: Final = Table(
    "seen",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
)
"""The last frame that the player of each seat has seen."""

WRITE_PROBES: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""A single row that the write probe updates."""

QUOTAS: Final = Table(
    "quotas",
    METADATA,
    Column("kind", String(40), primary_key=True),
    Column("who", String(64), primary_key=True, info=personal()),
    Column("times", Integer, nullable=False),
    Column("until", Float, nullable=False),
    Index("quotas_by_end", "until"),
)
"""Counts of people's and addresses' recent actions by kind, and when each count expires."""

BOT_ACCOUNTS: Final = Table(
    "programs",
    METADATA,
    Column("person", String(40), primary_key=True, info=personal(known=True)),
    Column(
        "owner",
        String(40),
        nullable=False,
        info=personal(Merge.MOVE, export=ExportedList("programs", ("person",)), known=True),
    ),
    Column("token", String(64), nullable=False, unique=True, info=personal(of="person")),
    Index("programs_by_owner", "owner"),
)
"""Bot accounts: their ids at tables, their owners and the hashes of their tokens."""

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("person", String(40), primary_key=True, info=personal(known=True)),
    Column("name", String(64), nullable=False, info=personal(of="person")),
    Column("spelt", String(200), nullable=False, unique=True, info=personal(of="person")),
    Column("looks", String(200), nullable=False, unique=True, info=personal(of="person")),
    Column("password", Text, nullable=False, info=personal(of="person")),
    Column("recovery", String(64), nullable=False, info=personal(of="person")),
    Column("created", Float, nullable=False),
)
"""Accounts. Passwords and recovery codes are hashed, and the unique `spelt` and `looks` keep names distinguishable."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("key", String(64), primary_key=True, info=personal(of="person")),
    Column("person", ForeignKey("accounts.person"), nullable=False, info=personal()),
    Column("device", String(80), nullable=False, info=personal(of="person")),
    Column("source", String(40), nullable=False, info=personal(of="person")),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_by_person", "person"),
)
"""Logins of accounts. `key` is the hash of the cookie's value, `source` a keyed hash of the address."""

CLOCK_CHECKS: Final = Table(
    "watch",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""A single row with the time at which a server last checked the clocks. Short clocks stop while no server does so."""

SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("heartbeat", Float, nullable=False),
)
"""The servers that share this database, with their last heartbeats by the database's clock."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("server", String(40), nullable=False),
    Index("leases_by_server", "server"),
)
"""The server that runs the bots of each table. A lease is valid while its server sends heartbeats."""

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("server", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True, info=personal()),
    Index("presence_by_table", "table_id"),
)
"""The people at each table, and the server that connects them. A row is valid while that server sends heartbeats."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column(
        "person",
        String(40),
        nullable=False,
        info=personal(
            Merge.MOVE, Erase.VALUE, ExportedList("results", ("table_id", "place", "score", "at")), accounts_only=True
        ),
    ),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("fate", String(20), nullable=False),
    Column("rating", Integer),
    Column("moved", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("games", Integer, nullable=False, server_default=text("0")),
    Index("results_by_person", "person", "at"),
)
"""Results of games by player. If the game was rated: the `rating` after it, the change `moved` that led to it, and the
number `games` of rated games up to then.
"""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column(
        "person",
        String(40),
        primary_key=True,
        info=personal(export=ExportedList("ratings", ("game", "mode", "mu", "sigma", "games"))),
    ),
    Column("game", String(40), primary_key=True),
    Column("mode", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""Ratings of people, and the number of rated games behind each."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("room", String(20), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column(
        "person",
        String(40),
        nullable=False,
        info=personal(Merge.MOVE, export=ExportedList("chat", ("table_id", "room", "text", "phrase", "at"))),
    ),
    Column("request", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False, info=personal(of="person")),
    Column("text", Text, nullable=False, info=personal(of="person")),
    Column("phrase", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_request", "table_id", "person", "request", unique=True),
)
"""Chat lines, numbered separately in each room, so that numbers reveal nothing about the other room. `seat` is -1 for
spectators.
"""

CHAT_READ: Final = Table(
    "heard",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True, info=personal(Merge.MOVE)),
    Column("room", String(20), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""The people in each room of a table's chat before its game was over, and the last line that each has read."""

CLOSED_CHATS: Final = Table(
    "silenced",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("by", String(20), nullable=False),
    Column("at", Float, nullable=False),
)
"""Tables whose chat the host or an admin has closed."""

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", String(40), nullable=False, info=personal(Merge.MOVE)),
    Column("muted", String(40), nullable=False, info=personal(Merge.MOVE)),
    Column("name", String(64), nullable=False, info=personal(of="muted")),
    Column("at", Float, nullable=False),
    Index("mutes_by_person", "person", "muted", unique=True),
)
"""Mute lists, with the names of muted people at that time."""

REMOVALS: Final = Table(
    "removed",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", String(40), nullable=False, info=personal(Merge.MOVE)),
    Column("name", String(64), nullable=False, info=personal(of="person")),
    Column("at", Float, nullable=False),
    Index("removed_by_table", "table_id", "person", unique=True),
)
"""People whom a host removed from a table before its game began."""

LAST_SOURCE: Final = Table(
    "whence",
    METADATA,
    Column("person", String(40), primary_key=True, info=personal(Merge.DROP)),
    Column("source", String(40), nullable=False, info=personal(of="person")),
    Column("at", Float, nullable=False),
)
"""Keyed hash of the address from which each person last sat down, opened a table or chatted."""

TABLE_SOURCES: Final = Table(
    "table_sources",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("accounts.person"), primary_key=True, info=personal()),
    Column("source", String(40), primary_key=True, info=personal(of="person")),
)
"""Keyed hashes of all addresses from which an account has used a rated table, stored until the game has ended. If the
game counts, those of its players are stored for a day longer.
"""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column(
        "reporter",
        String(40),
        nullable=False,
        info=personal(Merge.MOVE, Erase.VALUE, ExportedList("reports", ("table_id", "reason", "text", "at"))),
    ),
    Column("person", String(40), nullable=False, info=personal(Merge.MOVE, Erase.KEEP)),
    Column("name", String(64), nullable=False, info=personal(erase=Erase.KEEP, of="person")),
    Column("source", String(40), nullable=False, info=personal(erase=Erase.VALUE, of="person")),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False, info=personal(erase=Erase.KEEP, of="reporter")),
    Column("evidence", JSON, nullable=False, info=personal(erase=Erase.KEEP, of="person")),
    Column("done", Float, nullable=False, server_default=text("0")),
    Index("reports_by_end", "done", "at"),
)
"""Reports to the admin about a person at a table, with the last chat lines. `done` is 0 while a report is open."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("what", String(64), nullable=False, info=personal(Merge.MOVE, Erase.KEEP)),
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False, info=personal(erase=Erase.KEEP, of="what")),
    Column("at", Float, nullable=False),
    Index("blocks_by_kind", "kind", "what", unique=True),
)
"""Names, people, networks and address hashes that an admin has blocked. `until` is 0 if the block does not expire."""

CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column(
        "person",
        String(40),
        nullable=False,
        info=personal(Merge.MOVE, export=ExportedList("told", ("kind", "address", "language", "created"))),
    ),
    Column("kind", String(20), nullable=False),
    Column("address", Text, nullable=False, info=personal(of="person")),
    Column("digest", String(64), nullable=False, info=personal(of="person")),
    Column("keys", Text, nullable=False, info=personal(of="person")),
    Column("language", String(8), nullable=False),
    Column("origin", String(200), nullable=False),
    Column("wanted", String(80), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("off", Boolean, nullable=False),
    Column("trouble", String(40), nullable=False),
    Column("failing", Float, nullable=False),
    Column("told", Float, nullable=False),
    Column("created", Float, nullable=False),
    Index("channels_by_person", "person"),
    Index("channels_by_digest", "kind", "digest", unique=True),
)
"""Notification channels: "push", "feed", "webhook" or "mail". `digest` finds a push subscription or a feed by a secret
of its owner. `keys` are those of a browser's push subscription. `failing` is since when deliveries fail, or 0 if
they do not, and `told` when one last arrived. Secrets of feeds and webhooks are derived from the server's secret and
stored nowhere.
"""

NOTIFICATIONS: Final = Table(
    "turns",
    METADATA,
    Column("person", String(40), primary_key=True, info=personal(Merge.DROP)),
    Column("table_id", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("told", Boolean, nullable=False),
    Index("turns_by_table", "table_id"),
    Index("turns_untold", "told", "due"),
)
"""Notifications about a table, for people with channels: since when, due when, and whether sent. `turn` distinguishes
turns by the number of entries up to the person's own last one.
"""

DELIVERIES: Final = Table(
    "letters",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("channel", ForeignKey("channels.id"), nullable=False, info=personal(of="channels.person")),
    Column("table_id", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Index("letters_by_time", "due"),
    Index("letters_by_channel", "channel"),
)
"""Deliveries over channels. A server claims one by moving `due`. If it crashes, other servers may then send it."""

LAST_VISITS: Final = Table(
    "visits",
    METADATA,
    Column("person", String(40), primary_key=True, info=personal(Merge.DROP)),
    Column("at", Float, nullable=False),
)
"""The time, to the day, of each person's last visit, so that guests who do not return can be removed."""

PERIODIC_JOBS: Final = Table(
    "chores",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""The time at which a server last claimed each periodic job."""

RECEIPTS: Final = Table(
    "receipts",
    METADATA,
    Column("session", String(40), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
)
"""The transaction that each connection to PostgreSQL committed last, and its time."""
