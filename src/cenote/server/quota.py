"""How often somebody may do something: `storage/quotas.py` counts."""

from __future__ import annotations

from typing import Final, NamedTuple

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Quota(NamedTuple):
    """So many of a kind within so many seconds."""

    kind: str
    most: int
    seconds: int
