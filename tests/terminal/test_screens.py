"""Low, narrow and plain windows: nothing is hidden, and nothing breaks inside a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from cenote.core.match import Match
from cenote.games.jackal.view import JackalView
from cenote.games.tikal.board_drawing import ACROSS, WIDTH, draw_board
from cenote.games.tikal.view import TikalView
from cenote.terminal.narration import tell
from cenote.terminal.screen import Screen
from cenote.terminal.wrap import HANGING, wrapped
from cenote.text_renderers import text_renderer
from cenote.words import LANGUAGES, SHAPES, Words
from tests.terminal.player import Player
from tests.terminal.test_whole_games import offered

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def positions(name: str, mode: str, seed: int) -> Iterator[Match]:
    """A random game of four, decision by decision."""
    rng = Random(seed)
    match = Match.start(name, 4, mode, names=NAMES, seed=bytes([seed] * 32))
    while not match.over:
        yield match
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [30, 50, 80])
def test_lines_break_between_words_and_lose_nothing(language: str, width: int) -> None:
    for key in ("tikal-legend", "jackal-legend", "play-hello", "tikal-rule-T6-4"):
        line = Words(language)(key)
        lines = wrapped(line, width)
        assert all(cell_len(part) <= width for part in lines)
        assert not any(part.strip()[0] in "，。；：！？、）" for part in lines[1:])
        if language != "zh":
            assert " ".join(part.removeprefix(HANGING) for part in lines) == line
        assert "".join("".join(lines).split()) == "".join(line.split())


def test_a_word_longer_than_the_line_is_cut() -> None:
    assert wrapped("averylongword in it", 8) == ["averyl", "  ongwor", "  d in", "  it"]


@pytest.mark.parametrize(
    "link",
    [
        "http://127.0.0.1:8765/play/jackal?lang=en&mode=archipelago",
        "/home/ada/a/long/way/down",
        "C:\\games\\a\\long\\way",
    ],
)
def test_an_address_or_a_path_is_never_cut(link: str) -> None:
    assert wrapped(f"It is {link} (Ctrl-C closes it).", 16) == ["It is", f"  {link}", "  (Ctrl-C closes", "  it)."]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_board_for_24_lines_is_that_low_and_shows_everything(seed: int) -> None:
    lows = 0
    for match in positions("tikal", "basic", seed):
        view = match.view(None)
        assert isinstance(view, TikalView)
        for height in (14, 100):
            board = draw_board(view, height)
            picture = "\n".join(board)
            assert all(len(line) <= WIDTH for line in board)
            for spot in view.spaces:
                assert f"{spot.space} " in picture
            for seat, shape in enumerate(SHAPES):
                standing = sum(spot.workers[seat] > 0 or seat in spot.leaders for spot in view.spaces)
                owned = sum((spot.camp, spot.guard).count(seat) for spot in view.spaces)
                assert picture.count(shape) == standing + owned
            lows += len(board) <= 18 < len(draw_board(view, 100))
            crowded = any(sum(map(bool, spot.workers)) + 2 * len(spot.leaders) > ACROSS // 3 for spot in view.spaces)
            assert height == 100 or crowded or len(board) <= 18
    assert lows > 20


BOARD = re.compile(r"[ +]( *[a-h]\d(?![,.]|$)|--)[^,]*$")
"""A line of the board; commas stand in a plan that goes over several lines."""

CROWDED = 6
"""So many of the uppermost lines may be out of sight where many stand on one hex and the plan is long."""


def test_at_80_by_24_the_board_is_there_when_somebody_is_asked(tmp_path: Path, players: list[Player]) -> None:
    player = Player(
        *("play", "--seats", "3", "--seed", "2", "--bots", "random", "--yes", "--save", tmp_path / "game.txt"),
        columns=80,
        lines=24,
    )
    players.append(player)
    rng, seen = Random(1), 0
    for _ in range(90):
        player.wait()
        shown = player.new()
        lines = shown.splitlines()
        assert all(len(line) <= 80 for line in lines)
        if "a5 ⌂⌂" in shown:
            top = next(at for at, line in enumerate(lines) if BOARD.match(line))
            assert len(lines) - top <= 24 + CROWDED
            seen += 1
        player.type(rng.choice(offered(shown) or ["actions"]))
    assert seen > 20
    assert "Enter lists everything." in player.said


def test_sentences_tell_stones_toward_empty_spaces() -> None:
    view = next(positions("tikal", "basic", 1)).view(0)
    told = "\n".join(text_renderer("tikal").tell(view, Words("en", NAMES)))
    assert "b4: jungle. Paths and stones: a5 1. Stones toward empty spaces: b3 1, c4 1, c5 1." in told


def test_sentences_tell_the_island_ahead_and_cards_by_name() -> None:
    view = next(positions("jackal", "basic", 1)).view(0)
    assert isinstance(view, JackalView)
    told = text_renderer("jackal").tell(view, Words("en", NAMES))
    ahead = next(line for line in told if line.startswith("Ahead: "))
    assert "White flag: " in ahead
    assert "Sea: " in ahead
    hand = next(line for line in told if line.startswith("Your hand: "))
    assert re.fullmatch(r"Your hand: ((\d × )?[a-z -]+ \([HVXKFPM]\)(, )?)+", hand)
    assert any(re.match(r"Market: .*arrow \(", line) for line in told)


def test_sentences_tell_where_a_pirate_walks() -> None:
    walking = (match.view(None) for match in positions("jackal", "basic", 4))
    view = next(seen for seen in walking if isinstance(seen, JackalView) and seen.walking is not None)
    told = text_renderer("jackal").tell(view, Words("en", NAMES))
    assert any(re.fullmatch(r"\w+ stands on [a-i]\d\.", line) for line in told)


def test_chests_are_tabled_before_the_next_island_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = Words("en", NAMES)
    *_, match = positions("jackal", "basic", 4)
    tell(Screen(), match, words, 0, 0)
    lines = capsys.readouterr().out.splitlines()
    tables = [at for at, line in enumerate(lines) if line.startswith("Chest ")]
    assert tables
    assert all("is left behind" in lines[at - 1] for at in tables)
    assert any("comes into sight" in line for line in lines[tables[0] :])


@pytest.mark.parametrize(("seed", "last"), [(1, 8), (4, 9)])
def test_the_last_of_eight_islands_is_the_eighth_and_after_a_tie_the_ninth(seed: int, last: int) -> None:
    *_, match = positions("jackal", "archipelago", seed)
    assert match.over
    title = next(
        line for line in text_renderer("jackal").tell(match.view(None), Words("en", NAMES)) if "Island " in line
    )
    assert title.startswith(f"Island {last}: ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--terminal", "--bots", "easy,medium,hard"),
        ("sim", "jackal", "-n", "2", "--bots", "random,greedy", "--workers", "1"),
        ("verify", "no/such/file/in/this/folder/of/records.txt"),
        ("play", "--terminal"),
    ],
)
def test_nothing_breaks_inside_a_word_in_40_columns(
    arguments: tuple[str, ...], tmp_path: Path, players: list[Player]
) -> None:
    player = Player(*arguments, columns=40, folder=tmp_path, environment={"XDG_DATA_HOME": str(tmp_path)})
    players.append(player)
    player.wait()
    drawn_over = "━"  # a bar and what it was before, which the player sees as one line
    lines = [line for line in player.screen.splitlines() if drawn_over not in line]
    assert len(lines) > 1
    too_long = [line.strip() for line in lines if cell_len(line) > 40]
    assert [line for line in too_long if " " in line or "/" not in line] == [], "only a path may be"


def test_nobody_bids_any_more_when_the_auction_is_won() -> None:
    words = Words("en", NAMES)
    phases = set()
    for match in positions("tikal", "auction", 1):
        view = match.view(0)
        assert isinstance(view, TikalView)
        drawn = text_renderer("tikal").draw(view, words, 24)
        phases.add(view.phase)
        assert ("No bid yet." in drawn or "Highest bid" in drawn) == (view.phase == "bidding")
    assert phases >= {"bidding", "picking", "placing", "acting"}
