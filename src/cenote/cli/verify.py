"""`cenote verify`: check records against the rules, the seed and the checksum."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import dataclass

from cenote.cli.errors import UserError
from cenote.cli.exit_codes import FAILED, SUCCESS, WRONG
from cenote.cli.files import read_text
from cenote.cli.streams import complain, say
from cenote.core.replay import Check, verify
from cenote.words import Words


@dataclass(frozen=True)
class FileVerdict:
    """The results of all checks of one file."""

    path: str
    checks: tuple[Check, ...]

    @property
    def damage(self) -> Check | None:
        """The failed check if the file is not a readable record, or else None."""
        return None if any(check.what == "form" and check.holds for check in self.checks) else self.checks[0]

    @property
    def wrong(self) -> bool:
        return any(check.holds is False for check in self.checks)

    @property
    def sentence(self) -> str:
        """The key of the message with the overall verdict."""
        unsure = any(check.holds is None for check in self.checks)
        return "verify-false" if self.wrong else "verify-open" if unsure else "verify-true"


def run(chosen: Namespace) -> int:
    """Check all files, also after an unreadable one, and return the exit code of the worst result."""
    words, found, unread = Words(chosen.lang), [], False
    for path in chosen.file:
        try:
            verdict = FileVerdict(path, tuple(verify(read_text(path, words))))
        except UserError as trouble:
            unread = True
            complain(str(trouble))
            continue
        found.append(verdict)
        if chosen.format == "text":
            _print(verdict, chosen, words)
    if chosen.format == "json":
        print(json.dumps([_plain(verdict, words) for verdict in found], ensure_ascii=False, indent=2))
    return FAILED if unread else WRONG if any(verdict.wrong for verdict in found) else SUCCESS


def _print(verdict: FileVerdict, chosen: Namespace, words: Words) -> None:
    """Print every check of a single record, or one line for each of several. If quiet, print only wrong records."""
    if verdict.damage is not None or (len(chosen.file) > 1 or chosen.quiet):
        if verdict.wrong or not chosen.quiet:
            say(words("cli-bad-file", path=verdict.path, fault=_line(verdict, words)))
        return
    for check in verdict.checks:
        say(check_sentence(check, words))
    say(words(verdict.sentence))


def _line(verdict: FileVerdict, words: Words) -> str:
    """Describe a record in one line: its failed checks, or else the overall verdict."""
    if verdict.damage is not None:
        return _reason(verdict.damage, words)
    wrong = [check_sentence(check, words) for check in verdict.checks if check.holds is False]
    return words.sentences(wrong or [words(verdict.sentence)])


def _plain(verdict: FileVerdict, words: Words) -> dict[str, object]:
    """Return a verdict as JSON values."""
    checks = [{"what": check.what, "holds": check.holds, "why": _why(check, words)} for check in verdict.checks]
    return {"file": verdict.path, "wrong": verdict.wrong, "checks": checks}


def _why(check: Check, words: Words) -> str:
    return _reason(check, words) if check.holds is False else check.why


def check_sentence(check: Check, words: Words) -> str:
    """Describe the result of one check in a sentence."""
    what = words(f"verify-{check.what}")
    if check.holds:
        return words("verify-holds", what=what)
    if check.holds is None:
        return words("verify-unknown", what=what, reason=check.why)
    return words("verify-fails", what=what, why=_reason(check, words))


def _reason(check: Check, words: Words) -> str:
    if check.why == "differs":
        return words("verify-differs", line=str(check.line), **check.facts)
    return words.damage(check.why, check.line, check.facts)
