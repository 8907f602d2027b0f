"""How the weights that ship with the bots were learned, and how to learn them anew."""
