"""Reinforcement learning environments: observation arrays, and adapters to well-known libraries."""
