"""Database storage: tables with their append-only logs, people, notifications, and the Alembic migrations."""
