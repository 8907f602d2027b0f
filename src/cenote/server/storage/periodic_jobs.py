"""Claims of periodic jobs, so that a single server of the cluster runs each of them."""

from __future__ import annotations

import time

from sqlalchemy import Connection, and_, or_, update

from cenote.server.storage.locking import insert_new
from cenote.server.storage.schema import PERIODIC_JOBS


def claim_job(connection: Connection, name: str, seconds: float) -> bool:
    """Claim a job if its last claim is at least `seconds` ago. Return False if it is not due or another server has it.

    A clock that was set back does not postpone a job.
    """
    now = time.time()
    due = or_(PERIODIC_JOBS.c.at < now - seconds, PERIODIC_JOBS.c.at > now + seconds)
    if connection.execute(update(PERIODIC_JOBS).where(and_(PERIODIC_JOBS.c.name == name, due)).values(at=now)).rowcount:
        return True
    return insert_new(connection, PERIODIC_JOBS, {"name": name, "at": now})
