import { useEffect, useState } from 'react';

/**
 * A value once it has stood still: for what may follow behind somebody who types, and would slow them down with every key.
 * @param restMs milliseconds without a change
 */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (Object.is(value, rested)) return;
    const timer = setTimeout(() => setRested(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value, rested, restMs]);
  return rested;
}
