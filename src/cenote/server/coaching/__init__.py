"""The coach at tables: hints where nothing is at stake, and what a finished game's turns were worth."""
