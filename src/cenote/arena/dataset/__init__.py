"""Parquet dataset of games in two related tables (needs the extra `data`), described in docs/datasets.md."""

from cenote.arena.dataset.reading import records
from cenote.arena.dataset.writing import Dataset

__all__ = ["Dataset", "records"]
