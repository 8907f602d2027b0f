"""Tests of the island tool."""
