import { useCallback, useSyncExternalStore } from 'react';

/** Phones and upright tablets: too narrow for a table of many columns. */
const NARROW_QUERY = '(width < 1000px)';

/** Whether a media query holds, now and as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether tables have to become cards. */
export const useNarrow = (): boolean => useMedia(NARROW_QUERY);
