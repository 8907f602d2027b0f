"""Islands as text and as pictures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from cenote.games.jackal.box import own_box
from cenote.games.jackal.islands import KNOWN, SEA, Island
from cenote.games.jackal.phrases import island_name
from cenote.islands.svg import island_svg
from cenote.islands.text_drawing import draw_island, draw_islands
from cenote.words import Words

PRINTED = own_box().islands
SVG = "{http://www.w3.org/2000/svg}"
NASTY = Island("<I&>", 'A "<script>" & Sons', ("W1B",))


def test_one_island_in_text() -> None:
    assert draw_island(Island("I01", "Tiny", ("W.3", "BLc", "~JC"))) == [
        "   a  b  c",
        "1  W  · [3]",
        "2  B  @ (3)",
        "3  ≈  ♣  O",
    ]


@pytest.mark.parametrize("words", [Words("en"), Words("ru")], ids=["en", "ru"])
def test_a_page_of_text_has_every_name_and_80_columns(words: Words) -> None:
    drawn = draw_islands(PRINTED, words)
    assert max(map(len, drawn.splitlines())) <= 80
    assert all(f"{island.code} {island_name(words, island.code, island.name)}" in drawn for island in PRINTED)
    assert len(re.findall(r"I0\d", drawn.splitlines()[0])) >= 3


@pytest.mark.parametrize("name", ["x" * 100, "島" * 40, "[bold]", ""])
def test_islands_of_any_size_and_name_fit(name: str) -> None:
    large = Island("I01", name, ("W1B......",) * 9)
    drawn = draw_islands([large, Island("I02", name, ("W", "B", "1")), large, large], Words())
    assert max(map(cell_len, drawn.splitlines())) <= 80
    assert len(re.findall(r"^1 ", drawn, re.M)) >= 2


@pytest.mark.parametrize(
    "island", [*PRINTED, NASTY, Island("I99", "All", (KNOWN[:9], KNOWN[9:]))], ids=lambda i: i.code
)
def test_a_picture_is_xml_with_one_cell_for_each_cell_of_land(island: Island) -> None:
    picture = ElementTree.fromstring(island_svg(island, Words()))
    cells = picture.findall(f"{SVG}g[@class='cell']")
    assert len(cells) == sum(letter != SEA for row in island.rows for letter in row)
    assert picture.findtext(f"{SVG}title") == f"{island_name(Words(), island.code, island.name)} ({island.code})"
    assert all(cell.findtext(f"{SVG}title") for cell in cells)


def test_a_name_cannot_break_out_of_its_picture() -> None:
    text = island_svg(NASTY, Words())
    assert "<script" not in text
    assert "A &quot;&lt;script&gt;&quot; &amp; Sons" in text


def test_a_picture_loads_and_runs_nothing() -> None:
    for island in PRINTED:
        text = island_svg(island, Words()).replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
        assert not re.search(r"href|url\(|http|@import|script|\son\w+=", text)


def test_chests_tell_their_coins_and_buried_ones_look_different() -> None:
    text = island_svg(Island("I01", "Tiny", ("W3c", "B~~")), Words())
    chest, buried = re.findall(r"<title>[bc]1: (.*?)</title>(.*?)</g>\n", text)
    assert (chest[0], buried[0]) == ("3-coin chest", "buried 3-coin chest, only with a map")
    assert ">3</text>" in chest[1]
    assert ">3</text>" in buried[1]
    assert "stroke-dasharray" not in chest[1]
    assert "stroke-dasharray" in buried[1]
