"""Seating: pure functions that put people and bots into seats, from one stored table to the next."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from dataclasses import replace
from random import SystemRandom

from cenote.bots.contract import usual_bot
from cenote.core.dealer import commitment
from cenote.core.game import Game, checked_settings
from cenote.core.lesson import Lesson
from cenote.core.registry import game, game_names
from cenote.puzzles.puzzle import OPPONENT, Puzzle
from cenote.server.errors import Refusal
from cenote.server.protocol import display_names
from cenote.server.protocol.messages import Fate, NewSeat, NewTable, SeatKind
from cenote.server.storage.contract import Sitting, StoredTable
from cenote.server.storage.person_ids import is_program
from cenote.server.tables import clock
from cenote.server.tables.bot_offers import Offers

FREE = ("open", "invited")
KNOWN_SALT = "0" * 32
"""The salt at a puzzle's table. It adds no randomness, because the deal is published."""
STANDBY = "random"
"""The bot that replaces a bot that fails. It decides at once and cannot fail."""


def new_table(request: NewTable, person: str, name: str, seed: bytes, offers: Offers | None = None) -> StoredTable:
    """Return the table that a request asks for. Raise `Refusal` if the request is invalid."""
    played = _game(request.game)
    mode, options = _settings(played, request)
    if sum(seat.kind == "me" for seat in request.seats) != 1:
        raise Refusal("bad-settings", "exactly one of the seats must be yours")
    able = (offers or Offers()).names(played.name)
    seats = _with_distinct_names([_sitting(seat, played.name, person, name, able) for seat in request.seats])
    if request.shuffle:
        SystemRandom().shuffle(seats)
    listed = request.listed and any(seat.kind == "open" for seat in seats)
    opened = _fresh(played, mode, tuple(sorted(options)), seats, person, seed, listed=listed)
    if request.rated and any(seat.kind in ("bot", "hot") for seat in request.seats):
        raise rated_only_people()
    if request.rated and request.clock is None:
        raise Refusal("rated-needs-clock", "at a rated table nobody may delay a defeat for ever", 409)
    return replace(opened, clock=clock.written(request.clock), rated=request.rated)


def lesson_table(game: str, lesson: Lesson, person: str, name: str) -> StoredTable:
    """Return the table of a lesson, with the learner in the first seat."""
    played = _game(game)
    bots = [Sitting("bot", bot=bot) for bot in lesson.bots]
    mode, _ = checked_settings(played, 1 + len(bots), lesson.mode, ())
    learner = Sitting(_kind(person), person, name, salt=lesson.salt)
    return _fresh(played, mode, (), _with_distinct_names([learner, *bots]), person, lesson.seed, listed=False)


def puzzle_table(puzzle: Puzzle, person: str, name: str) -> StoredTable:
    """Return the table of a puzzle, with the solver in the seat to move and bots in the others."""
    seats = [Sitting("bot", bot=OPPONENT) for _ in range(puzzle.seats)]
    seats[puzzle.seat] = Sitting(_kind(person), person, name, salt=KNOWN_SALT)
    opened = _fresh(
        game(puzzle.game),
        puzzle.mode,
        puzzle.options,
        _with_distinct_names(seats),
        person,
        puzzle.own_seed,
        listed=False,
    )
    return replace(opened, origins=puzzle.record.origins)


def _fresh(
    played: Game, mode: str, options: tuple[str, ...], seats: list[Sitting], host: str, seed: bytes, *, listed: bool
) -> StoredTable:
    now = time.time()
    return StoredTable(
        id=_fresh_id(),
        game=played.name,
        mode=mode,
        options=options,
        rules=played.rules_version,
        status="gathering",
        listed=listed,
        host=host,
        invite=secrets.token_urlsafe(12),
        commitment=commitment(seed),
        rematch="",
        acting=(),
        revision=0,
        created=now,
        updated=now,
        seats=tuple(seats),
    )


def _fresh_id() -> str:
    """Return a random id that does not begin with a hyphen, so that no command mistakes it for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


def _game(name: str) -> Game:
    if name not in game_names():
        raise Refusal("unknown-game", f"there is no game {name!r}; there are {', '.join(game_names())}")
    return game(name)


def _settings(played: Game, request: NewTable) -> tuple[str, frozenset[str]]:
    try:
        return checked_settings(played, len(request.seats), request.mode, request.options)
    except ValueError as error:
        raise Refusal("bad-settings", str(error)) from None


def _sitting(seat: NewSeat, game: str, person: str, name: str, able: Collection[str]) -> Sitting:
    match seat.kind:
        case "me":
            return Sitting(_kind(person), person, name)
        case "hot":
            return Sitting(_kind(person), person, display_names.proper(seat.name))
        case "bot":
            return Sitting("bot", bot=_able(seat.bot, game, able))
        case free:
            return Sitting(free, offered=free)


def _able(bot: str, game: str, able: Collection[str]) -> str:
    if bot not in able:
        there = ", ".join(able)
        raise Refusal("unknown-bot", f"there is no bot {bot!r} that plays {game}; there are {there}")
    return bot


def _with_distinct_names(seats: list[Sitting]) -> list[Sitting]:
    """Return the seats with numbers after similar names, so that people at one table can be distinguished."""
    named: list[Sitting] = []
    for seat in seats:
        taken = [other.name for other in named if other.name]
        named.append(replace(seat, name=display_names.apart(seat.name, taken)) if seat.person else seat)
    return named


def _name_at(table: StoredTable, name: str, own: int) -> str:
    """Return a person's name for one of their seats, with a number if the name in another seat is similar."""
    return display_names.apart(name, [seat.name for at, seat in enumerate(table.seats) if at != own and seat.person])


