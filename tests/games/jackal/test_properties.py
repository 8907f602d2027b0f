"""What every game keeps from its first card to its end, over random games of all settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

import pytest

from cenote.core.game import CHANCE, Result
from cenote.core.testing import decide, settings
from cenote.games.jackal.cards import KINDS
from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.position import ANNOUNCING, DEALING, NOTHING, OPENING, OVER, hand_size
from cenote.games.jackal.state import JackalState
from tests.counts import count
from tests.games.jackal.history import check_history
from tests.games.jackal.support import SMALL_DECK, box
from tests.table import rule

SETTINGS: Final = settings(JACKAL)
GAMES: Final = -(-count(test=100, soak=20_000) // len(SETTINGS))
"""Random games for each setting."""

SMALL_BOX: Final = box(
    "W.2/.~./B.1", "WL2/J~./B.c", "1WC~~/~B~~~/~~C2~/~~~~~/3C~~C", deck=SMALL_DECK | {"M": 3, "P": 3}
)
"""Few cards for two seats: the deck runs dry all the time."""


class Deed(NamedTuple):
    """One step of a random game; `rare` marks the few at which costly checks are made."""

    before: JackalState
    action: str
    seat: int
    after: JackalState
    rare: bool


def deeds(setting: tuple[int, str, tuple[str, ...]], number: int, components: str = "") -> Iterator[Deed]:
    """A whole random game, step by step."""
    rng = Random(f"{setting} {number}")
    state = JACKAL.new(*setting, components=components)
    while state.actors():
        before = state.copy()
        seat, code = decide(state, rng)
        state.play(seat, code)
        yield Deed(before, JACKAL.actions.texts[code], seat, state, rng.random() < 0.04 or not state.actors())


def every_card_is_in_one_place(deed: Deed) -> None:
    """Deck, discard, market, hands, packs, routes and throws hold together what was in the box."""
    table = deed.after
    for kind in range(KINDS):
        held = sum(table.hands[kind::KINDS]) + sum(table.packs[kind::KINDS])
        laid = sum(route.count(kind) for route in table.routes)
        thrown = sum(map(len, table.throws)) if kind == KINDS - 1 else 0
        assert (
            table.deck[kind] + table.discard[kind] + table.market[kind] + held + laid + thrown == table.box.deck[kind]
        )
    assert min(*table.deck, *table.discard, *table.market, *table.hands, *table.packs) >= 0


def the_market_holds_four_unless_the_cards_ran_out(deed: Deed) -> None:
    table = deed.after
    assert sum(table.market) <= 4
    if starts_an_island(deed):
        assert sum(table.market) == 4 or not any(table.deck + table.discard)


def starts_an_island(deed: Deed) -> bool:
    """Whether the first seat is now asked to announce."""
    return deed.after.phase == ANNOUNCING and not any(deed.after.announced)


def hands_have_the_size_that_the_rules_give(deed: Deed) -> None:
    """One card comes at a time; an island begins with five or more, a row of the Archipelago with nine."""
    before, after = deed.before, deed.after
    sizes = [hand_size(after, seat) for seat in range(after.seats)]
    if deed.action.startswith(("deal", "take", "lay", "throw")) and after.number == before.number:
        gained = {"deal": 1, "take": 1, "lay": -1, "throw": -1}[deed.action.split()[0]]
        changes = [sizes[seat] - hand_size(before, seat) for seat in range(after.seats)]
        assert set(changes) <= {0, gained}
        assert sum(map(abs, changes)) <= 1
    if starts_an_island(deed) and after.extra:
        assert sizes == [5 * (after.playing >> seat & 1) for seat in range(after.seats)]
    elif starts_an_island(deed) and not after.archipelago:
        assert min(sizes) >= 5 or not any(after.deck + after.discard)
    elif starts_an_island(deed) and after.number % 4 == 0:
        assert sizes == [9] * after.seats


def who_passes_takes_two(deed: Deed) -> None:
    """Two cards for each that passed, before the next seat announces."""
    before, after = deed.before, deed.after
    if deed.action == "pass":
        assert (after.takes_left, after.seat) == (2, before.seat)
    if deed.action.startswith("take"):
        assert after.takes_left == before.takes_left - 1 or after.number > before.number
    if before.takes_left and after.phase == ANNOUNCING:
        assert not after.takes_left


def islands_never_repeat(deed: Deed) -> None:
    """A shown island is new, and only shown islands are played."""
    before, after = deed.before, deed.after
    if deed.action.startswith("island"):
        shown = 1 << int(deed.action.removeprefix("island ")) - 1
        assert not before.used & shown
        assert after.used == before.used | shown
    else:
        assert after.used == before.used
    assert after.island == NOTHING or after.used >> after.island & 1
    assert len({after.island, *after.ahead}) == 1 + len(after.ahead)


def the_game_has_six_or_eight_islands_and_at_most_one_more(deed: Deed) -> None:
    before, after = deed.before, deed.after
    assert after.number - before.number in (0, 1)
    whole = 8 if after.archipelago else 6
    if after.phase == OVER:
        assert after.number == whole + after.extra
        assert after.used.bit_count() == after.number
    assert after.number < whole or after.phase == OVER or after.extra


def coins_change_only_when_an_island_ends(deed: Deed) -> None:
    """And then by what the opened routes earn."""
    before, after = deed.before, deed.after
    gained = [now - was for now, was in zip(after.coins, before.coins, strict=True)]
    extra = [now - was for now, was in zip(after.extra_coins, before.extra_coins, strict=True)]
    ended = after.number > before.number
    assert min(*after.coins, *after.extra_coins) >= 0
    earned = earnings(before, after) if ended and any(word == 2 for word in before.announced) else [0] * after.seats
    assert (extra if before.extra else gained) == (earned if ended else [0] * after.seats)
    assert not any(gained if before.extra else extra)


def earnings(before: JackalState, after: JackalState) -> list[int]:
    """What the routes in sight earn, counted once more by the words of J7."""
    earned = [0] * after.seats
    clockwise = [(before.first + place) % before.seats for place in range(before.seats)]
    for mine in after.reveal:
        if mine.chest != NOTHING:
            rank = (mine.steps + mine.marks, clockwise.index(mine.seat))
            there = [other for other in after.reveal if other.chest == mine.chest]
            ahead = sum((other.steps + other.marks, clockwise.index(other.seat)) < rank for other in there)
            earned[mine.seat] = max(0, before.here().coins[mine.chest] - ahead)
    return earned


def the_richest_win(deed: Deed) -> None:
    table = deed.after
    if table.phase != OVER:
        assert table.result() is None
        return
    tied = [seat for seat in range(table.seats) if table.coins[seat] == max(table.coins)]
    most = max(table.extra_coins[seat] for seat in tied)
    winners = [seat for seat in tied if table.extra_coins[seat] == most]
    assert table.result() == Result(tuple(table.coins), tuple(winners))
    assert table.extra == (len(tied) > 1)


def somebody_can_always_go_on(deed: Deed) -> None:
    actors = deed.after.actors()
    assert bool(actors) == (deed.after.result() is None)
    if actors == (CHANCE,):
        assert deed.after.odds()
    else:
        assert all(deed.after.legal(seat) for seat in actors)


def a_choice_is_offered_only_where_there_is_one(deed: Deed) -> None:
    """A step without an alternative is taken by itself (J6.12)."""
    table = deed.after
    if table.phase == OPENING:
        assert len(table.legal(table.seat)) > 1
    if table.phase == DEALING:
        assert table.due


def the_log_leads_to_the_position(deed: Deed) -> None:
    if deed.rare:
        check_history(deed.after)


CHECKS: Final[tuple[Callable[[Deed], None], ...]] = (
    every_card_is_in_one_place,
    the_market_holds_four_unless_the_cards_ran_out,
    hands_have_the_size_that_the_rules_give,
    who_passes_takes_two,
    islands_never_repeat,
    the_game_has_six_or_eight_islands_and_at_most_one_more,
    coins_change_only_when_an_island_ends,
    the_richest_win,
    somebody_can_always_go_on,
    a_choice_is_offered_only_where_there_is_one,
    the_log_leads_to_the_position,
)


@rule("J1.1", "J3.2", "J6.12", "J7.1", "J7.3", "J7.4", "J8.1", "J8.2", "J8.3", "J8.4", "J8.5", "J8.7", "J8.10")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_games_keep_what_the_rules_promise(setting: tuple[int, str, tuple[str, ...]]) -> None:
    for number in range(GAMES):
        for deed in deeds(setting, number):
            for check in CHECKS:
                check(deed)


@rule("J8.2")
@pytest.mark.parametrize("mode", JACKAL.modes)
def test_random_games_with_few_cards_keep_it_too(mode: str) -> None:
    for number in range(2 * GAMES):
        for deed in deeds((2, mode, ()), number, SMALL_BOX):
            for check in CHECKS:
                check(deed)
