"""Bots: the runner that plays them at tables, and the worker processes in which they search."""
