"""How much anybody may ask of a server: every bound on connections, bytes, messages and work, in one place.

Those that a server can be set up with are defaults here; docs/operations.md lists them all.
"""

from __future__ import annotations

from typing import Final

CONNECTIONS: Final = 2000
"""Connections in all; when there are more, the oldest that has asked for nothing makes room."""

CONNECTIONS_PER_ADDRESS: Final = 300
"""Connections of one address: a school has one address. A trusted proxy may hold as many as there are in all."""

CONNECTIONS_PER_SECOND: Final = 20
"""New connections of one address in the long run; as many as it may hold at once."""

SOCKETS_PER_ADDRESS: Final = 100
"""Sockets to tables among them, counted by the address that a trusted proxy names."""

BACKLOG: Final = 128
"""Connections that wait to be accepted; all of them may be accepted at once."""

DESCRIPTORS_KEPT: Final = 128 + BACKLOG
"""Open files that connections leave to the database, to bots and to what is accepted at once."""

REQUEST_SECONDS: Final = 15.0
"""How long a whole request may take to come, counted from the connection or from the answer before."""

UNREAD_SECONDS: Final = 30.0
"""How long somebody may leave what they were sent unread."""

READ_BYTES: Final = 2048
"""What is read of a connection at once, so that no connection keeps the others waiting."""

BYTES_AT_ONCE: Final = 131_072
"""What a connection may send at once ..."""

BYTES_PER_SECOND: Final = 32_768
"""... and in the long run."""

FRAMES_AT_ONCE: Final = 200
"""Frames that a socket may send at once, whatever they are: messages, parts of messages, pings, pongs ..."""

FRAMES_PER_SECOND: Final = 40
"""... and in the long run."""

FRAGMENTS: Final = 64
"""Parts of one message."""

LARGEST_MESSAGE: Final = 65_536
"""A socket that sends more at once is closed unread; a smaller message that is still too large gets an answer."""

BODY_BYTES: Final = 16_384
"""The body of a request."""

STRIKES: Final = 20
"""How many messages that cannot be taken close a socket."""

REQUESTS_PER_MINUTE: Final = 600
"""Requests of one address; all of them may come at once."""

PERSON_SHARE: Final = 0.2
"""How much of the server's time one person may take in the long run: 0.2 is a fifth of every second."""

ADDRESS_SHARE: Final = 0.5
"""The same for all people of one address together."""

SAVED_SECONDS: Final = 20
"""For how many seconds a share that was not used is saved up, to be used at once."""

MESSAGE_COST: Final = 0.0005
"""Seconds of the server's time that a message costs, beside what is measured: reading it, sending the answer."""

MOVE_COST: Final = 0.01
"""What a move or an undo costs: it is stored, and shown to everybody at the table. Looking up and away is shown too."""

REQUEST_COST: Final = 0.01
"""What a request, or opening a socket, costs."""

FILE_COST: Final = 0.001
"""What a file of the browser application costs."""

GUESTS_PER_DAY: Final = 1000
"""People of one address who choose their first name within a day, and so are remembered."""

TABLES_PER_DAY: Final = 100
"""Tables that one person may open within a day, return matches and games that go on differently included ..."""

TABLES_PER_DAY_AND_ADDRESS: Final = 1000
"""... and all people of one address."""

LESSONS_PER_DAY: Final = 30
"""Lessons that one person may begin within a day ..."""

LESSONS_PER_DAY_AND_ADDRESS: Final = 500
"""... and all people of one address: a school may learn a game together."""

MOVES_PER_DAY: Final = 20_000
"""Moves of one person within a day, undos included: far more than anybody can think of ..."""

MOVES_PER_DAY_AND_ADDRESS: Final = 300_000
"""... and of all people of one address; what is not used is saved up for a day."""

ASKED_SECONDS: Final = 600
"""How long a question to the table stays open."""

MOST_FALLEN: Final = 5
"""Questions that a seat may ask in vain in one game."""

