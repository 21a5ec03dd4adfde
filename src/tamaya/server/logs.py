"""Logs as lines of JSON. Nothing goes in that a reader of logs must not have: no decks, seeds, cookies, names of tables."""

import json
import logging
import sys
import time

_KNOWN = frozenset(vars(logging.makeLogRecord({})).keys() | {"message", "asctime", "color_message"})


class JsonLines(logging.Formatter):
    """One JSON object per line: ``at``, ``level``, ``from``, ``say``, and whatever was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _KNOWN},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Send the logs of the server, and the warnings of what it uses, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tamaya").setLevel(level.upper())
    # Its lines at lower levels hold addresses of requests, and tables' addresses are invitations.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
