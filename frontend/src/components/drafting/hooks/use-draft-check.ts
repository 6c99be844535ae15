import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CheckDocumentQuery } from '../../../shared/gql/graphql.js';
import { CHECK_DOCUMENT } from '../drafting.operations.js';

/** Milliseconds without a change after which an edited text is looked at. */
const PAUSE_MS = 700;

interface DraftCheckState {
  check: CheckDocumentQuery['checkDocument'] | undefined;
  failed: boolean;
  reload: () => void;
}

/** What the server finds in a text: again whenever it has changed and rested for a moment. */
export function useDraftCheck(content: string): DraftCheckState {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    if (content === settled) return;
    const timer = setTimeout(() => setSettled(content), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content, settled]);
  // The text is its own key, so an answer is kept nowhere.
  const { data, error, refetch } = useQuery(CHECK_DOCUMENT, { variables: { content: settled }, fetchPolicy: 'no-cache' });
  return {
    check: data?.checkDocument,
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
  };
}
