"""Bot accounts, which authenticate with a token, receive their turns over a stream and post their moves."""
