"""Island tool of Jackal: rates, draws and generates islands."""
