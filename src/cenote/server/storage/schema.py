"""The tables of the database; `migrations/` brings an older one to this shape."""

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
"""`source` tells listed tables of one address from others', and is forgotten when the game begins; `secret` is the
fingerprint of the one that the cookies of its people were signed with. `origins` are games that are over, with seeds
that everybody may know. `vote` is the last question that somebody put to the table. `unrated` says why a game at a
rated table does not count. `begun` is when the game began, 0 where that is not known. `handovers` lists when bots took
over seats and gave them back."""

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
    Index("seats_by_was", "was"),
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
"""The truth about every game: only ever added to. Two writers of one version cannot both succeed. `bot` marks what a
bot chose, also at the seat of a person. `answered` is the frame number that answered the request which begins with this
entry, for those who check the log against `requests`."""

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

SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("heartbeat", Float, nullable=False),
)
"""The servers over this database, and when each was last heard of, by the database's own clock."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("server", String(40), nullable=False),
    Index("leases_by_server", "server"),
)
"""Which server thinks for the bots of a table; it lasts as long as that server is heard of."""

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("server", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Index("presence_by_table", "table_id"),
)
"""Who is at a table over which server; it lasts as long as that server is heard of."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False),
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
"""How games ended for people. If the game was rated: the `rating` after it, by how much it `moved`, and after how many
rated `games`."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mode", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""What is thought of people's strength, and after how many rated games."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("room", String(20), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(40), nullable=False),
    Column("request", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_request", "table_id", "person", "request", unique=True),
)
"""What was said; lines are numbered in each room apart, so that no number tells of the other. `seat` is -1 for those
who looked on."""

HEARD: Final = Table(
    "heard",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("room", String(20), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""Who was in which room of a table's chat before its game was over, and up to which line they have read."""

SILENCED: Final = Table(
    "silenced",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("by", String(20), nullable=False),
    Column("at", Float, nullable=False),
)
"""Tables whose chat is closed, by their host or by the keeper."""

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", String(40), nullable=False),
    Column("muted", String(40), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Index("mutes_by_person", "person", "muted", unique=True),
)
"""Whom somebody does not want to hear, and what they were called then."""

REMOVED: Final = Table(
    "removed",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", String(40), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Index("removed_by_table", "table_id", "person", unique=True),
)
"""Whom a host has removed from a table before its game began."""

WHENCE: Final = Table(
    "whence",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("source", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
"""Where somebody came from when they last sat down, opened a table or said something: a keyed hash, no address."""

TABLE_SOURCES: Final = Table(
    "table_sources",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("accounts.person"), primary_key=True),
    Column("source", String(40), primary_key=True),
)
"""Keyed hashes of all addresses from which an account has used a rated table, until its game has ended; those of the
players of a game that counts, for a day longer."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("reporter", String(40), nullable=False),
    Column("person", String(40), nullable=False),
    Column("name", String(64), nullable=False),
    Column("source", String(40), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("evidence", JSON, nullable=False),
    Column("done", Float, nullable=False, server_default=text("0")),
    Index("reports_by_end", "done", "at"),
)
"""What people told the keeper of somebody at a table, with the last lines of the chat; `done` is 0 until it is."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("what", String(64), nullable=False),
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("blocks_by_kind", "kind", "what", unique=True),
)
"""Names, people, networks and hashes of addresses that the keeper has blocked; `until` is 0 where that has no end."""

CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("address", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("keys", Text, nullable=False),
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
"""Over what people want to be told: "push", "feed", "webhook" or "mail". `digest` finds a push subscription or a feed
by what only its owner knows; `keys` are those of a browser; `failing` is since when nothing has arrived (0: it does),
`told` when something last did. Secrets of feeds and webhooks follow from the server's secret and stand nowhere."""

TURNS: Final = Table(
    "turns",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("told", Boolean, nullable=False),
    Index("turns_by_table", "table_id"),
    Index("turns_untold", "told", "due"),
)
"""What people with channels are or were to be told about a table, since when, and when they are told. `turn` tells
turns apart: it counts the entries up to the last that was the person's own."""

LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("channel", ForeignKey("channels.id"), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Index("letters_by_time", "due"),
    Index("letters_by_channel", "channel"),
)
"""What is to be sent over a channel. Whoever moves `due` has claimed it until then; who crashes leaves it to others."""

VISITS: Final = Table(
    "visits",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""On which day people were last here, so that guests who never come again are not kept for ever."""

CHORES: Final = Table(
    "chores",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""When a server last did what one of all servers does now and then."""

RECEIPTS: Final = Table(
    "receipts",
    METADATA,
    Column("session", String(40), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
)
"""Which transaction each connection to PostgreSQL has committed last, and when."""
