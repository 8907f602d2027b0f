"""The command line as a user meets it: real processes, real files."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

from cenote import is_compiled
from cenote.cli import main
from cenote.cli.ascii_output import PLAINER
from cenote.games.jackal.glyphs import SMALL
from cenote.words import SHAPES


def cenote(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "import sys; from cenote.cli import main; sys.exit(main())", *map(str, arguments)]
    english = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False, env=english)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("games")
    for mode in ("basic", "auction"):
        assert cenote("sim", "-n", "3", "--mode", mode, "--records", folder, "--seats", "3").returncode == 0
    return sorted(folder.iterdir())


def test_rules_are_found_by_letter_by_title_and_without_the_letter() -> None:
    one = cenote("rules", "tikal", "T6.4").stdout
    assert one.splitlines()[1].startswith("T6.4 ")
    for arguments in (("T6.4",), ("t6.4",), ("Tikal", "6.4"), ("6.4",), ("TIKAL", "t6.4")):
        assert cenote("rules", *arguments).stdout == one
    assert cenote("rules", "J6").stdout == cenote("rules", "jackal", "6").stdout
    assert cenote("rules", "шакал", "J6", "--lang", "ru").returncode == 0


def test_version_says_whether_it_is_compiled() -> None:
    said = cenote("--version").stdout
    assert said == cenote("-V").stdout
    assert re.fullmatch(r"cenote \d+\.\d+\.\d+, (compiled|plain Python)\n", said)
    assert ("compiled" in said) == is_compiled() == (os.environ.get("CENOTE_EXPECT") == "compiled")


def test_sim_plays_prints_a_summary_and_writes_records(games: list[Path]) -> None:
    assert [game.name for game in games] == [f"tikal-{m}-{n:06d}.txt" for m in ("auction", "basic") for n in (1, 2, 3)]
    said = cenote("sim", "-n", "4", "--bots", "greedy,random", "--seats", "2", "--workers", "1")
    assert re.search(r"4 games in [\d.]+\ss: [\d.]+ games/s", said.stdout)
    assert re.search(r"greedy .* 4 .*100\.0%", said.stdout)
    assert "━" not in said.stderr, "a bar is for terminals only"


def test_sim_prints_its_summary_for_programs() -> None:
    said = cenote("sim", "-n", "4", "--bots", "greedy,random", "--seats", "2", "--workers", "1", "--json")
    summary = json.loads(said.stdout)
    greedy, random = summary["bots"]
    assert (summary["game"], summary["games"], greedy["bot"], random["bot"]) == ("tikal", 4, "greedy", "random")
    assert (greedy["seats"], greedy["won"], random["won"]) == (4, 1.0, 0.0)
    assert greedy["best"] > greedy["mean"] > random["mean"]
    assert summary["counts"]["turns"] > 0


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes(tmp_path: Path) -> None:
    for workers in "12":
        cenote("sim", "-n", "6", "--seed", "40", "--workers", workers, "--records", tmp_path / workers)
    one, two = ({f.name: f.read_text() for f in (tmp_path / w).iterdir()} for w in "12")
    assert one == two
    assert len(one) == 6


def test_verify_accepts_a_true_record_and_names_what_fails(games: list[Path], tmp_path: Path) -> None:
    true = cenote("verify", games[0])
    assert (true.returncode, true.stdout.splitlines()[-1]) == (0, "The record is genuine.")
    forged = tmp_path / "forged.txt"
    forged.write_text(games[0].read_text().replace("winners ", "winners 0 ", 1))
    false = cenote("verify", forged)
    assert false.returncode == 1
    assert "Digest: WRONG. Line " in false.stdout
    assert "Result: WRONG. Line " in false.stdout
    assert all(line.count("ine ") <= 1 for line in false.stdout.splitlines()), "a line is named once"


def test_replay_tells_the_whole_game(games: list[Path]) -> None:
    said = cenote("replay", games[0], "--all").stdout.splitlines()
    assert said[0].startswith("tikal, auction: ")
    assert said[1].startswith("1. On offer: ")
    assert "The game is over." in said[-1]


def test_replay_steps_forwards_backwards_and_to_any_entry(games: list[Path]) -> None:
    said = cenote("replay", games[3], typed="\n\nb\n5\nd\nq\n").stdout
    assert re.findall(r"^(?:> )?(\d+)\. ", said, re.M) == ["1", "2", "3", "2", "5", "5"]
    assert "+---" in said


def test_show_draws_a_moment_of_a_record_and_a_position(games: list[Path], tmp_path: Path) -> None:
    assert "a5 ⌂⌂" in cenote("show", games[0], "--at", "40").stdout
    text = "cenote position 1\ngame tikal\nseats 2\nc4 B2/1 value 5 workers 1 2 leader 0\n"
    position = tmp_path / "position.txt"
    position.write_text(text)
    drawn = cenote("show", position).stdout
    assert "c4 T5" in drawn
    assert "●♛ ■2" in drawn
    assert "● Player 1: 0 points" in drawn, "seats without a name are counted as people count"
    assert cenote("show", "-", typed=text).stdout == drawn


def test_a_person_plays_in_the_terminal_and_a_script_is_asked_nothing(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    typed = "why end\nplaec a3 0\n99\nplace c4 0\nundo\nplace c4 0\n1\nquit\n"
    said = cenote("play", "--seed", "1", "--bots", "random", "--save", save, typed=typed)
    assert said.returncode == 0
    assert "A turn can end only after the hex has been placed. (T3.2)" in said.stdout
    assert "There is no action “plaec a3 0”; did you mean “place a3 0”?" in said.stdout
    assert "Nothing in the list has a number now" in said.stdout
    assert "Planned: place c4 0. Type commit to play it." in said.stdout
    assert "Wanderer 2 ends the turn" in said.stdout
    assert cenote("verify", save).returncode == 0


def test_leaving_in_the_middle_keeps_the_record(tmp_path: Path) -> None:
    save = tmp_path / "new" / "game.txt"
    assert cenote("play", "--seed", "1", "--bots", "random", "--save", save, typed="place c4 0\n1\n").returncode == 0
    checked = cenote("verify", save)
    assert checked.returncode == 0
    assert "the game is not finished" in checked.stdout


def plainly(*arguments: str | Path) -> str:
    """What a terminal shows that knows ASCII only."""
    command = [sys.executable, "-c", "from cenote.cli import main; main()", *map(str, arguments)]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    return subprocess.run(command, capture_output=True, timeout=60, check=True, env=ascii_only).stdout.decode("ascii")


def test_a_terminal_without_our_signs_gets_plainer_ones_that_differ(games: list[Path]) -> None:
    drawn = plainly("show", games[0])
    assert "a5 CC" in drawn
    assert "?" not in drawn
    island = plainly("islands", "draw", "--island", "I10")
    assert "1  ~  .  W  .  ~" in island
    assert "2  .  .  @  .  ~" in island
    assert "?" not in island


def test_no_two_signs_of_an_island_become_the_same() -> None:
    signs = {*SHAPES, *SMALL.values(), *"1234WB"}
    plain = {PLAINER.get(sign, sign) for sign in signs}
    assert len(plain) == len(signs)
    assert "".join(plain).isascii()


def test_who_goes_away_while_we_print_hears_nothing_more(tmp_path: Path) -> None:
    """As in `cenote … | head -1`, also in the middle of a game."""
    for arguments in (["rules"], ["play", "--seed", "1", "--save", str(tmp_path / "game.txt")]):
        command = [sys.executable, "-c", "import sys; from cenote.cli import main; sys.exit(main())", *arguments]
        running = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(1)
        running.stdout.close()
        running.stdin.write(b"help\n" * 2000)
        with suppress(BrokenPipeError):
            running.stdin.close()
        done = (0, 141) if arguments == ["rules"] else (141,)  # little that is said may be said already
        assert running.wait(60) in done
        assert running.stderr.read() == b""
        running.stderr.close()


WRONG = [
    (("sim", "chess"), "There is no game chess; the games are tikal and jackal."),
    (("sim", "--seats", "7"), "tikal is for 2 to 4 players, not 7."),
    (("sim", "--seats", "two"), "--seats: “two” is not a whole number"),
    (("sim", "--mode", "blitz"), "tikal has no mode blitz; its modes are basic and auction."),
    (("sim", "--option", "cheat"), "no option cheat"),
    (
        ("sim", "--bots", "deep-blue"),
        "There is no bot deep-blue; the bots are easy, medium, hard",
    ),
    (("sim", "-n", "0"), "--games must be at least 1"),
    (("sim", "--seed", "-4"), "--seed must be at least 0"),
    (("sim", "--workers", "-1"), "--workers must be at least 0"),
    (("sim", "-n", "1", "--records", "/dev/null/x"), "cannot be written"),
    (("verify", "/no/such/file"), "There is no file /no/such/file."),
    (("verify", "/"), "cannot be read"),
    (("replay", sys.executable), "is not a text file"),
    (("show", "/dev/null"), "Line 1: a position begins with"),
    (("replay", "/dev/null"), "This is not a Cenote record"),
    (("frobnicate",), "frobnicate"),
    (("show", "RECORD", "--at", "-1"), "--at must be from 0 to"),
    (("show", "RECORD", "--at", "99999"), "--at must be from 0 to"),
    (("replay", "RECORD", "--to", "-5"), "--to must be from 1 to"),
    (("replay", "RECORD", "--to", "0"), "--to must be from 1 to"),
    (("rules", "T99"), "There is no rule T99; there are T1.1 to T15.16."),
    (("rules", "tikal", "J1"), "There is no rule J1; there are T1.1 to T15.16."),
    (("rules", "foo"), "There is no game foo; the games are tikal and jackal."),
    (("verify",), "FILE"),
    (("sim", "--frob"), "--frob"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG)
def test_wrong_arguments_and_files_get_one_sentence_and_exit_code_2(
    arguments: tuple[str, ...], said: str, games: list[Path]
) -> None:
    answer = cenote(*(str(games[0]) if argument == "RECORD" else argument for argument in arguments))
    assert answer.returncode == 2
    assert said in answer.stderr
    assert len(answer.stderr.splitlines()) == 1
    assert answer.stderr.startswith("cenote: ")


def test_every_damaged_record_gets_one_sentence(
    games: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut off here and there, and garbled here and there."""
    lines = games[0].read_text().splitlines(keepends=True)
    damaged = tmp_path / "damaged.txt"
    for at in (0, 3, 60, len(lines) - 2):
        for text in ("".join(lines[:at]), "".join([*lines[:at], "garbled\n", *lines[at + 1 :]])):
            damaged.write_text(text)
            for command in ("replay", "show", "verify"):
                monkeypatch.setattr("sys.stdin", StringIO("q\n"))
                code = main([command, str(damaged)])
                assert code in (0, 1, 2)
                assert len(capsys.readouterr().err.splitlines()) == (code == 2)
