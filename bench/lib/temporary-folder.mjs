import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endedOnInterruption } from './interruption.mjs';

/** Calls `use(folder)` with a new folder that PostgreSQL's account can pass through, and removes it. */
export async function withTemporaryFolder(use) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'themis-bench-'));
  const remove = endedOnInterruption(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  chmodSync(folder, 0o711);
  try {
    return await use(folder);
  } finally {
    await remove();
  }
}
