"""Output that is full, closed or read no more, input that is closed, and Ctrl-C: a sentence and an exit code."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from cenote.cli import main, streams
from cenote.cli.ascii_output import PLAINER
from cenote.cli.progress_lines import ProgressLines
from cenote.core.record import read, write
from cenote.words import Words
from tests.cli.test_commands import cenote

ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}
FULL = Path("/dev/full")


def started(*arguments: str | Path, **streams: int) -> subprocess.Popen[str]:
    def listen_to_ctrl_c() -> None:
        """A test run started in the background ignores the signal, and so would every program that it starts."""
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    running: subprocess.Popen[str] = subprocess.Popen(
        [sys.executable, "-m", "cenote", *map(str, arguments)],
        stderr=subprocess.PIPE,
        text=True,
        env=ENGLISH,
        preexec_fn=listen_to_ctrl_c,
        **streams,  # type: ignore[call-overload]
    )
    return running


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("arguments", [("rules",), ("--help",), ("sim", "--help"), ("--version",), ("sim", "-n", "1")])
def test_what_cannot_be_written_is_said(arguments: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        running = started(*arguments, stdout=full.fileno())
        _, said = running.communicate(timeout=120)
    assert (running.returncode, said) == (2, "cenote: The output cannot be written: no space is left.\n")


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("arguments", [("foo",), ("verify", "/nowhere"), ("rules", "T99")])
def test_an_error_that_cannot_be_written_keeps_its_exit_code(arguments: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        command = [sys.executable, "-m", "cenote", *arguments]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=full, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_no_accident(closed: str, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    for command in ("rules T6.4", f"play --bots random --save {save}"):
        shell = f'"{sys.executable}" -m cenote {command} {closed}'
        done = subprocess.run(
            ["sh", "-c", shell], capture_output=True, text=True, env=ENGLISH, check=False, timeout=120
        )
        assert (done.returncode, done.stderr) == (0, "")
    assert save.read_text("utf-8").startswith("cenote record 1\n"), "nothing else was written to it"


def test_sim_ends_as_others_do_when_nobody_reads() -> None:
    running = started("sim", "-n", "2", "--workers", "1", stdout=subprocess.PIPE)
    assert running.stdout is not None
    running.stdout.close()
    assert running.wait(120) == 141
    assert running.stderr is not None
    assert "Traceback" not in running.stderr.read()
    running.stderr.close()


@pytest.mark.parametrize(
    "arguments",
    [
        ("sim", "-n", "1000000"),
        ("sim", "-n", "1000000", "--json"),
        ("arena", "--bots", "greedy", "random", "--games", "1000000"),
    ],
)
def test_ctrl_c_shows_what_there_is_and_is_told_by_the_exit_code(arguments: tuple[str, ...], tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    where = "--records" if arguments[0] == "sim" else "--out"
    running = started(*arguments, "--workers", "1", where, folder, stdout=subprocess.PIPE)
    wanted = "*.txt" if arguments[0] == "sim" else "games.jsonl"
    while running.poll() is None and not any(file.stat().st_size for file in folder.glob(wanted)):
        os.sched_yield()
    running.send_signal(signal.SIGINT)
    said, complaint = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "Stopped. Games finished: " in complaint
    assert "--json" not in arguments or json.loads(said)["games"] > 0
    assert "random" in said
    assert "Traceback" not in complaint


def test_ctrl_c_while_a_command_is_imported_is_no_traceback() -> None:
    """Whatever is imported first is replaced by somebody who presses Ctrl-C."""
    code = """
import sys
class Pressed:
    def find_spec(self, name, path=None, target=None):
        if name == "cenote.words":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Pressed())
from cenote.cli import main
sys.exit(main(["serve"]))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\n")


def test_an_output_without_the_letters_of_a_language_gets_english() -> None:
    ascii_only = {**ENGLISH, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "cenote", "rules", "T6.4", "--lang"]
    russian, german = (
        subprocess.run([*command, code], capture_output=True, text=True, check=True, env=ascii_only, timeout=60)
        for code in ("ru", "de")
    )
    assert russian.stdout == cenote("rules", "T6.4", "--lang", "en").stdout
    assert "cannot show the letters of the language ru" in russian.stderr
    assert "fur die zweite" in german.stdout, "letters without their accents"
    assert streams.shows("ru")
    assert all(sign.isascii() for sign in PLAINER.values())


def test_a_long_command_tells_now_and_then_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    seconds = count(step=4)
    ticker = ProgressLines(Words(), lambda: float(next(seconds)))
    for done in range(1, 8):
        ticker.tell(done, 400)
    assert capsys.readouterr().err.splitlines() == ["3 of 400 done", "6 of 400 done"]


@pytest.mark.parametrize("command", ["sim", "arena", "coach"])
def test_long_commands_tell_it(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cenote.cli.progress_lines.SILENCE", 0.0)
    record = tmp_path / "tikal-basic-000001.txt"
    sim = ["sim", "tikal", "--seats", "2", "-n", "1", "--workers", "1", "--lang", "en", "--records", str(tmp_path)]
    arena = ["arena", "tikal", "--bots", "random", "greedy", "--games", "2", "--workers", "1", "--lang", "en"]
    assert main(arena if command == "arena" else sim) == 0
    if command == "coach":
        capsys.readouterr()
        cut = read(record.read_text("utf-8"))
        record.write_text(write(replace(cut, entries=cut.entries[:2], result=None, seed=None)), "utf-8")
        assert main(["coach", str(record), "--lang", "en"]) == 0
    assert re.search(r"^(\d+) of \1 done$", capsys.readouterr().err, re.M)
