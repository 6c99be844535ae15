import { rmSync } from 'node:fs';
import { endWhatIsKept } from '../runner/worker-end.js';
import { dropDatabases } from './database.js';
import { judgeEvidence } from './evidence.js';
import type { TestServer } from './global-setup.js';

const STOP_GRACE_MS = 1000;

/** Ends what the setup started, or removes what the run left on a server that was given; then judges logs and error answers. */
export async function teardown(): Promise<void> {
  await endWhatIsKept();
  const started = (globalThis as { themisTestServer?: TestServer }).themisTestServer;
  if (!started) await dropDatabases();
  else {
    await started.server.stop(STOP_GRACE_MS);
    rmSync(started.root, { recursive: true, force: true });
  }
  judgeEvidence();
}