AWAY_SECONDS: Final = 600
"""How long nothing must have happened before others may let a bot play for somebody who is to act and not here ..."""

AWAY_ALONE_SECONDS: Final = 86_400
"""... and where nobody but the one who asks could object, or the game is rated: it may be meant to last for weeks."""

KEYS: Final = 100_000
"""People or addresses whose pace is remembered; those who have been quiet are forgotten long before."""

PROGRAMS: Final = 10
"""Programs that one person may run."""

PROGRAMS_MADE: Final = 20
"""How many of them a person may make in a day ..."""

PROGRAMS_MADE_FROM: Final = 200
"""... and all people of one address."""

QUIET_SECONDS: Final = 60.0
"""A line of the log that comes again within this time is counted, not written."""

DATABASE_SECONDS: Final = 10.0
"""For how long a database that has gone away is waited for, before everybody is told so at once."""
SESSION_SECONDS: Final = 180 * 24 * 3600
"""How long somebody stays logged in who does not come."""

PASSWORD_COST: Final = 0.2
"""Seconds of the server's time that hashing a password costs: it is done beside everything else, two at once."""

PASSWORDS_WAITING: Final = 20
"""Passwords that wait to be hashed; whoever comes then is told to come again."""

SIGN_UPS: Final = 50
"""New accounts of one address in a day: a school has one address."""

LOG_INS: Final = 100
"""Wrong passwords from one address in an hour."""

LOG_INS_AS: Final = 10
"""Wrong passwords for one name from one address in a quarter of an hour."""

LOG_INS_FOR: Final = 100
"""Wrong passwords for one name in an hour, whoever tries; where its owner is logged in already they are not counted."""

RECOVERIES: Final = 20
"""Wrong recovery codes from one address, and for one name, in an hour."""

PROOFS: Final = 20
"""Passwords that somebody who is logged in may give in an hour, before something that cannot be undone."""

NAMES: Final = 10
"""Times that an account may change its name in a day."""

EXPORTS: Final = 10
"""Times that somebody may ask for all their data in an hour."""

CHAT_PER_MINUTE: Final = 20
"""Lines that one person may say in a minute, at all tables together ..."""

CHAT_PER_DAY: Final = 1000
"""... and in a day."""

CHAT_PER_MINUTE_FROM: Final = 100
"""Lines that all people of one address may say in a minute."""

REPORTS_PER_DAY: Final = 5
"""Reports that one person may make in a day ..."""

REPORTS_PER_DAY_FROM: Final = 20
"""... and all people of one address."""

DEVICES: Final = 10
"""Browsers that one person is told by; of more the oldest goes."""

CHANNELS_MADE: Final = 30
"""Ways of being told that one person, or one address, sets up in an hour."""

MAILS: Final = 60
"""Mails that one person is sent in a day."""

CONFIRMATIONS: Final = 5
"""Mails in a day that ask whether an address is somebody's: for one person, for one address of the network ..."""

CONFIRMATIONS_TO: Final = 2
"""... and to one mail address, whoever asks."""

WEBHOOK_TESTS: Final = 10
"""Tests of a webhook that one person makes in an hour."""

HINTS_AT_ONCE: Final = 10
"""Hints that one person may ask the coach for at once ..."""

HINTS_PER_MINUTE: Final = 10
"""... and in a minute in the long run."""

HINTS_AT_ONCE_FROM: Final = 60
"""Hints that all people of one address may ask for at once ..."""

HINTS_PER_MINUTE_FROM: Final = 60
"""... and in a minute in the long run."""

REVIEWS_AT_ONCE: Final = 20
"""Reviews of finished games that one address may begin at once; each is made once and then kept for a while ..."""

REVIEWS_PER_HOUR: Final = 60
"""... and in an hour in the long run."""

REVIEWS_WAITING: Final = 20
"""Games whose review is under way or waits for it."""
