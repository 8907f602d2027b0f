"""Training of the weights that ship with the bots."""
