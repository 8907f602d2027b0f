"""REST routes for puzzles, and for the tables at which they are solved."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, Parameter

from cenote.puzzles.puzzle import Puzzle, puzzles_of
from cenote.server.accounts.dependencies import (
    AddressSource,
    CpuClient,
    CurrentPerson,
    LatestTable,
    TheDailyQuotas,
    TheDisplayNames,
    TheHistories,
    TheTables,
)
from cenote.server.errors import Refusal
from cenote.server.http.responses import REFUSED, ShortWord
from cenote.server.moderation.blocklist import admitted
from cenote.server.protocol.game_messages import History
from cenote.server.protocol.messages import TableLink
from cenote.server.protocol.puzzle_messages import DailyPuzzle, PuzzleInfo, PuzzleList, PuzzleResult
from cenote.server.puzzles import describe
from cenote.server.tables import lobby, seating
from cenote.server.tables.live import LiveTable
from cenote.server.tables.puzzle_tables import is_unsolved, puzzle_at
from cenote.server.tables.tables import Tables
from cenote.words import spoken


class PuzzleController(Controller):
    """Puzzles: positions in which one turn is clearly the best."""

    path = "/api/puzzles"

    @get(summary="All puzzles, and that of today", responses=REFUSED)
    async def puzzles(self) -> PuzzleList:
        return describe.listed()

    @get("/today", summary="The puzzle of the day, or of the day that is named", responses=REFUSED)
    async def today(self, day: FromQuery[date | None] = None) -> DailyPuzzle:
        found = describe.daily(day)
        if found is None:
            raise _no_puzzle()
        return found

    @get("/{game:str}/{id:str}", summary="One puzzle", responses=REFUSED)
    async def puzzle(self, game: ShortWord, id: ShortWord) -> PuzzleInfo:
        return describe.info(_puzzle(game, id))

    @post(
        "/{game:str}/{id:str}",
        summary="Open a table that starts at the puzzle's moment",
        guards=[admitted],
        responses=REFUSED,
    )
    async def begin(
        self,
        person: CurrentPerson,
        source: AddressSource,
        tables: TheTables,
        display_names: TheDisplayNames,
        daily_quotas: TheDailyQuotas,
        game: ShortWord,
        id: ShortWord,
    ) -> TableLink:
        puzzle = _puzzle(game, id)
        await daily_quotas.table(person, source)
        table = await _open_table(tables, puzzle, person, await display_names.name_of(person))
        return TableLink(table.stored.id, table.stored.invite)


class SolvingController(Controller):
    """The puzzle at a table, with the answer and the best turn."""

    path = "/api/tables/{id:str}/puzzle"

    @get(summary="The puzzle of a table; once it is answered, how, and what was best", responses=REFUSED)
    async def result(
        self,
        client: CpuClient,
        latest_table: LatestTable,
        histories: TheHistories,
        language: Annotated[str, Parameter(max_length=8)] = "",
    ) -> PuzzleResult:
        puzzle = _puzzle_at(latest_table)
        return await histories.aside(lambda: describe.result(latest_table, puzzle, spoken(language)), client)

    @get("/best", summary="The best turn, position after position, once the puzzle is answered", responses=REFUSED)
    async def best(self, latest_table: LatestTable) -> History:
        puzzle = _puzzle_at(latest_table)
        if is_unsolved(latest_table):
            raise Refusal("puzzle-open", "this puzzle is not answered yet", 409)
        return describe.best_turn_history(puzzle)


async def _open_table(tables: Tables, puzzle: Puzzle, person: str, name: str) -> LiveTable:
    """Open a table at the puzzle's position, and start the game at once, as for a lesson, because the deal is known."""
    stored = seating.puzzle_table(puzzle, person, name)
    await tables.storage.add_table(stored, puzzle.own_seed)
    table = await tables.get(stored.id)
    await lobby.start(tables, table, person)
    return table


def _puzzle(game: str, id: str) -> Puzzle:
    if (puzzle := puzzles_of(game).get(id)) is None:
        raise _no_puzzle()
    return puzzle


def _puzzle_at(table: LiveTable) -> Puzzle:
    if (puzzle := puzzle_at(table.stored)) is None:
        raise _no_puzzle()
    return puzzle


def _no_puzzle() -> Refusal:
    return Refusal("no-puzzle", "there is no such puzzle", 404)
