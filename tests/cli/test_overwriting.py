"""What a command writes never takes the place of what is there, unless that is wanted."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.cli import main

SERIES = ("sim", "--seats", "2", "-n", "2", "--workers", "1", "--lang", "en", "--records")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("other", [("--bots", "greedy"), ("--seats", "3")])
def test_sim_keeps_an_earlier_series(
    other: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SERIES, str(tmp_path)]) == 0
    kept = contents(tmp_path)
    capsys.readouterr()
    assert main([*SERIES, str(tmp_path), *other]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "exists already. Name another place, or replace it with --force." in said.err
    assert contents(tmp_path) == kept
    assert main([*SERIES, str(tmp_path), "--seed", "3"]) == 0, "other numbers are other games"
    assert kept.items() <= contents(tmp_path).items()
    assert main([*SERIES, str(tmp_path), *other, "--force"]) == 0
    assert not kept.items() <= contents(tmp_path).items()


def test_sim_keeps_an_earlier_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    assert main([*SERIES, str(tmp_path), "--format", "parquet"]) == 0
    kept = contents(tmp_path)
    assert main([*SERIES, str(tmp_path), "--format", "parquet", "--seed", "7"]) == 2
    assert "games.parquet exists already" in capsys.readouterr().err
    assert contents(tmp_path) == kept


def test_islands_make_keeps_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "islands.json"
    make = ["islands", "make", "--lang", "en", "--seed", "7", "--count", "9", "--out"]
    file.write_text("mine")
    assert main([*make, str(file)]) == 2
    assert "islands.json exists already." in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert main([*make, str(file), "--force"]) == 0
    assert "islands" in file.read_text()


def test_islands_draw_keeps_earlier_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draw = ["islands", "draw", "--svg", str(tmp_path), "--lang"]
    assert main([*draw, "en", "--island", "I02"]) == 0
    kept = contents(tmp_path)
    assert main([*draw, "de"]) == 2
    assert "island-02.svg" in capsys.readouterr().err
    assert contents(tmp_path) == kept, "nothing is drawn beside it"
    assert main([*draw, "de", "--force"]) == 0
    assert len(contents(tmp_path)) == 45
    assert contents(tmp_path)["island-02.svg"] != kept["island-02.svg"]


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_a_folder_in_the_way_of_a_file_stays_alone(
    force: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    assert main(["islands", "make", "--lang", "en", "--seed", "7", "--count", "9", "--out", str(folder), *force]) == 2
    assert "games cannot be written: it is a folder." in capsys.readouterr().err
    assert list(tmp_path.rglob("*")) == [folder]


@pytest.mark.parametrize("name", ["results.json", "report.html"])
def test_arena_keeps_what_is_there(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / name).write_text("mine")
    arena = ["arena", "--bots", "random", "greedy", "--games", "2", "--workers", "1", "--lang", "en", "--out"]
    for resumed in ((), ("--resume",)):
        assert main([*arena, str(tmp_path), *resumed]) == 2
        assert f"{name} exists already. Name another folder." in capsys.readouterr().err
    assert contents(tmp_path) == {name: b"mine"}
