import { describe, expect, it } from '@jest/globals';
import { DatabaseTimeoutError } from '../../../core/errors/database-errors.js';
import { RateLimitedError } from '../../../core/errors/common-errors.js';
import type { RateLimits } from '../../../core/limits/rate-limits.js';
import { Preparation } from './preparation.js';

/** Threads of a user whose limit answers with an error. */
const refusing = (error: Error) => new Preparation({ check: () => Promise.reject(error) } as unknown as RateLimits);
const TURN = { userId: 'user' };

describe('whole texts that cannot be searched', () => {
  it('hold nothing, when the time of the user is used up', async () => {
    const texts = refusing(new RateLimitedError(60)).wholeTexts(TURN);
    expect(await texts.locate('the rent is due', [{ quotation: 'the rent is due' }])).toEqual([null]);
    expect(await texts.heldUnits('26. Rent.', ['26'])).toEqual([]);
  });

  it('are not taken for texts without the words while the database is away', async () => {
    const texts = refusing(new DatabaseTimeoutError()).wholeTexts(TURN);
    await expect(texts.locate('the rent is due', [{ quotation: 'the rent is due' }])).rejects.toThrow(DatabaseTimeoutError);
  });
});
