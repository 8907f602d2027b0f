"""Coach: chances of winning, best turns, and reviews of finished games."""
