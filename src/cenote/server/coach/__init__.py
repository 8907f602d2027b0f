"""Coach at tables: hints where nothing is at stake, and reviews of finished games."""
