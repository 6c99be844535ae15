import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import fc from 'fast-check';
import { CountedCalls, countedCalls, isTold, type LimitLeft } from './counted-calls.js';
import { limitHeaders, tellLimits } from './limit-headers.js';
import { type LimitName, LIMITS } from './limits.js';

const NAMES = Object.keys(LIMITS) as LimitName[];
/** Integers of structured fields have at most 15 digits. */
const count = fc.integer({ min: 0, max: 1_000_000 });
const left: fc.Arbitrary<LimitLeft> = fc
  .record({
    name: fc.constantFrom(...NAMES),
    limit: fc.integer({ min: 1, max: 1_000_000 }),
    windowSeconds: count,
    share: fc.nat(100),
    resetSeconds: count,
  })
  .map(({ share, ...rest }) => ({ ...rest, remaining: Math.floor((rest.limit * share) / 100) }));

/** A list of one string with integers as parameters, as RFC 9651 writes it. */
function parsed(text: string): Record<string, unknown> {
  const [, name = '', parameters = ''] = /^"([\x20-\x21\x23-\x5b\x5d-\x7e]*)"((?:;[a-z]+=(?:0|[1-9]\d{0,14}))*)$/.exec(text) ?? [];
  const pairs = parameters.split(';').slice(1);
  const numbers = pairs.map((pair): [string, number] => [pair.slice(0, pair.indexOf('=')), Number(pair.slice(pair.indexOf('=') + 1))]);
  return { name, ...Object.fromEntries(numbers) };
}

describe('the headers that tell what is left of a limit', () => {
  it('are structured fields that hold the numbers of one limit under one name', () => {
    fc.assert(
      fc.property(left, (each) => {
        const headers = limitHeaders(each);
        expect(parsed(headers['ratelimit-policy'])).toEqual({ name: each.name, q: each.limit, w: each.windowSeconds });
        expect(parsed(headers.ratelimit)).toEqual({ name: each.name, r: each.remaining, t: each.resetSeconds });
      }),
    );
  });

  it('tell of the limit of which the smallest share is left, in whatever order calls were counted', () => {
    fc.assert(
      fc.property(fc.array(left, { minLength: 1, maxLength: 5 }), (all) => {
        const nearest = (order: LimitLeft[]) => {
          const calls = new CountedCalls();
          for (const each of order) calls.note(each);
          return calls.left;
        };
        const told = nearest(all);
        const share = (each: LimitLeft | null) => (each ? each.remaining / each.limit : NaN);
        expect(share(told)).toBe(Math.min(...all.map(share)));
        expect(share(nearest(all.toReversed()))).toBe(share(told));
      }),
    );
  });

  it('tell only of what counts the own calls of a user or a key', () => {
    expect(NAMES.filter(isTold).filter((name) => !/^api-key$|-user$/.test(name))).toEqual([]);
    expect(isTold('search-user')).toBe(true);
    expect(isTold('api-key')).toBe(true);
    for (const name of [
      'login-account',
      'login-strangers',
      'login-source',
      'email-taken-source',
      'download-link',
      'text-time-user',
    ] as const)
      expect(isTold(name)).toBe(false);
  });

  it('stand on the answer to the request that was counted, also when it is counted after its body was read', async () => {
    const app = fastify();
    tellLimits(app);
    app.post('/', (request) => {
      const { remaining } = request.body as { remaining: number };
      if (remaining >= 0) countedCalls()?.note({ name: 'ask-user', limit: 30, windowSeconds: 60, remaining, resetSeconds: 9 });
      return {};
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const told = async (remaining: number) => {
      // Long enough to arrive in pieces.
      const body = JSON.stringify({ remaining, filling: 'x'.repeat(200_000) });
      const { headers } = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
    };
    try {
      expect(await Promise.all([told(3), told(-1), told(4)])).toEqual([
        ['"ask-user";q=30;w=60', '"ask-user";r=3;t=9'],
        [null, null],
        ['"ask-user";q=30;w=60', '"ask-user";r=4;t=9'],
      ]);
    } finally {
      await app.close();
    }
  });
});
