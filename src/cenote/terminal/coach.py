"""Hints of the coach in the terminal: chances of winning and best turns in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from cenote.bots.mind import has_mind, mind_of
from cenote.coach.advice import advise
from cenote.coach.describe import describe_turn
from cenote.coach.search_budget import usual_budget
from cenote.core.game import Game, View
from cenote.words import SHAPES, Words


def hint(game: Game, view: View, seed: str, words: Words) -> list[str]:
    """Return the lines of the coach's hint for the seat of a view, which owes a decision."""
    assert view.seat is not None
    if not has_mind(game.name):
        return [words("cli-no-part", game=game.name, part="evaluation")]
    advice = advise(game, mind_of(game.name), view, seed, usual_budget().hint)
    lines = [words("coach-standing", chances=chances(advice.standing.chances, words))]
    for number, turn in enumerate(advice.turns, 1):
        told = words.clauses(describe_turn(words, game.name, turn.steps))
        chance = words.percent(turn.standing.chances[view.seat])
        lines.append(words("coach-turn", number=str(number), turn=told, chance=chance))
    return lines


def chances(values: Sequence[float], words: Words) -> str:
    """Format the chances of winning of all seats in one line."""
    told = [f"{SHAPES[seat]} {words.name(seat)} {words.percent(value)}" for seat, value in enumerate(values)]
    return words.listed(told)
