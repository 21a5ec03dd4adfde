// Makes src/wire.d.ts from the schema that `python -m tamaya.wire.schema` prints.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { printed } from "./python.mjs";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const schema = JSON.parse(printed("-m", "tamaya.wire.schema"));
// What travels as an array is read as an object with the names of its places: see src/net/frame.ts.
for (const [name, definition] of Object.entries(schema.$defs)) {
  /** @type {{title: string}[] | undefined} */
  const places = definition.prefixItems;
  if (!places) continue;
  schema.$defs[name] = {
    type: "object",
    description: definition.description,
    properties: Object.fromEntries(places.map(({ title, ...place }) => [title, place])),
    required: places.slice(0, definition.minItems).map(({ title }) => title),
    additionalProperties: false,
  };
}
const types = await compile(schema, "Wire", {
  additionalProperties: false,
  bannerComment: "// Made by `make types` from tamaya.wire. Change it there.",
  // A list of at most six seats stays a list: tuples of every length would say no more.
  maxItems: -1,
  unreachableDefinitions: true,
});
// Without what the compiler says of itself above every type.
const wordy =
  /(?:\n \*)?\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\./g;
writeFileSync(here("../src/wire.d.ts"), types.replace(wordy, "").replaceAll("/**\n */\n", ""));
