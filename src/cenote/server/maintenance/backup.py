"""Backup and restore: copy all data into one file while a server runs, and restore it where there is no data.

The copy is a database file for SQLite and a `pg_dump` in custom format for PostgreSQL. The server's secrets lie beside
the database and are included only on request, in a tar archive around the copy.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from sqlalchemy import inspect
from sqlalchemy.engine import URL

from cenote.server.maintenance.readonly_engine import called, reader
from cenote.server.storage.postgres import address

MODE: Final = 0o600
"""File mode of backups, readable by the owner only because a backup contains the seeds of running games."""

SECRETS: Final = ("secret",)
"""The files of the data folder that identify the server."""

COPY: Final = "database"
"""The name of the database copy in an archive."""


class Faulty(Exception):
    """Error of a database or backup that cannot be used, with the message of the tool that reported it."""


class InTheWay(Exception):
    """Error raised when data exists where a backup or a restore would write."""


def back_up(place: Path | str, data: Path, target: Path, *, secrets: bool = False, force: bool = False) -> None:
    """Copy a database, and on request the secrets, into a file that appears only when it is complete.

    Raise `InTheWay` if the file exists already, unless `force` is set.
    """
    if target.exists() and not force:
        raise InTheWay(str(target))
    with _draft(target) as draft:
        if not secrets:
            copy(place, draft)
            return
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".cenote-") as folder:
            copied = Path(folder) / COPY
            copy(place, copied)
            with tarfile.open(draft, "w") as archive:
                archive.add(copied, COPY)
                for name in filter(lambda name: (data / name).exists(), SECRETS):
                    archive.add(data / name, name)


def restore(source: Path, place: Path | str, data: Path) -> None:
    """Check a backup and restore it, with its secrets moved to the data folder.

    Raise `InTheWay` if the database has tables, or a secret exists already.
    """
    with tempfile.TemporaryDirectory(dir=data, prefix=".cenote-") as folder:
        copied = _unpacked(source, Path(folder))
        taken = [name for name in SECRETS if (Path(folder) / name).exists() and (data / name).exists()]
        if not is_empty(place) or taken:
            raise InTheWay(", ".join(taken) or called(place))
        put_back(copied, place)
        for name in filter(lambda name: (Path(folder) / name).exists(), SECRETS):
            (Path(folder) / name).chmod(MODE)
            (Path(folder) / name).replace(data / name)


def is_empty(place: Path | str) -> bool:
    """Return whether there is no database, or one without tables."""
    if isinstance(place, Path) and not place.exists():
        return True
    engine = reader(place)
    try:
        return not inspect(engine).get_table_names()
    finally:
        engine.dispose()


def copy(place: Path | str, target: Path) -> None:
    """Copy the database as it is at one moment. A copy of SQLite is checked afterwards."""
    if isinstance(place, Path):
        _copy_file(place, target)
        check_file(target)
    else:
        _run(["pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={target}"], address(place))
    target.chmod(MODE)


def put_back(copied: Path, place: Path | str) -> None:
    """Restore a copy into an empty database."""
    if isinstance(place, Path):
        check_file(copied)
        with _draft(place) as draft:
            _copy_file(copied, draft)
        return
    whole = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"]
    _run(["pg_restore", *whole, f"--dbname={address(place).database}", str(copied)], address(place))


def check_file(path: Path) -> None:
    """Check that a file is an intact SQLite database of Cenote. Raise `Faulty` if it is not."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            said = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
            known = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    except sqlite3.Error as error:
        raise Faulty(str(error)) from None
    if said != ["ok"] or not known[0]:
        raise Faulty(said[0] if said != ["ok"] else "alembic_version")


def _copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database page by page while other processes write. The copy needs no journal file."""
    where = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(where, uri=True)) as origin, closing(sqlite3.connect(target)) as made:
            origin.execute("PRAGMA busy_timeout=10000")
            origin.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise Faulty(str(error)) from None


def _unpacked(source: Path, folder: Path) -> Path:
    """Return the database copy in a backup, extracted together with the secrets if the backup is an archive.

    Only files with known names are extracted, and only their contents: `TarFile.extract` has no filter for hostile
    members before Python 3.11.4, and Debian 12 ships 3.11.2.
    """
    if not tarfile.is_tarfile(source):
        return source
    with tarfile.open(source) as archive:
        for name in (COPY, *SECRETS):
            with suppress(KeyError), _contents(archive, name) as packed, (folder / name).open("wb") as unpacked:
                (folder / name).chmod(MODE)
                shutil.copyfileobj(packed, unpacked)
    return folder / COPY


def _contents(archive: tarfile.TarFile, name: str) -> IO[bytes]:
    """Open a regular file of an archive. Raise `KeyError` if there is none of that name."""
    member = archive.getmember(name)
    packed = archive.extractfile(member) if member.isfile() else None
    if packed is None:
        raise KeyError(name)
    return packed


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """Yield a temporary file beside the target. On success it is synced to disk and renamed to the target."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _run(command: list[str], url: URL) -> None:
    """Run a PostgreSQL program, with credentials in its environment, which other users cannot read.

    Raise `Faulty` if the program is missing or fails.
    """
    told = {"PGHOST": url.host, "PGPORT": url.port, "PGUSER": url.username, "PGPASSWORD": url.password}
    told |= {"PGDATABASE": url.database, **{_NAMES[key]: str(url.query[key]) for key in _NAMES if key in url.query}}
    known = {name: str(value) for name, value in told.items() if value is not None}
    try:
        # PostgreSQL's messages can be in another encoding than the locale's.
        done = subprocess.run(
            command, env={**os.environ, **known}, capture_output=True, text=True, errors="replace", check=False
        )
    except FileNotFoundError:
        raise Faulty(command[0]) from None
    if done.returncode:
        raise Faulty((done.stderr.strip().splitlines() or [command[0]])[0])


_NAMES: Final = {"sslmode": "PGSSLMODE", "host": "PGHOST", "port": "PGPORT", "service": "PGSERVICE"}
"""Query parameters of a database URL, with the environment variables that PostgreSQL's programs use for them."""
