import type { Queryable } from '../../database/schema-state.js';
import type { HealthAnswer } from '../../observability/health.js';
import { knownFileKeys, olderKeys } from './known-keys.js';

/** How much is still sealed with an older file key, as a worker counted it last. */
export async function fileKeysHealth(database: Queryable): Promise<HealthAnswer> {
  const older = olderKeys(await knownFileKeys(database));
  if (older.length === 0) return { ok: true, detail: 'one key is in use' };
  const left = older.reduce((sum, { remaining }) => sum + (remaining ?? 0), 0);
  if (left === 0 && older.every(({ countedAt }) => countedAt !== null))
    return { ok: true, detail: 'everything is sealed with the newest key; "npm run keys -- status" says whether an older one may go' };
  const rows = left === 0 ? 'what an older file key has sealed' : `${left} rows that an older file key has sealed`;
  return { ok: false, detail: `${rows} will be sealed with the newest one in the background`, reason: 'are being changed' };
}
