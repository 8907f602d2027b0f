"""Puzzles at tables: opened, judged, and shown."""
