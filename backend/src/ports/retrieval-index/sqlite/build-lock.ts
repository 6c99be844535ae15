import { join } from 'node:path';
import { isBusy, openDatabase } from './driver.js';
import { IndexUnavailableError } from '../errors.js';

export interface BuildLock {
  release(): void;
}

/**
 * The right to build, held by one thread of one process. It is SQLite's lock on a file of its own, so the operating
 * system gives it back when the holder dies, however it dies.
 * @returns undefined when another one builds
 */
export function tryBuildLock(directory: string): BuildLock | undefined {
  const db = openDatabase(join(directory, 'build-lock.sqlite'), { create: true, busyTimeoutMs: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (isBusy(error)) return undefined;
    throw new IndexUnavailableError(`The index folder cannot be written: ${(error as Error).message}.`, error);
  }
  return { release: () => db.close() };
}
