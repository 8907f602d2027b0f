"""The question that somebody put to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("vote", sa.JSON(), nullable=False, server_default=sa.text("'null'")))
