"""Bot accounts: a token identifies one, a stream tells it when to decide, and it posts its moves."""
