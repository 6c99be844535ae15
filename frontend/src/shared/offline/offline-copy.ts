/** Caches of the service worker begin with this; anything else that the browser stores for this origin is not ours. */
const CACHE_PREFIX = 'themis-';

/** The code that the page has loaded so far, before the service worker saw anything. */
const loadedCode = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/**
 * Keeps a copy of the page and its code in this browser, so that it opens without a connection: a chat and a form that are kept in the
 * browser can be read then. Answers of the server are never kept. Browsers without service workers do without.
 */
export function keepOfflineCopy(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loadedCode() });
  };
  // Not before the screen is drawn; where it is refused, only the copy is missing.
  addEventListener('load', () => void register().catch(() => undefined), { once: true });
}

/** Removes the copy when somebody signs out. */
export async function dropOfflineCopy(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  } catch {
    // The browser denies storage: then there is no copy either.
    return;
  }
}
