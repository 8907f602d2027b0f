"""Nobody learns what is secret (J9.11): not from views, choices, refusals, sentences or the number of entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

import pytest

from cenote.core.dealer import numbered_seed
from cenote.core.game import CHANCE, Fact, IllegalAction, PlanEnds, Seat, State, View
from cenote.core.match import Match
from cenote.core.record import read, write
from cenote.core.replay import replay
from cenote.core.testing import decide, sample, settings
from cenote.games.jackal.actions import DONE, KEEP_0, LAY_0, READY, THROW_0
from cenote.games.jackal.cards import KINDS, LETTERS
from cenote.games.jackal.facts import (
    CardKept,
    CardLaid,
    ExtraIsland,
    IslandLeft,
    MarketTaken,
    MarkThrown,
    RouteOpened,
)
from cenote.games.jackal.game import JACKAL, Jackal
from cenote.games.jackal.position import DRAFTING, LAYING, OPENING, THROWING
from cenote.games.jackal.refusals import NoCard
from cenote.games.jackal.state import JackalState
from cenote.games.jackal.view import JackalView
from tests.counts import count
from tests.games.jackal.history import check_history
from tests.games.jackal.support import DEALT_OUT, SMALL_DECK, JackalTable, box, dry, new
from tests.table import rule

MOMENTS: Final = count(test=500, soak=20_000)
LOOKS: Final = 60
"""How often something is imagined that must always, or now and then, be so."""

CODES: Final = range(len(JACKAL.actions))
LAYS: Final = range(LAY_0, LAY_0 + KINDS)
THROWS: Final = range(THROW_0, THROW_0 + 4)
KEEPS: Final = range(KEEP_0, KEEP_0 + KINDS)


def positions(number: int, seed: str) -> Iterator[JackalState]:
    """Positions from random games of all settings."""
    for moment in sample(JACKAL, Random(seed), number):
        assert isinstance(moment.state, JackalState)
        yield moment.state


def check_secrets(game: Jackal, state: JackalState, rng: Random) -> None:
    """Whatever a viewer cannot know may be otherwise, and nothing changes for it."""
    for viewer in (None, *range(state.seats)):
        other = game.imagine(game.view(state, viewer), rng)
        assert seen(game, state, viewer) == seen(game, other, viewer)
        if viewer is not None:
            check_own_deeds(game, state, other, viewer)
        for seat in state.actors():
            if seat not in (viewer, CHANCE):
                check_deeds_of_others(game, state, seat, viewer)


def seen(game: Jackal, state: JackalState, viewer: int | None) -> object:
    """Everything that a viewer can ask of a position."""
    shown = game.view(state, viewer)
    own = [] if viewer is None else [game.offers(state, viewer), refusals(game, state, viewer)]
    return shown, repr(shown), state.actors(), own


def refusals(game: Jackal, state: JackalState, seat: int) -> list[tuple[str, object]]:
    """Why each action of the table is forbidden, if it is."""
    reasons = [game.explain(state, seat, code) for code in CODES]
    return [("", None) if reason is None else (reason.rule, reason.facts) for reason in reasons]


def after(state: JackalState, seat: int, *codes: int) -> JackalState:
    twin = state.copy()
    for code in codes:
        twin.play(seat, code)
    return twin


def check_own_deeds(game: Jackal, state: JackalState, other: JackalState, seat: int) -> None:
    """What a seat does itself is told to it alike and looks alike afterwards, unless the deed uncovers a secret."""
    for code in state.legal(seat):
        if uncovers(state, seat, code):
            assert state.reveals(seat, code), "a plan stops here, and nothing is taken back"
        else:
            ends = after(state, seat, code), after(other, seat, code)
            one, two = (
                (game.narrate(begin, seat, code, end, seat), game.view(end, seat))
                for begin, end in zip((state, other), ends, strict=True)
            )
            assert repr(one) == repr(two)


def uncovers(state: JackalState, seat: int, code: int) -> bool:
    """Whether routes, marks or packs change hands by this deed: it closes the phase or leads on to another route."""
    if state.phase == OPENING:
        end = after(state, seat, code)
        return end.phase != OPENING or end.opened != state.opened
    return (code in (READY, DONE) or code in KEEPS) and state.actors() == (seat,)


def check_deeds_of_others(game: Jackal, state: JackalState, seat: int, viewer: int | None) -> None:
    """A hidden choice tells the same and looks the same, whatever was chosen; an open step looks like nothing."""
    hidden = [code for code in state.legal(seat) if code in LAYS or code in THROWS or code in KEEPS]
    last = state.actors() == (seat,)
    if state.phase in (LAYING, THROWING):
        close = READY if state.phase == LAYING else DONE
        for code in hidden:
            assert heard(game, state, seat, (code,), viewer) == ((), game.view(state, viewer))
        if not last:
            courses = [(close,), *((code, close) for code in hidden)]
            assert len({repr(heard(game, state, seat, course, viewer)) for course in courses}) == 1
    if state.phase == DRAFTING and not last:
        assert len({repr(heard(game, state, seat, (code,), viewer)) for code in hidden}) == 1


def heard(game: Jackal, state: JackalState, seat: int, codes: tuple[int, ...], viewer: int | None) -> object:
    """What a viewer is told of the last of these steps, and what it sees then."""
    *steps, last = codes
    before = after(state, seat, *steps)
    end = after(before, seat, last)
    return game.narrate(before, seat, last, end, viewer), game.view(end, viewer)


@rule("J4.1", "J5.1", "J8.7", "J9.11")
def test_nothing_that_a_seat_is_shown_told_or_refused_depends_on_a_secret() -> None:
    rng, phases = Random("secrets"), Counter[int]()
    for state in positions(MOMENTS, "leaks"):
        check_secrets(JACKAL, state, rng)
        phases[state.phase] += 1
    assert len(phases) == 8, "every phase came up"


@dataclass(frozen=True)
class SpyView(JackalView):
    """A view with something more in it."""

    spied: tuple[int, ...] = ()


class Leak(Jackal):
    """A game that tells too much."""


class ShowsHands(Leak):
    def view(self, state: State, seat: int | None) -> JackalView:
        return spying(state, seat, lambda table: table.hands)


class ShowsLengthsOfOpenRoutes(Leak):
    def view(self, state: State, seat: int | None) -> JackalView:
        return spying(state, seat, lambda table: [len(route) for route in table.routes if table.phase == LAYING])


class ShowsHiddenThrows(Leak):
    def view(self, state: State, seat: int | None) -> JackalView:
        return spying(state, seat, lambda table: [target for throw in table.throws for target in throw])


class ShowsTheDeck(Leak):
    def view(self, state: State, seat: int | None) -> JackalView:
        return spying(state, seat, lambda table: table.deck)


def spying(state: State, seat: int | None, spy: Callable[[JackalState], list[int]]) -> SpyView:
    assert isinstance(state, JackalState)
    return SpyView(**vars(JACKAL.view(state, seat)), spied=tuple(spy(state)))


class TellsWhatWasKept(Leak):
    def narrate(self, before: State, seat: int, code: int, after: State, viewer: int | None) -> tuple[Fact, ...]:
        told = super().narrate(before, seat, code, after, viewer)
        return (CardKept(Seat(seat), LETTERS[code - KEEP_0]), *told[1:]) if code in KEEPS else told


class TellsThatACardWasLaid(Leak):
    def narrate(self, before: State, seat: int, code: int, after: State, viewer: int | None) -> tuple[Fact, ...]:
        told = super().narrate(before, seat, code, after, viewer)
        return (CardLaid(Seat(seat), ""),) if code in LAYS and seat != viewer else told


class TellsHowLongAReadyRouteIs(Leak):
    def narrate(self, before: State, seat: int, code: int, after: State, viewer: int | None) -> tuple[Fact, ...]:
        told = super().narrate(before, seat, code, after, viewer)
        assert isinstance(before, JackalState)
        return told * (1 + len(before.routes[seat])) if code == READY else told


class TellsTheOthersMarksWithAThrow(Leak):
    def narrate(self, before: State, seat: int, code: int, after: State, viewer: int | None) -> tuple[Fact, ...]:
        told = super().narrate(before, seat, code, after, viewer)
        assert isinstance(before, JackalState)
        return told * (1 + sum(before.hands[KINDS - 1 :: KINDS])) if code in THROWS else told


class RefusesWithTheHandsOfOthers(Leak):
    def explain(self, state: State, seat: int, code: int) -> IllegalAction | None:
        refusal = super().explain(state, seat, code)
        assert isinstance(state, JackalState)
        return refusal and IllegalAction(refusal.rule, NoCard(str(sum(state.hands[3::KINDS]))))


@pytest.mark.parametrize("leak", Leak.__subclasses__(), ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: type[Leak]) -> None:
    rng = Random("planted")
    with pytest.raises(AssertionError):  # noqa: PT012  # any of the positions may be the one that shows it
        for state in positions(MOMENTS, "leaks"):
            check_secrets(leak(), state, rng)


class ShowsTheMarketTwice(Jackal):
    """Says more, but nothing that is secret."""

    def view(self, state: State, seat: int | None) -> JackalView:
        return spying(state, seat, lambda table: table.market)


def test_what_everybody_knows_is_no_leak() -> None:
    rng = Random("harmless")
    for state in positions(MOMENTS // 5, "leaks"):
        check_secrets(ShowsTheMarketTwice(), state, rng)


@pytest.mark.parametrize("seed", range(count(6, 40)))
def test_a_preview_shows_nothing_that_only_playing_would_open(seed: int) -> None:
    """Whoever chooses last could look at everybody's choice, and choose otherwise."""
    rng = Random(seed)
    match = Match.start("jackal", 2 + seed % 3, rng.choice(JACKAL.modes), seed=numbered_seed(seed))
    while not match.over:
        seat = rng.choice(match.actors())
        code = rng.choice(match.legal(seat))
        seen = match.preview(seat, code)
        if seen.stopped:
            assert seen.view == match.view(seat)
            with pytest.raises(PlanEnds):
                match.play(seat, code, code)
        match.play(seat, code)
        assert match.undo(seat) == 0 if seen.stopped else True


