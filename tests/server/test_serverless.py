"""The same tables without a server: one process, no database, no web framework."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cenote.core.record import read
from cenote.core.replay import verify
from tests.server.conftest import ROOT
from tests.server.house import SOON

PROGRAM = """
import asyncio
import sys

for name in ("alembic", "aiosqlite", "itsdangerous", "litestar", "sqlalchemy", "uvicorn", "websockets"):
    sys.modules[name] = None

import cenote.server.tables.planning
from cenote.server.bots.bot_runner import owing
from tests.server.memory import MemoryStorage
from tests.server.house import house_with_bots, until

async def main():
    async with house_with_bots(MemoryStorage(), workers=1) as home:
        table = await home.open("me", "bot random", "bot greedy")
        while table.stored.status == "running":
            await home.play_on(table, 1)
            await until(lambda: not owing(table) and not table.lock.locked())
        print(await home.tables.record(table), end="")

asyncio.run(main())
"""


@pytest.mark.usefixtures("_path_to_the_bots")
def test_a_whole_game_with_bots_needs_neither_a_database_nor_a_web_framework() -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, timeout=3 * SOON, check=False
    )
    assert run.stderr == ""
    assert read(run.stdout).names == ("Anna", "random 2", "greedy 3")
    assert all(check.holds for check in verify(run.stdout))


@pytest.mark.parametrize(
    "name",
    ["app", "accounts.session_cookies", "web.routes", "web.ws_endpoint", "web.pages", "web.problems", "storage.store"],
)
def test_what_stands_around_the_tables_does_need_them(name: str) -> None:
    """So the test above would notice an import too many."""
    program = PROGRAM.partition("import cenote")[0] + f"import cenote.server.{name}"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "ModuleNotFoundError" in run.stderr
