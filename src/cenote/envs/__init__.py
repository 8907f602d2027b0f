"""Reinforcement learning environments: observations as numbers, and adapters to well-known libraries."""