def landed(seed: int) -> Match:
    """Three seats that landed on the first island, the same cards for the same seed."""
    match = Match.start("jackal", 3, seed=numbered_seed(seed))
    for seat in range(3):
        match.play(seat, "land")
    return match


def first_layable(match: Match, seat: int) -> str:
    return JACKAL.actions.texts[match.legal(seat)[0]]


@rule("J4.1", "J9.11")
@pytest.mark.parametrize("seed", range(5))
def test_an_open_step_is_no_entry_and_no_other_seat_sees_it(seed: int) -> None:
    match = landed(seed)
    known = match.entries
    shown = [repr(match.view(viewer)) for viewer in (None, 1, 2)]
    known = match.entries
    match.play(0, first_layable(match, 0))
    assert match.entries == known
    assert match.entries == known
    assert [repr(match.view(viewer)) for viewer in (None, 1, 2)] == shown
    assert match.undo(0) == 1
    assert match.entries == known


@rule("J4.1", "J5.1", "J9.11")
@pytest.mark.parametrize("seed", range(5))
def test_routes_and_throws_give_one_entry_each_whatever_they_are(seed: int) -> None:
    short, long = landed(seed), landed(seed)
    for seat in (2, 0, 1):
        short.play(seat, "ready")
        while (step := first_layable(long, seat)) != "ready":
            long.play(seat, step)
        long.play(seat, "ready")
        if seat != 1:
            assert [len(short.entries), entry_seats(short)] == [len(long.entries), entry_seats(long)]
            assert [*short.story(None)] == [*long.story(None)]
    assert len(short.entries) == len(long.entries)


