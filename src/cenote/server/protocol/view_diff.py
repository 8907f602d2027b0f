"""View diffs: the change from one view to the next, which a frame carries instead of the complete view.

A change is `[value]` where a value is replaced; `{key: change}` where something inside it differs, by the field of an
object or the index in a list; `[at, removed, items]` where a list grew or shrank; `{}` where nothing differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Change = dict[str, Any] | list[Any]


def change(before: Any, after: Any) -> Change:
    """Return the diff between two values made of dictionaries, sequences (lists or tuples), numbers and texts."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: change(before[key], after[key]) for key in after if before[key] != after[key]}
    if not isinstance(before, list | tuple) or not isinstance(after, list | tuple):
        return [after] if before != after else {}
    if len(before) != len(after):
        return _splice(before, after)
    return {str(at): change(*pair) for at, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]}


def _splice(before: Sequence[Any], after: Sequence[Any]) -> Change:
    """Return the diff of two sequences: the part between their common beginning and their common end."""
    shorter, at, end = min(len(before), len(after)), 0, 0
    while at < shorter and before[at] == after[at]:
        at += 1
    while end < shorter - at and before[-1 - end] == after[-1 - end]:
        end += 1
    return [at, len(before) - at - end, after[at : len(after) - end]]


def changed(value: Any, by: Change) -> Any:
    """Return a value with a diff applied to it. The value itself is not changed."""
    if isinstance(by, list):
        return by[0] if len(by) == 1 else [*value[: by[0]], *by[2], *value[by[0] + by[1] :]]
    if isinstance(value, list):
        return [changed(item, by[str(at)]) if str(at) in by else item for at, item in enumerate(value)]
    return {**value, **{key: changed(value[key], inner) for key, inner in by.items()}} if by else value
