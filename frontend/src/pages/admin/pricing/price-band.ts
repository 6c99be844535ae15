const LOW_MAX = 5;
const MIDDLE_MAX = 10;

export type PriceBand = 'low' | 'middle' | 'high';

/** Price band by base tokens: up to 5, up to 10, above. */
export function priceBand(baseTokens: number): PriceBand {
  if (baseTokens <= LOW_MAX) return 'low';
  return baseTokens <= MIDDLE_MAX ? 'middle' : 'high';
}

/** Green, amber and red, as antd's Tag names them. */
export const bandColour = { low: 'success', middle: 'warning', high: 'error' } as const;
