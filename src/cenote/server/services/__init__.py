"""Services: the objects that several features share, and the features that run database, tables and clocks."""
