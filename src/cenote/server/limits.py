"""Limits of a server: every bound on connections, bytes, messages and work, in one place.

Those that can be configured are defaults here; docs/settings.md lists them all.
"""

from __future__ import annotations

from typing import Final

CONNECTIONS: Final = 2000
"""Connections in all; beyond that the oldest without a request is closed."""

CONNECTIONS_PER_ADDRESS: Final = 300
"""Connections from one address, which may be a school's; a trusted proxy may hold as many as there are in all."""

CONNECTIONS_PER_SECOND: Final = 20
"""New connections a second from one address in the long run; the burst is `CONNECTIONS_PER_ADDRESS`."""

SOCKETS_PER_ADDRESS: Final = 100
"""Table sockets among them, counted by the address that a trusted proxy reports."""

BACKLOG: Final = 128
"""Connections that wait to be accepted; all of them may be accepted at once."""

DESCRIPTORS_KEPT: Final = 128 + BACKLOG
"""Open files left to the database, to bots and to connections that are being accepted."""

REQUEST_SECONDS: Final = 15.0
"""Seconds for a whole request to arrive, counted from the connection or the previous response."""

UNREAD_SECONDS: Final = 30.0
"""Seconds for which a client may leave its output unread."""

READ_BYTES: Final = 2048
"""Bytes read from a connection at once, so that no connection keeps the others waiting."""

BYTES_AT_ONCE: Final = 131_072
"""Bytes that a connection may send at once ..."""

BYTES_PER_SECOND: Final = 32_768
"""... and in the long run."""

FRAMES_AT_ONCE: Final = 200
"""Frames that a socket may send at once, of any kind: messages, fragments, pings, pongs ..."""

FRAMES_PER_SECOND: Final = 40
"""... and in the long run."""

FRAGMENTS: Final = 64
"""Fragments of one message."""

LARGEST_MESSAGE: Final = 65_536
"""Bytes of a message; a larger one closes the socket unread, a smaller one that is still too large gets a reply."""

BODY_BYTES: Final = 16_384
"""Bytes in the body of a request."""

STRIKES: Final = 20
"""Messages that are malformed or too fast after which a socket is closed."""

PERSON_SHARE: Final = 0.2
"""The share of the server's time for one person in the long run: 0.2 is a fifth of every second."""

ADDRESS_SHARE: Final = 0.5
"""The same for all people at one address together."""

SAVED_SECONDS: Final = 20
"""Seconds for which an unused share is saved up, to be used at once."""

MESSAGE_COST: Final = 0.0005
"""Seconds charged for a message beside the measured CPU time: for reading it and sending the reply."""

MOVE_COST: Final = 0.01
"""Seconds charged for a move or an undo, which is stored and sent to the whole table; also for presence and chat."""

REQUEST_COST: Final = 0.01
"""Seconds charged for a request, or for opening a socket."""

FILE_COST: Final = 0.001
"""Seconds charged for a file of the browser application."""

GUESTS_PER_DAY: Final = 1000
"""People at one address who choose their first name in a day, with which they are stored."""

TABLES_PER_DAY: Final = 100
"""Tables that one person may open in a day, including rematches and forks ..."""

TABLES_PER_DAY_AND_ADDRESS: Final = 1000
"""... and all people at one address."""

LESSONS_PER_DAY: Final = 30
"""Lessons that one person may begin in a day ..."""

LESSONS_PER_DAY_AND_ADDRESS: Final = 500
"""... and all people at one address: a school may learn a game together."""

MOVES_PER_DAY: Final = 20_000
"""Moves of one person in a day, including undos: far more than a person can think of ..."""

MOVES_PER_DAY_AND_ADDRESS: Final = 300_000
"""... and of all people at one address; unused ones are saved up for a day."""

ASKED_SECONDS: Final = 600
"""Seconds for which a vote stays open."""

MOST_FALLEN: Final = 5
"""Votes that a seat may start without success in one game."""

AWAY_SECONDS: Final = 600
"""Seconds without a change before others may ask for a bot in place of an absent player whose turn it is ..."""

AWAY_ALONE_SECONDS: Final = 86_400
"""... and if only the one who asks could object, or the game is rated: it may be meant to last for weeks."""

KEYS: Final = 100_000
"""People or addresses whose token buckets are kept; idle ones are dropped long before."""

PROGRAMS: Final = 10
"""Bot accounts that one person may own."""

PROGRAMS_MADE: Final = 20
"""Bot accounts that one person may create in a day ..."""

PROGRAMS_MADE_FROM: Final = 200
"""... and all people at one address."""

QUIET_SECONDS: Final = 60.0
"""Seconds within which a repeated log line is counted and not written."""

DATABASE_SECONDS: Final = 10.0
"""Seconds for which a database outage is waited out before all requests fail at once."""
SESSION_SECONDS: Final = 180 * 24 * 3600
"""Seconds after which an unused session ends."""

PASSWORD_COST: Final = 0.2
"""Seconds charged for hashing a password, which runs in other threads, two at once."""

PASSWORDS_WAITING: Final = 20
"""Passwords that wait to be hashed; further ones are refused, to be tried again."""

SIGN_UPS: Final = 50
"""New accounts from one address in a day; the address may be a school's."""

LOG_INS: Final = 100
"""Wrong passwords from one address in an hour."""

LOG_INS_AS: Final = 10
"""Wrong passwords for one name from one address in a quarter of an hour."""

LOG_INS_FOR: Final = 100
"""Wrong passwords for one name in an hour, from all addresses but those where its owner is logged in."""

RECOVERIES: Final = 20
"""Wrong recovery codes from one address, and for one name, in an hour."""

PROOFS: Final = 20
"""Passwords that a logged-in person may enter in an hour to confirm something irreversible."""

NAMES: Final = 10
"""Name changes of one account in a day."""

EXPORTS: Final = 10
"""Data exports of one person in an hour."""

CHAT_PER_MINUTE: Final = 20
"""Chat lines of one person in a minute, at all tables together ..."""

CHAT_PER_DAY: Final = 1000
"""... and in a day."""

CHAT_PER_MINUTE_FROM: Final = 100
"""Chat lines of all people at one address in a minute."""

REPORTS_PER_DAY: Final = 5
"""Reports of one person in a day ..."""

REPORTS_PER_DAY_FROM: Final = 20
"""... and of all people at one address."""

DEVICES: Final = 10
"""Browsers to which one person's notifications are pushed; beyond that the oldest is dropped."""

CHANNELS_MADE: Final = 30
"""Notification channels that one person, or one address, sets up in an hour."""

MAILS: Final = 60
"""Notifications by mail to one person in a day."""

CONFIRMATIONS: Final = 5
"""Mails in a day that ask an owner to confirm an address: for one person, for one network address ..."""

CONFIRMATIONS_TO: Final = 2
"""... and to one mail address, from all people."""

WEBHOOK_TESTS: Final = 10
"""Webhook tests of one person in an hour."""

HINTS_AT_ONCE: Final = 10
"""Hints that one person may request at once ..."""

HINTS_PER_MINUTE: Final = 10
"""... and in a minute in the long run."""

HINTS_AT_ONCE_FROM: Final = 60
"""Hints that all people at one address may request at once ..."""

HINTS_PER_MINUTE_FROM: Final = 60
"""... and in a minute in the long run."""

REVIEWS_AT_ONCE: Final = 20
"""Reviews of finished games that one address may start at once; each is made once and cached for a while ..."""

REVIEWS_PER_HOUR: Final = 60
"""... and in an hour in the long run."""

REVIEWS_WAITING: Final = 20
"""Games whose review is in progress or waiting."""
