"""The deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make its tables."""
    op.create_table(
        "daily_deal",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_deal"),
    )
    op.create_table(
        "daily_attempt",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("day", "user", name="pk_daily_attempt"),
    )
    op.create_index("ix_daily_attempt_user", "daily_attempt", ["user"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("daily_attempt")
    op.drop_table("daily_deal")
