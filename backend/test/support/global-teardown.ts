import { rmSync } from 'node:fs';
import { dropTemplate } from './database.js';
import type { TestServer } from './global-setup.js';

const STOP_GRACE_MS = 1000;

/** Ends what the setup started; on a server that was given, removes what the run left there. */
export async function teardown(): Promise<void> {
  const started = (globalThis as { themisTestServer?: TestServer }).themisTestServer;
  if (!started) return dropTemplate();
  await started.server.stop(STOP_GRACE_MS);
  rmSync(started.root, { recursive: true, force: true });
}
