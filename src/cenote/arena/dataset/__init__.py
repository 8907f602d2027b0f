"""Parquet dataset of games in two related tables (needs the extra `data`); docs/datasets.md describes them."""

from cenote.arena.dataset.reading import records
from cenote.arena.dataset.writing import Dataset

__all__ = ["Dataset", "records"]