def _kind(person: str) -> SeatKind:
    """Return the kind of a person's seat, which shows all viewers whether the person is a bot account."""
    return "program" if is_program(person) else "person"


def rated_only_people() -> Refusal:
    """Return the `Refusal` for bots, bot accounts and shared screens at rated tables."""
    return Refusal("rated-only-people", "at a rated table everybody plays with an account of their own", 409)


def full(table: StoredTable) -> bool:
    return not any(seat.kind in FREE for seat in table.seats)


def complete(table: StoredTable) -> bool:
    """Return whether the game can begin: no seat is free, and every person has answered the commitment with a salt."""
    return not any(seat.kind in FREE or (seat.kind == "person" and not seat.salt) for seat in table.seats)


def begins_by_itself(table: StoredTable) -> bool:
    """Return whether a complete table starts by itself because no seat was ever offered.

    This holds for games against bots, games at one screen and rematches.
    """
    return complete(table) and not any(seat.offered for seat in table.seats)


def salted(table: StoredTable, person: str, salt: str) -> StoredTable:
    """Return the table with a person's salt in all their seats. Salts that are already there stay."""
    seats = [replace(seat, salt=seat.salt or salt) if seat.person == person else seat for seat in table.seats]
    return replace(table, seats=tuple(seats))


def named(table: StoredTable) -> StoredTable:
    """Return the table with names for its bots, because a record names every player."""
    seats = [replace(seat, name=f"{seat.bot} {at + 1}") if seat.bot else seat for at, seat in enumerate(table.seats)]
    return replace(table, seats=tuple(seats))


def joined(table: StoredTable, wanted: int | None, invite: str, person: str, name: str) -> StoredTable:
    """Return the table with a person in a free seat: the requested one, else a reserved one, else the first allowed.

    Raise `Refusal` if there is no such seat or the person needs an invitation.
    """
    if table.status != "gathering":
        raise Refusal("not-gathering", "the game has begun; the seats are taken", 409)
    invited = secrets.compare_digest(invite.encode(), table.invite.encode())
    places = range(len(table.seats)) if wanted is None else [wanted]
    free = [seat for seat in places if seat < len(table.seats) and table.seats[seat].kind in FREE]
    if not free:
        raise Refusal("no-seat" if wanted is None else "seat-taken", "that seat is not free", 409)
    allowed = [seat for seat in free if invited or table.seats[seat].kind == "open"]
    if not allowed:
        raise Refusal("not-invited", "that seat is for somebody with an invitation", 403)
    expected = [seat for seat in allowed if name and display_names.stems_from(table.seats[seat].name, name)]
    seat = (expected or allowed)[0]
    called, before = _name_at(table, name, seat), table.seats[seat]
    sits = replace(before, kind=_kind(person), person=person, name=called, offered=before.offered or before.kind)
    return _with_seat(table, seat, sits)


def renamed(table: StoredTable, person: str, before: str, after: str) -> StoredTable:
    """Return the table with a person's new name in the seat with the old one.

    Others at their screen keep their names.
    """
    for at, seat in enumerate(table.seats):
        if seat.person == person and display_names.stems_from(seat.name, before):
            return _with_seat(table, at, replace(seat, name=_name_at(table, after, at)))
    return table


def left(table: StoredTable, person: str) -> StoredTable:
    """Return the table without a person.

    Before the game, the person's seats become free. Leaving a running game is resigning.
    """
    theirs = [at for at, seat in enumerate(table.seats) if seat.person == person]
    if table.status != "gathering":
        return given_up(table, theirs, "resigned")
    after = table
    for at in theirs:
        offered = table.seats[at].offered
        after = _with_seat(after, at, Sitting(offered or "invited", offered=offered))
    return _hosted(after)


def given_up(table: StoredTable, seats: Collection[int], fate: Fate) -> StoredTable:
    """Return the table with bots in these seats for good, marked with the former players and the given fate."""
    after = table
    for at in seats:
        seat = table.seats[at]
        bot = seat.bot or usual_bot(table.game)
        sits = replace(seat, kind="bot", person="", bot=bot, standby=True, former_person=seat.person, fate=fate)
        after = _with_seat(after, at, sits)
    return _hosted(after)


