"""Programs that play at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("owner", sa.String(length=40), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("person"),
        sa.UniqueConstraint("token"),
    )
    op.create_index("programs_by_owner", "programs", ["owner"])
