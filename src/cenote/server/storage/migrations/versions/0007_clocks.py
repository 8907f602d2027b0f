"""Clocks at tables, and seats that were given up."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

NOTHING = sa.text("''")
ZERO = sa.text("0")


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(length=20), nullable=False, server_default=NOTHING))
    op.add_column("tables", sa.Column("remaining", sa.JSON(), nullable=False, server_default=sa.text("'[]'")))
    op.add_column("tables", sa.Column("since", sa.Float(), nullable=False, server_default=ZERO))
    op.add_column("tables", sa.Column("deadline", sa.Float(), nullable=False, server_default=ZERO))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("was", sa.String(length=40), nullable=False, server_default=NOTHING))
    op.add_column("seats", sa.Column("fate", sa.String(length=20), nullable=False, server_default=NOTHING))
    op.create_index("seats_by_was", "seats", ["was"])
    watch = op.create_table(
        "watch", sa.Column("id", sa.Integer(), primary_key=True), sa.Column("at", sa.Float(), nullable=False)
    )
    op.bulk_insert(watch, [{"id": 1, "at": 0.0}])
