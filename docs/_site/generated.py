"""Sphinx extension: the module index from docstrings, and a warning for each public name without one."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

import cenote

SOURCE = Path(cenote.__file__).parent
DOCUMENTED_BY_TYPE = {"attribute", "data", "property"}
LOG = logging.getLogger(__name__)


def first_lines() -> dict[str, list[tuple[str, str]]]:
    """The modules of each package with the first paragraph of their docstrings, read without importing them."""
    packages: dict[str, list[tuple[str, str]]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        package = ".".join(path.parent.relative_to(SOURCE.parent).parts)
        if "migrations" not in package:
            said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
            name = package if path.stem == "__init__" else f"{package}.{path.stem}"
            packages.setdefault(package, []).append((name, " ".join(said.split("\n\n")[0].split())))
    return packages


class ModuleIndex(SphinxDirective):
    """A list of modules for each package: `{module-index}`."""

    def run(self) -> list[nodes.Node]:
        return [package_section(package, modules) for package, modules in sorted(first_lines().items())]


def package_section(package: str, modules: list[tuple[str, str]]) -> nodes.section:
    listed = nodes.definition_list()
    for name, said in modules:
        if not said:
            LOG.warning("%s has no docstring: say in one sentence what it does", name, type="cenote")
        term = nodes.term("", "", nodes.literal("", name))
        listed += nodes.definition_list_item("", term, nodes.definition("", paragraph(said)))
    return nodes.section("", nodes.title("", package), listed, ids=[nodes.make_id(package)])


def paragraph(text: str) -> nodes.paragraph:
    """A paragraph in which backticks mark code."""
    parts = enumerate(text.split("`"))
    return nodes.paragraph("", "", *(nodes.literal("", part) if n % 2 else nodes.Text(part) for n, part in parts))


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
