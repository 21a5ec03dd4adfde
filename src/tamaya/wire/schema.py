"""The JSON Schema of the socket protocol.

    python -m tamaya.wire.schema

prints it; the browser client's types are made from it.
"""

import json
from typing import Any

import msgspec

from tamaya.wire.messages import ClientMessage, ServerMessage

REF = "#/$defs/{name}"


def json_schema() -> dict[str, Any]:
    """Return one schema with both directions: `client` is what is sent, `server` what comes.

    >>> sorted(json_schema()["properties"])
    ['client', 'server']
    """
    (client, server), definitions = msgspec.json.schema_components([ClientMessage, ServerMessage], ref_template=REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {
            "client": {"$ref": REF.format(name="ClientMessage")},
            "server": {"$ref": REF.format(name="ServerMessage")},
        },
        "required": ["client", "server"],
        "additionalProperties": False,
        "$defs": {**definitions, "ClientMessage": client, "ServerMessage": server},
    }


if __name__ == "__main__":
    print(json.dumps(json_schema(), indent=2, ensure_ascii=False))
