/**
 * Charges a second on one machine: each reserves its price with a ledger row and settles it with another, in transactions that are on
 * disk when they return, for many accounts at once and for one account that all want.
 */
import path from 'node:path';
import { createRequire } from 'node:module';
import { backendDist, inRoot } from '../scripts/lib/paths.mjs';
import { result } from './lib/result.mjs';
import { median } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'ledger';
const ACCOUNTS = 200;
const CHARGES = 2000;
const CONCURRENCY = 32;
const POOL_SIZE = 16;
const ROUNDS = 3;
const PRICE = { operationType: 'bench', complexity: 'simple', baseTokens: 1, complexityMultiplier: 1, amount: 1 };

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[] }>} */
export async function run() {
  const { startEmbeddedPostgres } = await import(backendDist('core/database/embedded/embedded-postgres.js'));
  const { migrate } = await import(backendDist('core/database/migrate.js'));
  const { ReservationsService } = await import(backendDist('features/tokens/ledger/reservations.service.js'));
  const { DataSource } = createRequire(inRoot('backend', 'package.json'))('typeorm');
  return withTemporaryFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres({ directory: path.join(folder, 'postgres') });
    try {
      await migrate(postgres.url());
      const database = await new DataSource({ type: 'postgres', url: postgres.url(), extra: { max: POOL_SIZE } }).initialize();
      try {
        const users = await accounts(database);
        const service = new ReservationsService(database);
        const spread = await measure(database, service, (count) => users[count % users.length]);
        const one = await measure(database, service, () => users[0]);
        return {
          name: NAME,
          results: [
            result(`Charges (reserve, settle, two ledger rows), ${ACCOUNTS} accounts`, { ours: spread, unit: '/s', target: '>= 500' }),
            result('The same, all of one account', { ours: one, unit: '/s' }),
          ],
        };
      } finally {
        await database.destroy();
      }
    } finally {
      await postgres.stop();
    }
  });
}

async function accounts(database) {
  const rows = await database.query(
    `with made as (
       insert into users (id, name, email, password_hash)
       select gen_random_uuid(), 'Bench', 'bench' || n || '@themis.test', '-' from generate_series(1, $1::int) n returning id
     ), opened as (insert into token_accounts (user_id, balance) select id, 100000 from made returning user_id)
     select user_id as id from opened`,
    [ACCOUNTS],
  );
  return rows.map(({ id }) => id);
}

/** @returns {Promise<number>} charges a second */
async function measure(database, service, userOf) {
  const rates = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    let left = CHARGES;
    const begun = performance.now();
    const work = async () => {
      while (left-- > 0) {
        const { reservationId } = await service.reserve(userOf(left), PRICE);
        await database.transaction((manager) => service.settle(manager, reservationId));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    if (round > 0) rates.push(CHARGES / ((performance.now() - begun) / 1000));
  }
  return median(rates);
}
