"""Whatever a file says, a command answers in plain text: no traceback, no control character, a sentence at a fault."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from cenote.cli import main
from cenote.core.record import digest
from cenote.core.registry import game, game_names
from cenote.core.testing import sample
from cenote.islands.generator import FEWEST, component_file, make_islands
from cenote.words import LANGUAGES
from tests.counts import count
from tests.fuzz.mutate import mutated
from tests.golden import path_of, records

RECORDS = [text for name in game_names() for mode in game(name).modes for text in records(path_of(name, mode))[::6]]
POSITIONS = [game(name).dump(moment.state) for name in game_names() for moment in sample(game(name), Random(1), 40)]
ISLANDS = [component_file(make_islands(seed, FEWEST), "fuzz") for seed in range(3)]

ON_RECORDS = (["verify"], ["replay", "--all"], ["show", "--plain"], ["show"])
ON_POSITIONS = (["show", "--plain"], ["show"], ["verify"], ["replay", "--all"])
ON_ISLANDS = (["islands", "draw"],)


def resealed(rng: Random, text: str) -> str:
    """With a digest that holds, more often than not: a forger would see to that."""
    body, last, _ = text.rpartition("sha256 ")
    return f"{body}sha256 {digest(body)}\n" if last and rng.random() < 0.7 else text


def check_answer(command: list[str], file: Path, rng: Random, capsys: pytest.CaptureFixture[str]) -> int:
    code = main([*command, str(file), "--lang", rng.choice(LANGUAGES)])
    out, err = capsys.readouterr()
    assert code in (0, 1, 2)
    assert len(err.splitlines()) == (code == 2), err
    assert not (out and code == 2)
    shown = (out + err).replace("\n", "").replace("\u00a0", " ")
    assert shown.isprintable(), [sign for sign in shown if not sign.isprintable()]
    return code


@pytest.mark.parametrize(
    ("texts", "commands"),
    [(RECORDS, ON_RECORDS), (POSITIONS, ON_POSITIONS), (ISLANDS, ON_ISLANDS)],
    ids=["records", "positions", "islands"],
)
@pytest.mark.parametrize("seed", range(count(1, 20)))
def test_every_command_answers_plainly(
    texts: list[str],
    commands: tuple[list[str], ...],
    seed: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    rng, file, codes = Random(seed), tmp_path / "file", set[int]()
    others = [line for text in texts for line in text.split("\n") if line]
    for _ in range(count(60, 200)):
        text = resealed(rng, mutated(rng, rng.choice(texts), others))
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        codes.add(check_answer(rng.choice(commands), file, rng, capsys))
    assert codes >= {0, 2}


@pytest.mark.parametrize("command", [*ON_RECORDS, *ON_ISLANDS])
def test_bytes_that_are_no_text_are_refused(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    for junk in (b"\xff\xfe\x00", RECORDS[0].encode("utf-16"), b"\xed\xa0\x80", bytes(range(256))):
        file.write_bytes(junk)
        assert check_answer(command, file, Random(1), capsys) == 2


@pytest.mark.parametrize("field", ["id", "name"])
def test_a_component_file_in_a_record_is_held_to_the_same(
    field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What `islands` refuses, no record or position brings in by another door."""
    data = json.loads(ISLANDS[0])
    data["islands"][0][field] = "\x1b[2J"
    data["islands"][0].pop("name_ru", None)
    file, record = tmp_path / "file", records(path_of("jackal", "basic"))[0]
    body = record.rpartition("sha256 ")[0].replace("mode basic\n", f"mode basic\ncomponents {json.dumps(data)}\n", 1)
    for text in (f"{body}sha256 {digest(body)}\n", json.dumps(data)):
        file.write_text(text, "utf-8")
        for command in ON_RECORDS if text.startswith("cenote") else ON_ISLANDS:
            wrong = 1 if command == ["verify"] else 2
            assert check_answer(command, file, Random(1), capsys) == wrong
