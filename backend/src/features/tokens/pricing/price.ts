/** A price frozen into a reservation, so that an administrator's edit never touches work under way. */
export interface Price {
  operationType: string;
  complexity: string;
  baseTokens: number;
  complexityMultiplier: number;
  /** Whole tokens. */
  amount: number;
}

/**
 * Tokens of one operation: `base` when simple, else `ceil(base × multiplier)`.
 * The multiplier has one decimal, so the product is taken in tenths to stay exact.
 * @param base whole tokens, at least 0
 * @param multiplier at least 0.1, one decimal
 */
export function costOf(complexity: string, base: number, multiplier: number): number {
  if (complexity === 'simple') return base;
  return Math.ceil((base * Math.round(multiplier * 10)) / 10);
}
