"""For whoever keeps a server: copies of everything, a check of every game, and what nobody needs any more."""
