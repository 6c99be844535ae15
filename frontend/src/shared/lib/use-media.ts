import { useCallback, useSyncExternalStore } from 'react';

/** Phones and upright tablets: too narrow for a table with many columns. */
const NARROW_QUERY = '(width < 1000px)';

/** Whether a media query matches, kept up to date. */
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

/** Whether the screen is so narrow that tables become cards. */
export const useNarrow = (): boolean => useMedia(NARROW_QUERY);
