"""When bots took over seats from their players, and when the players came back."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("handovers", sa.JSON(), nullable=False, server_default=sa.text("'[]'")))
