"""Alembic environment, which runs migrations on the connection that the server passes in."""

from __future__ import annotations

from alembic import context

from cenote.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
