"""`cenote replay`: step through a recorded game that is described in words."""

from __future__ import annotations

from argparse import Namespace

from cenote.cli.errors import bad_file
from cenote.cli.files import read_record
from cenote.cli.table_options import within
from cenote.core.game import ALL_SEEING, Damaged, Seat
from cenote.core.printable import printable_excerpt
from cenote.core.record import Record
from cenote.core.registry import game, has_part
from cenote.core.replay import Step, replay
from cenote.terminal.prompt import ask, leaves
from cenote.terminal.screen import Screen
from cenote.words import Words

LONG = 9
"""The number of digits from which input is not an entry number."""


def run(chosen: Namespace) -> int:
    words = Words(chosen.lang)
    record = read_record(chosen.file, words)
    words = Words(chosen.lang, record.names)
    try:
        steps = list(replay(record))
    except Damaged as damage:
        raise bad_file(chosen.file, damage, words) from None
    if chosen.to is not None:
        steps = steps[: within(1, chosen.to, len(steps), "--to", words)]
    screen = Screen()
    screen.show(words("replay-head", game=record.game, mode=record.mode, names=words.joined(record.names)))
    if chosen.all or not steps:
        for step in steps:
            screen.show(tell(record, step, words))
    else:
        screen.show(words("replay-hint"))
        _walk(record, steps, words, screen)
    return 0


def tell(record: Record, step: Step, words: Words) -> str:
    """Describe one entry in words, as everyone may know it, with all secrets if the game is over."""
    if step.code < 0:
        sentences = [words("replay-undo", seat=Seat(step.entry.seat))]
    else:
        viewer = None if record.result is None else ALL_SEEING
        facts = game(record.game).narrate(step.before, step.entry.seat, step.code, step.after, viewer)
        sentences = [words.fact(record.game, fact) for fact in facts]
    return words("replay-entry", number=str(step.number + 1), entry=words.sentences(sentences))


def _walk(record: Record, steps: list[Step], words: Words, screen: Screen) -> None:
    """Step forwards and backwards as the user asks, until the user leaves or the input ends."""
    at = 0
    while True:
        screen.show(tell(record, steps[at], words))
        try:
            answer = ask(words("replay-prompt")).lower()
        except EOFError:
            return
        if leaves(answer):
            return
        if answer == "d":
            _draw(record, steps[at], words, screen)
        following = _next(at, answer)
        if following is None:
            screen.show(words("replay-unknown", typed=printable_excerpt(answer)))
            screen.show(words("replay-hint"))
        elif following < len(steps):
            at = following
        else:
            at = len(steps) - 1
            screen.show(words("replay-end"))
            if not answer:
                return


def _draw(record: Record, step: Step, words: Words, screen: Screen) -> None:
    """Draw the position after an entry, or print that the game cannot draw positions."""
    if has_part(record.game, "text_renderer"):
        screen.picture(record.game, game(record.game).view(step.after, None), words)
    else:
        screen.show(words("cli-no-part", game=record.game, part="text_renderer"))


def _next(at: int, answer: str) -> int | None:
    """Return the index of the next entry to show, or None if the input is unknown."""
    if answer.isascii() and answer.isdigit() and len(answer) < LONG:
        return max(int(answer) - 1, 0)
    return {"": at + 1, "n": at + 1, "b": max(at - 1, 0), "d": at}.get(answer)
