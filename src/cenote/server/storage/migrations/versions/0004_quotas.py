"""How often people and addresses have done something lately."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "quotas",
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "who"),
    )
    op.create_index("quotas_by_end", "quotas", ["until"])
