"""Percentage type, so that messages format a share as percent."""

from __future__ import annotations


class Percentage(float):
    """A share from 0 to 1 that messages show in percent."""
