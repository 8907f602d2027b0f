"""Bots at tables: the runner that asks them for decisions, and the worker processes in which they search."""
