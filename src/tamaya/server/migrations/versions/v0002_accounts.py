"""Accounts, sessions, conduct, open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    _people()
    _conduct()
    op.create_table(
        "open_table",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_open_table"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_open_table_table_id_tables", ondelete="CASCADE"),
    )


def _people() -> None:
    op.create_table(
        "account",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(128), nullable=False),
        sa.Column("skeleton", sa.String(128), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("admin", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_account"),
        sa.UniqueConstraint("folded", name="uq_account_folded"),
        sa.UniqueConstraint("skeleton", name="uq_account_skeleton"),
    )
    op.create_table(
        "session",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_session"),
    )
    op.create_index("ix_session_user", "session", ["user"])
    op.create_index("ix_session_seen_at", "session", ["seen_at"])
    op.create_table(
        "recovery_code",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("user", "digest", name="pk_recovery_code"),
    )
    op.create_table(
        "preference",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("value", sa.String(400), nullable=False),
        sa.PrimaryKeyConstraint("user", "key", name="pk_preference"),
    )


def _conduct() -> None:
    op.create_table(
        "muted",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "other", name="pk_muted"),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("accused", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("closed_by", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )
    op.create_index("ix_report_accused", "report", ["accused"])
    op.create_table(
        "sanction",
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("kind", "whom", "value", name="pk_sanction"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String(64), nullable=False),
        sa.Column("action", sa.String(32), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(400), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )


def downgrade() -> None:
    """Drop them."""
    for table in (
        "open_table",
        "audit",
        "sanction",
        "report",
        "muted",
        "preference",
        "recovery_code",
        "session",
        "account",
    ):
        op.drop_table(table)
