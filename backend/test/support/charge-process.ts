import { DataSource, type EntityManager } from 'typeorm';
import type { DefaultPrices } from '../../src/features/tokens/pricing/default-prices.js';
import { PricingService } from '../../src/features/tokens/pricing/pricing.service.js';
import { ReservationsService } from '../../src/features/tokens/ledger/reservations.service.js';
import { TokenAccount, TokenPricing } from '../../src/features/tokens/tokens.entity.js';
import { TokensService } from '../../src/features/tokens/tokens.service.js';
import type { Step } from './ledger-history.js';

/** The history of one account, and the transaction of it that hangs. */
export interface Life {
  userId: string;
  /** What is charged for. */
  operation: string;
  steps: readonly Step[];
  /** The number of the transaction, and whether it hangs before or after its commit. */
  place: number;
  moment: 'before' | 'after';
}

/**
 * Lives through the histories of several accounts at once until each hangs in one of its transactions, so that a test can kill them all there.
 * Given the address of the database and the lives as JSON. Sends `there` once all hang, or `done` for one that ended.
 */
const [url = '', lives = '[]'] = process.argv.slice(2);
process.once('disconnect', () => process.exit(1));

/** @returns 'there' once the life hangs, 'done' when it came to its end without */
async function live({ userId, operation, steps, place, moment }: Life): Promise<'there' | 'done'> {
  const database = await new DataSource({ type: 'postgres', url, entities: [TokenAccount, TokenPricing] }).initialize();
  return new Promise((resolve, reject) => {
    const hang = (): Promise<never> => {
      resolve('there');
      return new Promise(() => setInterval(() => undefined, 1000));
    };
    const commit = database.transaction.bind(database) as (work: (manager: EntityManager) => Promise<unknown>) => Promise<unknown>;
    let count = 0;
    database.transaction = (async (work: (manager: EntityManager) => Promise<unknown>) => {
      count += 1;
      const here = count === place;
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
    walk(database, userId, operation, steps).then(() => resolve('done'), reject);
  });
}

async function walk(database: DataSource, userId: string, operation: string, steps: readonly Step[]): Promise<void> {
  const reservations = new ReservationsService(database);
  const tokens = new TokensService(database);
  const noDefaults = { all: () => [] } as unknown as DefaultPrices;
  const pricing = new PricingService(database.getRepository(TokenPricing), noDefaults);
  const by = { actorId: userId, reason: 'history' };
  const open: string[] = [];
  for (const step of steps) {
    if (step.kind === 'charge') {
      const price = await pricing.price({}, operation, 'simple');
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
}

const ends = await Promise.all((JSON.parse(lives) as Life[]).map(live));
process.send?.(ends.every((end) => end === 'there') ? 'there' : 'done');
