"""A match refuses what the rules forbid, and says so in terms of the player's list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from cenote import IllegalAction, Match
from cenote.core import game
from cenote.core.dealer import numbered_seed
from cenote.core.game import CHANCE, Damaged, PlanEnds, UnknownAction
from cenote.core.record import Entry, write
from cenote.core.replay import verify
from cenote.games.tikal import state


def opened() -> Match:
    return Match.start("tikal", 2, seed=numbered_seed(1), names=["Ada", "Ben"])


def test_a_refusal_names_rule_facts_and_step_and_changes_nothing() -> None:
    match = opened()
    before = match.record()
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "place a3 0", "enter worker a5", "uncover a4")
    assert (refusal.value.rule, refusal.value.facts, refusal.value.step) == (
        "T6.4",
        {"why": "too-few", "needs": 1, "has": 0},
        2,
    )
    assert match.record() == before


def test_a_list_ends_where_chance_begins() -> None:
    match = opened()
    with pytest.raises(PlanEnds, match=r"step 2 \('end'\) must be the last"):
        match.play(0, "place a3 0", "end", "end")
    match.play(0, "place a3 0", "end")
    assert [entry.seat for entry in match.entries[-3:]] == [0, 0, -1]


def test_another_seats_turn_is_refused() -> None:
    with pytest.raises(IllegalAction, match=r"T3\.1 \(why=turn, turn=0\)"):
        opened().play(1, "place a3 0")


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_a_seat_that_is_not_there_is_a_callers_mistake(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}; the seats are 0 to 1"):
        opened().play(seat, "place a3 0")


def test_an_unknown_action_is_quoted_and_the_nearest_one_is_found_only_for_those_who_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, wrong = opened(), "walk worker a5 a7"
    assert match.game.actions.near(wrong) == "walk worker a5 a4"
    assert match.game.actions.near("fly to the moon") == ""
    monkeypatch.setattr(game, "get_close_matches", lambda *_, **__: pytest.fail("a slow search that nobody asked for"))
    with pytest.raises(UnknownAction, match="'walk worker a5 a7'"):
        match.play(0, wrong)


def test_a_turn_can_be_rehearsed_while_others_move() -> None:
    match = opened()
    seen = match.preview(1, "enter worker a5", "walk worker a5 b4")
    assert {match.game.actions.texts[code] for code in seen.legal} >= {"end", "camp b4"}
    assert match.actors() == (0,)
    with pytest.raises(IllegalAction):
        match.preview(1, "uncover a4")


def test_undo_restores_the_position_and_keeps_the_entries() -> None:
    match = opened()
    before = match.view(0)
    match.play(0, "place a3 0", "enter worker a5")
    assert match.undo(0) == 2
    assert match.view(0) == before
    assert [entry.text for entry in match.entries[1:]] == ["place a3 0", "enter worker a5", "undo"]
    assert match.undo(0) == 0
    assert match.undo(1) == 0


def test_a_decision_comes_back_across_that_of_another_seat() -> None:
    match = Match.start("tikal", 3, "auction", seed=numbered_seed(1))
    before = match.view(0)
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    assert match.undo(0) == 0, "not by oneself"
    assert (match.undo_sequence(0), match.undo_sequence(1), match.undo_sequence(2)) == ((1, 0), (1,), ())
    for seat in match.undo_sequence(0):
        match.undo(seat)
    assert match.view(0) == before
    assert [entry.text for entry in match.entries[-2:]] == ["undo", "undo"]
    assert Match(match.record(), numbered_seed(1)).view(0) == before
    assert not [check for check in verify(write(match.record())) if check.holds is False]
    assert match.undo_sequence(0) == (), "and never across a draw"


def test_the_story_tells_what_happened_since() -> None:
    match = opened()
    match.play(0, "place a3 0", "enter leader a5")
    told = [type(fact).__name__ for facts in match.story(since=1) for fact in facts]
    assert told == ["Placed", "Entered"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"name": "chess"}, "no 'chess' among the games; there are jackal, tikal"),
        ({"name": "tikal", "seats": 5}, "2 to 4 seats, not 5"),
        ({"name": "tikal", "mode": "blitz"}, "no mode 'blitz'; its modes are basic, auction"),
        ({"name": "tikal", "options": ["cheat"]}, "no option 'cheat'"),
        ({"name": "tikal", "names": ["Ada"]}, "2 names"),
        ({"name": "tikal", "names": ["Ada", "Be\nn"]}, "2 names"),
    ],
)
def test_a_callers_mistake_says_what_would_be_right(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Match.start(**arguments)  # type: ignore[arg-type]  # wrong on purpose


def test_what_was_played_since_a_mark_can_be_forgotten_as_if_it_had_never_happened() -> None:
    match, twin = opened(), opened()
    match.play(0, "place a3 0")
    twin.play(0, "place a3 0")
    mark = match.mark()
    match.play(0, "enter worker a5", "end")
    match.restore(mark)
    assert match.undo(0) == 1
    match.restore(mark)
    for one in (match, twin):
        one.play(0, "enter worker a5", "end")
    assert match.record() == twin.record()
    assert (match.actors(), match.legal(1), match.undoable(0)) == (twin.actors(), twin.legal(1), twin.undoable(0))


def test_a_match_follows_what_was_played_elsewhere_and_nothing_else() -> None:
    played, following = opened(), opened()
    since = following.length
    played.play(0, "place a3 0", "enter worker a5")
    played.undo(0)
    played.play(0, "place a3 0", "end")
    steps = following.follow(played.entries[since:])
    assert [step.entry for step in steps] == list(played.entries[since:])
    assert following.record() == played.record()
    for wrong in (Entry(0, "place a3 0"), Entry(1, "undo"), Entry(CHANCE, "draw A1"), Entry(1, "fly")):
        with pytest.raises(Damaged):
            following.follow([wrong])
    assert following.record() == played.record()
    ended = opened()
    with pytest.raises(Damaged, match="differs"):
        ended.follow(played.entries[since:-1])


@pytest.mark.parametrize(("name", "mode"), [("tikal", "auction"), ("jackal", "archipelago")])
def test_the_last_steps_are_all_that_a_list_of_actions_did(name: str, mode: str) -> None:
    """Also what cannot be taken back any more, and goes on in the same list."""
    rng, longer = Random(2), 0
    for number in range(5):
        match = Match.start(name, 2, mode, seed=numbered_seed(number))
        while not match.over:
            seat, since = rng.choice(match.actors()), match.length
            one = _decision(match, seat, [], rng)
            two = one and _decision(match, seat, one, rng)
            match.play(seat, *(two or one), whole=True)
            longer += bool(two)
            assert [step.entry for step in match.last_steps()] == list(match.entries[since:])
    assert longer


@pytest.mark.parametrize(("name", "mode"), [("tikal", "auction"), ("jackal", "archipelago")])
def test_the_last_steps_are_the_same_whether_they_were_kept_or_are_replayed(name: str, mode: str) -> None:
    """A list keeps its steps, a single code does not, and undo must work after both."""
    rng = Random(3)
    kept, replayed = (Match.start(name, 2, mode, seed=numbered_seed(3)) for _ in range(2))
    while not kept.over:
        seat = rng.choice(kept.actors())
        code = rng.choice(kept.legal(seat))
        kept.play(seat, kept.game.actions.texts[code])
        replayed.play(seat, code)
        if rng.random() < 0.1:
            assert _positions(kept) == _positions(replayed)
        if rng.random() < 0.2:
            assert kept.undo(seat) == replayed.undo(seat)
            assert kept.view(seat) == replayed.view(seat)
    assert kept.record() == replayed.record()


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often positions of Tikal are changed and copied."""
    if not (state.__file__ or "").endswith(".py"):
        pytest.skip("compiled methods cannot be replaced")
    counted = Counter[str]()
    for name in ("play", "play_nth", "copy"):
        monkeypatch.setattr(state.TikalState, name, _counting(getattr(state.TikalState, name), counted))
    return counted


