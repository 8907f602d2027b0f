"""Conversion between the seat numbers of actions, from 0, and the players' names or numbers from 1 that people use."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cenote.core.game import Intent, Seat, values


def names_somebody(intent: Intent) -> bool:
    """Return whether an action refers to a player, so that its text ends with the number of the seat."""
    return any(isinstance(value, Seat) for value in values(intent).values())


def shown(action: str, intent: Intent, names: Sequence[str]) -> str:
    """Return an action's text, with a seat's number at its end replaced by the player's name."""
    head, _, seat = action.rpartition(" ")
    return f"{head} {names[int(seat)]}" if names_somebody(intent) and int(seat) < len(names) else action


def meant(typed: str, names: Sequence[str], is_about_somebody: Callable[[str], bool]) -> str:
    """Return the action for typed text, in which a player is named at the end by name or by number from 1."""
    text = " ".join(typed.split())
    for seat, name in enumerate(names):
        if text.casefold().endswith(f" {name.casefold()}"):
            action = f"{text[: -len(name)]}{seat}"
            if is_about_somebody(action):
                return action
    head, _, number = text.rpartition(" ")
    if number.isascii() and number.isdigit() and is_about_somebody(f"{head} 0"):
        return f"{head} {int(number) - 1}"
    return text
