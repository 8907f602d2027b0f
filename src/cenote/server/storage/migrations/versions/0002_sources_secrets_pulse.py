"""Where a listed table came from, under which secret a table was made, and a place to try writing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.bulk_insert(sa.table("pulse", sa.column("id"), sa.column("at")), [{"id": 1, "at": 0.0}])
    for name in ("source", "secret"):
        op.add_column("tables", sa.Column(name, sa.String(length=40), nullable=False, server_default=sa.text("''")))
    op.create_index("tables_by_host", "tables", ["host", "status"], unique=False)
