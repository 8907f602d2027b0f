"""Columns of seats: the former player, and apart from why the seat was lost, whether a bot ran out of time."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.drop_index("seats_by_was", "seats")
    op.execute("alter table seats rename column was to former_person")
    op.create_index("seats_by_former_person", "seats", ["former_person"])
    op.add_column("seats", sa.Column("hurried", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(
        sa.text(
            "update seats set hurried = true where fate in ('hurried', 'resigned hurried', "
            "'timeout hurried', 'away hurried')"
        )
    )
    op.execute("update seats set fate = trim(replace(fate, 'hurried', '')) where hurried")
