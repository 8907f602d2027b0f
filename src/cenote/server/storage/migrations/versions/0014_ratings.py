"""Which entries bots made, why a rated table's game is not rated, and how many rated games came before a result."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

COUNTED = """
update results set games = (
  select count(*) from results as other
  where other.person = results.person and other.game = results.game and other.mode = results.mode
    and other.rating is not null and other.at <= results.at
) where rating is not null and person <> ''
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("unrated", sa.String(length=20), nullable=False, server_default=sa.text("''")))
    op.add_column("entries", sa.Column("bot", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("results", sa.Column("games", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.execute(COUNTED)
