/** Lines that take the place of others: those from `at`, `removed` of them. Proposals that were stored before there were operations have them. */
export interface Passage {
  at: number;
  removed: number;
  lines: string[];
}

/** The text with some of the passages in the place of what stood there. */
export function withPassages(before: string, passages: readonly Passage[]): string {
  const lines = before.split('\n');
  for (const { at, removed, lines: fresh } of [...passages].sort((a, b) => b.at - a.at)) lines.splice(at, removed, ...fresh);
  return lines.join('\n');
}