def entry_seats(match: Match) -> list[int]:
    return [entry.seat for entry in match.entries]


@rule("J8.7", "J9.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_has_the_same_entries_for_everybody_whatever_is_kept(seats: int) -> None:
    first, last = (Match.start("jackal", seats, "archipelago", seed=numbered_seed(seats)) for _ in range(2))
    for _ in range(8):
        for seat in range(seats):
            first.play(seat, first.legal(seat)[0])
            last.play(seat, last.legal(seat)[-1])
        assert entry_seats(first) == entry_seats(last)
        assert [*first.story(None)] == [*last.story(None)]
        assert first.view(None) == last.view(None)


@rule("J9.11")
@pytest.mark.parametrize("setting", settings(JACKAL)[::3], ids=str)
def test_the_record_of_a_finished_game_opens_everything(setting: tuple[int, str, tuple[str, ...]]) -> None:
    seats, mode, options = setting
    rng, match = Random("open"), Match.start("jackal", seats, mode, options, seed=numbered_seed(3))
    views: dict[int, list[View]] = {}
    while not match.over:
        assert match.record().seed is None
        seat, known = rng.choice(match.actors()), match.length
        while match.length == known:
            match.play(seat, rng.choice(match.legal(seat)))
        views[match.length] = [match.view(viewer) for viewer in range(seats)]
    record = read(write(match.record()))
    assert record.seed == numbered_seed(3)
    states = {step.number + 1: step.after for step in replay(record)}
    for number, shown in views.items():
        assert [JACKAL.view(states[number], viewer) for viewer in range(seats)] == shown


def imagined(table: JackalTable, viewer: int | None) -> Iterator[JackalTable]:
    """Positions as the viewer may imagine this one."""
    rng = Random("imagined")
    for _ in range(LOOKS):
        yield JackalTable(JACKAL, JACKAL.imagine(JACKAL.view(table.state, viewer), rng))


def set_out(first: str, second: str, market: str, components: str = "") -> JackalTable:
    """Two seats got these cards; the first two islands lie there."""
    table = new(components=components)
    for cards in (first, second, market):
        table.deal(cards)
    table.play("island 1", "island 2")
    return table


@rule("J9.11")
def test_a_market_card_that_was_taken_is_in_the_hand_until_it_is_played() -> None:
    table = set_out("HHVVX", "KKFPM", "XKPM")
    table.play("pass", "take K", "deal H", "take deck", "deal H", "land", "ready", "done")
    assert all("K" in other.hand(0) for other in imagined(table, 1))
    table.settle()
    table.play("land", "land")
    table.play("lay K", "ready", seat=0)
    table.play("ready", seat=1)
    table.idle(until=lambda seen: seen.number == 2)
    assert any("K" not in other.hand(0) for other in imagined(table, 1))
    assert any("K" in other.hand(0) for other in imagined(table, 1)), "it may have had another"


@rule("J9.11")
def test_own_cards_are_never_imagined_otherwise_and_those_of_others_are() -> None:
    table = set_out("HHVVX", "KKFPM", "XKPM")
    for viewer in (0, 1):
        hands = [(other.hand(viewer), other.hand(1 - viewer)) for other in imagined(table, viewer)]
        assert {own for own, _ in hands} == {table.hand(viewer)}
        assert len({others for _, others in hands}) > LOOKS / 4


@rule("J8.7", "J9.11")
def test_what_is_missing_from_a_pack_that_comes_back_is_in_the_other_hand() -> None:
    table = new(2, "archipelago")
    for cards in ("HHHVVVXXF", "KKKKKPPPP", "HHVV"):
        table.deal(cards)
    table.settle()
    table.play("keep H", "keep P")
    table.play("keep K", "keep F")
    assert all("F" in other.hand(1) for other in imagined(table, 0))
    assert all("K" in other.hand(0) for other in imagined(table, 1))
    assert any("P" not in other.hand(1) for other in imagined(table, 0)), "its first card was never seen"


@rule("J8.2", "J9.10", "J9.11")
def test_what_lay_in_the_discard_when_it_was_shuffled_was_not_drawn_before() -> None:
    table = set_out("KKKKK", "HHHHH", "HHHH", box("W2/B~", deck={"H": 17, "K": 5}))
    table.play("land", "pass", "take deck", "deal H", "take deck", "deal H")
    table.play(*["lay K"] * 5, "ready", "done")
    table.deal("HHHHH")
    table.play("island 3", "pass", "take deck", "deal H", "take deck", "deal K")
    for viewer in (None, 0, 1):
        assert {(other.hand(0), other.hand(1)) for other in imagined(table, viewer)} == {("HHHHH", "HHHHHHHHK")}


@rule("J8.2", "J8.9", "J9.11")
def test_what_was_dealt_into_a_pack_before_the_discard_was_shuffled_came_from_the_old_deck() -> None:
    table = dry(f"phase laying\nnumber 3\nahead\nannounced landed passed\n{DEALT_OUT}", mode="archipelago")
    table.play("ready", "done")
    assert (table.view.deck, table.view.due[0]) == (4, 1)
    table.deal("XXXK")
    table.deal("HHHHHHHHHVVVVV")
    for viewer in (None, 0, 1):
        for other in imagined(table, viewer):
            assert Counter("XXXK") <= Counter(other.pack(1))


class Taken:
    """The market cards that each seat took and has not played since, from what everybody is told."""

    def __init__(self, seats: int, archipelago: bool) -> None:
        self.held = [Counter[str]() for _ in range(seats)]
        self.archipelago = archipelago

    def hear(self, fact: Fact) -> None:
        match fact:
            case MarketTaken(seat, card):
                self.held[seat][card] += 1
            case MarkThrown(seat, _):
                self._play(seat, "M")
            case RouteOpened(seat, route, _):
                self._play(seat, route)
            case ExtraIsland(_):
                self._forget()
            case IslandLeft(_, _, number) if self.archipelago and number == 4:
                self._forget()

    def _play(self, seat: int, cards: str) -> None:
        self.held[seat] -= Counter(cards)

    def _forget(self) -> None:
        self.held = [Counter() for _ in self.held]


@rule("J8.2", "J8.7", "J9.11")
@pytest.mark.parametrize("components", ["", box(deck=SMALL_DECK | {"M": 3, "P": 3})], ids=["own-box", "few-cards"])
@pytest.mark.parametrize("mode", JACKAL.modes)
@pytest.mark.parametrize("number", range(count(test=6, soak=300)))
def test_every_imagined_position_could_have_come_about(number: int, mode: str, components: str) -> None:
    rng = Random(number)
    seats = 2 if components else 2 + number % 3
    state, taken = JACKAL.new(seats, mode, components=components), Taken(seats, mode == "archipelago")
    while state.actors():
        before = state.copy()
        seat, code = decide(state, rng)
        state.play(seat, code)
        for fact in JACKAL.narrate(before, seat, code, state, None):
            taken.hear(fact)
        viewer = rng.choice([None, *range(seats)])
        other = JackalTable(JACKAL, JACKAL.imagine(JACKAL.view(state, viewer), rng))
        check_history(other.state)
        for pirate in range(seats):
            if not other.state.opened >> pirate & 1:
                assert taken.held[pirate] <= Counter(other.hand(pirate) + laid(other, pirate))


def laid(table: JackalTable, seat: int) -> str:
    """The closed route and hidden throws of a seat."""
    throws = "M" * len(table.own(seat).throws) if table.view.phase == "throwing" else ""
    return "".join(LETTERS[card] for card in table.own(seat).route) + throws