def _hosted(table: StoredTable) -> StoredTable:
    """Return the table with a host who sits at it. A table without people becomes abandoned."""
    people = [seat.person for seat in table.seats if seat.person]
    if not people:
        return replace(table, status="abandoned")
    return table if table.host in people else replace(table, host=people[0])


def kept(table: StoredTable, at: int) -> StoredTable:
    """Return the table with a bot in all seats of the person at seat `at`, who is away. The seats stay the person's."""
    person, bot = table.seats[at].person, usual_bot(table.game)
    seats = [replace(seat, bot=bot) if seat.person == person else seat for seat in table.seats]
    return replace(table, seats=tuple(seats))


def resumed(table: StoredTable, person: str) -> StoredTable:
    """Return the table with a person back in the seats that a bot has kept for them."""
    seats = [replace(seat, bot="", standby=False) if seat.person == person else seat for seat in table.seats]
    return replace(table, seats=tuple(seats))


def stood_in(table: StoredTable, seat: int) -> StoredTable:
    """Return the table with a mark at a seat whose bot failed, so that the standby decides for it."""
    return _with_seat(table, seat, replace(table.seats[seat], standby=True))


def hurried(table: StoredTable, seat: int) -> StoredTable:
    """Return the table with a mark at a seat whose bot ran out of its time budget."""
    return _with_seat(table, seat, replace(table.seats[seat], hurried=True))


def recovered(table: StoredTable, seat: int) -> StoredTable:
    """Return the table with the mark of a failed bot cleared. A bot that replaces a person for good stays marked."""
    sitting = table.seats[seat]
    return _with_seat(table, seat, replace(sitting, standby=bool(sitting.salt) and not sitting.person))


def again(table: StoredTable, person: str, seed: bytes) -> StoredTable:
    """Return the table of a rematch: every seat moves up by one, bots play again, and people's seats are reserved.

    A rematch without a clock is not rated. Only rated tables from before clocks were required have none.
    """
    seats = [
        Sitting("bot", bot=seat.bot) if seat.bot and not seat.salt else Sitting("invited", name=seat.name)
        for seat in _turned(table)
    ]
    opened = _fresh(game(table.game), table.mode, table.options, seats, person, seed, listed=False)
    return replace(opened, clock=table.clock, rated=table.rated and bool(table.clock))


def branched(table: StoredTable, person: str, name: str, at: int, seed: bytes) -> StoredTable:
    """Return the table of a fork, with a person in one seat of the finished game and bots in the others."""
    seats = [Sitting("bot", bot=seat.bot or usual_bot(table.game)) for seat in table.seats]
    seats[at] = Sitting(_kind(person), person, name)
    named = _with_distinct_names(seats)
    opened = _fresh(game(table.game), table.mode, table.options, named, person, seed, listed=False)
    return replace(opened, parent=table.id)


def _turned(table: StoredTable) -> tuple[Sitting, ...]:
    """Return the former players in the seat order of the rematch: the second seat begins, and the first comes last."""
    return (*table.seats[1:], table.seats[0])


def returned(table: StoredTable, before: StoredTable, person: str, name: str) -> StoredTable:
    """Return the table of a rematch with a person in every seat reserved for them or for others at their screen.

    Raise `Refusal` if all these seats are taken.
    """
    theirs = [at for at, seat in enumerate(_turned(before)) if person in (seat.person, seat.former_person)]
    free = [at for at in theirs if table.seats[at].kind in FREE]
    if not free:
        raise Refusal("no-seat", "the seat that was kept for you has been given away", 409)
    after = table
    for at in free:
        called = _name_at(after, name if len(theirs) == 1 else table.seats[at].name, at)
        after = _with_seat(after, at, replace(table.seats[at], kind=_kind(person), person=person, name=called))
    return after


def with_bot(table: StoredTable, at: int, bot: str, offers: Offers) -> StoredTable:
    """Return the table with a bot in a free seat, the default bot if `bot` is empty.

    The seat remembers how it was offered to people. Raise `Refusal` if the seat is taken or the table is rated.
    """
    if at >= len(table.seats) or table.seats[at].kind not in FREE:
        raise Refusal("seat-taken", "that seat is not free", 409)
    if table.rated:
        raise rated_only_people()
    seat = table.seats[at]
    chosen = _able(bot or usual_bot(table.game), table.game, offers.names(table.game))
    return _with_seat(table, at, Sitting("bot", bot=chosen, offered=seat.offered or seat.kind))


def without_bot(table: StoredTable, at: int) -> StoredTable:
    """Return the table with a bot's seat free again, offered as before or else by invitation.

    Raise `Refusal` if no bot sits there.
    """
    if at >= len(table.seats) or table.seats[at].kind != "bot":
        raise Refusal("seat-taken", "no bot sits there", 409)
    free = table.seats[at].offered or "invited"
    return _with_seat(table, at, Sitting(free, offered=free))


def _with_seat(table: StoredTable, at: int, seat: Sitting) -> StoredTable:
    return replace(table, seats=(*table.seats[:at], seat, *table.seats[at + 1 :]))
