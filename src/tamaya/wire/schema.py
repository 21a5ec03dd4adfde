"""The JSON Schema of the socket protocol and of the HTTP API's bodies.

    python -m tamaya.wire.schema

prints it; the browser client's types are made from it. What travels as an array (``prefixItems``) has its fields' names as titles.
"""

import json
from typing import Any

import msgspec

from tamaya.wire.actions import Part, Row
from tamaya.wire.http import HttpBody
from tamaya.wire.messages import ClientMessage, ServerMessage

REF = "#/$defs/{name}"


def json_schema() -> dict[str, Any]:
    """Return one schema of it all: `client` is what is sent on the socket, `server` what comes, `http` a body of either.

    >>> sorted(json_schema()["properties"])
    ['client', 'http', 'server']
    """
    unions = {"client": ClientMessage, "server": ServerMessage, "http": HttpBody}
    schemas, definitions = msgspec.json.schema_components(unions.values(), ref_template=REF)
    names = {key: f"{key.capitalize()}Message" for key in unions}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {key: {"$ref": REF.format(name=name)} for key, name in names.items()},
        "required": list(names),
        "additionalProperties": False,
        "$defs": {**_with_names(definitions), **dict(zip(names.values(), schemas, strict=True))},
    }


def _with_names(definitions: dict[str, Any]) -> dict[str, Any]:
    """The definitions, each place of those that are arrays with its field's name as title."""
    for struct in (*Row.__subclasses__(), *Part.__subclasses__()):
        places = definitions.get(struct.__name__, {}).get("prefixItems", [])
        fields = struct.__struct_fields__
        # Before the fields of a row its type's name has its place.
        names = (*["type"] * (len(places) - len(fields)), *fields)
        for place, name in zip(places, names, strict=False):
            place["title"] = name
    return definitions


if __name__ == "__main__":
    print(json.dumps(json_schema(), indent=2, ensure_ascii=False))
