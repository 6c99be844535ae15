import { describe, expect, it } from '@jest/globals';
import { StoredDataError } from '../../../core/validation/stored-data.js';
import { DatabaseTimeoutError } from '../../../core/errors/database-errors.js';
import { RateLimitedError } from '../../../core/errors/common-errors.js';
import type { RateLimits } from '../../../core/limits/rate-limits.js';
import { readAuthorities } from '../quotation/read-authorities.js';
import { citedPlaces } from '../search/citing/written-citations.js';
import { Preparation } from './preparation.js';

/** Threads of a user whose limit answers with an error. */
const refusing = (error: Error) => new Preparation({ check: () => Promise.reject(error) } as unknown as RateLimits);
const TURN = { userId: 'user' };

describe('whole texts that cannot be searched', () => {
  it('hold nothing, when the time of the user is used up', async () => {
    const texts = refusing(new RateLimitedError(60)).wholeTexts(TURN);
    expect(await texts.locate('the rent is due', [{ quotation: 'the rent is due' }])).toEqual([null]);
    expect(await texts.held({ text: '26. Rent.', title: '' }, readAuthorities('section 26'))).toEqual([false]);
  });

  it('are not taken for texts without the words while the database is away', async () => {
    const texts = refusing(new DatabaseTimeoutError()).wholeTexts(TURN);
    await expect(texts.locate('the rent is due', [{ quotation: 'the rent is due' }])).rejects.toThrow(DatabaseTimeoutError);
  });
});

describe('the law that texts cite', () => {
  it('is looked for in a thread, at the cost of the user, however short they are', async () => {
    const preparation = refusing(new RateLimitedError(60));
    await expect(preparation.citedPlaces(['under section 138 of the Act'], TURN)).rejects.toThrow(RateLimitedError);
    await preparation.onApplicationShutdown();
  });

  it('is the same from a thread as without one', async () => {
    const limits = { check: () => Promise.resolve(), add: () => Promise.resolve() };
    const preparation = new Preparation(limits as unknown as RateLimits);
    const long = `${'Nothing is cited here. '.repeat(1000)}under section 138 of the Act`;
    expect(await preparation.citedPlaces([long], TURN)).toEqual(citedPlaces([long]));
    await preparation.onApplicationShutdown();
  });
});

describe('the stored text of a file', () => {
  const stored = (text: string) =>
    Buffer.from(
      JSON.stringify([
        { number: 1, text },
        { number: 2, text: 'end', scan: { confidence: 90 } },
      ]),
    );

  it('is joined at once where it is short, and in a thread, at the cost of the user, where it is long', async () => {
    const preparation = refusing(new RateLimitedError(60));
    expect(await preparation.wholeText(stored('short'), TURN)).toEqual({
      text: 'short\nend',
      fromScan: true,
      pages: [
        { number: 1, start: 0 },
        { number: 2, start: 6 },
      ],
    });
    await expect(preparation.wholeText(stored('long '.repeat(5000)), TURN)).rejects.toThrow(RateLimitedError);
    await preparation.onApplicationShutdown();
  });

  it('is said to be unreadable by the same error from a thread as without one', async () => {
    const limits = { check: () => Promise.resolve(), add: () => Promise.resolve() };
    const preparation = new Preparation(limits as unknown as RateLimits);
    const damaged = Buffer.from(`[${'"page",'.repeat(5000)}"page"]`);
    await expect(preparation.wholeText(damaged, TURN)).rejects.toThrow(StoredDataError);
    await preparation.onApplicationShutdown();
  });

  it('is not prepared where its pages cannot be read', async () => {
    const preparation = refusing(new RateLimitedError(60));
    const garbled = { number: 1, text: '\uE012\uE034\uE056 \uFFFD\uFFFD \uE078\uE09A '.repeat(5) };
    expect(await preparation.prepare([garbled], 'act', 'act.pdf')).toEqual({ garbledPage: 1 });
    await preparation.onApplicationShutdown();
  });
});
