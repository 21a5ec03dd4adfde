"""Ratings, and what moved them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rating",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_rating"),
    )
    op.create_table(
        "rated_game",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rated_game"),
        sa.UniqueConstraint("table_id", "number", name="uq_rated_game_table_id_number"),
    )
    op.create_table(
        "rating_change",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user", "game_id", name="pk_rating_change"),
        sa.ForeignKeyConstraint(
            ["game_id"], ["rated_game.id"], name="fk_rating_change_game_id_rated_game", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_rating_change_game_id", "rating_change", ["game_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_rating_change_game_id", "rating_change")
    op.drop_table("rating_change")
    op.drop_table("rated_game")
    op.drop_table("rating")
