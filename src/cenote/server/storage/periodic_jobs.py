"""What one of all servers does now and then: whoever notes it first does it."""

from __future__ import annotations

import time

from sqlalchemy import Connection, and_, insert, or_, update
from sqlalchemy.exc import IntegrityError

from cenote.server.storage.schema import CHORES


def claim_job(connection: Connection, name: str, seconds: float) -> bool:
    """Whether it is time again, and nobody else has taken it; a clock that was set back does not put it off."""
    now = time.time()
    due = or_(CHORES.c.at < now - seconds, CHORES.c.at > now + seconds)
    if connection.execute(update(CHORES).where(and_(CHORES.c.name == name, due)).values(at=now)).rowcount:
        return True
    try:
        with connection.begin_nested():
            connection.execute(insert(CHORES).values(name=name, at=now))
    except IntegrityError:  # it was done lately, or another server was faster
        return False
    return True
