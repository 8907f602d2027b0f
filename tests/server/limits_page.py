"""Table of limits in docs/settings.md, generated from limits.py: `python -m tests.server.limits_page` writes it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_type_hints

from cenote.server import limits
from cenote.server.settings import Settings

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "settings.md"
BEGIN: Final = "<!-- Written by `python -m tests.server.limits_page` -->\n"
END: Final = "<!-- End of the limits -->"
HEAD: Final = "| limit | default | meaning |\n|---|---:|---|"
CONFIGURABLE: Final = {kind for kind in get_type_hints(Settings).values() if kind in vars(limits).values()}
"""The dataclasses of limits that are settings."""


def parted(page: str) -> tuple[str, str, str]:
    """The page before, within and after the generated table."""
    before, _, rest = page.partition(BEGIN)
    table, _, after = rest.partition(END)
    return before + BEGIN, table, END + after


def table() -> str:
    """All limits, by feature."""
    source = ast.parse(Path(limits.__file__).read_text("utf-8"))
    features = [node for node in source.body if isinstance(node, ast.ClassDef)]
    return "".join(f"\n**{ast.get_docstring(node)}**\n\n{HEAD}\n{''.join(_rows(node))}" for node in features) + "\n"


def _rows(feature: ast.ClassDef) -> Iterator[str]:
    kind = getattr(limits, feature.name)
    for limit, meaning in zip(feature.body[1::2], feature.body[2::2], strict=True):
        name, text = ast.unparse(limit).partition(":")[0], ast.literal_eval(ast.unparse(meaning))
        shown = f"CENOTE_{name.upper()}" if kind in CONFIGURABLE else name
        yield f"| `{shown}` | {f'{getattr(kind(), name):,}'.removesuffix('.0')} | {text} |\n"


if __name__ == "__main__":
    before, _, after = parted(PAGE.read_text("utf-8"))
    PAGE.write_text(before + table() + after, "utf-8")
