import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useMatterId } from '../matter/matter-context.js';
import { usePolling } from '../../shared/apollo/use-polling.js';
import type { ReferenceRow_FileFragment } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { REFERENCE_FILES, REFERENCE_ROW } from './reference-files.operations.js';

/** Milliseconds between polls while a file is being read. */
const READING_POLL_MS = 2000;

interface ReferenceFiles {
  files: readonly ReferenceRow_FileFragment[];
  loading: boolean;
  failed: boolean;
  reload: () => void;
}

/** The signed-in user's own files, in a matter those of the matter alone, polled while one of them is still being read. */
export function useReferenceFiles(): ReferenceFiles {
  const query = useQuery(REFERENCE_FILES, { variables: { matterId: useMatterId() } });
  const { data, loading, error, refetch, fetchMore } = query;
  const page = data?.referenceFiles;
  const files = page ? getFragmentData(REFERENCE_ROW, page.nodes) : [];
  const reading = files.some(({ status }) => status === 'PENDING');
  const next = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

  usePolling(query, reading ? READING_POLL_MS : null);

  useEffect(() => {
    if (next) void fetchMore({ variables: { after: next } }).catch(() => undefined);
  }, [next, fetchMore]);

  return {
    files,
    loading: loading && !data,
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
  };
}
