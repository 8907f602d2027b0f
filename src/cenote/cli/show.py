"""`cenote show`: draw a position, read from its text or reached after an entry of a record."""

from __future__ import annotations

from argparse import Namespace
from itertools import islice

from cenote.cli.errors import UserError, bad_file
from cenote.cli.files import read_text
from cenote.cli.table_options import within
from cenote.core.game import Damaged, State
from cenote.core.record import HEAD, read
from cenote.core.registry import game, game_names
from cenote.core.replay import beginning, replay
from cenote.core.text_lines import read_lines
from cenote.terminal.screen import Screen
from cenote.words import Words


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    text = read_text(chosen.file, words)
    if chosen.at is not None and not text.startswith(HEAD):
        raise UserError(words("show-at", path=chosen.file))
    try:
        name, state, names = _from_record(text, chosen.at, words) if text.startswith(HEAD) else _from_position(text)
    except Damaged as damage:
        raise bad_file(chosen.file, damage, words) from None
    Screen(chosen.plain).picture(name, game(name).view(state, None), Words(chosen.lang, names))
    return 0


def _from_record(text: str, at: int | None, words: Words) -> tuple[str, State, tuple[str, ...]]:
    record = read(text)
    if at is not None:
        within(0, at, len(record.entries), "--at", words)
    _, state = beginning(record)
    for step in islice(replay(record), at):
        state = step.after
    return record.game, state, record.names


def _from_position(text: str) -> tuple[str, State, tuple[str, ...]]:
    lines = read_lines(text)
    named = next((line for line in lines if line.words[0] == "game"), None)
    if named is None:
        raise Damaged("not-a-position", 1, expected="cenote position 1")
    if named.word(1) not in game_names():
        raise named.fault("unknown-game", word=named.word(1))
    return named.word(1), game(named.word(1)).load(text), ()
