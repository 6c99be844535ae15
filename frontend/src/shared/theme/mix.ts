function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
}

/** Mixes two `#rrggbb` colours in sRGB. @param share of the first, 0 to 1 */
export function mix(colour: string, ground: string, share: number): string {
  const other = channels(ground);
  const mixed = channels(colour).map((value, index) => Math.round(value * share + (other[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
