"""A one-step bot: it tries every legal action in imagined worlds and plays the best (docs/write-a-bot.md)."""

from collections.abc import Sequence
from random import Random

from cenote.bots.greedy import evaluation
from cenote.core.game import CHANCE, Game, State, View

WORLDS = 2


class MyBot:
    blind = False  # it wants to see something: with True it would get no view
    needs = ("evaluation",)  # it plays every game that can say what a position is worth

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng, self.worth = game, rng, evaluation(game.name)

    def choose(self, view: View, legal: Sequence[int]) -> int:
        worlds = [self.game.imagine(view, self.rng) for _ in range(WORLDS)]
        return max(legal, key=lambda code: sum(self.tried(world, view.seat or 0, code) for world in worlds))

    def tried(self, world: State, seat: int, code: int) -> float:
        after = world.copy()
        after.play(seat, code)
        while after.actors() == (CHANCE,):  # a treasure is dug up, a card is drawn
            after.play_nth(CHANCE, self.rng.randrange(after.legal_count(CHANCE)))
        return self.worth(after, seat)
