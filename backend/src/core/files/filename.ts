import { normalized } from '../text/normalized.js';
import { withoutUnseen } from '../validation/visible-text.js';

/** UTF-8 bytes that a stored name may have; file systems and headers agree on this. */
const MAX_BYTES = 200;

/**
 * Makes a name from an upload safe to show, to store in a row and to send in a header: the last path segment, NFC,
 * without characters that nobody sees, within 200 bytes with its extension kept.
 * Files themselves are kept under internal ids, never under this name.
 * @returns `file` with the extension when nothing readable is left
 */
export function displayName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const clean = normalized(withoutUnseen(base)).trim();
  const extension = extensionOf(clean);
  const stem =
    clean
      .slice(0, clean.length - extension.length)
      .replace(/^[\s.]+/, '')
      .trimEnd() || 'file';
  // Cut off, a word may end in the joiner to what follows.
  return `${withoutUnseen(truncated(stem, MAX_BYTES - Buffer.byteLength(extension)))}${extension}`;
}

/** The extension with its dot, lower case; empty when there is none. */
export function extensionOf(name: string): string {
  return (/\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '').toLowerCase();
}

/** `name.pdf` → `name (2).pdf`. */
export function numberedName(name: string, count: number): string {
  const extension = extensionOf(name);
  const suffix = ` (${count})${extension}`;
  return `${truncated(name.slice(0, name.length - extension.length), MAX_BYTES - Buffer.byteLength(suffix))}${suffix}`;
}

function truncated(text: string, bytes: number): string {
  let result = '';
  let used = 0;
  for (const char of text) {
    used += Buffer.byteLength(char);
    if (used > bytes) break;
    result += char;
  }
  return result;
}
