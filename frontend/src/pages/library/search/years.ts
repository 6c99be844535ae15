/** "1881" or "1990-2004" as a span of years; null for anything else. */
export function yearsOf(written: string): { from: number; to: number } | null {
  const [, first, last = first] = /^\s*(\d{4})(?:\s*[-–—]\s*(\d{4}))?\s*$/u.exec(written) ?? [];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [Number(first), Number(last)];
  return from <= to ? { from, to } : { from: to, to: from };
}
