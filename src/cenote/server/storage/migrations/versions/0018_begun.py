"""When each game began; for those that run already, when their table was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun", sa.Float(), nullable=False, server_default=sa.text("0")))
    op.execute("update tables set begun = created where status = 'running'")
