"""Which language the system is set to. It imports no catalogue, so that who needs none doesn't wait for it."""

import os


def system_wish() -> str | None:
    """What the environment wishes for, such as ``ru_RU.UTF-8``."""
    return next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)
