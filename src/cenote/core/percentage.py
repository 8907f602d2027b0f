"""Number type by which messages recognize a share to be formatted in percent."""

from __future__ import annotations


class Percentage(float):
    """A share from 0 to 1 that messages show in percent."""
