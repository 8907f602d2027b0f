"""Help and errors of every command in every language."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

from cenote.cli import main
from cenote.cli.admin import TASKS
from cenote.cli.commands import COMMANDS
from cenote.words import LANGUAGES
from tests.core.test_locales import words_of

TASK = rf"^    (?:{'|'.join(TASKS)})\b"
TYPED = (
    rf"^ +cenote .*|^  eval .*|{TASK}|/\S+|[a-z]+-[a-z-]+"
    r"|file\.py:Class|random|greedy|easy|medium|hard|expert|bash|zsh|fish|text|table|json|html|parquet|Dask"
)
"""Commands to copy, paths, and names of things."""
PLACEHOLDERS = re.compile(rf"\b[A-Z]{{2,}}\b|\b[NH]\b|\{{[^}}]*\}}|{TYPED}", re.M)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints, wherever it prints it."""
    with suppress(SystemExit):
        main(arguments)
    printed = capsys.readouterr()
    return printed.out + printed.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, command, "--lang", language, "--help")
    assert f"cenote {command}" in text
    if language in ("ru", "zh"):
        sentences = PLACEHOLDERS.sub(" ", text.split("\n\n", 1)[1])
        assert not words_of(sentences), words_of(sentences)


@pytest.mark.parametrize(
    ("language", "headings"), [("fr", ["Arguments\u00a0:", "Options\u00a0:"]), ("zh", ["参数：", "选项："])]
)
def test_headings_of_help_end_as_the_language_has_it(
    language: str, headings: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said(capsys, "sim", "--lang", language, "--help").splitlines()
    assert [line for line in lines if line in headings] == headings


@pytest.mark.parametrize("language", ["ru", "zh"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("sim", "chess"),
        ("sim", "--seats", "x"),
        ("sim", "--seats", "9"),
        ("verify", "/no"),
        ("sim", "--mode", "x"),
        ("serve", "--port", "99999"),
    ],
)
def test_errors_are_in_the_language(
    arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = said(capsys, *arguments[:1], "--lang", language, *arguments[1:])
    foreign = re.findall(r"[а-яё]+|[\u4e00-\u9fff]+", text)
    assert len("".join(foreign)) >= 4, text


def test_the_environment_chooses_when_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    german = said(capsys, "rules", "tikal", "T6.4")
    assert german == said(capsys, "rules", "tikal", "T6.4", "--lang", "de")
    assert german != said(capsys, "rules", "tikal", "T6.4", "--lang", "en")
    monkeypatch.setenv("LANG", "C")
    assert said(capsys, "rules", "tikal", "T6.4") == said(capsys, "rules", "tikal", "T6.4", "--lang", "en")
