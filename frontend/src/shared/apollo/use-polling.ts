import { useEffect } from 'react';

/** A query that can be asked again and again, as `useQuery` gives it. */
interface Pollable {
  startPolling: (everyMs: number) => void;
  stopPolling: () => void;
}

/** Asks a query again every so many milliseconds; not at all while that is null. */
export function usePolling({ startPolling, stopPolling }: Pollable, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) return;
    startPolling(everyMs);
    return stopPolling;
  }, [everyMs, startPolling, stopPolling]);
}
