"""Games between bots, by the thousand."""
