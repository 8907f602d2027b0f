"""Advice can be followed, and is told in every language, in the terminal too."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from cenote.bots.evaluation_mind import EvaluationMind
from cenote.cli import main
from cenote.coach.advice import advise
from cenote.coach.describe import describe_turn, steps
from cenote.core.dealer import numbered_seed
from cenote.core.game import View
from cenote.core.match import Match
from cenote.core.registry import game
from cenote.core.standing import RatedTurn, Standing
from cenote.terminal import coach
from cenote.terminal.chance_chart import HEIGHT, draw_chances
from cenote.words import LANGUAGES, Words
from tests.coach.conftest import NAMES, played
from tests.coach.test_review import review_of


@pytest.mark.parametrize("name", ["tikal", "jackal"])
def test_every_turn_that_is_advised_can_be_played(name: str) -> None:
    for turn in range(3):
        match = Match.start(name, 2, names=NAMES, seed=numbered_seed(3))
        seat = match.actors()[0]
        advice = advise(match.game, EvaluationMind(match.game), match.view(seat), "seed", 0.1)
        assert sum(advice.standing.chances) == pytest.approx(1)
        if turn < len(advice.turns):
            match.play(seat, *(step.action for step in advice.turns[turn].steps))


class Turning(EvaluationMind):
    """Its best turns are one turn with its hex turned, then another one, and one that is much worse."""

    def turns(self, view: View, rng: Random, most: int = 3, share: float = 1.0) -> list[RatedTurn]:
        del view, rng, most, share
        tikal, even, lost = game("tikal"), Standing((0.5, 0.5), (90.0, 90.0)), Standing((0.4, 0.6), (80.0, 90.0))
        rest = [tikal.actions.parse(text) for text in ("enter worker a5", "walk worker a5 a4")]
        first, turned, elsewhere = (tikal.actions.parse(text) for text in ("place a3 0", "place a3 1", "place b3 0"))
        leader = tikal.actions.parse("enter leader a5")
        return [
            RatedTurn((first, *rest), even),
            RatedTurn((turned, *rest), even),
            RatedTurn((elsewhere, leader), even),
            RatedTurn((turned, *rest), lost),
        ]


def test_turns_that_are_alike_for_a_person_are_told_once() -> None:
    match = Match.start("tikal", 2, seed=bytes(range(32)))
    advice = advise(match.game, Turning(match.game), match.view(0), "seed")
    assert [turn.steps[0].action for turn in advice.turns] == ["place a3 0", "place b3 0", "place a3 1"]


def test_a_walk_over_several_places_is_one_step() -> None:
    tikal = game("tikal")
    match = Match.start("tikal", 2, seed=bytes(range(32)))
    state = match.game.imagine(match.view(0), Random(1))
    texts = ["place a3 0", "enter worker a5", "walk worker a5 a4", "walk worker a4 a3"]
    told = steps(tikal, state, 0, [tikal.actions.parse(text) for text in texts])
    assert [step.steps for step in told] == [1, 1, 2]
    assert describe_turn(Words("en"), "tikal", told)[-1] == "Worker a5 → a3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_the_terminal_is_in_the_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "mind_of", lambda name: EvaluationMind(game(name)))
    match = Match.start("jackal", 2, names=NAMES, seed=numbered_seed(3))
    seat = match.actors()[0]
    lines = coach.hint(match.game, match.view(seat), "seed", Words(language, NAMES))
    assert lines[0].startswith(Words(language)("coach-standing", chances="●").partition("●")[0])
    assert all(name in lines[0] for name in NAMES)
    assert len(lines) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_a_game_in_the_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cenote.cli.coach.review", lambda *_: iter([(1, 2), review_of("jackal", 0)]))
    played("jackal").save(tmp_path / "game.txt")
    assert main(["coach", str(tmp_path / "game.txt"), "--seat", "1", "--lang", language]) == 0
    told, words = capsys.readouterr().out, Words(language)
    for key in ("luck", "skill", "gifts"):
        assert words(f"coach-column-{key}") in told
    assert words("coach-costly") in told


def test_programs_get_json_and_mistakes_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    played("jackal").save(path)
    assert main(["coach", str(path), "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["moments"][0]["at"] == 0
    assert {turn["seat"] for turn in told["costly"]} <= {0, 1}
    assert main(["coach", str(path), "--seat", "3", "--lang", "en"]) == 2
    assert "--seat must be from 1 to 2" in capsys.readouterr().err


def test_the_curve_is_drawn_from_top_to_bottom() -> None:
    rows = draw_chances([(0.5, 0.5), (1.0, 0.0)], 80)
    assert len(rows) == HEIGHT
    assert rows[0] == "100 │ ●"
    assert rows[HEIGHT // 2] == " 50 │●"
    assert rows[-1] == "  0 │ ■"
