"""Island tool of Jackal, which rates, draws and generates islands."""
