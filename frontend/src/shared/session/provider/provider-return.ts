/** In this tab alone, and only for as long as it is open. */
const KEY = 'themis.sign-in.return';
/** A path of this product, never the address of another. */
const OWN_PATH = /^\/(?![/\\])[^\u0000-\u001f\\]*$/;

/** Remembers the screen to come back to from the provider. The provider is not told of it, so that nobody else can name another. */
export function rememberReturn(path: string | undefined): void {
  try {
    if (path === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    return;
  }
}

/** The screen to come back to, once; null when there is none. */
export function takeReturn(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path !== null && OWN_PATH.test(path) ? path : null;
  } catch {
    return null;
  }
}