def _counting(method: Callable[..., object], counted: Counter[str]) -> Callable[..., object]:
    def called(*arguments: object) -> object:
        counted[method.__name__] += 1
        return method(*arguments)

    return called


def test_a_list_is_played_once_and_copied_once_for_each_step(calls: Counter[str]) -> None:
    match = opened()
    calls.clear()
    mark = match.mark()
    match.play(0, "place a3 0", "enter worker a5", "end", whole=True)
    assert [step.entry.text for step in match.last_steps()][:3] == ["place a3 0", "enter worker a5", "end"]
    assert calls == {"play": 3, "play_nth": 1, "copy": 4}
    match.restore(mark)
    assert calls["copy"] == 4


def test_a_single_code_is_played_in_place(calls: Counter[str]) -> None:
    match = opened()
    place, enter = (match.game.actions.parse(text) for text in ("place a3 0", "enter worker a5"))
    match.play(0, place)
    calls.clear()
    match.play(0, enter)
    assert calls == {"play": 1}


def test_an_illegal_list_changes_nothing_and_consumes_no_draw() -> None:
    match, twin = opened(), opened()
    before = match.mark()
    for wrong in (("place a3 0", "end", "end"), ("place a3 0", "enter worker a5", "uncover a4"), ("fly",)):
        with pytest.raises((IllegalAction, PlanEnds, UnknownAction)):
            match.play(0, *wrong)
        assert (match.mark().drawn, match.record()) == (before.drawn, twin.record())
    for one in (match, twin):
        one.play(0, "place a3 0", "end")
    assert match.record() == twin.record()


def test_steps_that_were_given_out_do_not_change_when_the_game_goes_on() -> None:
    match = opened()
    match.play(0, "place a3 0", "enter worker a5")
    steps, dump = match.last_steps(), match.game.dump
    before = [(dump(step.before), dump(step.after)) for step in steps]
    match.play(0, match.legal(0)[-1])
    match.undo(0)
    match.play(0, match.legal(0)[0])
    assert [(dump(step.before), dump(step.after)) for step in steps] == before


def _positions(match: Match) -> list[tuple[Entry, str, str, bool]]:
    dump = match.game.dump
    return [(step.entry, dump(step.before), dump(step.after), step.sealed) for step in match.last_steps()]


def _decision(match: Match, seat: int, before: list[int], rng: Random) -> list[int]:
    """These actions and one decision more, with all its steps; none if nothing can follow."""
    codes = list(before)
    while (seen := match.preview(seat, *codes)).legal:
        codes.append(rng.choice(seen.legal))
        if not match.opens(seat, *codes):
            return codes
    return []


def test_moves_are_those_of_the_record_as_codes() -> None:
    match, rng = Match.start("jackal", 2, seed=numbered_seed(1)), Random(1)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    steps, texts = match.record().entries, match.game.actions.texts
    wanted = [
        (number, at, entry.seat, text) for number, entry in enumerate(steps) for at, text in enumerate(entry.steps)
    ]
    assert [(move.entry, move.step, move.seat, texts[move.code]) for move in match.moves()] == wanted
    assert any(at for _, at, _, _ in wanted), "some choices have several steps"


def test_there_are_no_moves_of_a_game_with_undo() -> None:
    match = opened()
    match.play(0, "place a3 0")
    match.undo(0)
    with pytest.raises(ValueError, match="undone moves"):
        list(match.moves())
