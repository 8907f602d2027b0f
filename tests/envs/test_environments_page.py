"""What docs/environments.md says is so: its examples run, and its tables are those of the encoders."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from cenote import is_compiled
from cenote.core.observation_blocks import BlockEncoder
from cenote.core.registry import game
from cenote.envs.observation import encoder

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "environments.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


def table(name: str) -> list[str]:
    """The blocks of an encoder as the page lists them."""
    rules, blocks = game(name), cast(BlockEncoder[Any], encoder(name))
    rows = [
        f"| `{block.name}` | {len(block.entries)} | {''.join(f'{mode}: ' for mode in block.modes)}{block.about} |"
        for block in blocks.blocks(rules.modes[1])
    ]
    return ["| block | entries | what they are |", "|---|---|---|", *rows]


@pytest.mark.skipif(is_compiled(), reason="the environments are made of the same Python")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: re.sub(r"\W+", "-", example.split("\n")[0]))
def test_every_example_runs(example: str) -> None:
    exec(example, {})


@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_every_block_is_in_the_table(name: str) -> None:
    assert "\n".join(table(name)) in PAGE
    basic, other = (f"{len(encoder(name).names(2, mode)):,}" for mode in game(name).modes)
    assert re.search(rf"^### {name.capitalize()}: {basic} entries, in the \w+ {other}$", PAGE, re.M)


def test_both_pages_name_the_same_lengths_of_random_games() -> None:
    here = re.findall(r"about (\d+)", PAGE.split("| interface")[0])
    other = " ".join((DOCS / "openspiel.md").read_text("utf-8").split())
    there = re.search(r"about (\d+), \d+, (\d+) and \d+ of them have more than one legal action", other)
    assert there is not None
    assert here == [*there.groups()]
