/** What this browser keeps for the visitor; silently nothing where storage is forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

type Listener = (key: string, value: string) => void;
const listeners = new Set<Listener>();

/** Calls back with everything that is kept from now on. */
export function onRemember(listener: Listener) {
  listeners.add(listener);
}

export function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener(key, value);
}

/** What is kept by names under one key. */
export function recallNamed<T>(key: string): Record<string, T> {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, T>) : {};
  } catch {
    return {};
  }
}

/** Keeps a value by a name, and of the others the latest: so many in all. */
export function rememberNamed<T>(key: string, name: string, value: T, most: number) {
  const { [name]: _, ...others } = recallNamed<T>(key);
  const latest = [...Object.entries(others), [name, value] as const].slice(-most);
  remember(key, JSON.stringify(Object.fromEntries(latest)));
}
