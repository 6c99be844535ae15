import { useEffect, useState } from 'react';
import { clientFor } from '../../shared/apollo/client.js';
import { userSession } from '../../shared/session/user-session.js';
import { foundEntries, type PaletteEntry } from './palette-entries.js';
import { PALETTE_SEARCH } from './palette.operations.js';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE_MS = 250;
/** Shorter words find nearly everything. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 200;

export interface PaletteSearch {
  /** The search that these entries were found for. */
  search: string;
  entries: readonly PaletteEntry[];
  failed: boolean;
}

/** Documents, conversations and sources of the signed-in user that match; undefined while they are being searched. */
export function usePaletteSearch(typed: string): PaletteSearch | undefined {
  const search = typed.trim().slice(0, MAX_LENGTH);
  const wanted = search.length >= MIN_LENGTH && userSession.get().user !== null;
  const [found, setFound] = useState<PaletteSearch>();
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const settle = (result: PaletteSearch): void => {
      if (!left) setFound(result);
    };
    const timer = setTimeout(() => {
      clientFor('user', userSession.get().token)
        .query({ query: PALETTE_SEARCH, variables: { search }, fetchPolicy: 'no-cache' })
        .then(
          ({ data }) => settle({ search, entries: data ? foundEntries(data) : [], failed: !data }),
          () => settle({ search, entries: [], failed: true }),
        );
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [search, wanted]);
  if (!wanted) return { search, entries: [], failed: false };
  return found?.search === search ? found : undefined;
}
