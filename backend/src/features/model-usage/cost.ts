import type { TokenPrices } from '../../core/config/config.js';
import type { TokenUsage } from '../../ports/language-model/language-model.js';

/** Estimated price in millionths of a US dollar, rounded to whole ones; null without prices. A dollar for a million tokens is a millionth for each. */
export function costMicroUsd(usage: TokenUsage, prices: TokenPrices | null): number | null {
  if (!prices) return null;
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  return Math.round(
    inputTokens * prices.input + outputTokens * prices.output + cacheReadTokens * prices.cacheRead + cacheWriteTokens * prices.cacheWrite,
  );
}

/** Calls in batches cost half. */
export const BATCH_PRICE_SHARE = 0.5;

/** The sum of two counts. */
export const plus = (a: TokenUsage, b: TokenUsage): TokenUsage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
  cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
});
