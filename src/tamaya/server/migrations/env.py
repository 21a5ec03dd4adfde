"""Run by Alembic for every command; the connection comes from :mod:`tamaya.server.storage.migrate`."""

from alembic import context

from tamaya.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    # SQLite can't change a table in place.
    render_as_batch=connection.dialect.name == "sqlite",
    # The caller's transaction holds it all: a migration that fails leaves nothing behind.
    transactional_ddl=False,
)
context.run_migrations()
