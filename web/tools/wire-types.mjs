// Makes src/wire.d.ts from the schema that `python -m tamaya.wire.schema` prints.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { printed } from "./python.mjs";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const schema = printed("-m", "tamaya.wire.schema");
const types = await compile(JSON.parse(schema), "Wire", {
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
