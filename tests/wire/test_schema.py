"""The schema that the client's types come from."""

import json
import subprocess
import sys

from tamaya.wire.schema import json_schema


def references(node: object) -> set[str]:
    """Return every `$ref` in a schema."""
    if isinstance(node, dict):
        own = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return own.union(*map(references, node.values()))
    if isinstance(node, list):
        return set().union(*map(references, node))
    return set()


def test_module_prints_the_schema() -> None:
    answer = subprocess.run([sys.executable, "-m", "tamaya.wire.schema"], capture_output=True, text=True, check=True)
    # By way of JSON, which has no tuples: a default may be one.
    assert json.loads(answer.stdout) == json.loads(json.dumps(json_schema()))


def test_every_reference_is_defined() -> None:
    schema = json_schema()
    assert references(schema) == {f"#/$defs/{name}" for name in schema["$defs"]}
