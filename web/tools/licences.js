import { readFile } from "node:fs/promises";

/**
 * Puts the licences of what is shipped as a file of its own beside it, as they ask for.
 *
 * @param {Record<string, string>} files where each is kept, by the name that it gets
 */
export function licences(files) {
  return {
    name: "tamaya-licences",
    /** @type {"build"} */
    apply: "build",
    /** @this {import("vite").Rolldown.PluginContext} */
    async generateBundle() {
      for (const [fileName, path] of Object.entries(files)) {
        const source = await readFile(path, "utf8").catch(() =>
          this.error(`${path} is missing: npm ci`),
        );
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}
