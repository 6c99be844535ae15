import { DataSource, type EntityManager } from 'typeorm';
import type { DefaultPrices } from '../../src/features/tokens/pricing/default-prices.js';
import { PricingService } from '../../src/features/tokens/pricing/pricing.service.js';
import { ReservationsService } from '../../src/features/tokens/ledger/reservations.service.js';
import { TokenAccount, TokenPricing } from '../../src/features/tokens/tokens.entity.js';
import { TokensService } from '../../src/features/tokens/tokens.service.js';
import type { Step } from './ledger-history.js';

/**
 * Lives through a history of one account and hangs in one of its transactions, so that a test can kill it there. Run
 * through `typescript-loader.mjs` with the database's address, the user, the operation that is charged, the steps as JSON,
 * the number of the transaction and whether it hangs `before` or `after` the commit. Sends `there` when it has come so far.
 */
const [url = '', userId = '', operation = '', steps = '[]', place = '', moment = ''] = process.argv.slice(2);
const hang = (): Promise<never> => {
  process.send?.('there');
  return new Promise(() => setInterval(() => undefined, 1000));
};
process.once('disconnect', () => process.exit(1));

const database = await new DataSource({ type: 'postgres', url, entities: [TokenAccount, TokenPricing] }).initialize();
const commit = database.transaction.bind(database) as (work: (manager: EntityManager) => Promise<unknown>) => Promise<unknown>;
let count = 0;
database.transaction = (async (work: (manager: EntityManager) => Promise<unknown>) => {
  count += 1;
  const here = String(count) === place;
  const result = await commit(async (manager) => {
    const value = await work(manager);
    if (here && moment === 'before') await hang();
    return value;
  }).catch(async (error: unknown) => {
    // A refusal that was rolled back is over as well.
    if (here) await hang();
    throw error;
  });
  if (here) await hang();
  return result;
}) as typeof database.transaction;

const reservations = new ReservationsService(database);
const tokens = new TokensService(database);
const noDefaults = { all: () => [] } as unknown as DefaultPrices;
const pricing = new PricingService(database.getRepository(TokenPricing), noDefaults);
const by = { actorId: userId, reason: 'history' };
const open: string[] = [];
for (const step of JSON.parse(steps) as Step[]) {
  if (step.kind === 'charge') {
    const price = await pricing.price(operation, 'simple');
    const reserved = await reservations.reserve(userId, price).catch((error: { code?: string }) => {
      if (error.code !== 'INSUFFICIENT_TOKENS') throw error;
      return null;
    });
    if (reserved) open.push(reserved.reservationId);
  } else if (step.kind === 'add') await database.transaction((manager) => tokens.add(manager, userId, step.tokens, by));
  else if (step.kind === 'set') await database.transaction((manager) => tokens.set(manager, userId, step.tokens, by));
  else if (step.kind === 'price')
    await database.transaction((manager) => manager.update(TokenPricing, { operationType: operation }, { baseTokens: step.tokens }));
  else if (open.length > 0) {
    const [id = ''] = open.splice(step.open % open.length, 1);
    if (step.kind === 'settle') await database.transaction((manager) => reservations.settle(manager, id));
    else await reservations.release(id, 'the work failed');
  }
}
process.send?.('done');
