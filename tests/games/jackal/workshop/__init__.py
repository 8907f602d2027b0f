"""The island workshop."""
