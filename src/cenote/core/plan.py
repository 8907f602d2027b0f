"""Lists of actions: what they mean, whether they may be played, and where they lead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cenote.core.game import Game, Offer, OpenChoice, PlanEnds, State


def codes_of(game: Game, actions: Sequence[int | str]) -> list[int]:
    """What a list of actions means; one text may name several."""
    codes: list[int] = []
    for action in actions:
        if isinstance(action, int):
            codes.append(action)
        else:
            codes += game.actions.read(action)
    return codes


def written(game: Game, action: int | str) -> str:
    """An action in words."""
    return action if isinstance(action, str) else game.actions.texts[action]


def allow(game: Game, state: State, seat: int, code: int, at: int = 0) -> None:
    """Refuse what the rules forbid; `at` is the place of the action in its list."""
    refusal = game.explain(state, seat, code)
    if refusal is not None:
        refusal.step = at
        raise refusal


def check(game: Game, state: State, seat: int, actions: Sequence[int | str], *, whole: bool) -> None:
    """Refuse a list of which one step is not allowed, or which goes on where nothing can follow; it changes the state.

    `whole` refuses a list that leaves a choice of several steps open.
    """
    ended = -1
    for at, action in enumerate(actions):
        for code in codes_of(game, [action]):
            if ended >= 0:
                raise PlanEnds(ended, written(game, actions[ended]))
            allow(game, state, seat, code, at)
            ended = at if state.reveals(seat, code) else -1
            state.play(seat, code)
    if whole and state.choosing(seat):
        raise OpenChoice


def rehearse(game: Game, state: State, seat: int, plan: Sequence[int | str]) -> int | None:
    """Play a plan as far as it reveals nothing; returns the place of the step that would, or None."""
    for at, action in enumerate(plan):
        for code in codes_of(game, [action]):
            allow(game, state, seat, code, at)
            if state.reveals(seat, code):
                return at
            state.play(seat, code)
    return None


def retraced(game: Game, state: State, seat: int, codes: Iterable[int]) -> list[Offer]:
    """Steps that were played and taken back, each as it would be offered again; it changes the state."""
    found: list[Offer] = []
    for code in codes:
        text = game.actions.texts[code]
        found += [offer for offer in game.offers(state, seat) if offer.action == text]
        state.play(seat, code)
    return found
