import { DataSource, type EntityManager } from 'typeorm';
import { ReservationsService } from '../../src/features/tokens/reservations.service.js';

/**
 * Charges one user and hangs at a point that its arguments name, so that a test can kill it there. Run through
 * `typescript-loader.mjs` with the database's address, the user, `settle` or `release`, the number of the transaction
 * (1 reserves, 2 resolves) and whether it hangs `before` or `after` the commit. Sends `there` when it has come so far.
 */
const [url = '', userId = '', ending = '', step = '', moment = ''] = process.argv.slice(2);
const hang = (): Promise<never> => {
  process.send?.('there');
  return new Promise(() => setInterval(() => undefined, 1000));
};

const database = await new DataSource({ type: 'postgres', url }).initialize();
const commit = database.transaction.bind(database) as (work: (manager: EntityManager) => Promise<unknown>) => Promise<unknown>;
let count = 0;
database.transaction = (async (work: (manager: EntityManager) => Promise<unknown>) => {
  count += 1;
  const here = String(count) === step;
  const result = await commit(async (manager) => {
    const value = await work(manager);
    if (here && moment === 'before') await hang();
    return value;
  });
  if (here && moment === 'after') await hang();
  return result;
}) as typeof database.transaction;

const reservations = new ReservationsService(database);
const price = { operationType: 'rent_agreement', complexity: 'simple', baseTokens: 5, complexityMultiplier: 1, amount: 5 };
const { reservationId } = await reservations.reserve(userId, price);
if (ending === 'settle') await database.transaction((manager) => reservations.settle(manager, reservationId));
else await reservations.release(reservationId, 'the work failed');
