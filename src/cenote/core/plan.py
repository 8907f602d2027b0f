"""Lists of actions: parsing them, playing them as a whole, and rehearsing plans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cenote.core.game import Game, Offer, OpenChoice, PlanEnds, State


def codes_of(game: Game, actions: Sequence[int | str]) -> list[int]:
    """Return the codes of a list of actions, in which one text may name several."""
    codes: list[int] = []
    for action in actions:
        if isinstance(action, int):
            codes.append(action)
        else:
            codes += game.actions.read(action)
    return codes


def written(game: Game, action: int | str) -> str:
    """Return the text of an action."""
    return action if isinstance(action, str) else game.actions.texts[action]


def allow(game: Game, state: State, seat: int, code: int, at: int = 0) -> None:
    """Raise the refusal of an action if it is illegal. `at` is the index of the action in its list."""
    refusal = game.explain(state, seat, code)
    if refusal is not None:
        refusal.step = at
        raise refusal


class PlayedAction(NamedTuple):
    """An action that was played, with the positions before and after it. A sealed one cannot be undone."""

    code: int
    before: State
    after: State
    sealed: bool


def play_all(game: Game, state: State, seat: int, actions: Sequence[int | str], *, whole: bool) -> list[PlayedAction]:
    """Play a list on copies of a position. Raise an error if an action is illegal, or follows a reveal.

    `whole` refuses a list that leaves a choice of several steps open.
    """
    played: list[PlayedAction] = []
    ended = -1
    for at, code in _placed(game, actions):
        if ended >= 0:
            raise PlanEnds(ended, written(game, actions[ended]))
        allow(game, state, seat, code, at)
        sealed = state.reveals(seat, code)
        before, state = state, state.copy()
        state.play(seat, code)
        played.append(PlayedAction(code, before, state, sealed))
        ended = at if sealed else -1
    if whole and state.choosing(seat):
        raise OpenChoice
    return played


def _placed(game: Game, actions: Sequence[int | str]) -> list[tuple[int, int]]:
    """Return the codes of a list, each with the index of the text that names it."""
    return [(at, code) for at, action in enumerate(actions) for code in codes_of(game, [action])]


def rehearse(game: Game, state: State, seat: int, plan: Sequence[int | str]) -> int | None:
    """Play a plan up to its first action that reveals something, and return the index of that action, or None."""
    for at, action in enumerate(plan):
        for code in codes_of(game, [action]):
            allow(game, state, seat, code, at)
            if state.reveals(seat, code):
                return at
            state.play(seat, code)
    return None


def retraced(game: Game, state: State, seat: int, codes: Iterable[int]) -> list[Offer]:
    """Play undone actions again on `state`, and return each as the offer that it is at that point."""
    found: list[Offer] = []
    for code in codes:
        text = game.actions.texts[code]
        found += [offer for offer in game.offers(state, seat) if offer.action == text]
        state.play(seat, code)
    return found
