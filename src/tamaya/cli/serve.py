"""`tamaya serve`: the server and its browser client."""

from typing import Annotated

import typer


def command(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any free one.")] = 8000,
) -> None:
    """Serve the game on this machine."""
    import uvicorn

    from tamaya.server.app import create_app

    uvicorn.run(create_app(), host=host, port=port, ws_per_message_deflate=False)
