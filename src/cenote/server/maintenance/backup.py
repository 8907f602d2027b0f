"""A copy of everything in one file, made while a server runs, and put back where nothing is yet.

Of SQLite it is a database like the original; of PostgreSQL what `pg_dump` writes in its own format. The secrets of a
server lie beside the database and come along only when they are asked for: in an archive around the copy.
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
"""Seeds of running games are in it: for its owner only."""

SECRETS: Final = ("secret",)
"""Files of the data folder that a server is known by."""

COPY: Final = "database"
"""What the copy is called inside an archive."""


class Faulty(Exception):
    """What was copied, or is to be put back, cannot be used; the reason is whoever found out's own."""


class InTheWay(Exception):
    """Where something should be written, something is."""


def back_up(place: Path | str, data: Path, target: Path, *, secrets: bool = False, force: bool = False) -> None:
    """Copy a database, and if asked the secrets, into a file that appears when it is whole."""
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
    """Put a copy where there is nothing, after looking at it; secrets in it become those of the data folder."""
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
    """Whether there is no database yet, or one in which nothing was ever made."""
    if isinstance(place, Path) and not place.exists():
        return True
    engine = reader(place)
    try:
        return not inspect(engine).get_table_names()
    finally:
        engine.dispose()


def copy(place: Path | str, target: Path) -> None:
    """The database as it is at one moment."""
    if isinstance(place, Path):
        _copy_file(place, target)
        check_file(target)
    else:
        _run(["pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={target}"], address(place))
    target.chmod(MODE)


def put_back(copied: Path, place: Path | str) -> None:
    """A copy into an empty database."""
    if isinstance(place, Path):
        check_file(copied)
        with _draft(place) as draft:
            _copy_file(copied, draft)
        return
    whole = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"]
    _run(["pg_restore", *whole, f"--dbname={address(place).database}", str(copied)], address(place))


def check_file(path: Path) -> None:
    """SQLite's own look at every page of a file."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            said = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
            known = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    except sqlite3.Error as error:
        raise Faulty(str(error)) from None
    if said != ["ok"] or not known[0]:
        raise Faulty(said[0] if said != ["ok"] else "alembic_version")


def _copy_file(source: Path, target: Path) -> None:
    """Page by page, while others write; the copy needs no journal beside it."""
    where = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(where, uri=True)) as origin, closing(sqlite3.connect(target)) as made:
            origin.execute("PRAGMA busy_timeout=10000")
            origin.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise Faulty(str(error)) from None


def _unpacked(source: Path, folder: Path) -> Path:
    """The database copy; from an archive only our own files are read, by name and as contents.

    `TarFile.extract` has no filter for hostile members before Python 3.11.4, and Debian 12 ships 3.11.2.
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
    """A regular file of an archive, opened for reading; KeyError if there is none of that name."""
    member = archive.getmember(name)
    packed = archive.extractfile(member) if member.isfile() else None
    if packed is None:
        raise KeyError(name)
    return packed


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its name when all went well, and is on the disk then."""
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
    """One of PostgreSQL's own programs; who may use the database is told where no other user can read it."""
    told = {"PGHOST": url.host, "PGPORT": url.port, "PGUSER": url.username, "PGPASSWORD": url.password}
    told |= {"PGDATABASE": url.database, **{_NAMES[key]: str(url.query[key]) for key in _NAMES if key in url.query}}
    known = {name: str(value) for name, value in told.items() if value is not None}
    try:
        # Messages of PostgreSQL can be in another encoding than the locale's.
        done = subprocess.run(
            command, env={**os.environ, **known}, capture_output=True, text=True, errors="replace", check=False
        )
    except FileNotFoundError:
        raise Faulty(command[0]) from None
    if done.returncode:
        raise Faulty((done.stderr.strip().splitlines() or [command[0]])[0])


_NAMES: Final = {"sslmode": "PGSSLMODE", "host": "PGHOST", "port": "PGPORT", "service": "PGSERVICE"}
"""What may stand behind the question mark of a database's address, and what PostgreSQL's programs call it."""
