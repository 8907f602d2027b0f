"""A part of a whole, which is said in percent."""

from __future__ import annotations


class Share(float):
    """A part of a whole: whoever says it in words says percent."""
