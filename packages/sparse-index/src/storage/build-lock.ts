import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBusy, isDamage, openDatabase } from './driver.js';
import { IndexUnavailableError } from '../model/errors.js';

export interface BuildLock {
  release(): void;
}

/**
 * The right to build, held by one thread of one process. It is SQLite's lock on a file of its own, so the operating
 * system gives it back when the holder dies, however it dies.
 * @returns undefined when another one builds
 */
export function tryBuildLock(directory: string, { mended = false } = {}): BuildLock | undefined {
  const file = join(directory, 'build-lock.sqlite');
  const db = openDatabase(file, { create: true, busyTimeoutMs: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (isBusy(error)) return undefined;
    if (isDamage(error) && !mended) {
      // The file holds nothing but the lock.
      rmSync(file, { force: true });
      return tryBuildLock(directory, { mended: true });
    }
    throw new IndexUnavailableError(`The index folder cannot be written: ${(error as Error).message}.`, error);
  }
  return { release: () => db.close() };
}
