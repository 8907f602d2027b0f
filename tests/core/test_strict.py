"""Records and positions are read as strictly as docs/notation.md says, and every fault is said in a plain sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from cenote.cli import main
from cenote.core.dealer import numbered_seed
from cenote.core.game import Damaged
from cenote.core.match import Match, load
from cenote.core.printable import LONGEST, printable_excerpt
from cenote.core.record import digest, read, split_digest, write
from cenote.core.registry import game
from cenote.core.replay import verify
from cenote.words import LANGUAGES, Words
from tests.golden import path_of, records

OPEN = write(Match.start("tikal", 2, seed=numbered_seed(1), names=["Ada", "Ben"], salts=["a1", ""]).record())
OVER = records(path_of("tikal", "basic"))[0]
HUGE = "9" * 5_000


def sealed(body: str) -> str:
    """A record with the digest that its lines should have."""
    return f"{body}sha256 {digest(body)}\n"


def changed(old: str, new: str, text: str = OPEN) -> str:
    """A record in which something stands otherwise, sealed anew."""
    body, _ = split_digest(text)
    assert old in body
    return sealed(body.replace(old, new, 1))


STRANGE = {
    "a name of 65 letters": (changed("seat 0 Ada", "seat 0 " + "A" * 65), "not-a-name", 5),
    "an empty name": (changed("seat 0 Ada", "seat 0 "), "not-a-name", 5),
    "no name": (changed("seat 0 Ada", "seat 0"), "line-too-short", 5),
    "spaces around a name": (changed("seat 0 Ada", "seat 0  Ada"), "not-a-name", 5),
    "a bell in a name": (changed("seat 0 Ada", "seat 0 A\ada"), "not-a-name", 5),
    "another line end in a name": (changed("seat 0 Ada", "seat 0 A\u2028da"), "not-a-name", 5),
    "a word after the game": (changed("game tikal", "game tikal too"), "line-too-long", 2),
    "two spaces": (changed("game tikal", "game  tikal"), "line-too-long", 2),
    "a word after the seed": (changed("seed ", "seed x ", OVER), "line-too-long", -1),
    "a number with a leading zero": (changed("rules 1", "rules 01"), "not-a-number-in-range", 3),
    "a seat with a leading zero": (changed("seat 0", "seat 00"), "not-a-number-in-range", 5),
    "an entry of seat 00": (changed("play\n* ", "play\n00 "), "not-a-number-in-range", 11),
    "a huge seat": (changed("play\n* ", f"play\n{HUGE} "), "not-a-number-in-range", 11),
    "a huge version of the rules": (changed("rules 1", f"rules {HUGE}"), "not-a-number-in-range", 3),
    "an option twice": (changed("mode basic\n", "mode basic\n" + "option camp-needs-member\n" * 2), "twice", 6),
    "a commitment of another kind": (changed("commitment ", "commitment z"), "not-a-hash", 7),
    "no commitment": (changed("commitment " + numbered_seed(1).hex()[:0], "commitment - "), "line-too-long", 7),
    "a salt of other signs": (changed("salt 0 a1", "salt 0 A1"), "not-a-salt", 8),
    "a salt of 65 digits": (changed("salt 0 a1", "salt 0 " + "a" * 65), "not-a-salt", 8),
    "an unknown action": (changed("* draw", "* drew"), "unknown-action", 11),
    "an action in other letters": (changed("* draw", "* Draw"), "unknown-action", 11),
    "a result that opens no seed": (sealed(split_digest(OVER)[0].rpartition("seed ")[0]), "too-few-lines", -1),
    "components of another game": (changed("mode basic\n", "mode basic\ncomponents {}\n"), "components", 5),
    "Windows": (OPEN.replace("\n", "\r\n"), "windows-line-end", 1),
    "an old Mac": (OPEN.replace("\n", "\r"), "line-end", 1),
    "no line feed at the end": (OPEN.rstrip("\n"), "line-end", 12),
    "two line feeds at the end": (OPEN + "\n", "no-digest", 13),
    "a digest in other letters": (OPEN[:-65] + OPEN[-65:].upper(), "no-digest", 12),
}


@pytest.mark.parametrize(("text", "why", "line"), STRANGE.values(), ids=STRANGE.keys())
def test_what_the_grammar_does_not_allow_is_no_record(text: str, why: str, line: int) -> None:
    with pytest.raises(Damaged) as damage:
        read(text)
    assert damage.value.why == why
    assert line < 0 or damage.value.line == line
    (check,) = [check for check in verify(text) if check.what == "form"]
    assert not check.holds


@pytest.mark.parametrize("command", ["verify", "show", "replay"])
@pytest.mark.parametrize("text", [text for text, _, _ in STRANGE.values()], ids=STRANGE.keys())
def test_every_command_says_so_in_one_visible_sentence(
    text: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(text.encode())
    for language in LANGUAGES:
        code = main([command, str(file), "--lang", language])
        out, err = capsys.readouterr()
        # For `verify` that is the answer, not a failure.
        said, silent = (out, err) if command == "verify" else (err, out)
        assert (code, silent) == (1 if command == "verify" else 2, "")
        assert said.endswith("\n")
        assert said[:-1].replace("\u00a0", " ").isprintable()
        assert len(said) < 500


def test_a_file_is_read_with_the_line_ends_that_it_has(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(OPEN.encode())
    assert write(load(file)) == OPEN
    file.write_bytes(OPEN.replace("\n", "\r\n").encode())
    with pytest.raises(Damaged, match="line end"):
        load(file)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", "␣"),
        ("plain ⌂ words", "plain ⌂ words"),
        ("\x1b[2J", "\\x1b[2J"),
        ("a\r\nb", "a\\r\\nb"),
        ("\u202ereverse", "\\u202ereverse"),
        ("\ud800", "\\ud800"),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" * (LONGEST + 1), "x" * (LONGEST - 1) + "…"),
        ("\0" * 3_000_000, "\\x00" * (LONGEST // 4 - 1) + "\\x0…"),
    ],
)
def test_what_is_quoted_is_visible_and_short(text: str, shown: str) -> None:
    assert printable_excerpt(text) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_a_mile_fits_into_a_sentence(language: str) -> None:
    said = Words(language).mistake(Damaged("unknown-action", 3, word="x" * 100_000))
    assert len(said) < 300


def test_components_of_several_lines_become_one_in_the_record() -> None:
    island = '{"id": "I0",\r\n "name": "Two  spaces", "rows": ["W1B"]}'
    islands = ",\n".join(island.replace("0", str(number)) for number in range(9))
    file = '{"deck": {"arrow_h": 60},\n\n "islands": [' + islands + "]}\n"
    match = Match.start("jackal", 2, components=file, seed=numbered_seed(1))
    text = write(match.record())
    assert read(text) == match.record()
    assert not [check for check in verify(text) if check.holds is False]
    rules = game("jackal")
    start = match.record().start()
    assert "Two  spaces" in rules.dump(start)
    assert rules.dump(rules.load(rules.dump(start))) == rules.dump(start)
    assert rules.load(rules.dump(start)).key() == start.key()


@pytest.mark.parametrize("salts", [["a1"], ["a1", "x,y"], ["a1", "é"], ["a1", "f" * 65]])
def test_salts_that_no_record_could_have_are_a_callers_mistake(salts: list[str]) -> None:
    with pytest.raises(ValueError, match="2 salts of hexadecimal digits are needed"):
        Match.start("tikal", 2, salts=salts)


def test_unfit_components_are_a_fault_of_their_own_line() -> None:
    match = Match.start("jackal", 2, options=["marks-from-landed"], seed=numbered_seed(1))
    text = changed("option marks-from-landed\n", "option marks-from-landed\ncomponents {}\n", write(match.record()))
    with pytest.raises(Damaged, match="line 6: components"):
        read(text)
    position = game("jackal").dump(match.record().start()).replace("phase ", "components {}\nphase ", 1)
    with pytest.raises(Damaged, match="line 6: components"):
        game("jackal").load(position)
