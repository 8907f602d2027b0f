"""`cenote verify`: exit codes, many files at once, and what is no record."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cenote.cli import main
from tests.cli.test_commands import cenote

Verify = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two true records, and others that are not."""
    path = tmp_path_factory.mktemp("records")
    assert cenote("sim", "-n", "2", "--seats", "2", "--records", path).returncode == 0
    text = (path / "tikal-basic-000001.txt").read_text("utf-8")
    (path / "forged").write_text(text.replace("winners ", "winners 0 ", 1), "utf-8")
    (path / "cut").write_text(text[: len(text) // 2], "utf-8")
    (path / "garbled").write_text(text.replace("place ", "palce ", 1), "utf-8")
    (path / "windows").write_bytes(text.replace("\n", "\r\n").encode())
    (path / "position").write_text("cenote position 1\ngame tikal\nseats 2\n", "utf-8")
    (path / "readme").write_text("# Cenote\n", "utf-8")
    (path / "empty").write_text("")
    return path


@pytest.fixture
def verify(folder: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    def do(*arguments: str) -> tuple[int, str, str]:
        found = [str(folder / name) if (folder / name).exists() else name for name in arguments]
        code = main(["verify", "--lang", "en", *found])
        said = capsys.readouterr()
        return code, said.out.replace(f"{folder}/", ""), said.err

    return do


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("tikal-basic-000001.txt", 0, "The record is genuine."),
        ("forged", 1, "The record is not what was played."),
        ("cut", 1, "cut: Line "),
        ("garbled", 1, "is not an action"),
        ("windows", 1, "windows: The file has Windows line endings (CRLF, first on line 1)"),
        ("position", 1, "position: This is not a Cenote record"),
        ("readme", 1, "readme: This is not a Cenote record"),
        ("empty", 1, "empty: This is not a Cenote record"),
    ],
)
def test_0_is_whole_and_1_is_wrong_or_damaged(name: str, code: int, sentence: str, verify: Verify) -> None:
    found, said, complaint = verify(name)
    assert (found, complaint) == (code, "")
    assert sentence in said


def test_2_is_a_mistake_of_the_caller_or_a_file_that_cannot_be_read(verify: Verify) -> None:
    assert verify("nowhere") == (2, "", "cenote: There is no file nowhere.\n")
    assert verify("--frob")[0] == 2


def test_many_files_get_a_line_each_and_one_that_is_missing_hides_no_other(verify: Verify) -> None:
    names = ("tikal-basic-000001.txt", "nowhere", "forged", "readme", "tikal-basic-000002.txt")
    code, said, complaint = verify(*names)
    assert (code, complaint) == (2, "cenote: There is no file nowhere.\n")
    assert [line.split(": ")[0] for line in said.splitlines()] == [name for name in names if name != "nowhere"]
    assert verify("tikal-basic-000001.txt", "tikal-basic-000002.txt")[0] == 0


def test_quiet_tells_only_what_is_wrong(verify: Verify) -> None:
    assert verify("-q", "tikal-basic-000001.txt", "tikal-basic-000002.txt") == (0, "", "")
    assert verify("-q", "tikal-basic-000001.txt") == (0, "", "")
    code, said, _ = verify("--quiet", "tikal-basic-000001.txt", "forged")
    assert (code, said.count("\n")) == (1, 1)
    assert said.startswith("forged: Digest: WRONG.")


def test_programs_get_everything_as_json(verify: Verify) -> None:
    code, said, _ = verify("--format", "json", "tikal-basic-000001.txt", "forged")
    true, forged = json.loads(said)
    assert (code, true["wrong"], forged["wrong"]) == (1, False, True)
    assert {check["what"]: check["holds"] for check in forged["checks"]} == {
        **{"digest": False, "form": True, "actions": True, "commitment": True, "draws": True, "result": False}
    }


def test_exit_codes_are_in_help_and_in_the_notation() -> None:
    assert "Exit codes: 0 no record is wrong; 1" in " ".join(cenote("verify", "--help").stdout.split())
    assert "Exit codes: 0 success; 1" in " ".join(cenote("--help").stdout.split())
    page = (Path(__file__).parent.parent.parent / "docs/notation.md").read_text("utf-8")
    assert "`cenote verify` exits with 0" in page
