"""Rating rules: which games count, and how they change ratings; pure functions."""
