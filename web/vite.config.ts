import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./tools/catalogues.js";
import { licences } from "./tools/licences.js";
import { precompress } from "./tools/precompress.js";

// The catalogues lie in the Python package: both sides read the same files.
const LOCALES = "../src/tamaya/l10n/locales";
const LICENCES = {
  "licences/nunito-sans.txt": "node_modules/@fontsource-variable/nunito-sans/LICENSE",
};

export default defineConfig({
  plugins: [
    svelte(),
    catalogues({ folder: LOCALES, source: "en" }),
    licences(LICENCES),
    precompress(),
  ],
  // Of the messages over the socket; the server refuses another.
  define: { PROTOCOL: "2" },
  server: {
    fs: { allow: [".", LOCALES] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  build: {
    outDir: "../src/tamaya/server/static",
    emptyOutDir: true,
    // The server reads it, to name ahead what an address will want (server/shell.py).
    manifest: "build.json",
    target: "es2022",
    // Who can't fetch modules ahead fetches them when they are wanted.
    modulePreload: { polyfill: false },
    // Small files stay files: a strict Content-Security-Policy refuses data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The second is named in the head of pages that open a socket.
      input: ["index.html", "src/net/ahead.ts"],
      output: {
        codeSplitting: {
          // What nearly every page uses comes as one file: over HTTP/1.1 and a long way, each file costs more than its bytes.
          groups: [
            {
              name: "common",
              test: /node_modules\/(svelte|esm-env|clsx|@fluent)|src\/(design|suits|l10n|router|turns|net\/reach|ratings\/numbers|pages\/parts|(pages|replay)\/(api|me)\b|table\/(words|sharing)|pages\/settings\/(options|defaults)|learn\/progress)/,
              minShareCount: 2,
              priority: 2,
            },
            // What a table and a replay show, but for what lies in their sheets.
            {
              name: "board",
              test: /src\/(table\/(?!sheets\/Looks)|seal|sound|ratings\/RatedEnd)/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: "sheets",
              test: /src\/(table\/sheets\/Looks|pages\/(RulesInForce|lobby\/Rename))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    // Every message with every value, in eight languages: long on a busy machine.
    testTimeout: 60_000,
  },
});
