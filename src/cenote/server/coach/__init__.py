"""Coach at tables, which gives hints where nothing is at stake and reviews finished games."""
