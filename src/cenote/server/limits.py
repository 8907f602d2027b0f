"""Limits of every feature, in one frozen dataclass for each feature, with the unit in each name.

A limit is for one person unless its name says otherwise: `_and_address` and `_per_address` are for all people at one
address. `ConnectionLimits`, `CpuShares` and `DailyLimits` can be changed, with the setting `CENOTE_<FIELD>` for each
field. `python -m tests.server.limits_page` writes the table of docs/settings.md from this module.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class ConnectionLimits:
    """Open connections."""

    connections: int = 2000
    """Connections in all. When all are in use, the oldest one without a request is closed."""
    connections_per_address: int = 300
    """Connections from one address, which may be a school's. Those from a trusted proxy are not counted by address."""
    sockets_per_address: int = 100
    """Sockets to tables from one address, counted by the address that a trusted proxy reports."""


@dataclass(frozen=True)
class CpuShares:
    """Shares of the server's time, which is the time of a single thread."""

    person_share: float = 0.2
    """The share of one person in the long run: 0.2 is a fifth of every second."""
    address_share: float = 0.5
    """The share of all people at one address together."""


@dataclass(frozen=True)
class DailyLimits:
    """Daily quotas for what stays in the database."""

    guests_per_day: int = 1000
    """People at one address who choose their first name. Before that, nothing about a guest is stored."""
    tables_per_day: int = 100
    """Tables that one person opens, including rematches and forks."""
    tables_per_day_and_address: int = 1000
    """Tables of all people at one address."""
    lessons_per_day: int = 30
    """Lessons that one person begins, which are not counted as tables."""
    lessons_per_day_and_address: int = 500
    """Lessons of all people at one address, where a school class may learn a game together."""
    moves_per_day: int = 20_000
    """Moves and undos of one person on each server, which is far more than a person can think of."""
    moves_per_day_and_address: int = 300_000
    """Moves and undos of all people at one address on each server. Unused ones are saved up for a day."""


@dataclass(frozen=True)
class TrafficLimits:
    """Limits on what one connection may send, and on how long it may keep the server waiting."""

    new_connections_per_second: int = 20
    """New connections from one address in the long run. The burst is `connections_per_address`."""
    backlog_connections: int = 128
    """Connections that wait to be accepted, all of which may be accepted at once."""
    reserved_files: int = 256
    """Open files left to the database, to bots and to connections that are being accepted."""
    request_seconds: float = 15.0
    """Seconds until a complete request must have arrived, counted from the connection or the previous response."""
    unread_seconds: float = 30.0
    """Seconds for which a client may leave its output unread."""
    read_bytes: int = 2048
    """Bytes read from a connection before other connections have their turn."""
    burst_bytes: int = 131_072
    """Bytes that a connection may send at once."""
    bytes_per_second: int = 32_768
    """Bytes that a connection may send in the long run."""
    burst_frames: int = 200
    """Frames that a socket may send at once, of any kind: messages, fragments, pings, pongs."""
    frames_per_second: int = 40
    """Frames that a socket may send in the long run."""
    fragments_per_message: int = 64
    """Fragments of one message."""
    message_bytes: int = 65_536
    """Bytes of a message. A larger one closes the socket unread, a smaller one that is still too large gets a reply."""
    body_bytes: int = 16_384
    """Bytes in the body of a request. A body in chunks (`Transfer-Encoding`) is refused."""
    errors_per_socket: int = 20
    """Malformed or too frequent messages after which a socket is closed."""


@dataclass(frozen=True)
class CpuCosts:
    """Charges of the CPU scheduler, in seconds of the server's time."""

    burst_seconds: int = 20
    """Seconds for which an unused share is saved up: 4 seconds of work at once for a person, 10 for an address."""
    message_seconds: float = 0.0005
    """A message, for reading it and sending the reply, in addition to the measured CPU time."""
    move_seconds: float = 0.01
    """A move or an undo, which is stored and sent to the whole table, and also a change of presence or a chat line."""
    request_seconds: float = 0.01
    """A request, or opening a socket."""
    file_seconds: float = 0.001
    """A file of the browser application."""
    password_seconds: float = 0.2
    """Hashing a password, which runs in other threads, two at once."""


