import { useQuery } from '@apollo/client/react';
import { usePolling } from '../../../../shared/apollo/use-polling.js';
import type { DocumentRow_DocumentFragment } from '../../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { activeJob } from '../jobs/job-state.js';
import { DOCUMENT_ROW, LEGAL_DOCUMENTS } from '../legal-documents.operations.js';
import type { DocumentQuery } from './use-document-query.js';

export type LegalDocument = DocumentRow_DocumentFragment;

/** Milliseconds between polls of active jobs: a safety net next to the subscription, and the only source without it. */
const POLL_MS = { live: 15_000, alone: 2000 } as const;

interface LegalDocuments {
  /** Undefined until the first response. */
  documents: readonly LegalDocument[] | undefined;
  total: number | undefined;
  /** Whether the rows still belong to the previous query. */
  stale: boolean;
  failed: boolean;
  reload: () => void;
}

/** The documents that the query selects, with their jobs kept up to date. */
export function useLegalDocuments({ variables }: DocumentQuery, live: boolean): LegalDocuments {
  const query = useQuery(LEGAL_DOCUMENTS, { variables });
  const { data, previousData, error, refetch } = query;
  const page = (data ?? previousData)?.legalDocuments;
  const documents = page && getFragmentData(DOCUMENT_ROW, page.nodes);
  const busy = documents?.some(({ job }) => activeJob(job) !== null) ?? false;

  usePolling(query, busy ? (live ? POLL_MS.live : POLL_MS.alone) : null);

  return {
    documents,
    total: page?.totalCount,
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
  };
}
