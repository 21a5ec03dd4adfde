// The working copy's Python: $PYTHON, else its .venv, else python3; with its own src/ on the path.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const own = here("../../.venv/bin/python");
const python = process.env.PYTHON || (existsSync(own) ? own : "python3");

/** What that Python prints. @param {string[]} args */
export function printed(...args) {
  return execFileSync(python, args, {
    cwd: here("../.."),
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: here("../../src") },
    maxBuffer: 1 << 27,
  });
}

/** The same for tests, or `otherwise` on a machine whose Python lacks the package; CI's must have it. @param {string} otherwise @param {string[]} args */
export function printedOr(otherwise, ...args) {
  try {
    return printed(...args);
  } catch (problem) {
    if (process.env.CI) throw problem;
    return otherwise;
  }
}