@dataclass(frozen=True)
class AccountLimits:
    """Accounts and sessions. Only failed attempts are counted."""

    session_seconds: int = 180 * 24 * 3600
    """Seconds after which an unused session ends: 180 days."""
    queued_passwords: int = 20
    """Passwords that wait to be hashed. Further ones are refused, and can be tried again."""
    sign_ups_per_day_and_address: int = 50
    """New accounts from one address, which may be a school's."""
    wrong_passwords_per_hour_and_address: int = 100
    """Wrong passwords from one address."""
    wrong_passwords_per_quarter_hour: int = 10
    """Wrong passwords for one name from one address, and for one name from a browser that knows it."""
    wrong_passwords_per_hour_and_name: int = 100
    """Wrong passwords for one name, from all addresses but those where its owner is logged in."""
    wrong_recovery_codes_per_hour: int = 20
    """Wrong recovery codes from one address, and the same number for one name."""
    wrong_proofs_per_hour: int = 20
    """Wrong passwords that a logged-in person enters to confirm something irreversible."""
    renames_per_day: int = 10
    """Name changes of one account."""
    exports_per_hour: int = 10
    """Data exports of one account."""


@dataclass(frozen=True)
class BotAccountLimits:
    """Bot accounts."""

    bot_accounts_per_owner: int = 10
    """Bot accounts that one person owns."""
    created_per_day: int = 20
    """Bot accounts that one person creates."""
    created_per_day_and_address: int = 200
    """Bot accounts that all people at one address create."""


@dataclass(frozen=True)
class VoteLimits:
    """Votes at a table, and how long others wait for an absent player."""

    open_seconds: int = 600
    """Seconds for which a vote stays open."""
    failed_per_game: int = 5
    """Votes that a seat may start without success in one game."""
    absent_seconds: int = 600
    """Seconds without a change after which others may ask for a bot in place of an absent player whose turn it is."""
    absent_alone_seconds: int = 86_400
    """The same if only the player who asks could object, or if the game is rated and may be meant to last for weeks."""


@dataclass(frozen=True)
class ChatLimits:
    """Chat lines, at all tables together."""

    lines_per_minute: int = 20
    """Lines of one person in a minute."""
    lines_per_day: int = 1000
    """Lines of one person in a day."""
    lines_per_minute_and_address: int = 100
    """Lines of all people at one address in a minute."""


@dataclass(frozen=True)
class ModerationLimits:
    """Reports to the admin."""

    reports_per_day: int = 5
    """Reports of one person."""
    reports_per_day_and_address: int = 20
    """Reports of all people at one address."""


@dataclass(frozen=True)
class NotificationLimits:
    """Notification channels."""

    browsers_per_person: int = 10
    """Browsers to which one person's notifications are pushed. Beyond that, the oldest one is dropped."""
    channels_per_hour: int = 30
    """Notification channels that one person, or one address, sets up."""
    mails_per_day: int = 60
    """Notifications by mail to one person."""
    confirmations_per_day: int = 5
    """Mails that ask an owner to confirm a mail address, for one person and for one network address."""
    confirmations_per_day_and_mailbox: int = 2
    """Mails that ask to confirm one mail address, from all people."""
    webhook_tests_per_hour: int = 10
    """Webhook tests of one person."""


@dataclass(frozen=True)
class CoachLimits:
    """Hints and reviews of the coach."""

    burst_hints: int = 10
    """Hints that one person may request at once."""
    hints_per_minute: int = 10
    """Hints of one person in the long run."""
    burst_hints_per_address: int = 60
    """Hints that all people at one address may request at once."""
    hints_per_minute_and_address: int = 60
    """Hints of all people at one address in the long run."""
    burst_reviews_per_address: int = 20
    """Reviews of finished games that one address may start at once. Each is computed once and cached for a while."""
    reviews_per_hour_and_address: int = 60
    """Reviews that one address may start in the long run."""
    queued_reviews: int = 20
    """Games whose review is in progress or waiting."""


@dataclass(frozen=True)
class ServerLimits:
    """Memory, log and database."""

    cached_keys: int = 100_000
    """People or addresses whose token buckets or sessions are in memory. Idle ones are dropped long before."""
    log_repeat_seconds: float = 60.0
    """Seconds within which a repeated log line is counted but not written."""
    outage_seconds: float = 10.0
    """Seconds for which a database outage is waited out. After that, all requests fail at once."""


CONNECTIONS: Final = ConnectionLimits()
CPU: Final = CpuShares()
DAILY: Final = DailyLimits()
TRAFFIC: Final = TrafficLimits()
COSTS: Final = CpuCosts()
ACCOUNTS: Final = AccountLimits()
BOT_ACCOUNTS: Final = BotAccountLimits()
VOTES: Final = VoteLimits()
CHAT: Final = ChatLimits()
MODERATION: Final = ModerationLimits()
NOTIFICATIONS: Final = NotificationLimits()
COACH: Final = CoachLimits()
SERVER: Final = ServerLimits()
