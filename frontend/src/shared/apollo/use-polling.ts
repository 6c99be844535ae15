import { useEffect } from 'react';

/** A query that can be repeated, as `useQuery` returns it. */
interface Pollable {
  startPolling: (everyMs: number) => void;
  stopPolling: () => void;
}

/** Repeats a query at an interval in milliseconds; not at all while that is null. */
export function usePolling({ startPolling, stopPolling }: Pollable, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) return;
    startPolling(everyMs);
    return stopPolling;
  }, [everyMs, startPolling, stopPolling]);
}
