"""Channels over which people are told of their turns, what they are to be told, and what is on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_index("tables_by_change", "tables", ["status", "updated"])
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("origin", sa.String(length=200), nullable=False),
        sa.Column("wanted", sa.String(length=80), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("off", sa.Boolean(), nullable=False),
        sa.Column("trouble", sa.String(length=40), nullable=False),
        sa.Column("failing", sa.Float(), nullable=False),
        sa.Column("told", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_index("channels_by_digest", "channels", ["kind", "digest"], unique=True)
    op.create_table(
        "turns",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "kind"),
    )
    op.create_index("turns_by_table", "turns", ["table_id"])
    op.create_index("turns_untold", "turns", ["told", "due"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("channel", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("letters_by_time", "letters", ["due"])
    op.create_index("letters_by_channel", "letters", ["channel"])
