"""What positions of Jackal are worth to bots."""
