"""The clients of `make load`, in a process of their own: two at each table, which play as fast as they get answers.

`python -m benchmarks.crowd game|control|idle ADDRESS TABLES SECONDS` prints "ready" as JSON when all clients are
connected, waits for a line of input, plays, and prints the waiting times as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SALT = "5a" * 16
AT_ONCE = 4
"""The number of tables that are opened at the same time."""

Guest = dict[str, str]
Pair = list[ClientConnection]
Playing = Callable[[Pair, float, Random], Awaitable[list[float]]]


class Offer(msgspec.Struct):
    action: str


class Heard(msgspec.Struct):
    """The parts of a message that a client reads."""

    type: str = ""
    number: int = 0
    actors: list[int] = []
    offers: list[Offer] = []


READ = msgspec.json.Decoder(Heard)


async def frame(line: ClientConnection) -> Heard:
    """Receive the next frame of a client."""
    while (heard := READ.decode(await line.recv())).type != "frame":
        pass
    return heard


async def game(pair: Pair, until: float, rng: Random) -> list[float]:
    """Play random moves one after the other. Return the time of each from its submission to the other seat's frame."""
    shown, took = [await frame(line) for line in pair], list[float]()
    while time.perf_counter() < until and shown[0].actors:
        mover = shown[0].actors[0]
        actions = [rng.choice(shown[mover].offers).action]
        move = {"type": "play", "id": f"m{len(took)}", "at": shown[mover].number, "actions": actions}
        sent = time.perf_counter()
        await pair[mover].send(json.dumps(move))
        shown[1 - mover] = await frame(pair[1 - mover])
        took.append(time.perf_counter() - sent)
        shown[mover] = await frame(pair[mover])
    return took


async def control(pair: Pair, until: float, _: Random) -> list[float]:
    """Send messages of the same size to and fro. Return the time of each."""
    move = {"type": "play", "id": "m100", "at": 100, "actions": ["move explorer c3 d4"]}
    took = list[float]()
    while time.perf_counter() < until:
        sent = time.perf_counter()
        await pair[len(took) % 2].send(json.dumps(move))
        await pair[1 - len(took) % 2].recv()
        took.append(time.perf_counter() - sent)
    return took


async def idle(pair: Pair, until: float, _: Random) -> list[float]:
    """Do nothing at a table where a game has begun."""
    for line in pair:
        await frame(line)
    await asyncio.sleep(until - time.perf_counter())
    return []


async def arrive(web: httpx.AsyncClient) -> Guest:
    answer = await web.get("/api/me", headers={"cookie": ""})
    return {"cookie": answer.headers["set-cookie"].split(";")[0], "x-csrftoken": answer.json()["csrf"]}


async def begun(web: httpx.AsyncClient) -> tuple[str, list[Guest]]:
    """Open a table at which two guests begin a game. Return the path of its socket, and the guests."""
    anna, ben = await arrive(web), await arrive(web)
    seats = [{"kind": "me"}, {"kind": "invited"}]
    made = (await web.post("/api/tables", json={"game": "tikal", "seats": seats}, headers=anna)).raise_for_status()
    table = f"/api/tables/{made.json()['id']}"
    steps: tuple[tuple[Guest, str, dict[str, str]], ...] = (
        (anna, "salt", {"salt": SALT}),
        (ben, "join", {"invite": made.json()["invite"]}),
        (ben, "salt", {"salt": SALT}),
        (anna, "start", {}),
    )
    for who, what, body in steps:
        (await web.post(f"{table}/{what}", json=body, headers=who)).raise_for_status()
    return f"{table}/socket", [anna, ben]


async def seated(address: str, number: int, kind: str) -> Pair:
    """Open two sockets to one table."""
    if kind == "control":
        path, people = f"/t{number}", [Guest(), Guest()]
    else:
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as web:
            path, people = await begun(web)
    headers = [{"cookie": who["cookie"]} if who else {} for who in people]
    return [await connect(f"ws://{address}{path}", additional_headers=one, max_size=None) for one in headers]


async def crowd(kind: str, address: str, tables: int, seconds: float) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Pair:
        async with room:
            return await seated(address, number, kind)

    pairs = await asyncio.gather(*map(one, range(tables)))
    print(json.dumps("ready"), flush=True)
    sys.stdin.readline()
    playing: Playing = {"game": game, "control": control, "idle": idle}[kind]
    until = time.perf_counter() + seconds
    took = await asyncio.gather(*(playing(pair, until, Random(at)) for at, pair in enumerate(pairs)))
    print(json.dumps(took), flush=True)


if __name__ == "__main__":
    asyncio.run(crowd(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
