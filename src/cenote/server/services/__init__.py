"""Services: the objects that several features share, and the feature that runs the tables and their bots."""
