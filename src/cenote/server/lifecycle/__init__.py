"""Lifecycle of the application: features, periodic and background tasks, and an orderly shutdown."""
