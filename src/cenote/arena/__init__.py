"""Bot arena, which plays games between bots in bulk, and counts, rates and stores them."""
