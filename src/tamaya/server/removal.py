"""Forgetting a person: they stand up where a game is on, their name goes, their games stay."""

from tamaya.server.hub import Hub
from tamaya.server.storage import accounts, traces
from tamaya.wire.messages import Stand


async def remove(hub: Hub, user: str, name: str) -> None:
    """Forget a person; from now on they are called ``name`` wherever they have been."""
    store = hub.store
    for table_id, running in await store.read(lambda connection: traces.tables_of(connection, user)):
        if running and (table := await hub.table(table_id)) is not None:
            # Refused where they don't sit; the others can give the seat to a bot.
            await table.do(user, name, "removal", Stand())
        await _rename(hub, table_id, user, name)
        hub.forget(table_id)
    now = store.now()
    await store.write(lambda connection: accounts.remove(connection, user, name, now))
    hub.dismiss(user, None)


async def _rename(hub: Hub, table_id: str, user: str, name: str) -> None:
    await hub.store.write(lambda connection: traces.rename_in_log(connection, table_id, user, name))
