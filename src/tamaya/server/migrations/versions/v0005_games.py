"""Finished games, who played them, what was written about them and what was worked out."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "game",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64)),
        sa.Column("number", sa.Integer),
        sa.Column("importer", sa.String(64)),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("deal", sa.String(64), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_game_table_id_tables", ondelete="SET NULL"),
        sa.UniqueConstraint("table_id", "number", name="uq_game_table_id_number"),
    )
    op.create_index("ix_game_deal", "game", ["deal"])
    op.create_table(
        "game_player",
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("variant", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("team", sa.String(64), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user", "ended_at", "game_id", name="pk_game_player"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_game_player_game_id_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_game_player_game_id", "game_player", ["game_id"])
    op.create_index(
        "ix_game_player_user_team", "game_player", ["user", "team", "points", "score", "ended_at", "players"]
    )
    op.create_index("ix_game_player_user_variant", "game_player", ["user", "variant", "players", "points", "score"])
    op.create_table(
        "game_comment",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("user", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_comment"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_game_comment_game_id_game", ondelete="CASCADE"),
    )
    op.create_index("ix_game_comment_game_id", "game_comment", ["game_id"])
    op.create_table(
        "game_analysis",
        sa.Column("game_id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "kind", name="pk_game_analysis"),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_game_analysis_game_id_game", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("game_analysis", "game_comment", "game_player", "game"):
        op.drop_table(table)
