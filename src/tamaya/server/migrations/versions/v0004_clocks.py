"""Whose turn it is, whose time runs out when, and when there was no server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; servers fill them in from the logs."""
    op.create_table(
        "agenda",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("turn_of", sa.String(64)),
        sa.Column("turn_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("real_time", sa.Boolean, nullable=False),
        sa.Column("bot_moves", sa.Boolean, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_agenda"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_agenda_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_agenda_due", "agenda", ["due"])
    op.create_table(
        "agenda_seat",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user", "table_id", name="pk_agenda_seat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_agenda_seat_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_agenda_seat_table_id", "agenda_seat", ["table_id"])
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_alive"),
    )
    op.create_table(
        "downtime",
        sa.Column("began", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_downtime"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("downtime")
    op.drop_table("alive")
    op.drop_index("ix_agenda_seat_table_id", "agenda_seat")
    op.drop_table("agenda_seat")
    op.drop_index("ix_agenda_due", "agenda")
    op.drop_table("agenda")
