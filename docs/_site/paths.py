"""Sphinx extension: a warning for each file that a page names in backticks and that does not exist."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging

ROOT = Path(__file__).parents[2]
FOLDERS = ("benchmarks", "deploy", "docs", "examples", "requirements", "src", "tests", "training", "web", ".github")
SKIPPED = {"node_modules", "__pycache__", "static"}
FILE = re.compile(r"(?:[\w.*<>-]+/)*[\w*<>-]+\.(?:py|ts|svelte|ftl|md|toml)")
ELSEWHERE = {"path/to/file.py", "file.py", "integration_tests/api_test.py"}
"""Files of readers and of other projects."""
LOG = logging.getLogger(__name__)


@cache
def files() -> tuple[str, ...]:
    inside = (path for name in FOLDERS for path in (ROOT / name).rglob("*.*") if not SKIPPED & {*path.parts})
    return tuple(f"/{path.relative_to(ROOT)}" for path in (*ROOT.glob("*.*"), *inside))


@cache
def exists(named: str) -> bool:
    """Whether a file's path ends like this; `<game>` and `*` stand for any name."""
    pattern = "*/" + re.sub(r"<\w+>", "*", named)
    return any(fnmatchcase(file, pattern) for file in files())


def warn_of_missing_files(app: Sphinx, doctree: nodes.document) -> None:
    if app.env.docname in ("changelog", "modules"):
        return
    for literal in doctree.findall(nodes.literal):
        named = literal.astext().partition(":")[0]
        if FILE.fullmatch(named) and named not in ELSEWHERE and not exists(named):
            LOG.warning("there is no file %s", named, location=literal, type="cenote")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("doctree-read", warn_of_missing_files)
    return {"parallel_read_safe": True}
