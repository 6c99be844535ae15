import { requireDataFolder } from './data-folder.mjs';
import { requirePort } from './port.mjs';
import { endLeftovers, refuseSecondInstance } from './run-file.mjs';

/** Makes sure that an instance can run here: writable data, no other instance, nothing left of a killed one, a free port. */
export async function requirePlace({ dataDir, host, port }) {
  requireDataFolder(dataDir);
  refuseSecondInstance(dataDir);
  const left = await endLeftovers(dataDir);
  if (left > 0) console.log(`  ${left} processes of an earlier start that was killed have ended.`);
  await requirePort(port, host);
}
