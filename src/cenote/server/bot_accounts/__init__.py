"""Bot accounts: authenticated by a token, notified of their turns over a stream, and posting their moves."""
