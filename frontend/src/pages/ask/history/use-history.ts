import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { HistoryRow_ConversationFragment } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { conversationChanges } from '../conversation/kept-state.js';
import { CONVERSATIONS, HISTORY_ROW } from './history.operations.js';

export type HistoryRow = HistoryRow_ConversationFragment;

export interface History {
  rows: readonly HistoryRow[];
  loading: boolean;
  failed: boolean;
  /** False when a search did not read all texts. */
  searchedAll: boolean;
  reload: () => void;
  /** Reads the next page; undefined on the last one. */
  more?: () => void;
}

/** The kept conversations, read again when one of them changes here or the window is looked at again. */
export function useHistory(search: string): History {
  const changes = useSyncExternalStore(conversationChanges.subscribe, conversationChanges.get);
  const { data, previousData, loading, error, refetch, fetchMore } = useQuery(CONVERSATIONS, {
    variables: { search: search || null, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.conversations;
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    void refetch().catch(() => undefined);
  }, [changes, refetch]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  const { endCursor = null, hasNextPage = false } = page?.pageInfo ?? {};
  return {
    rows: page ? getFragmentData(HISTORY_ROW, page.nodes) : [],
    loading: loading && !page,
    failed: Boolean(error) && !page,
    searchedAll: page?.searchedAll ?? true,
    reload: () => void refetch().catch(() => undefined),
    more: hasNextPage ? () => void fetchMore({ variables: { after: endCursor } }).catch(() => undefined) : undefined,
  };
}
