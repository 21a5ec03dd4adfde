// Makes src/wire.d.ts from the schema that `python -m tamaya.wire.schema` prints.
// Python is $PYTHON, else the working copy's .venv, else python3.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const own = here("../../.venv/bin/python");
const python = process.env.PYTHON || (existsSync(own) ? own : "python3");

const schema = execFileSync(python, ["-m", "tamaya.wire.schema"], {
  encoding: "utf8",
  env: { ...process.env, PYTHONPATH: here("../../src") },
  maxBuffer: 1 << 26,
});
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
