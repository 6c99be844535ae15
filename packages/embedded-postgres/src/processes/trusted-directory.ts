import { chmodSync, lstatSync, mkdirSync } from 'node:fs';

const WRITABLE_BY_OTHERS = 0o022;

/**
 * A directory that nobody but this process's account can have prepared: made 0755 if absent, else owned by it and
 * closed to other writers. Null when there can be none.
 */
export function trustedDirectory(directory: string, options: { create: boolean } = { create: true }): string | null {
  if (options.create) {
    try {
      mkdirSync(directory);
      chmodSync(directory, 0o755);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return null;
    }
  }
  const entry = lstatSync(directory, { throwIfNoEntry: false });
  const trusted = entry?.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & WRITABLE_BY_OTHERS) === 0;
  return trusted ? directory : null;
}
