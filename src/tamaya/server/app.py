"""The Starlette application."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parent / "static"


def create_app() -> Starlette:
    """Return the application that serves the built browser client."""
    return Starlette(routes=[Mount("/", StaticFiles(directory=STATIC, html=True, check_dir=False))])
