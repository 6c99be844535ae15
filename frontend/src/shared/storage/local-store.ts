/** Keys under this prefix hold a person's own words and are removed when they log out. */
const PRIVATE_PREFIX = 'themis.private.';

/** Name of a stored value that belongs to one user of this browser. */
export function privateKey(userId: string, name: string): string {
  return `${PRIVATE_PREFIX}${userId}.${name}`;
}

/** Reads a stored text; null when absent or when the browser forbids storage. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. A full or forbidden storage costs only the memory of it. */
export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Reads stored JSON; null when absent or damaged. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Removes everything stored with {@link privateKey}, of every user. */
export function clearPrivate(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PRIVATE_PREFIX)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
