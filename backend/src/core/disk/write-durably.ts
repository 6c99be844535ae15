import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a small private file (mode 0600) that survives a crash and a full disk: under its name stands the whole text,
 * on the disk, or what stood there before. The folder is made (0700) when it is absent.
 * @returns with `exclusive`, false when the file was there already and is left as it was: the first of several writers wins
 */
export function writeDurably(file: string, text: string, { exclusive = false } = {}): boolean {
  const directory = path.dirname(file);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    if (exclusive) linkSync(draft, file);
    else renameSync(draft, file);
    syncDirectory(directory);
    return true;
  } catch (error) {
    if (exclusive && (error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A new name is on the disk only when its folder is. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
