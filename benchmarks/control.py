"""The control of `make load`: a bare socket that inserts one row, commits, and forwards the message to one other.

Start it with `python -m benchmarks.control DATABASE PORT`. It knows no rules, seats or views, so that only the work
remains that any server of this kind must do for each move.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import insert

from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.schema import PEOPLE

Socket = WebSocket[Any, Any, Any]


def make(path: Path | str) -> Litestar:
    database = Database(path)
    run = secrets.token_hex(4)
    places: dict[str, list[Socket]] = {}

    @websocket("/{id:str}")
    async def forward(socket: Socket, id: str) -> None:
        await socket.accept()
        here = places.setdefault(id, [])
        here.append(socket)
        version = 0
        try:
            while True:
                text = await socket.receive_data("text")
                version += 1
                row = {"id": f"{run} {id} {here.index(socket)} {version}", "name": text[:64], "created": 0.0}
                async with database.engine.begin() as connection:
                    await connection.execute(insert(PEOPLE).values(row))
                for other in here:
                    if other is not socket:
                        await other.send_data(text)
        except WebSocketDisconnect:
            here.remove(socket)

    return Litestar([forward], logging_config=None)


def main(database: str, port: str) -> None:
    path = database if "://" in database else Path(database)
    asyncio.run(bring_up_to_date(path))
    uvicorn.run(make(path), port=int(port), log_config=None, access_log=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
