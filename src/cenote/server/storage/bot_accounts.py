"""Bot accounts: their owners, and the hashes of their tokens."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, func, insert, select

from cenote.server.storage.contract import TooMany
from cenote.server.storage.database import Repository
from cenote.server.storage.locking import advisory_lock
from cenote.server.storage.person_ids import PREFIX
from cenote.server.storage.personal_data import erase
from cenote.server.storage.schema import BOT_ACCOUNTS, PEOPLE, SEATS, TABLES

MOST_TABLES: Final = 200
"""The maximum number of running tables, newest first, for which a bot account is sent turns."""


class BotAccount(NamedTuple):
    """A bot account: its id at tables, its name and its creation time."""

    person: str
    name: str
    created: float


class BotAccounts(Repository):
    """All bot accounts in the database."""

    async def add(self, owner: str, name: str, most: int) -> tuple[BotAccount, str]:
        """Create a bot account and return it with its token, of which only the hash is stored.

        Raise `TooMany` if the owner already has `most` bot accounts.
        """
        program = BotAccount(PREFIX + secrets.token_urlsafe(16), name, time.time())
        token = f"cenote_{secrets.token_urlsafe(32)}"

        def keep(connection: Connection) -> None:
            advisory_lock(connection, f"programs {owner}")
            count = select(func.count()).select_from(BOT_ACCOUNTS).where(BOT_ACCOUNTS.c.owner == owner)
            if (connection.scalar(count) or 0) >= most:
                raise TooMany("programs", most)
            connection.execute(insert(PEOPLE).values(id=program.person, name=name, created=program.created))
            connection.execute(insert(BOT_ACCOUNTS).values(person=program.person, owner=owner, token=_hash(token)))

        await self._write(keep)
        return program, token

    async def of(self, owner: str) -> list[BotAccount]:
        """Return a person's bot accounts, oldest first."""
        theirs = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.created).join(
            BOT_ACCOUNTS, BOT_ACCOUNTS.c.person == PEOPLE.c.id
        )
        mine = theirs.where(BOT_ACCOUNTS.c.owner == owner).order_by(PEOPLE.c.created)
        return [BotAccount(*row) for row in await self._rows(mine)]

    async def remove(self, owner: str, person: str) -> bool:
        """Delete a person's bot account, which invalidates its token. Return False if they own none with this id."""
        same = and_(BOT_ACCOUNTS.c.person == person, BOT_ACCOUNTS.c.owner == owner)

        def remove(connection: Connection) -> bool:
            if not connection.scalar(select(BOT_ACCOUNTS.c.person).where(same)):
                return False
            erase(connection, [person])
            return True

        return await self._write(remove)

    async def person_of(self, token: str) -> str:
        """Return the id of the bot account with this token, or "" if there is none."""
        return await self._value(select(BOT_ACCOUNTS.c.person).where(BOT_ACCOUNTS.c.token == _hash(token))) or ""

    async def among(self, people: Sequence[str]) -> set[str]:
        """Return those of these ids that belong to bot accounts."""
        rows = await self._rows(select(BOT_ACCOUNTS.c.person).where(BOT_ACCOUNTS.c.person.in_(people)))
        return {row.person for row in rows}

    async def playing_at(self, person: str) -> list[str]:
        """Return the running tables at which a bot account has a seat, newest first, up to `MOST_TABLES`."""
        seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
        running = select(TABLES.c.id).where(and_(TABLES.c.id.in_(seated), TABLES.c.status == "running"))
        return [row.id for row in await self._rows(running.order_by(TABLES.c.updated.desc()).limit(MOST_TABLES))]


def _hash(token: str) -> str:
    """Hash a token with plain SHA-256, which is enough because tokens are long and random."""
    return sha256(token.encode()).hexdigest()
