"""What the README promises can be typed as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cenote import is_compiled

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_is_short_and_says_first_what_cenote_is() -> None:
    assert len(README.splitlines()) <= 130
    first = " ".join(README.split("\n\n")[1].split())
    for word in ("play", "board games", "free", "browser", "friends", "bots", "without signing up"):
        assert word in first


def test_the_ten_lines_of_python_play_a_game(tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.S)[0]
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout.startswith("Result(scores=(")
    assert (tmp_path / "game.txt").read_text("utf-8").startswith("cenote record 1\ngame tikal\n")


@pytest.mark.skipif(is_compiled(), reason="the environments are made of the same Python")
def test_the_lines_for_research_run(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text("utf-8"), re.S)
    shown = "assert step[0].shape[0] == 64 and len(state.history()) == 1 and scores.shape == (100, 4)"
    subprocess.run([sys.executable, "-c", f"{code}\n{shown}"], cwd=tmp_path, check=True)


def test_every_example_is_told_of() -> None:
    told = "".join(page.read_text("utf-8") for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")))
    for example in (ROOT / "examples").glob("*.py"):
        assert f"examples/{example.name}" in told


def test_every_link_leads_to_a_page_and_to_a_heading_of_it() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
        for link, anchor in re.findall(r"\]\((?!http)([^)#]*)#?([^)]*)\)", page.read_text("utf-8")):
            target = page.parent / link if link else page
            assert target.exists(), f"{page.name}: {link}"
            assert not anchor or anchor in anchors(target), f"{page.name}: {link}#{anchor}"


def anchors(page: Path) -> set[str]:
    """What the headings of a page can be linked by."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_the_make_targets_named_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", README, re.M))
    assert {"play", "test", "docs", "help"} <= named <= targets


def test_the_rule_numbers_are_those_of_the_rules_files() -> None:
    from cenote import game

    for name in ("tikal", "jackal"):
        text = (ROOT / f"docs/rules/{name}.md").read_text("utf-8")
        found = re.findall(r"^(?:- |\| )([TJ]\d+\.\d+)\b", text, re.M)
        assert tuple(found) == game(name).rules
