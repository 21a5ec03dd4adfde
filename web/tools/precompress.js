import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
// Below this a response fits one packet anyway.
const WORTHWHILE = 1024;

/** Writes a .br and a .gz beside every built text file, for a server that doesn't compress. */
export function precompress() {
  let folder = "";
  return {
    name: "tamaya-precompress",
    /** @type {"build"} */
    apply: "build",
    configResolved(/** @type {{ build: { outDir: string }, root: string }} */ config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(files.map(compress));
    },
  };
}

/** @param {string} file */
async function compress(file) {
  const plain = await readFile(file);
  if (plain.length < WORTHWHILE) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
