"""Database storage of tables: append-only entries and Alembic migrations."""
