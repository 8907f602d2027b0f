"""Sphinx extension: the module index from docstrings, and a warning for each public name without one."""

from __future__ import annotations

import ast
from itertools import groupby
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx
from sphinx.util import logging

import cenote

SOURCE = Path(cenote.__file__).parent
DOCUMENTED_BY_TYPE = {"attribute", "data", "property"}
LOG = logging.getLogger(__name__)


def first_lines() -> list[tuple[str, str]]:
    """Every module of the package with the first line of its docstring, read without importing it."""
    modules = []
    for path in SOURCE.rglob("*.py"):
        if "migrations" in path.parts:
            continue
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
        said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        modules.append((name, said.split("\n\n")[0].replace("\n", " ")))
    return sorted(modules)


class ModuleIndex(Directive):
    """A table of modules for each package: `{module-index}`."""

    def run(self) -> list[nodes.Node]:
        sections: list[nodes.Node] = []
        for package, modules in groupby(first_lines(), key=lambda module: ".".join(module[0].split(".")[:3])):
            listed = nodes.definition_list()
            for name, said in modules:
                if not said:
                    LOG.warning("%s has no docstring: say in one sentence what it does", name, type="cenote")
                listed += nodes.definition_list_item(
                    "", nodes.term("", "", nodes.literal("", name)), nodes.definition("", nodes.paragraph("", said))
                )
            section = nodes.section("", nodes.title("", "", nodes.literal("", package)), listed)
            section["ids"] = [nodes.make_id(package)]
            sections.append(section)
        return sections


def warn_if_undocumented(
    app: Sphinx,  # noqa: ARG001 - Sphinx names the arguments
    what: str,
    name: str,
    value: Any,
    options: Any,  # noqa: ARG001
    lines: list[str],
) -> None:
    ours = str(getattr(value, "__module__", "")).startswith("cenote")
    if ours and what not in DOCUMENTED_BY_TYPE and not any(lines):
        LOG.warning("%s %s is public but has no docstring", what, name, type="cenote")


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("module-index", ModuleIndex)
    app.connect("autodoc-process-docstring", warn_if_undocumented)
    return {"parallel_read_safe": True}
