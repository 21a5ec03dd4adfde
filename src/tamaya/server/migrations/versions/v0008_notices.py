"""Where people are told of their turns."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "push_subscription",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_push_subscription"),
    )
    op.create_index("ix_push_subscription_user", "push_subscription", ["user"])
    op.create_table(
        "turn_feed",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_turn_feed"),
        sa.UniqueConstraint("digest", name="uq_turn_feed_digest"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("turn_feed")
    op.drop_index("ix_push_subscription_user", "push_subscription")
    op.drop_table("push_subscription")
