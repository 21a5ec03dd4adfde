/** What the working copy's Python prints. */
export function printed(...args: string[]): string;

/** The same for tests, or `otherwise` on a machine whose Python lacks the package; CI's must have it. */
export function printedOr(otherwise: string, ...args: string[]): string;
