"""Workers that share a database, and which of them looks after a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("alive_until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("worker", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_leases_worker", "leases", ["worker"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_leases_worker", "leases")
    op.drop_table("leases")
    op.drop_table("workers")
