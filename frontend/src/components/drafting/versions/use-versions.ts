import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getFragmentData } from '../../../shared/gql/index.js';
import type { Draft } from '../draft.js';
import { DOCUMENT_VERSIONS, VERSION_ROW, type Version } from './versions.operations.js';

interface Versions {
  list: readonly Version[];
  loading: boolean;
  failed: boolean;
  reload: () => void;
}

/** The stored versions of a draft's document, newest first, asked for again when there is another; none of a draft that is not stored. */
export function useVersions(draft: Draft | null): Versions {
  const { documentId, versionId } = draft ?? {};
  const { data, error, refetch } = useQuery(DOCUMENT_VERSIONS, documentId ? { variables: { id: documentId } } : skipToken);
  const known = useRef({ documentId, versionId });
  const reload = () => void refetch().catch(() => undefined);
  const another = useEffectEvent(reload);
  useEffect(() => {
    const last = known.current;
    known.current = { documentId, versionId };
    if (last.documentId === documentId && last.versionId !== versionId) another();
  }, [documentId, versionId]);
  return {
    list: data?.document ? getFragmentData(VERSION_ROW, data.document.versions.nodes) : [],
    loading: !data,
    failed: Boolean(error) && !data,
    reload,
  };
}
