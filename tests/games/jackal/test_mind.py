"""Jackal's mind: legal, repeatable, within its budget, and right where the right thing is plain to see."""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import correlation

import pytest

from cenote.arena.game_loop import play_out
from cenote.bots.contract import LEVELS
from cenote.core.match import Match
from cenote.games.jackal.game import JACKAL
from cenote.games.jackal.mind.chest_ways import all_ways, ways
from cenote.games.jackal.mind.hand_values import hand_values
from cenote.games.jackal.mind.likely_worlds import likely_worlds
from cenote.games.jackal.mind.mind import JackalMind
from cenote.games.jackal.mind.packed_hands import packed
from cenote.games.jackal.mind.random_streams import RandomStreams
from cenote.games.jackal.position import THROWING
from cenote.games.jackal.route import best_routes, ends
from tests.games.jackal.support import PLAIN, JackalTable, ashore, box, dealt, isle, offshore

MIND = JackalMind(JACKAL)


def chosen(table: JackalTable, level: str, seat: int = 0, seed: int = 1, share: float = 0.05) -> list[str]:
    """What a bot does until the seat's choice is closed."""
    bot, texts = MIND.bot(level, Random(seed), share), []
    state = table.state.copy()
    phase = state.phase
    while seat in state.actors() and state.phase == phase:
        code = bot.choose(JACKAL.view(state, seat), state.legal(seat))
        texts.append(JACKAL.actions[code].text)
        state.play(seat, code)
    return texts


def game(seats: int, mode: str, share: float = 0.003) -> Match:
    """One level in each seat, from the easiest on."""
    match = Match.start("jackal", seats, mode, seed=bytes(32))
    levels = LEVELS[-seats:]
    play_out(match, [MIND.bot(level, Random(seat), share) for seat, level in enumerate(levels)])
    return match


@pytest.mark.parametrize("mode", JACKAL.modes)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_plays_whole_games_and_plays_them_again(mode: str, seats: int) -> None:
    played = game(seats, mode)
    assert played.over
    if seats == 2 and mode == "basic":
        assert game(seats, mode).entries == played.entries


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_richer_chest_is_walked_to_where_nobody_rivals(level: str) -> None:
    table = ashore(PLAIN, "HHVV", "KKKKK", text="number 5\nahead")
    assert chosen(table, level)[:2] == ["lay H", "lay H"]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_hopeless_island_is_passed_and_a_sure_one_is_not(level: str) -> None:
    assert chosen(offshore("hand 0 MMMMM\nhand 1 HHVVX"), level) == ["pass"]
    assert chosen(offshore("number 5\nahead\nhand 0 HHVVX\nhand 1 KKKMM"), level) == ["land"]


def test_a_route_that_somebody_began_is_brought_to_an_end() -> None:
    table = ashore(PLAIN, "HHVV", "HH")
    table.play("lay H", seat=0)
    assert chosen(table, "medium") == ["lay H", "ready"]


def test_who_is_ready_is_imagined_with_a_route() -> None:
    table = dealt(components=box(*["W2/B~"] * 10))
    table.play("land", seat=0)
    table.play("land", seat=1)
    table.play("ready", seat=0)
    others = [JACKAL.imagine(JACKAL.view(table.state, 1), Random(seed)) for seed in range(20)]
    assert any(ends(table.state.here(), other.routes[0]) for other in others)


def test_what_was_thrown_in_secret_is_imagined() -> None:
    rng, state = Random(1), JACKAL.new(3)
    while state.phase != THROWING or not state.done & 0b110 or state.done & 1:
        actors = state.actors()
        state = state if actors else JACKAL.new(3)
        actor = rng.choice(state.actors())
        state.play_nth(actor, rng.randrange(state.legal_count(actor)))
    view = JACKAL.view(state, 0)
    for world in likely_worlds(JACKAL, view, Random(1), hand_values(view.components), 4):
        assert not world.done & 0b110


def test_streams_of_chance_have_nothing_to_do_with_each_other() -> None:
    drawn = [[RandomStreams(seed).part(stream) for seed in range(400)] for stream in range(11)]
    for one, other in combinations(drawn, 2):
        assert abs(correlation(one, other)) < 0.2
    assert abs(correlation(drawn[0][1:], drawn[0][:-1])) < 0.2


def test_a_card_that_makes_a_way_is_drafted() -> None:
    known = hand_values(box(*["W2/B~"] * 10))
    across, mark = (known.drafted([0], packed(hand, 0), 0) for hand in ([1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 1]))
    assert across > mark
    assert known.drafted([0], 0, 8) > known.drafted([0], 0, 0)


@pytest.mark.parametrize(("level", "thinks"), [("easy", False), ("hard", False), ("expert", True)])
def test_only_the_expert_thinks_about_the_draft(level: str, thinks: bool) -> None:
    match, asked = Match.start("jackal", 2, "archipelago", seed=bytes(32)), list[bool]()

    def never() -> bool:
        asked.append(True)
        return False

    view, legal = match.view(0), match.legal(0)
    assert view.phase == "drafting"  # type: ignore[attr-defined]  # a view of Jackal
    assert MIND.bot(level, Random(1), 0.01, never).choose(view, legal) in legal
    assert bool(asked) == thinks


def test_a_search_that_is_stopped_has_an_answer_and_searched_less() -> None:
    asked: list[bool] = []

    def at_once() -> bool:
        asked.append(True)
        return True

    table = ashore(PLAIN, "HHVVXX", "HHVV")
    view, legal = JACKAL.view(table.state, 0), table.state.legal(0)
    assert MIND.bot("hard", Random(1), 0.2, at_once).choose(view, legal) in legal
    assert len(asked) < 6


def test_the_best_turns_are_whole_routes_and_stand_the_better_the_earlier_they_come() -> None:
    table = ashore(PLAIN, "HHVVX", "HHVV")
    turns = MIND.turns(JACKAL.view(table.state, 0), Random(1), share=0.05)
    assert all(table.state.copy().legal(0).count(turn.codes[0]) for turn in turns)
    assert all(JACKAL.actions[turn.codes[-1]].text == "ready" for turn in turns)
    chances = [turn.standing.chances[0] for turn in turns]
    assert chances == sorted(chances, reverse=True)


def test_what_is_the_only_choice_has_its_chances_too() -> None:
    table = ashore(PLAIN, "M", "HHVV")
    turns = MIND.turns(JACKAL.view(table.state, 0), Random(1), share=0.05)
    assert len(turns) == 1
    assert sum(turns[0].standing.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_great_lead_stands_well_for_every_viewer(viewer: int | None) -> None:
    table = offshore("number 4\ncoins 9 2\nhand 0 HHVVX\nhand 1 KKKMM")
    standing = MIND.standing(JACKAL.view(table.state, viewer), Random(1))
    assert standing.chances[0] > 0.9
    assert sum(standing.chances) == pytest.approx(1.0)
    assert standing.scores[0] > 9


def test_ways_are_the_shortest_to_every_chest_and_cheaper_ones() -> None:
    island = isle("WL2/J~./B.c")
    counts = [2, 2, 1, 1, 1, 1, 0]
    found = ways(all_ways(island), packed(counts, 0))
    for best in best_routes(island, counts):
        assert min(way.steps for way in found if way.chest == best.cell) == best.steps
    for way in found:
        assert (way.chest, way.steps) in {(end.cell, end.steps) for end in ends(island, way.cards)}
