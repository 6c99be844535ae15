import { describe, expect, it } from '@jest/globals';
import { costMicroUsd, plus } from './cost.js';

const usage = { inputTokens: 1000, outputTokens: 200, cacheReadTokens: 5000, cacheWriteTokens: 10 };

describe('the cost of a call', () => {
  it('is each kind of token at its own price, in millionths of a dollar', () => {
    expect(costMicroUsd(usage, { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 })).toBe(3000 + 3000 + 1500 + 38);
  });

  it('is unknown without prices, and nothing for nothing', () => {
    expect(costMicroUsd(usage, null)).toBeNull();
    const none = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
    expect(costMicroUsd(none, { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 })).toBe(0);
    expect(plus(usage, none)).toEqual(usage);
  });
});
