"""Data folder and database of the chosen server, and one-sentence errors for both."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from cenote.cli.errors import Trouble
from cenote.cli.folders import tables_folder
from cenote.cli.postgres import DRIVER, FORM
from cenote.words import Words


class Where(NamedTuple):
    """The data folder, and the database: a file in it, or an address."""

    data: Path
    place: Path | str


def where(chosen: Namespace, words: Words, *, new: bool = False) -> Where:
    """Locate the chosen server's data folder and database, which must exist unless `new`."""
    if find_spec("litestar") is None:
        raise Trouble(words("serve-not-installed"))
    data = tables_folder() if chosen.data is None else Path(chosen.data)
    found = Where(data, chosen.database or os.environ.get("CENOTE_DATABASE", "") or data / "cenote.db")
    if isinstance(found.place, Path) and not found.place.exists() and not new:
        raise Trouble(words("admin-no-database", path=str(data)))
    return found


@contextmanager
def told(place: Path | str, words: Words) -> Iterator[None]:
    """Turn database errors into one sentence, which never contains the password."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from cenote.server.maintenance.backup import Faulty
    from cenote.server.maintenance.readonly_engine import called
    from cenote.server.storage.postgres import BadAddress, NoDriver
    from cenote.server.storage.unavailable import DatabaseUnavailable, first_line

    try:
        yield
    except BadAddress:
        raise Trouble(words("serve-bad-address", form=FORM)) from None
    except NoDriver:
        raise Trouble(words("serve-no-driver", command=DRIVER)) from None
    except (SQLAlchemyError, CommandError, Faulty, DatabaseUnavailable) as error:
        reason = error.reason if isinstance(error, DatabaseUnavailable) else first_line(error.args[0])
        raise Trouble(words("serve-bad-database", path=called(place), reason=reason)) from None
