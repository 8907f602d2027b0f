"""Fixtures of the version before 0.2.0, and a comparison that ignores what is random by nature."""

from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from alembic import command
from sqlalchemy import Connection, MetaData, create_engine, insert, select

from cenote.server.storage.database import Database, configured
from tests.server.files import Place

FOLDER: Final = Path(__file__).parent / "fixtures" / "before_0_2"
REVISION: Final = "0018"
"""The newest migration of that version."""

RENAMED: Final[Mapping[str, str]] = {}
"""Fields that have another name now, in all messages."""

TIMES: Final = {"left", "wait"}
"""Whole numbers that depend on the time; all floats do."""

SECRETS: Final = {"csrf", "recovery"}
PROSE: Final = {"detail", "lines", "title", "story"}
"""Sentences for people, whose wording may change; chat lines are objects, and compared."""

THIS_MACHINE: Final = {"hasty", "puzzle", "bots", "offered"}
"""What depends on the build, the day and the installed bots."""


def facts() -> Any:
    return json.loads((FOLDER / "facts.json").read_text("utf-8"))


def packed(name: str) -> Any:
    return json.loads(lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes()))


def put_database(place: Place, folder: Path) -> None:
    """Put the database where none is; PostgreSQL gets a copy of all rows, in the schema of then."""
    file = place if isinstance(place, Path) else folder / "before.db"
    file.write_bytes(lzma.decompress((FOLDER / "cenote.db.xz").read_bytes()))
    if not isinstance(place, Path):
        asyncio.run(_copy(file, place))


async def _copy(file: Path, url: str) -> None:
    database, source = Database(url), create_engine(f"sqlite:///{file}")
    await database.writer.write(lambda connection: command.upgrade(configured(connection), REVISION))
    await database.writer.write(lambda connection: _copy_rows(source.connect(), connection))
    source.dispose()
    await database.close()


def _copy_rows(source: Connection, target: Connection) -> None:
    here, there = MetaData(), MetaData()
    here.reflect(source)
    there.reflect(target)
    for table in here.sorted_tables:
        if table.name != "alembic_version":
            rows = [dict(row) for row in source.execute(select(table)).mappings()]
            target.execute(there.tables[table.name].delete())
            if rows:
                target.execute(insert(there.tables[table.name]), rows)
    source.close()


@dataclass
class Comparison:
    """Compares replies of then and now; `random` strings of then stand for one string of now each."""

    random: set[str] = field(default_factory=set)
    ignored: set[str] = field(default_factory=lambda: set(THIS_MACHINE))
    bound: dict[str, str] = field(default_factory=dict)

    def today(self, text: str) -> str:
        """The text with the random strings of now."""
        for then, now in self.bound.items():
            text = text.replace(then, now)
        return text

    def check(self, then: Any, now: Any, at: str = "") -> None:
        """Fail at the first difference, naming its place."""
        if isinstance(then, dict) and isinstance(now, dict):
            self._objects(then, now, at)
        elif isinstance(then, list) and isinstance(now, list):
            assert len(then) == len(now), f"{at}: {then} became {now}"
            for number, (one, other) in enumerate(zip(then, now, strict=True)):
                self.check(one, other, f"{at}[{number}]")
        elif isinstance(then, float):
            assert isinstance(now, float | int), f"{at}: {then} became {now}"
        elif isinstance(then, str) and then in self.random:
            assert self.bound.setdefault(then, now) == now, f"{at}: {then} became {now}"
        else:
            told = self.today(then) if isinstance(then, str) else then
            assert told == now, f"{at}: {told!r} became {now!r}"

    def _objects(self, then: dict[str, Any], now: dict[str, Any], at: str) -> None:
        then = {RENAMED.get(name, name): value for name, value in then.items() if name not in self.ignored}
        now = {name: value for name, value in now.items() if name not in self.ignored}
        assert set(then) == set(now), f"{at}: {sorted(set(then) ^ set(now))} in one of them only"
        for name, value in then.items():
            if name in TIMES | SECRETS or (name in PROSE and _is_prose(value)) or _is_session(at):
                assert type(value) is type(now[name]), f"{at}.{name}: {value!r} became {now[name]!r}"
            else:
                self.check(value, now[name], f"{at}.{name}")


def _is_prose(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))


def _is_session(at: str) -> bool:
    return ".sessions[" in at
