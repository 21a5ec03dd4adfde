// Makes src/wire.d.ts from the schema that `python -m tamaya.wire.schema` prints.
// Takes node_modules/.wire.json if make left it there, else asks Python itself.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const LEFT = new URL("../node_modules/.wire.json", import.meta.url);

function schema() {
  if (!process.env.PYTHON && existsSync(LEFT)) return readFileSync(LEFT, "utf8");
  const source = new URL("../../src", import.meta.url).pathname;
  return execFileSync(process.env.PYTHON ?? "python3", ["-m", "tamaya.wire.schema"], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: source },
    maxBuffer: 1 << 26,
  });
}

const types = await compile(JSON.parse(schema()), "Wire", {
  additionalProperties: false,
  bannerComment: "// Made by `make types` from tamaya.wire. Change it there.",
  unreachableDefinitions: true,
});
writeFileSync(new URL("../src/wire.d.ts", import.meta.url), types);
