export type HistoryGroup = 'pinned' | 'today' | 'yesterday' | 'earlier';

interface Dated {
  pinned: boolean;
  /** ISO 8601. */
  updatedAt: string;
}

/** Rows under the headings of the list, in its order; a heading without rows is left out. @param now milliseconds since the epoch */
export function groupByDay<T extends Dated>(rows: readonly T[], now: number): { group: HistoryGroup; rows: T[] }[] {
  const today = new Date(now).setHours(0, 0, 0, 0);
  // Noon of the day before, whatever the clocks did in the night.
  const yesterday = new Date(today - 12 * 3_600_000).setHours(0, 0, 0, 0);
  const groupOf = ({ pinned, updatedAt }: Dated): HistoryGroup => {
    if (pinned) return 'pinned';
    const at = Date.parse(updatedAt);
    return at >= today ? 'today' : at >= yesterday ? 'yesterday' : 'earlier';
  };
  const groups: readonly HistoryGroup[] = ['pinned', 'today', 'yesterday', 'earlier'];
  return groups.map((group) => ({ group, rows: rows.filter((row) => groupOf(row) === group) })).filter(({ rows: own }) => own.length > 0);
}
