"""`cenote islands` as a user meets it."""

from __future__ import annotations

import json
import re
from argparse import Namespace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from cenote.cli.errors import UserError
from cenote.islands.command import run

OWN = (files("cenote.games.jackal") / "data" / "jackal.json").read_text("utf-8")


def islands(task: str, **chosen: object) -> int:
    defaults = {"lang": "en", "file": None, "format": "text", "island": None, "svg": None, "count": 9, "out": None}
    return run(Namespace(**{**defaults, "force": False, "task": task, **chosen}))


def own() -> Any:
    return json.loads(OWN)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "islands.json"


def test_check_prints_a_table_and_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert islands("check") == 0
    said = capsys.readouterr().out
    assert max(map(len, said.splitlines())) <= 80
    assert all(f"I{number:02d} " in said for number in range(1, 46))
    assert "3° 5/3  1 4/2" in said
    assert re.search(r"^I01 Turtle Isle +73\.7  92\.8  98\.4  47\.3  79\.2  93\.6  3 5/3  1 3/3 *$", said, re.M)
    assert re.search(r"^mean ( +\d\d\.\d){6} *$", said, re.M)
    assert said.endswith("45 islands and 60 cards, enough for 2 to 4 players.\n")


def test_check_prints_the_same_as_json(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(OWN)
    assert islands("check", file=str(file), format="json") == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["cards"], said["seats"], len(said["islands"])) == (60, 4, 45)
    first = said["islands"][0]
    assert first["some_chest"].keys() == said["set"]["best_chest"].keys() == {"5", "7", "9"}
    assert first["chests"][0]["from_white"] == {"without_knights": 5, "with_knights": 3}


def test_draw_prints_one_island_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert islands("draw", island="i07") == 0
    said = capsys.readouterr().out
    assert said.startswith("I07 Silver’s Whisker\n")
    assert max(map(len, said.splitlines())) <= 80
    assert islands("draw") == 0
    assert capsys.readouterr().out.count("   a  b  c  d  e") == 45


def test_draw_writes_pictures_under_safe_names(capsys: pytest.CaptureFixture[str], tmp_path: Path, file: Path) -> None:
    data = own()
    data["islands"][0] |= {"id": "../../up", "name_ru": "<&>"}
    file.write_text(json.dumps(data))
    assert islands("draw", file=str(file), svg=str(tmp_path / "new" / "pictures")) == 0
    assert len(list((tmp_path / "new" / "pictures").iterdir())) == 45
    assert "45 pictures" in capsys.readouterr().out
    assert "&lt;&amp;&gt;" in (tmp_path / "new" / "pictures" / "island-01.svg").read_text("utf-8")


@pytest.mark.parametrize("field", ["id", "name_ru"])
@pytest.mark.parametrize(
    ("name", "said"),
    [("\x1b[2J", "\\x1b[2J"), ("\ud800", "\\ud800"), ("\u202e", "\\u202e"), ("a\nb", "a\\nb"), ("x" * 65, "x" * 65)],
)
@pytest.mark.parametrize("task", ["check", "draw"])
def test_a_name_that_cannot_be_shown_is_refused(file: Path, task: str, field: str, name: str, said: str) -> None:
    data = own()
    data["islands"][6] |= {field: name}
    file.write_text(json.dumps(data))
    with pytest.raises(UserError) as trouble:
        islands(task, file=str(file))
    assert str(trouble.value).isprintable()
    assert said in str(trouble.value)


def test_make_prints_or_writes_what_check_accepts(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert islands("make", seed=5) == 0
    printed = capsys.readouterr().out
    assert islands("make", seed=5, out=str(file)) == 0
    assert file.read_text("utf-8") == printed
    assert islands("check", file=str(file)) == 0
    assert "9 islands and 60 cards" in capsys.readouterr().out


DAMAGE = [
    ("I07", ["?1.~~", "L..~~", "....~", "W...~", ".B..3"], "island I07, row 1, column 1: unknown letter ?"),
    ("I07", [".1.~~", "L..~~", "...W~", "W...~", ".B..3"], "island I07, row 4, column 1: there is a second white"),
    ("I07", [".1.~~", "L..~", "....~", "W...~", ".B..3"], "island I07, row 2: 4 wide"),
    ("I07", ["~1~~~", "L~.~~", "....~", "W...~", ".B..3"], "island I07, row 1, column 2: the chest cannot be reached"),
    ("I07", [], "island I07: there are 1 to 9 rows of text"),
    ("I08", [".1.~~", "L..~~", "....~", "W...~", ".B..3"], "two islands are called I08"),
]


@pytest.mark.parametrize(("code", "rows", "said"), DAMAGE)
@pytest.mark.parametrize("task", ["check", "draw"])
def test_a_damaged_island_is_named_with_row_and_column(
    file: Path, task: str, code: str, rows: list[str], said: str
) -> None:
    data = own()
    data["islands"][6] |= {"id": code, "rows": rows}
    file.write_text(json.dumps(data))
    with pytest.raises(UserError) as trouble:
        islands(task, file=str(file))
    assert str(trouble.value).startswith(f"{file}: ")
    assert said in str(trouble.value)
    assert "\n" not in str(trouble.value)


WRONG = [
    "",
    "[]",
    "{}",
    "[" * 100_000,
    '{"deck": {}, "islands": []}',
    OWN.replace('"arrow_h": 15', '"arrow_h": "many"'),
]


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_what_is_no_component_file_gets_one_sentence(file: Path, text: str) -> None:
    file.write_text(text)
    with pytest.raises(UserError, match=r"islands\.json: .+"):
        islands("check", file=str(file))


def test_a_deck_too_small_for_two_seats_is_refused(file: Path) -> None:
    file.write_text(json.dumps({**own(), "deck": {"arrow_h": 21}}))
    with pytest.raises(UserError, match="2 players need at least 22 cards, and the deck has 21"):
        islands("check", file=str(file))


@pytest.mark.parametrize(
    ("task", "chosen", "said"),
    [
        ("check", {"file": "/no/such/file"}, "There is no file"),
        ("draw", {"island": "I99"}, "There is no island I99 in this set; the first is I01, the last I45."),
        ("draw", {"svg": "/dev/null/x"}, "cannot be written"),
        ("make", {"seed": -1}, "--seed must be at least 0"),
        ("make", {"seed": 1, "count": 8}, "--count must be from 9 to 99, not 8."),
        ("make", {"seed": 1, "count": 100}, "--count must be from 9 to 99, not 100."),
        ("make", {"seed": 1, "out": "/dev/null/x"}, "cannot be written"),
    ],
)
def test_wrong_arguments_get_one_sentence(task: str, chosen: dict[str, object], said: str) -> None:
    with pytest.raises(UserError) as trouble:
        islands(task, **chosen)
    assert said in str(trouble.value)
