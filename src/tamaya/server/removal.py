"""Forgetting a person, or calling them otherwise, wherever they have been: in every log too, for a log is told again and again."""

from tamaya.server.hub import Hub
from tamaya.server.storage import accounts, traces
from tamaya.table.state import owner
from tamaya.wire.messages import Stand


async def remove(hub: Hub, user: str, name: str) -> None:
    """Forget a person, and whoever shared their device.

    They stand up where a game is on; their games stay, and from now on they are called ``name`` there.
    """
    store = hub.store
    for table_id, running in await store.read(lambda connection: traces.tables_of(connection, user)):
        if running and (table := await hub.table(table_id)) is not None:
            for at, seat in enumerate(table.authority.state.seats):
                if seat.user is not None and owner(seat.user) == user:
                    # Refused where they have left already; the others can give the seat to a bot.
                    await table.do(seat.user, name, f"removal-{at}", Stand())
    await rename_everywhere(hub, user, name, device=True)
    now = store.now()
    await store.write(lambda connection: accounts.remove(connection, user, name, now))
    hub.dismiss(user, None)


async def rename_everywhere(hub: Hub, user: str, name: str, *, device: bool = False) -> None:
    """Call a person otherwise in all that they ever did; ``device``: those, too, who shared theirs."""
    for table_id, _ in await hub.store.read(lambda connection: traces.tables_of(connection, user)):
        await _rename(hub, table_id, user, name, device)
        hub.forget(table_id)
        # Read again, it is listed by its new names.
        await hub.table(table_id)
    await hub.agendas.flush()
    await hub.store.write(lambda connection: traces.rename_in_games(connection, user, name, device=device))


async def _rename(hub: Hub, table_id: str, user: str, name: str, device: bool) -> None:
    await hub.store.write(lambda connection: traces.rename_in_log(connection, table_id, user, name, device=device))
