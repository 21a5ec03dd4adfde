"""People, tables and the log of events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("running", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_running", "tables", ["running"])
    op.create_table(
        "table_event",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("command_id", sa.String(64)),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_table_event"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_event_table_id_tables", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "user", "command_id", name="uq_table_event_table_id_user_command_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("table_event")
    op.drop_index("ix_tables_running", "tables")
    op.drop_table("tables")
    op.drop_table("users")
