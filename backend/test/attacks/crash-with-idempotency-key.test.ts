import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { ReservationsService } from '../../src/features/tokens/ledger/reservations.service.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { runsOf } from '../support/in-turn.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { tokenAccount } from '../support/token-account.js';

const KEYS = ['a', 'b'] as const;
const PROCESSES = 2;
const GRANT = 25;
const PRICE = { operationType: 'reply', complexity: 'simple', baseTokens: 5, complexityMultiplier: 1, amount: 5 };
const MINUTE = 60;

type Step =
  | { kind: 'ask'; process: number; key: number }
  | { kind: 'finish'; process: number }
  | { kind: 'fail'; process: number }
  | { kind: 'crash'; process: number }
  | { kind: 'renew'; process: number }
  | { kind: 'sweep' }
  | { kind: 'wait'; seconds: number };

const process = fc.nat(PROCESSES - 1);
const step = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), process, key: fc.nat(KEYS.length - 1) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('finish', 'fail', 'crash', 'renew'), process }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'sweep' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(20, MINUTE) }) },
);

describe('a process that dies with a request under way', () => {
  let held: TestDatabase;
  let database: DataSource;

  beforeAll(async () => {
    held = await createDatabase();
    database = await new DataSource({ type: 'postgres', url: held.url }).initialize();
  });
  afterAll(async () => {
    await database.destroy();
    await held.drop();
  });

  /** Lets time pass for the reservations; the process's own clock plays no part. */
  const pass = (seconds: number) =>
    database.query(
      `update token_reservations set deadline_at = deadline_at - $1 * interval '1 second', created_at = created_at - $1 * interval '1 second'`,
      [seconds],
    );
  const balanceOf = async (userId: string) => {
    const [row] = await database.query<[{ balance: string }]>('select balance from token_accounts where user_id = $1', [userId]);
    return Number(row.balance);
  };
  const ask = (service: ReservationsService, userId: string, key: string) =>
    service.reserve(userId, PRICE, { key, requestHash: key }).catch((error: { code?: string }) => ({ outcome: String(error.code) }));
  const settle = (service: ReservationsService, id: string) => database.transaction((manager) => service.settle(manager, id));

  it('holds its key for less than a minute, and its tokens with it', async () => {
    const userId = await tokenAccount(database, 5);
    const dead = new ReservationsService(database);
    expect((await ask(dead, userId, 'k')).outcome).toBe('reserved');
    dead.onApplicationShutdown();
    const other = new ReservationsService(database);
    expect((await ask(other, userId, 'k')).outcome).toBe('REQUEST_IN_PROGRESS');
    await pass(MINUTE - 1);
    const again = await ask(other, userId, 'k');
    expect(again.outcome).toBe('reserved');
    expect(await balanceOf(userId)).toBe(0);
    await settle(other, (again as { reservationId: string }).reservationId);
    expect((await ask(other, userId, 'k')).outcome).toBe('done-before');
    expect(await brokenInvariants(database)).toEqual([]);
  });

  it('loses nothing to those who come while its work still runs', async () => {
    const userId = await tokenAccount(database, 5);
    const slow = new ReservationsService(database);
    const other = new ReservationsService(database);
    const { reservationId } = (await ask(slow, userId, 'k')) as { reservationId: string };
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(30);
      await slow.renew();
      await pass(30);
      await other.sweep();
      expect((await ask(other, userId, 'k')).outcome).toBe('REQUEST_IN_PROGRESS');
      await slow.renew();
    }
    await settle(slow, reservationId);
    expect(await balanceOf(userId)).toBe(0);
  });

  it('cannot be charged any more once another has taken its key', async () => {
    const userId = await tokenAccount(database, 10);
    const stalled = new ReservationsService(database);
    const other = new ReservationsService(database);
    const first = (await ask(stalled, userId, 'k')) as { reservationId: string };
    await pass(MINUTE);
    const second = (await ask(other, userId, 'k')) as { reservationId: string };
    await expect(settle(stalled, first.reservationId)).rejects.toMatchObject({ code: 'RESERVATION_RESOLVED' });
    await settle(other, second.reservationId);
    expect(await balanceOf(userId)).toBe(5);
    expect(await brokenInvariants(database)).toEqual([]);
  });

  it('lets one of many retries through, once its time is over', async () => {
    const userId = await tokenAccount(database, GRANT);
    await ask(new ReservationsService(database), userId, 'k');
    await pass(MINUTE);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask(new ReservationsService(database), userId, 'k')));
    expect(outcomes.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1);
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['reserved', 'REQUEST_IN_PROGRESS']));
    expect(await balanceOf(userId)).toBe(GRANT - PRICE.amount);
    expect(await brokenInvariants(database)).toEqual([]);
  });

  it('charges each key once at most in every history, and blocks none for longer than a minute', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const userId = await tokenAccount(database, GRANT);
        const services = Array.from({ length: PROCESSES }, () => new ReservationsService(database));
        const open: string[][] = services.map(() => []);
        const of = (index: number) => services[index] as ReservationsService;
        for (const next of steps) {
          if (next.kind === 'ask') {
            const asked = await ask(of(next.process), userId, KEYS[next.key] as string);
            if (asked.outcome === 'reserved') open[next.process]?.push((asked as { reservationId: string }).reservationId);
          } else if (next.kind === 'finish') {
            const id = open[next.process]?.shift();
            if (id) await settle(of(next.process), id).catch((error: { code?: string }) => expect(error.code).toBe('RESERVATION_RESOLVED'));
          } else if (next.kind === 'fail') {
            const id = open[next.process]?.shift();
            if (id) await of(next.process).release(id, 'failed');
          } else if (next.kind === 'crash') {
            of(next.process).onApplicationShutdown();
            services[next.process] = new ReservationsService(database);
            open[next.process] = [];
          } else if (next.kind === 'renew') await of(next.process).renew();
          else if (next.kind === 'sweep') await of(0).sweep();
          else await pass(next.seconds);
        }
        for (const service of services) service.onApplicationShutdown();
        await pass(MINUTE);
        const settled = await database.query<{ key: string; count: string }[]>(
          `select idempotency_key as key, count(*) from token_reservations where user_id = $1 and state = 'settled' group by 1`,
          [userId],
        );
        expect(settled.filter(({ count }) => Number(count) > 1)).toEqual([]);
        for (const key of KEYS)
          expect((await ask(of(0), userId, key)).outcome).toBe(settled.some((row) => row.key === key) ? 'done-before' : 'reserved');
        expect(await balanceOf(userId)).toBe(GRANT - PRICE.amount * KEYS.length);
        expect(await brokenInvariants(database)).toEqual([]);
      }),
      { numRuns: runsOf(40) },
    );
  });
});
