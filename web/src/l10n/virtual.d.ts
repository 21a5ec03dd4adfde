/** The version of the messages over the socket: vite.config.ts. */
declare const PROTOCOL: number;

/**
 * Made by tools/catalogues.js: every language, its own name, its language and script, whether it has every message, and its
 * catalogue and the parts of it when they are wanted.
 */
declare module "virtual:catalogues" {
  type Load = () => Promise<{ default: string }>;
  export type Part = "learn" | "replay" | "rules";
  const catalogues: Record<
    string,
    | { name: string; writing: string; complete: boolean; load: Load; parts: Record<Part, Load> }
    | undefined
  >;
  export default catalogues;
}
