"""A game from a package of its own at a real server: listed, read in words, and played to the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.foreign.command import cenote
from tests.server.client import Guest, Visit
from tests.server.process import Server

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("_nim")]

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
async def anna(tmp_path: Path) -> AsyncIterator[Guest]:
    """Somebody at a server."""
    up = asyncio.Event()
    up.set()
    with Server(tmp_path / "data") as server:
        server.start()
        await server.ready()
        guest = Guest(server.address, "Anna", up)
        await guest.arrive()
        yield guest
        await guest.close()


async def ask(anna: Guest, table: str, **question: Any) -> dict[str, Any]:
    """What the server answers to one message at a table."""
    async with anna.socket(table) as socket:
        await socket.send(json.dumps({"id": "asked", **question}))
        async for text in socket:
            answer: dict[str, Any] = json.loads(text)
            if answer.get("id") == "asked":
                return answer
    raise AssertionError("the socket was closed without an answer")


@pytest.mark.parametrize("game", ["nim", "mute"])
async def test_a_whole_game_against_a_bot(anna: Guest, game: str) -> None:
    wishes = {"game": game, "mode": "misere", "options": ["four-piles"], "seats": SEATS}
    table, _ = await anna.open_table(wishes)
    await Visit(anna, table, Random(1), lambda _: None).play()
    verified = cenote("verify", "-", typed=await anna.record(table))
    assert verified.stdout.splitlines()[-1] == "The record is genuine."


async def test_the_lobby_offers_it_with_the_bots_that_can_play_it(anna: Guest) -> None:
    games = {game["name"]: game for game in (await anna.ask("GET", "/api/lobby")).json()["games"]}
    assert [*games] == ["tikal", "jackal", "mute", "nim"]
    assert games["nim"] == {
        "name": "nim",
        "modes": ["normal", "misere"],
        "options": ["four-piles"],
        "least_seats": 2,
        "most_seats": 3,
        "secrets": False,
        "bots": ["random"],
        "offered": ["random"],
        "lesson": False,
    }


@pytest.mark.parametrize(
    ("game", "language", "chapter", "rule"),
    [
        ("nim", "en", "The end", "The game ends when the last stone is taken."),
        ("nim", "ru", "Конец игры", "Игра заканчивается, когда взят последний камень."),
        ("nim", "de", "The end", "The game ends when the last stone is taken."),
        ("mute", "en", "", ""),
    ],
)
async def test_its_rules_are_handed_out(anna: Guest, game: str, language: str, chapter: str, rule: str) -> None:
    answer = await anna.ask("GET", f"/api/games/{game}/rules/{language}")
    last = answer.json()["chapters"][-1]
    assert (last["number"], last["title"], last["rules"][0]) == ("N3", chapter, ["N3.1", rule])


@pytest.mark.parametrize(
    ("game", "language", "title"),
    [("nim", "en", "Nim"), ("nim", "ru", "Ним"), ("nim", "de", "Nim"), ("mute", "en", "")],
)
async def test_its_words_are_handed_out_without_its_rules(anna: Guest, game: str, language: str, title: str) -> None:
    texts = (await anna.ask("GET", f"/api/games/{game}/words/{language}")).json()["texts"]
    assert f"{game}-title = {title}\n" in "".join(texts) if title else texts == []
    assert "-rule-" not in "".join(texts)


@pytest.mark.parametrize(
    ("game", "language", "line", "title", "offer"),
    [
        ("nim", "en", "Anna is to move; ", "Take stones", "One stone from pile a"),
        ("nim", "ru", "Ходит Anna; ", "Взять камни", "1 камень из кучки a"),
        ("nim", "de", "Anna is to move; ", "Take stones", "One stone from pile a"),
        ("mute", "ru", "seat: 0", "take", "take 1 a"),
    ],
)
async def test_it_can_be_read_in_words(
    anna: Guest, game: str, language: str, line: str, title: str, offer: str
) -> None:
    table, _ = await anna.open_table({"game": game, "seats": SEATS})
    reading = await ask(anna, table, type="read", language=language)
    assert reading["lines"][0].startswith(line)
    assert [group["title"] for group in reading["groups"]] == [title]
    assert reading["groups"][0]["offers"][0] == {"action": "take 1 a", "text": offer}
    assert len(reading["story"]) == 3, "three piles were dealt"


@pytest.mark.parametrize("game", ["nim", "mute"])
async def test_what_is_forbidden_is_explained_also_what_only_chance_does(anna: Guest, game: str) -> None:
    table, _ = await anna.open_table({"game": game, "seats": SEATS})
    answer = await ask(anna, table, type="explain", plan=[], actions=["deal 3", "take 1 a"], about="d")
    assert [(denied["action"], denied["reason"]["rule"]) for denied in answer["refusals"]] == [
        ("deal 3", "N1.1"),
        *((f"take {stones} d", "N1.2") for stones in (1, 2, 3)),
    ]
