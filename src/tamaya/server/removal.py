"""Forgetting a person, or calling them otherwise, wherever they have been: in every log too, for a log is told again and again."""

from tamaya.server.hub import Hub
from tamaya.server.storage import accounts, traces
from tamaya.wire.messages import Stand


async def remove(hub: Hub, user: str, name: str) -> None:
    """Forget a person: they stand up where a game is on; their games stay, and from now on they are called ``name`` there."""
    store = hub.store
    for table_id, running in await store.read(lambda connection: traces.tables_of(connection, user)):
        if running and (table := await hub.table(table_id)) is not None:
            # Refused where they don't sit; the others can give the seat to a bot.
            await table.do(user, name, "removal", Stand())
    await rename_everywhere(hub, user, name)
    now = store.now()
    await store.write(lambda connection: accounts.remove(connection, user, name, now))
    hub.dismiss(user, None)


async def rename_everywhere(hub: Hub, user: str, name: str) -> None:
    """Call a person otherwise in all that they ever did."""
    for table_id, _ in await hub.store.read(lambda connection: traces.tables_of(connection, user)):
        await _rename(hub, table_id, user, name)
        hub.forget(table_id)
        # Read again, it is listed by its new names.
        await hub.table(table_id)
    await hub.agendas.flush()
    await hub.store.write(lambda connection: traces.rename_in_games(connection, user, name))


async def _rename(hub: Hub, table_id: str, user: str, name: str) -> None:
    await hub.store.write(lambda connection: traces.rename_in_log(connection, table_id, user, name))
