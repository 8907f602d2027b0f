"""The documentation site builds without warnings; broken links, missing files and docstrings are warnings."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cenote import is_compiled

pytest.importorskip("sphinx", reason="make docs installs it")
pytestmark = pytest.mark.skipif(is_compiled(), reason="the same pages from the same docstrings")

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
DECISIONS = sorted(path for path in (DOCS / "decisions").glob("*.md") if path.name != "README.md")


def build(docs: Path, out: Path) -> subprocess.CompletedProcess[str]:
    options = ["--quiet", "--fail-on-warning", "--keep-going", "-d", str(out / "doctrees")]
    command = [sys.executable, "-m", "sphinx", *options, str(docs), str(out / "html")]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    built = build(DOCS, tmp_path)
    assert built.returncode == 0, built.stderr
    index = (tmp_path / "html/modules.html").read_text("utf-8")
    for module in ("cenote.core.match", "cenote.server.app", "cenote.cli.commands"):
        assert module in index
    assert 'id="cenote.bots.make_bot"' in (tmp_path / "html/api/bots.html").read_text("utf-8")
    assert "make_bot" in (tmp_path / "html/searchindex.js").read_text("utf-8")


def test_broken_links_and_undocumented_names_fail_the_build(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    shutil.copytree(DOCS / "_site", docs / "_site", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(DOCS / "conf.py", docs)
    (docs / "cenote_silent.py").write_text('"""A module."""\n\n\ndef public() -> None: ...\n', "utf-8")
    links = "[a](#gone) [b](gone.md) [c](../gone.py) `core/gone.py`"
    page = f"# Page\n\n{links}\n\n```{{eval-rst}}\n.. automodule:: cenote_silent\n```\n"
    (docs / "index.md").write_text(page, "utf-8")
    built = build(docs, tmp_path)
    assert built.returncode != 0
    for warned in (
        "'gone'",
        "'gone.md'",
        "'../gone.py'",
        "no file core/gone.py",
        "cenote_silent.public is public but has no docstring",
    ):
        assert warned in built.stderr, built.stderr


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_each_decision_is_in_the_index_and_has_its_three_parts(page: Path) -> None:
    assert f"]({page.name})" in (DOCS / "decisions/README.md").read_text("utf-8")
    parts = re.findall(r"^\*\*(Context|Decision|Consequences)\.\*\*", page.read_text("utf-8"), re.M)
    assert parts == ["Context", "Decision", "Consequences"]


def test_the_architecture_fits_in_8_kb() -> None:
    assert len((DOCS / "architecture.md").read_bytes()) <= 8192
