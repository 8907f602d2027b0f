"""`cenote arena` as a user meets it."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from rich.table import Table

from cenote.cli import main
from cenote.cli.table_output import show_table
from cenote.words import LANGUAGES, Words

BOTS = Path(__file__).parent.parent / "arena" / "bad_bots.py"
STEADY, CHEAT = f"{BOTS}:Steady", f"{BOTS}:Cheat"


def arena(*arguments: str | Path, bots: tuple[str, ...] = ("random", STEADY)) -> int:
    shown = ("--game", "jackal", "--games", "4", "--workers", "1", "--lang", "en")
    return main(["arena", *shown, "--bots", *bots, *map(str, arguments)])


def test_a_folder_has_everything_and_goes_on_only_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena("--out", tmp_path) == 0
    said = capsys.readouterr().out
    assert "random : Steady" in said
    assert "Coins per seat" in said
    assert {file.name for file in tmp_path.iterdir()} == {"games.jsonl", "times.jsonl", "results.json", "report.html"}
    kept = (tmp_path / "games.jsonl").read_bytes()
    assert arena("--out", tmp_path) == 2
    assert "--resume" in capsys.readouterr().err
    assert arena("--out", tmp_path, "--resume", "--format", "json") == 0
    assert json.loads(capsys.readouterr().out) == json.loads((tmp_path / "results.json").read_text("utf-8"))
    assert (tmp_path / "games.jsonl").read_bytes() == kept
    assert arena("--out", tmp_path, "--resume", "--seats", "3") == 2
    assert "other settings (seats)" in capsys.readouterr().err


def test_the_report_is_one_page_that_asks_for_nothing(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert arena("--out", tmp_path) == 0
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count("<svg") == 4
    assert not re.findall(r"""(?:src|href)=["'](?!#)|@import|url\((?!#)""", re.sub(r'xmlns(:\w+)?="[^"]*"', "", page))
    names = re.findall(r'id="([^"]*)"', page)
    assert len(names) == len({*names})
    assert "currentColor" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_report_speak_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    for form in ("table", "html"):
        assert arena("--lang", language, "--format", form, bots=("random", CHEAT)) == 0
        assert "random" in capsys.readouterr().out


def test_without_the_extra_there_are_victories_and_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    assert arena() == 0
    said = capsys.readouterr().out
    assert 'pip install ".[arena]"' in said
    assert re.search(r"random .*–.*\d%", said)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--workers", "2", "--cluster", "tcp://192.0.2.1:8786"), "Give either --workers or --cluster, not both."),
        (("--resume",), "--resume needs the folder of the games"),
        (("--games", "0"), "--games must be at least 1"),
        (("--seed", "-1"), "--seed must be at least 0"),
        (("--field", "deep-blue"), "There is no bot deep-blue"),
        (("--out", "/dev/null/x"), "cannot be written"),
        (("--strict", "--bots", CHEAT, "random"), "Cheat failed in deal 1. ValueError"),
        (("--bots", "greedy", "--field", "greedy"), "Nobody is left to sit among greedy."),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*arguments) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_sim_refuses_workers_beside_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--lang", "en", "--workers", "2", "--cluster", "tcp://192.0.2.1:8786"]) == 2
    assert "not both" in capsys.readouterr().err


@pytest.mark.parametrize("columns", ["40", "60"])
def test_a_narrow_window_loses_no_digit(
    columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert main(["sim", "jackal", "-n", "2", "--bots", "random,greedy", "--workers", "1", "--lang", "en"]) == 0
    assert arena() == 0
    said = capsys.readouterr().out
    assert "…" not in said
    assert re.search(r"\b\d+\.\d%", said)
    assert re.search(r"greedy.*\d%", said), "a row is not torn apart"


@pytest.mark.parametrize("columns", range(4, 70, 3))
def test_a_table_in_a_window_of_any_width_has_every_word(
    columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    rows = [["player", "games\nwon", "mean score"], ["easy bot", "17", "201.5"], ["greedy", "8", "99.25"]]
    table = Table(*rows[0])
    for row in rows[1:]:
        table.add_row(*row)
    show_table(table, rows, Words())
    said = capsys.readouterr().out
    assert [word for row in rows for cell in row for word in cell.split() if word not in said] == []
    assert "…" not in said


@pytest.mark.parametrize("columns", ["40", "60", "80", "120"])
def test_the_table_of_islands_is_never_cut(
    columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert main(["islands", "check", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "…" not in said
    assert re.search(r"I01 Turtle.*\b73\.7\b.*\b93\.6\b", said)
