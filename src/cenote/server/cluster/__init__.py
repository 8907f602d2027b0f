"""Several servers over one database: each hears what the others store, and what only one may do one does."""
