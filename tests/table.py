"""A position under test: plays texts, asks for refusals, and notes which rules were seen at work."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cenote.core.game import CHANCE, Fact, Game, State

rule = pytest.mark.rule


@dataclass
class Seen:
    """What one test saw: rules given for refused actions, and whether some action was shown to be allowed."""

    refused: set[str]
    allowed: bool


now = Seen(set(), False)
"""The test that is running; tests/conftest.py starts it afresh for each."""


@dataclass
class Table:
    """A game and a position of it; actions are texts, the seat is the one to act unless named."""

    game: Game
    state: State

    def actor(self) -> int:
        return self.state.actors()[0]

    def play(self, *texts: str, seat: int | None = None) -> Table:
        """Play the actions, each checked by generator and explainer."""
        for text in texts:
            who = self.actor() if seat is None else seat
            assert self.allows(text, seat=who), f"{text}: {self.game.explain(self.state, who, self.code(text))}"
            self.state.play(who, self.code(text))
        return self

    def code(self, text: str) -> int:
        return self.game.actions.parse(text)

    def legal(self, seat: int | None = None) -> list[str]:
        """The texts of all that the seat to act may do (chance included)."""
        who = self.actor() if seat is None else seat
        codes = [code for code, _ in self.state.odds()] if who == CHANCE else self.state.legal(who)
        return [self.game.actions.texts[code] for code in codes]

    def allows(self, text: str, seat: int | None = None) -> bool:
        """Whether an action may be taken; generator and explainer must agree."""
        who = self.actor() if seat is None else seat
        allowed = self.game.explain(self.state, who, self.code(text)) is None
        assert (self.game.actions.texts[self.code(text)] in self.legal(who)) == (allowed and who in self.state.actors())
        now.allowed = now.allowed or allowed
        return allowed

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, dict[str, object]]:
        """The rule and the facts for an action that must not be taken."""
        who = self.actor() if seat is None else seat
        refusal = self.game.explain(self.state, who, self.code(text))
        assert refusal is not None, f"{text} is allowed"
        assert self.game.actions.texts[self.code(text)] not in self.legal(who)
        now.refused.add(refusal.rule)
        return refusal.rule, refusal.facts

    def facts(self, text: str) -> tuple[Fact, ...]:
        """Play one action and tell what happened."""
        before, who = self.state.copy(), self.actor()
        self.play(text)
        return self.game.narrate(before, who, self.code(text), self.state, None)

    def __str__(self) -> str:
        return self.game.dump(self.state)
