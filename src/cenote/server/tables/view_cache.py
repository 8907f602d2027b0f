"""View cache: recent changes of a table's views, computed once for all viewers who see the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final, NamedTuple

from msgspec import to_builtins

from cenote.core.game import Game, State
from cenote.server.protocol.view_diff import Change, change

CACHED: Final = 8
"""The number of changes cached for each group of viewers. One decision usually causes fewer."""


class _Seen(NamedTuple):
    before: State
    after: State
    change: Change


class ViewCache:
    """Cache of each viewer's last view and latest changes.

    In a game without secrets all viewers share the spectators' ones.
    """

    def __init__(self, rules: Game) -> None:
        self._rules = rules
        self._views: dict[int | None, tuple[State, object]] = {}
        self._seen: dict[int | None, deque[_Seen]] = {}

    def changes(self, viewer: int | None, positions: Iterable[State]) -> list[Change]:
        """Return how the viewer's view changes from each position to the next. Positions are compared by identity."""
        group = viewer if self._rules.secrets else None
        return [self._change(group, before, after) for before, after in pairwise(positions)]

    def _change(self, group: int | None, before: State, after: State) -> Change:
        known = self._seen.setdefault(group, deque(maxlen=CACHED))
        for seen in known:
            if seen.before is before and seen.after is after:
                return seen.change
        at, view = self._views.get(group, (None, None))
        if at is not before:
            view = self._view(before, group)
        shown = self._view(after, group)
        self._views[group] = after, shown
        known.append(_Seen(before, after, change(view, shown)))
        return known[-1].change

    def _view(self, position: State, group: int | None) -> Any:
        return to_builtins(self._rules.view(position, group))
