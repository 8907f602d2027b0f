"""What each seat has seen, and games that go on from a moment of another."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.add_column("tables", sa.Column("parent", sa.String(length=40), nullable=False, server_default=sa.text("''")))
    op.add_column("tables", sa.Column("origins", sa.JSON(), nullable=False, server_default=sa.text("'[]'")))
