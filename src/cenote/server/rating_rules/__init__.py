"""Rating rules: pure functions that decide which games count, and how they change ratings."""
