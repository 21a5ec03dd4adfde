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
