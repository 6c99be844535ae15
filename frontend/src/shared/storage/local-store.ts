/** Keys with this prefix hold a user's own content and are removed on logout. */
const PRIVATE_PREFIX = 'themis.private.';

/** The storage key of a value that belongs to one user of this browser. */
export function privateKey(userId: string, name: string): string {
  return `${PRIVATE_PREFIX}${userId}.${name}`;
}

/** Reads a stored text; null if absent or if the browser denies storage. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if null. If storage is full or denied, the value is simply not remembered. */
export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Reads stored JSON; null if absent or damaged. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Names under which something is stored for a user with {@link privateKey}; none if the browser denies storage. */
export function privateNames(userId: string): string[] {
  const prefix = privateKey(userId, '');
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  } catch {
    return [];
  }
}

/** Removes everything stored under {@link privateKey}, for every user. */
export function clearPrivate(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PRIVATE_PREFIX)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
