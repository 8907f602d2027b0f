"""`cenote verify`: is this record true?"""

from __future__ import annotations

from argparse import Namespace

from cenote.cli.files import read_text
from cenote.cli.trouble import Trouble
from cenote.core.replay import Check, verify
from cenote.words import Words


def run(chosen: Namespace) -> int:
    """Exit code 0 if nothing is wrong, 1 if something is, 2 if the file cannot be read as a record at all."""
    words = Words(chosen.lang)
    checks = verify(read_text(chosen.file, words))
    if not any(check.what == "form" and check.holds for check in checks):
        raise Trouble(words("cli-bad-file", path=chosen.file, fault=_reason(checks[0], words)))
    for check in checks:
        print(told(check, words))
    failed = any(check.holds is False for check in checks)
    unsure = any(check.holds is None for check in checks)
    print(words("verify-false" if failed else "verify-open" if unsure else "verify-true"))
    return 1 if failed else 0


def told(check: Check, words: Words) -> str:
    """What came of one check."""
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
