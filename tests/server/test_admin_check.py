"""`cenote admin check`: what is stored is played again, and whatever does not follow from it is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cenote.cli import main
from cenote.server.maintenance.backup import copy
from cenote.server.maintenance.verify_all import verify_all, verify_one
from tests.server.files import rows, script
from tests.server.house import ANNA, TURN, House

pytestmark = pytest.mark.anyio


def flaws(path: Path, id: str) -> list[str]:
    verdict = verify_one(path, id)
    assert verdict is not None
    return [flaw.check.what if flaw.check else flaw.what for flaw in verdict.flaws]


@pytest.fixture
async def games(filed: House) -> dict[str, str]:
    """The ids of a table that waits, one that is played at, one of secrets, one that is over, one given up."""
    waiting, running = await filed.open("me", "open"), await filed.two()
    await filed.play(running, ANNA, *TURN)
    await filed.undo(running, ANNA)
    await filed.play(running, ANNA, *TURN, "end")
    secret, over, left = await filed.two(game="jackal"), await filed.two(), await filed.two()
    await filed.play_on(secret, 12)
    await filed.play_on(over)
    assert over.stored.status == "over"
    await filed.leave(left, left.stored.host)
    await filed.leave(left, left.stored.host)
    found = {"waiting": waiting, "running": running, "secret": secret, "over": over, "left": left}
    return {name: table.stored.id for name, table in found.items()}


async def test_what_was_played_here_is_sound_whoever_looks(games: dict[str, str], path: Path) -> None:
    for workers in (1, 2):
        verdicts = list(verify_all(path, workers))
        assert [verdict.id for verdict in verdicts] == sorted(games.values())
        assert not [verdict for verdict in verdicts if verdict.flaws or verdict.unsure]


DAMAGE = [
    ("running", "update entries set text = 'place a2 0' where version = 1 and table_id = :id", "actions"),
    ("running", "update entries set text = 'draw Z9' where version = 0 and table_id = :id", "form"),
    ("over", "delete from entries where version = 7 and table_id = :id", "gap"),
    ("over", "delete from entries where version > 60 and table_id = :id", "snapshot"),
    ("running", "update seeds set seed = x'00' where table_id = :id", "seed"),
    ("waiting", "update seeds set seed = x'00' where table_id = :id", "seed"),
    ("waiting", "delete from seeds where table_id = :id", "seed"),
    ("running", "update seats set salt = 'cdcdcdcdcdcdcdcd' where table_id = :id", "draws"),
    ("running", "update snapshots set position = replace(position, 'a3', 'a2') where table_id = :id", "snapshot"),
    ("secret", "update snapshots set numbers = '[1, 1, 1]' where table_id = :id", "snapshot"),
    ("secret", "update snapshots set version = version + 1000 where table_id = :id", "snapshot"),
    ("over", "update tables set status = 'running' where id = :id", "result"),
    ("running", "update tables set status = 'over' where id = :id", "result"),
    ("running", "update tables set status = 'asleep' where id = :id", "status"),
    ("running", "update tables set acting = '[0]' where id = :id", "acting"),
    ("running", "update seats set person = '', bot = '' where seat = 1 and table_id = :id", "seat"),
    ("running", "delete from seats where seat = 0 and table_id = :id", "seats"),
    ("running", "update requests set number = 99999 where table_id = :id", "answers"),
    ("running", "insert into seen values (:id, 0, 99999)", "seen"),
    ("running", "delete from entries where table_id = :id", "empty"),
    ("left", "delete from entries where table_id = :id", "orphans"),
    ("running", "update seats set name = char(10) where table_id = :id", "form"),
]
"""What happens to which table, and what must be said of it."""


async def test_every_kind_of_damage_is_named(games: dict[str, str], path: Path, tmp_path: Path) -> None:
    """And only the table that has it."""
    for number, (name, damage, flaw) in enumerate(DAMAGE):
        copied = tmp_path / f"{number}.db"
        copy(path, copied)
        script(copied, damage.replace(":id", f"'{games[name]}'"))
        assert flaw in flaws(copied, games[name]), damage
        others = set(games.values()) - {games[name]}
        assert not [other for other in others if number < 5 and flaws(copied, other)], damage


async def test_what_other_rules_or_games_were_played_with_is_no_damage(games: dict[str, str], path: Path) -> None:
    script(path, f"update tables set rules = 99 where id = '{games['running']}'")
    script(path, f"update tables set status = 'frozen' where id = '{games['secret']}'")
    script(path, f"update tables set game = 'chess' where id = '{games['over']}'")
    unsure = {verdict.id: verdict.unsure for verdict in verify_all(path, 1) if verdict.unsure}
    assert unsure == {games["running"]: "rules", games["secret"]: "frozen", games["over"]: "game"}


async def test_the_command_says_it_and_its_exit_code_tells(
    games: dict[str, str], path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["admin", "check", "--data", str(path.parent), "--lang", "en", "--workers", "1"]
    assert main(command) == 0
    assert capsys.readouterr().out == "5 tables were looked through.\nNothing is wrong.\n"
    id = games["running"]
    acting = json.dumps([0, 1])
    script(path, f"update tables set acting = '{acting}' where id = '{id}'")
    assert main(command) == 1
    said = capsys.readouterr().out
    assert f"Table {id}: others are to act than those stored: 0, 1\n" in said
    assert said.endswith("One table is DAMAGED.\n")
    assert main([*command, "--table", id]) == 1
    assert main([*command, "--table", games["over"]]) == 0
    assert main([*command, "--table", "nosuchtable1"]) == 2
    assert rows(path, "select count(*) from tables") == [(5,)]
