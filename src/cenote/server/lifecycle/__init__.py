"""Lifecycle: features that register themselves, periodic tasks, and an orderly shutdown."""
