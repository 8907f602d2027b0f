"""What positions of Tikal are worth to bots."""
