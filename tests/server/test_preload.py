"""Which files are told with a page: those of its language and of its game's table, each once."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cenote.server.http.language import LANGUAGE_COOKIE, language_of
from cenote.server.web.preload import built

BUILT = {
    "index.html": {"file": "assets/index.js", "css": ["assets/index.css"]},
    "virtual:words/en": {"file": "assets/en.js"},
    "virtual:words/de": {"file": "assets/de.js"},
    "virtual:words/de/nim": {"file": "assets/de-nim.js"},
    "_table-nim.js": {
        "file": "assets/Table.js",
        "name": "table-nim",
        "imports": ["index.html", "_stones.js"],
        "css": ["assets/Table.css"],
    },
    "_stones.js": {"file": "assets/stones.js", "isDynamicEntry": True},
    "virtual:words/de/nim/how": {"file": "assets/de-nim-how.js"},
    "src/pages/HowToPlay.svelte": {"file": "assets/How.js", "imports": ["index.html"]},
    "src/games/nim/how/book.ts": {"file": "assets/book.js", "imports": ["_stones.js"]},
    "src/table/PlainTable.svelte": {"file": "assets/Plain.js", "imports": ["index.html"]},
}
PAGE = '<link href="/assets/index.css"><script src="/assets/index.js"></script>'


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "manifest.json").write_text(json.dumps(BUILT), "utf-8")
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    return tmp_path


def told(static: Path, speaks: str, game: str = "", kind: str = "table") -> list[str]:
    return re.findall(r'href="/assets/([^"]+)"', built(static).links(speaks, game, kind))


def test_a_page_is_told_its_words_and_its_table(static: Path) -> None:
    assert told(static, "de") == ["de.js"]
    assert told(static, "de", "nim") == ["de.js", "de-nim.js", "Table.js", "Table.css", "stones.js"]


def test_a_game_without_a_table_of_its_own_is_told_the_plain_one(static: Path) -> None:
    assert told(static, "en", "mute") == ["en.js", "Plain.js"]


def test_a_page_about_a_game_is_told_its_book(static: Path) -> None:
    assert told(static, "de", "nim", "how") == [
        *("de.js", "How.js", "book.js", "stones.js", "de-nim.js", "de-nim-how.js"),
    ]
    assert told(static, "de", "mute", "how") == ["de.js", "How.js"]


def test_a_table_that_waits_for_players_is_told_no_board(static: Path) -> None:
    assert told(static, "de", "nim", "waiting") == ["de.js", "de-nim.js"]


def test_scripts_and_styles_are_told_as_what_they_are(static: Path) -> None:
    links = built(static).links("de", "nim")
    assert '<link rel="preload" as="style" crossorigin href="/assets/Table.css">' in links
    assert '<link rel="modulepreload" crossorigin href="/assets/Table.js">' in links


def test_a_page_that_was_not_built_is_told_nothing(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    assert built(tmp_path).links("en", "nim") == ""


def test_the_application_is_read_once_and_later_if_it_was_not_built(static: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        built(tmp_path / "nowhere")
    before = built(static)
    (static / "index.html").unlink()
    assert built(static) is before


@pytest.mark.parametrize(
    ("cookie", "accepted", "speaks"),
    [
        ("", "", "en"),
        ("", "ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("", "es-ES, zh-CN;q=0.9", "zh"),
        ("", "es", "en"),
        ("fr", "ru-RU", "fr"),
        ("<b>", "de", "de"),
    ],
)
def test_the_language_is_the_one_chosen_or_the_first_that_we_speak(cookie: str, accepted: str, speaks: str) -> None:
    assert language_of({LANGUAGE_COOKIE: cookie}, accepted) == speaks
