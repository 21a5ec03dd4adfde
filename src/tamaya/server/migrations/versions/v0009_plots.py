"""When games ended, beside their scores: a variant's plots are read from its index alone, as a team's are."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NAME = "ix_game_player_user_variant"
COLUMNS = ["user", "variant", "players", "points", "score"]


def upgrade() -> None:
    """Make the index anew, wider."""
    op.drop_index(NAME, "game_player")
    op.create_index(NAME, "game_player", [*COLUMNS, "ended_at"])


def downgrade() -> None:
    """As it was."""
    op.drop_index(NAME, "game_player")
    op.create_index(NAME, "game_player", COLUMNS)
