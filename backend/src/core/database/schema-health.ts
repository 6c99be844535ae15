import type { HealthAnswer } from '../observability/health.js';
import { KNOWN_MIGRATIONS, type Queryable } from './schema-state.js';

/**
 * Whether the tables of this release are there: the newest change that it knows was made, and what it was made to is still in place. One
 * that a later release has changed counts as there; processes of both serve while an upgrade is rolled out.
 */
export async function schemaHealth(database: Queryable): Promise<HealthAnswer> {
  const missing = { ok: false, detail: 'the schema of this release is missing; run set-up', reason: 'is missing' };
  const [found] = (await database.query("select to_regclass('migrations') is not null and to_regclass('users') is not null as there")) as {
    there: boolean;
  }[];
  if (!found?.there) return missing;
  const rows = (await database.query('select from migrations where name = $1', [KNOWN_MIGRATIONS.at(-1)])) as object[];
  return rows.length > 0 ? { ok: true, detail: 'as this release needs it' } : missing;
}
