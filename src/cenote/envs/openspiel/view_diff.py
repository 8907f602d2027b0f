"""Diff of two views as lines of text."""

from __future__ import annotations

from collections.abc import Iterable


def view_diff(old: object, new: object) -> list[str]:
    """Return a line for each changed value, so that the old view and the lines determine the new view."""
    found: list[str] = []
    if old != new:
        _compare(old, new, "", found)
    return found


def view_text(view: object) -> str:
    """Return a complete view as text: its diff from None."""
    return "\n".join(view_diff(None, view))


def _compare(old: object, new: object, path: str, found: list[str]) -> None:
    for name in _fields(new):
        _note(getattr(old, name, None), getattr(new, name), f"{path}{name}", found)
    if type(new) is tuple:
        before = old if isinstance(old, tuple) else ()
        if len(before) != len(new):
            found.append(f"{path}length={len(new)}")
        for place, item in enumerate(new):
            _note(before[place] if place < len(before) else None, item, f"{path}{place}", found)


def _note(old: object, new: object, path: str, found: list[str]) -> None:
    if old == new:
        return
    if _fields(new) or (type(new) is tuple and new and (_fields(new[0]) or isinstance(new[0], tuple))):
        _compare(old, new, f"{path}.", found)
    else:
        found.append(f"{path}={new!r}")


def _fields(value: object) -> Iterable[str]:
    """Return the field names of a dataclass, read directly from its internal table because this is called so often."""
    found: Iterable[str] = getattr(value, "__dataclass_fields__", ())
    return found
