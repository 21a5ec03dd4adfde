/** Made by tools/catalogues.js: every language, whether it has every message, and its catalogue when it is wanted. */
declare module "virtual:catalogues" {
  const catalogues: Record<
    string,
    { complete: boolean; load: () => Promise<{ default: string }> } | undefined
  >;
  export default catalogues;
}
