"""Where tables are kept: one database, append-only entries, real migrations."""
