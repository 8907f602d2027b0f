"""Commit receipts of connections to PostgreSQL, and which entries of a log began an answered request."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "receipts",
        sa.Column("session", sa.String(length=40), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("session"),
    )
    op.add_column("entries", sa.Column("answered", sa.Integer(), nullable=True))
