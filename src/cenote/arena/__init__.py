"""Bot arena: plays games between bots in bulk, counts, rates and stores them."""
