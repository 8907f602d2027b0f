"""Sphinx extension: pages of the root folder on the site, and the menu of decisions.

On GitHub the same files are read where they are, so neither can be written into them.
"""

from __future__ import annotations

import re
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
COPIES = {"security": "SECURITY.md", "contributing": "CONTRIBUTING.md", "changelog": "CHANGELOG.md"}
MENU = "\n```{toctree}\n:hidden:\n:glob:\n\n*\n```\n"
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def adapt(app: Sphinx, page: str, source: list[str]) -> None:
    if page in COPIES:
        app.env.note_dependency(str(ROOT / COPIES[page]))
        source[0] = LINK.sub(lambda link: f"]({from_docs(link[1])}", (ROOT / COPIES[page]).read_text("utf-8"))
    if page == "decisions/README":
        source[0] += MENU
    up = "../" * (page.count("/") + 1)
    for copy, name in COPIES.items():
        source[0] = source[0].replace(f"]({up}{name}", f"]({up[3:]}{copy}.md")


def from_docs(link: str) -> str:
    """A link of a page in the root folder, as seen from docs/."""
    return link.removeprefix("docs/") if link.startswith("docs/") else f"../{link}"


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", adapt)
    return {"parallel_read_safe": True}
