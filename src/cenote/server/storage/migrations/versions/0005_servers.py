"""Several servers over one database: which there are, which thinks for whose bots, who is where."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("heartbeat", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("server", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("leases_by_server", "leases", ["server"])
    op.create_table(
        "presence",
        sa.Column("server", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("server", "table_id", "person"),
    )
    op.create_index("presence_by_table", "presence", ["table_id"])
