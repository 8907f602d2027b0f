"""From which addresses accounts have used a rated table."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "table_sources",
        sa.Column("table_id", sa.String(length=40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(length=40), sa.ForeignKey("accounts.person"), primary_key=True),
        sa.Column("source", sa.String(length=40), primary_key=True),
    )
