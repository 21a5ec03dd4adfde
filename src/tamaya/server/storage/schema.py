"""The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds since 1970, UTC."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

# Migrations need a name for everything that they may drop.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMES)

users = Table(
    "users",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""People with a name of their own. A guest who never chose one has no row."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("maker", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # Raised in the commit that deals, lowered some time after the end: what a restart has to look after.
    Column("running", Boolean, nullable=False, index=True),
)
"""Tables. What happened at them is in `table_event`."""

table_event = Table(
    "table_event",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("user", String(64), nullable=False),
    Column("command_id", String(64)),
    Column("event", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "user", "command_id"),
    sqlite_with_rowid=False,
)
"""The append-only log, one row for every command that acted: `event` is JSON in the format `version`."""

account = Table(
    "account",
    metadata,
    Column("user", String(64), primary_key=True),
    # Two forms of the name: as it is looked up, and as it looks. Nobody else has either.
    Column("folded", String(128), nullable=False, unique=True),
    Column("skeleton", String(128), nullable=False, unique=True),
    # argon2id, with its parameters; empty after a reset, until a code sets a new one.
    Column("password", String(200), nullable=False),
    Column("admin", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""People whose name is theirs on every device. A guest has no row."""

session = Table(
    "session",
    metadata,
    # SHA-256 of the cookie's token: who reads the database can't come in with it.
    Column("digest", String(64), primary_key=True),
    Column("user", String(64), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, index=True),
)
"""Browsers that are signed in, guests' too."""

recovery_code = Table(
    "recovery_code",
    metadata,
    Column("user", String(64), primary_key=True),
    Column("digest", String(64), primary_key=True),
)
"""What is left of somebody's recovery codes; each is used once."""

