/** A day as date fields write it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Midnight in the reader's time zone, some days after a day such as "2026-01-31"; null for anything that is not a day. */
function midnight(day: string | null, later: number): string | null {
  if (!day || !DAY.test(day)) return null;
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return null;
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** The time from the start of one of the reader's days to the end of another, as the server takes it; its end is excluded. */
export function periodOf(from: string | null, to: string | null): { since: string | null; until: string | null } {
  return { since: midnight(from, 0), until: midnight(to, 1) };
}
