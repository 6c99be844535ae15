import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { DocumentRow_DocumentFragment } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { isActive } from './job-state.js';
import { LEGAL_DOCUMENTS } from './legal-document-documents.js';
import { legalDocumentMessages } from './messages.js';

export type LegalDocument = DocumentRow_DocumentFragment;

/** Milliseconds between looks at jobs under way: a safety net beside the subscription, and all there is without it. */
const POLL_MS = { live: 15_000, alone: 2000 } as const;

interface LegalDocuments {
  documents: readonly LegalDocument[];
  total: number;
  loading: boolean;
  failed: boolean;
  reload: () => void;
  /** Loads the next page; absent when all are shown. */
  loadMore?: () => void;
}

/** The administrator's documents, with their jobs kept up to date. */
export function useLegalDocuments(search: string, live: boolean): LegalDocuments {
  const { data, previousData, loading, error, refetch, fetchMore, startPolling, stopPolling } = useQuery(LEGAL_DOCUMENTS, {
    variables: { search: search || null },
  });
  const page = (data ?? previousData)?.legalDocuments;
  const busy = page?.nodes.some(({ job }) => job && isActive(job)) ?? false;
  const failed = Boolean(error) && !data;

  useEffect(() => {
    if (!busy) return;
    startPolling(live ? POLL_MS.live : POLL_MS.alone);
    return stopPolling;
  }, [busy, live, startPolling, stopPolling]);

  useEffect(() => {
    if (failed) notify.error(legalDocumentMessages.loadFailed);
  }, [failed]);

  const cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    documents: page?.nodes ?? [],
    total: page?.totalCount ?? 0,
    loading,
    failed,
    reload: () => void refetch(),
    loadMore: cursor ? () => void fetchMore({ variables: { after: cursor } }) : undefined,
  };
}