preference = Table(
    "preference",
    metadata,
    Column("user", String(64), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("value", String(400), nullable=False),
)
"""What somebody chose in the browser and wants on every device."""

muted = Table(
    "muted",
    metadata,
    Column("user", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Whose talk somebody doesn't want to hear; `name` is what they were called then."""

report = Table(
    "report",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("accused", String(64), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("table_id", String(64), nullable=False),
    Column("reason", String(400), nullable=False),
    # The talk that the reporter could see, as JSON.
    Column("context", Text, nullable=False),
    Column("closed_at", BigInteger),
    Column("closed_by", String(64)),
)
"""What people complained of."""

sanction = Table(
    "sanction",
    metadata,
    # ban or mute; of a user or an address.
    Column("kind", String(16), primary_key=True),
    Column("whom", String(16), primary_key=True),
    Column("value", String(64), primary_key=True),
    Column("reason", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who may not come in, and who may not talk."""

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    # A user, or `console` for the command line.
    Column("actor", String(64), nullable=False),
    Column("action", String(32), nullable=False),
    Column("target", String(64), nullable=False),
    Column("detail", String(400), nullable=False),
)
"""What was done for order, by whom; never changed."""

open_table = Table(
    "open_table",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    # Whether somebody who sits there is connected.
    Column("here", Boolean, nullable=False),
    Column("info", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)
"""Tables that look for players: listed for everyone, `info` as JSON."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)
"""The server's processes that share this database, each alive until then unless it says so again."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(64), nullable=False, index=True),
)
"""Which worker looks after a table's bots and clocks; good for as long as that worker is alive. A table that sleeps has none."""
agenda = Table(
    "agenda",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The number of the log up to which this is known.
    Column("seq", Integer, nullable=False),
    Column("phase", String(16), nullable=False),
    # The person whose turn it is, and since when.
    Column("turn_of", String(64)),
    Column("turn_at", BigInteger, nullable=False),
    # When their time will have run out; put off by a time without a server, unless it is the calendar's.
    Column("due", BigInteger, index=True),
    Column("real_time", Boolean, nullable=False),
    Column("bot_moves", Boolean, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    # What a list of tables says of it, as JSON: nothing of the cards.
    Column("about", Text, nullable=False),
)
"""What a table waits for. Follows from its log; kept so that it can sleep."""

agenda_seat = Table(
    "agenda_seat",
    metadata,
    Column("user", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)
"""Who has a seat where."""

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: when a server last said that it is there."""

downtime = Table(
    "downtime",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
"""When there was no server: real-time clocks aren't charged for that."""
game = Table(
    "game",
    metadata,
    # Who has it may look: it is as hard to guess as a table's, and opens nothing but this game.
    Column("id", String(64), primary_key=True),
    # Where it was played, and as which of that table's games; both null for an imported one.
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("number", Integer),
    # Who imported it, if it was.
    Column("importer", String(64)),
    Column("variant", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    # What counts: with Grand Finale all or nothing.
    Column("score", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    # Of deck and options: the same cards by the same rules.
    Column("deal", String(64), nullable=False, index=True),
    # The record, which has everything else; and what a record doesn't say: seats, settings, the bots' moves and reasons.
    Column("record", Text, nullable=False),
    Column("about", Text, nullable=False),
    UniqueConstraint("table_id", "number"),
)
"""Finished games, one row each, written in the commit that ends the game."""

game_player = Table(
    "game_player",
    metadata,
    Column("user", String(64), primary_key=True),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("game_id", String(64), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    # Copies, so that a list can be filtered and counted without looking at the games.
    Column("variant", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # Who played together: the same for the same people and bots, in whatever seats.
    Column("team", String(64), nullable=False),
    # All players' names, folded, for searching.
    Column("names", Text, nullable=False),
    Index("ix_game_player_game_id", "game_id"),
    # Sums are read from these alone, group by group.
    Index("ix_game_player_user_team", "user", "team", "points", "score", "ended_at", "players"),
    Index("ix_game_player_user_variant", "user", "variant", "players", "points", "score", "ended_at"),
    sqlite_with_rowid=False,
)
"""The people (not the bots) who played a game. Its key is the order in which somebody's games are listed."""

game_comment = Table(
    "game_comment",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(64), ForeignKey("game.id", ondelete="CASCADE"), nullable=False, index=True),
    # About the position after so many moves.
    Column("move", Integer, nullable=False),
    Column("user", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What people wrote about a finished game."""

game_analysis = Table(
    "game_analysis",
    metadata,
    Column("game_id", String(64), ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(64), primary_key=True),
    # Of what computed it: an older one is computed again.
    Column("version", Integer, nullable=False),
    Column("result", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What was worked out about a finished game, as JSON."""

rating = Table(
    "rating",
    metadata,
    Column("user", String(64), primary_key=True),
    # In hundredths.
    Column("value", Integer, nullable=False),
    Column("games", Integer, nullable=False),
)
"""Everybody's rating, once they have played a rated game."""

rated_game = Table(
    "rated_game",
    metadata,
    # In the order in which games moved ratings.
    Column("id", Integer, primary_key=True),
    # Not a foreign key: ratings stay when a table goes.
    Column("table_id", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    # The entry of the table's log that ended it.
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("variant", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    # Of Hanabot's table.
    Column("version", Integer, nullable=False),
    UniqueConstraint("table_id", "number"),
)
"""Rated games that have ended, each written in the commit that ended it."""

rating_change = Table(
    "rating_change",
    metadata,
    Column("user", String(64), primary_key=True),
    Column("game_id", Integer, ForeignKey("rated_game.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
)
"""What a rated game moved, per person, in hundredths."""

daily_deal = Table(
    "daily_deal",
    metadata,
    Column("day", String(10), primary_key=True),
    # 32 bytes as hexadecimal: the deck follows from it. Whoever reads it knows everybody's cards of that day.
    Column("secret", String(64), nullable=False),
)
"""The deals of the days (UTC, as YYYY-MM-DD)."""

daily_attempt = Table(
    "daily_attempt",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("user", String(64), primary_key=True, index=True),
    # Not a foreign key: the attempt is written before its table, so that two at once are one.
    Column("table_id", String(64), nullable=False),
)
"""Who has begun the deal of a day, and at which table; its first game is the attempt."""

push_subscription = Table(
    "push_subscription",
    metadata,
    # SHA-256 of the endpoint, which is too long for a key.
    Column("digest", String(64), primary_key=True),
    Column("user", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    # The browser's public key and secret (base64url): what is sent can be read by it alone.
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(16), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Browsers in which people want to be told of their turns."""

turn_feed = Table(
    "turn_feed",
    metadata,
    Column("user", String(64), primary_key=True),
    # SHA-256 of the token in its address.
    Column("digest", String(64), nullable=False, unique=True),
    Column("language", String(16), nullable=False),
)
"""Who has an Atom feed of their turns."""
