import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const HEARTBEAT_MS = 20_000;
/** A lock whose holder has not touched it for so long is left over from a process that died. */
const STALE_MS = 3 * HEARTBEAT_MS;

/** Another process fetches the same model. */
export class FetchedElsewhereError extends Error {
  override name = 'FetchedElsewhereError';
}

/**
 * Lets one process at a time fetch into a folder, which processes of several machines may share.
 * @throws FetchedElsewhereError; what `work` throws
 */
export async function withFetchLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = join(folder, 'fetch.lock');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const touched = (await stat(file).catch(() => null))?.mtimeMs;
  if (touched !== undefined && Date.now() - touched > STALE_MS) await rm(file, { force: true });
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new FetchedElsewhereError('another process is fetching this model');
    throw error;
  }
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}
