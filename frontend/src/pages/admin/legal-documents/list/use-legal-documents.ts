import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import type { DocumentRow_DocumentFragment } from '../../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { isActive, jobOf } from '../jobs/job-state.js';
import { DOCUMENT_ROW, LEGAL_DOCUMENTS } from '../legal-documents.operations.js';
import type { DocumentQuery } from './use-document-query.js';

export type LegalDocument = DocumentRow_DocumentFragment;

/** Milliseconds between looks at jobs under way: a safety net beside the subscription, and all there is without it. */
const POLL_MS = { live: 15_000, alone: 2000 } as const;

interface LegalDocuments {
  /** Absent until the first answer. */
  documents: readonly LegalDocument[] | undefined;
  total: number | undefined;
  /** The rows still answer the former question. */
  stale: boolean;
  failed: boolean;
  reload: () => void;
}

/** The documents that are asked for, with their jobs kept up to date. */
export function useLegalDocuments({ variables }: DocumentQuery, live: boolean): LegalDocuments {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(LEGAL_DOCUMENTS, { variables });
  const page = (data ?? previousData)?.legalDocuments;
  const documents = page && getFragmentData(DOCUMENT_ROW, page.nodes);
  const busy =
    documents?.some((document) => {
      const job = jobOf(document);
      return job !== null && isActive(job);
    }) ?? false;

  useEffect(() => {
    if (!busy) return;
    startPolling(live ? POLL_MS.live : POLL_MS.alone);
    return stopPolling;
  }, [busy, live, startPolling, stopPolling]);

  return {
    documents,
    total: page?.totalCount,
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
  };
}
