"""The table service: the only place where tables change. Store first, then answer, then tell everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from cenote.core.dealer import fresh_seed
from cenote.core.game import Damaged
from cenote.core.match import Match
from cenote.core.record import UNDO, Entry, write
from cenote.core.registry import game
from cenote.core.replay import replay
from cenote.server import seating
from cenote.server.live import LiveTable, Viewer
from cenote.server.planning import coded, must_sit, planning_seat, running
from cenote.server.protocol import Accepted, NewTable, Play, Undo
from cenote.server.refusal import Refusal
from cenote.server.storage.store import Change, Conflict, Kept, Request, Store, Stored

MOST_TABLES = 50
"""Unfinished tables that one person may host."""

MOST_LISTED = 3
"""Of these, so many may wait for players in the list of open tables."""

MOST_UNDONE = 100
"""So often may be taken back among the last entries: each costs a replay, and somebody could do it for ever."""

Publish = Callable[[str, str], None]
"""Tell everybody at a table (first argument) that it "moved" or that its "people" changed."""

log = logging.getLogger("cenote.tables")


class Tables:
    """All tables of this server. Live ones are kept only as long as somebody holds them; the store is the truth."""

    def __init__(self, store: Store, publish: Publish, wake: Callable[[LiveTable], None]) -> None:
        self.store = store
        self._publish = publish
        self._wake = wake
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading = asyncio.Lock()
        self._deeds: set[asyncio.Task[Accepted]] = set()

    async def get(self, id: str) -> LiveTable:
        """The table of this id, from memory or from the store."""
        async with self._loading:
            if (live := self._live.get(id)) is not None:
                return live
            stored = await self.store.table(id)
            if stored is None:
                raise Refusal("no-table", f"there is no table {id!r}", 404)
            live = self._live[id] = await self._loaded(stored, await self.store.kept(id))
        self._wake(live)
        return live

    async def _loaded(self, stored: Stored, kept: Kept) -> LiveTable:
        """A table from the store; one whose log makes no sense under these rules is frozen: exported, not played."""
        if stored.status != "frozen":
            stored = await self._fit(stored, kept)
            for trusted in (kept, replace(kept, snapshot=None, numbers=())):
                try:
                    return LiveTable(stored, trusted)
                except Damaged as damage:
                    log.error("table %s cannot be read: %s", stored.id, damage)
            if stored.status == "running":
                stored = await self.store.change_table(stored, replace(stored, status="frozen"))
        return LiveTable(stored, replace(kept, entries=(), snapshot=None, numbers=()))

    async def _fit(self, stored: Stored, kept: Kept) -> Stored:
        """A game begun under other rules goes on if they lead to the same position; else it is frozen, not changed."""
        now = game(stored.game).rules_version
        if stored.rules == now or stored.status != "running":
            return stored
        same = _same_under_new_rules(replace(stored, rules=now), kept)
        log.warning("table %s was begun under rules %s: %s", stored.id, stored.rules, "goes on" if same else "frozen")
        after = replace(stored, rules=now) if same else replace(stored, status="frozen")
        return await self.store.change_table(stored, after)

    async def create(self, wish: NewTable, person: str, name: str) -> LiveTable:
        """Open a table; if nobody is missing, the game begins at once."""
        await self._check_room(person, listed=wish.listed)
        seed = fresh_seed()
        return await self._open(seating.new_table(wish, person, name, seed), seed)

    async def _check_room(self, person: str, *, listed: bool = False) -> None:
        if await self.store.unfinished_of(person) >= MOST_TABLES:
            raise Refusal("too-many-tables", f"finish one of your {MOST_TABLES} tables first", 409, most=MOST_TABLES)
        if listed and await self.store.listed_of(person) >= MOST_LISTED:
            raise Refusal("too-many-tables", f"{MOST_LISTED} of your tables are listed already", 409, most=MOST_LISTED)

    async def _open(self, stored: Stored, seed: bytes) -> LiveTable:
        await self.store.add_table(stored, seed)
        table = await self.get(stored.id)
        if seating.full(stored):
            await self.start(table, stored.host)
        return table

    async def join(self, table: LiveTable, seat: int | None, invite: str, person: str, name: str, salt: str) -> None:
        """Sit down; whoever sits there already stays there."""
        async with table.lock:
            if table.seats_of(person):
                return
            await self._change(table, seating.joined(table.stored, seat, invite, person, name, salt))

    async def leave(self, table: LiveTable, person: str) -> None:
        """Stand up; in a running game a bot takes over, and a game without people is given up."""
        async with table.lock:
            must_sit(table, person)
            if table.stored.status in ("gathering", "running"):
                await self._change(table, seating.left(table.stored, person))
        self._wake(table)

    async def start(self, table: LiveTable, person: str) -> None:
        """Begin the game."""
        async with table.lock:
            if table.stored.status != "gathering":
                raise Refusal("not-gathering", "the game has begun already", 409)
            if table.stored.host != person:
                raise Refusal("not-host", "only who opened the table can begin", 403)
            if not seating.full(table.stored):
                raise Refusal("seats-open", "a seat is still free", 409)
            try:
                await self._begin(table)
            except Conflict:
                await self._reload(table)
                raise Refusal("stale", "somebody else was faster; look again", 409) from None
        self._publish(table.stored.id, "people")
        self._publish(table.stored.id, "moved")
        self._wake(table)

    async def _begin(self, table: LiveTable) -> None:
        stored = await self.store.change_table(table.stored, seating.named(table.stored))
        kept = await self.store.kept(stored.id)
        table.load(stored, kept)
        try:
            table.match = Match(table.record(kept), kept.seed)
            table.tell(replay(table.match.record()))
            await self._append(table, 0, table.match.entries, None, "running", turned=True)
        except BaseException:
            await asyncio.shield(self._reload(table))
            raise

    async def rematch(self, table: LiveTable, person: str, name: str, salt: str) -> str:
        """The table of the return match; the first who asks opens it, the others take the seat kept for them."""
        async with table.lock:
            must_sit(table, person)
            if table.stored.status != "over":
                raise Refusal("not-over", "this game is not over yet", 409)
            if not await self._waiting(table.stored.rematch):
                await self._check_room(person)
                seed = fresh_seed()
                opened = await self._open(seating.again(table.stored, person, salt, seed), seed)
                await self._change(table, replace(table.stored, rematch=opened.stored.id))
                return opened.stored.id
        opened = await self.get(table.stored.rematch)
        if opened.stored.status == "gathering" and not seating.full(opened.stored):
            await self.join(opened, None, opened.stored.invite, person, name, salt)
        return opened.stored.id

    async def _waiting(self, rematch: str) -> bool:
        """Whether a return match was opened, and not given up before it began."""
        stored = await self.store.table(rematch) if rematch else None
        return stored is not None and stored.status != "abandoned"

    async def _change(self, table: LiveTable, after: Stored) -> None:
        try:
            table.stored = await self.store.change_table(table.stored, after)
        except Conflict:
            await self._reload(table)
            raise Refusal("stale", "somebody else was faster; look again", 409) from None
        self._publish(table.stored.id, "people")

    async def record(self, table: LiveTable) -> str:
        """The record of a finished game, with its seed, for anybody to verify; of a frozen one as far as it came."""
        ended = table.stored.status in ("over", "abandoned")
        if not ended and table.stored.status != "frozen":
            raise Refusal("not-over", "the record is opened when the game is over", 409)
        if table.match is None:
            kept = await self.store.kept(table.stored.id)
            if not kept.entries:
                raise Refusal("not-over", "no game was played here", 409)
            return write(replace(table.record(kept), seed=kept.seed if ended else None))
        return write(table.match.record(abandoned=table.stored.status == "abandoned"))

    async def play(self, table: LiveTable, person: str, wish: Play, chair: Viewer = None) -> Accepted:
        """Play a list of actions, all or none; the same request again gets the same answer again.

        When this returns, the move is stored; whoever asked answers the mover and then calls `moved`.
        """
        return await self._whole(table, self._person_plays(table, person, wish, chair))

    async def undo(self, table: LiveTable, person: str, wish: Undo, chair: Viewer = None) -> Accepted:
        """Take back what somebody played since the last checkpoint; it stays in the record."""
        return await self._whole(table, self._person_undoes(table, person, wish, chair))

    async def _whole(self, table: LiveTable, deed: Coroutine[Any, Any, Accepted]) -> Accepted:
        """Carry something out to its end, also if whoever asked for it hangs up in the middle."""
        task = asyncio.create_task(deed)
        self._deeds.add(task)
        task.add_done_callback(self._deeds.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda _: self.moved(table))
            raise

    async def settle(self) -> None:
        """Wait until everything that was begun is stored."""
        await asyncio.gather(*self._deeds, return_exceptions=True)

    async def _person_plays(self, table: LiveTable, person: str, wish: Play, chair: Viewer) -> Accepted:
        async with table.lock:
            if (done := await self._answered(table, person, wish)) is not None:
                return done
            seat = self._acting_seat(table, person, wish.at, chair)
            return await self._play(table, seat, wish.actions, (person, wish.id))

    async def _person_undoes(self, table: LiveTable, person: str, wish: Undo, chair: Viewer) -> Accepted:
        async with table.lock:
            if (done := await self._answered(table, person, wish)) is not None:
                return done
            match, seat = running(table), self._undoing_seat(table, person, wish.at, chair)
            if sum(entry.text == UNDO for entry in match.entries[-3 * MOST_UNDONE :]) >= MOST_UNDONE:
                raise Refusal("too-fast", "that is enough; play on", 429)
            version, before = len(match.entries), match.actors()
            if not match.undo(seat):
                raise Refusal("nothing-to-undo", "there is nothing to take back")
            return await self._keep(table, seat, version, before, (person, wish.id))

    async def bot_plays(self, table: LiveTable, seat: int, version: int, codes: list[int]) -> None:
        """Play what a bot has chosen, unless something happened while it thought."""
        async with table.lock:
            match = table.match
            stands = match is not None and len(match.entries) == version and table.stored.status == "running"
            if match is None or not stands or not table.stored.seats[seat].bot:
                return
            await self._play(table, seat, [match.game.actions.texts[code] for code in codes], None)
        self.moved(table)

    async def bot_failed(self, table: LiveTable, seat: int) -> None:
        """Put the standby into a bot's seat."""
        async with table.lock:
            await self._change(table, seating.stood_in(table.stored, seat))

    async def _answered(self, table: LiveTable, person: str, wish: Play | Undo) -> Accepted | None:
        must_sit(table, person)
        number = await self.store.answered(table.stored.id, person, wish.id)
        return None if number is None else Accepted(wish.id, number)

    def _acting_seat(self, table: LiveTable, person: str, at: int, chair: Viewer) -> int:
        seat = planning_seat(table, person, chair)
        if at != table.number(seat):
            raise Refusal("stale", f"frame {at} is not the newest: something happened since")
        return seat

    def _undoing_seat(self, table: LiveTable, person: str, at: int, chair: Viewer) -> int:
        """The seat whose steps come back: the one that acts, else, at a shared screen, one that has just acted."""
        seat = self._acting_seat(table, person, at, chair)
        match = running(table)
        able = [own for own in table.seats_of(person) if match.undoable(own)]
        return seat if seat in able or not able else able[0]

    async def _play(self, table: LiveTable, seat: int, actions: list[str], asked: tuple[str, str] | None) -> Accepted:
        match = running(table)
        version, before = len(match.entries), match.actors()
        with coded():
            match.play(seat, *actions, whole=True)
        return await self._keep(table, seat, version, before, asked)

    async def _keep(
        self, table: LiveTable, seat: int, version: int, before: tuple[int, ...], asked: tuple[str, str] | None
    ) -> Accepted:
        """Store what the match has just done; if that fails, memory goes back to what is stored."""
        match = running(table)
        try:
            table.tell(match.news())
            number = table.number(seat)
            request = None if asked is None else Request(*asked, number)
            status = "over" if match.over else ""
            entries = match.entries[version:]
            await self._append(table, version, entries, request, status, turned=match.actors() != before)
        except BaseException as error:
            try:
                await asyncio.shield(self._reload(table))
            finally:
                self.moved(table)
            if isinstance(error, Conflict):
                raise Refusal("stale", "somebody else was faster; look again", 409) from None
            raise
        return Accepted("" if asked is None else asked[1], number)

    async def _append(
        self,
        table: LiveTable,
        version: int,
        entries: tuple[Entry, ...],
        request: Request | None,
        status: str,
        *,
        turned: bool,
    ) -> None:
        match = table.match
        assert match is not None
        snapshot = match.snapshot() if turned else None
        await self.store.append(
            table.stored.id, Change(version, entries, request, snapshot, table.numbers(), status, match.actors())
        )
        if status:
            table.stored = replace(table.stored, status=status)

    async def _reload(self, table: LiveTable) -> None:
        """Let memory be what is stored; if even that fails, the table is lost to all who hold it."""
        try:
            stored = await self.store.table(table.stored.id)
            assert stored is not None
            table.load(stored, await self.store.kept(stored.id))
        except BaseException:
            if self._live.get(table.stored.id) is table:
                del self._live[table.stored.id]
            table.lost, table.match = True, None
            raise

    def moved(self, table: LiveTable) -> None:
        """Tell everybody; called when the mover has been answered."""
        self._publish(table.stored.id, "moved")
        if table.stored.status == "over":
            self._publish(table.stored.id, "people")
        self._wake(table)


def _same_under_new_rules(stored: Stored, kept: Kept) -> bool:
    try:
        played = LiveTable(stored, replace(kept, snapshot=None, numbers=())).match
    except Damaged:
        return False
    if played is None or kept.snapshot is None:
        return True
    upto = replace(played.record(), entries=kept.entries[: kept.snapshot.version])
    return Match(upto, kept.seed).snapshot() == kept.snapshot
