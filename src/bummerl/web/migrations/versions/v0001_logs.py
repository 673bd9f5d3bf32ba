"""Logs, the ids of replays, and the nodes that are alive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "happenings",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "replays",
        sa.Column("replay_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40)),
        sa.Column("number", sa.Integer),
        sa.Column("record", sa.Text),
    )
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(40), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("nodes", "replays", "happenings"):
        op.drop_table(name)
