"""The sentences that the browser's tests compare with are those that Python says."""

from __future__ import annotations

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parent.parent.parent / "web" / "fixtures" / "make_sentences.py"


def test_the_browser_compares_with_what_python_says_now() -> None:
    made = runpy.run_path(str(SCRIPT))
    assert made["text"]() == made["FILE"].read_text("utf-8"), "say it anew: make types"
