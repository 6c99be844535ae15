import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { LAW_CHANGED_IN } from './law-changes.operations.js';

/** A conversation, or a draft, of the user; null where it is not kept. */
type Work = { conversationId: string | null } | { draftId: string | null };

/** How often the law that a work cites has changed, and in which of its answers. What cannot be loaded is not said. */
export function useLawChanged(work: Work): { count: number; exchangeIds: ReadonlySet<string> } {
  const variables = { conversationId: null, draftId: null, ...work };
  const isKept = variables.conversationId !== null || variables.draftId !== null;
  const { data } = useQuery(LAW_CHANGED_IN, isKept ? { variables, fetchPolicy: 'cache-and-network' } : skipToken);
  const changes = isKept ? data?.lawChanges : undefined;
  return useMemo(
    () => ({ count: changes?.totalCount ?? 0, exchangeIds: new Set(changes?.nodes.flatMap(({ exchangeId }) => exchangeId ?? [])) }),
    [changes],
  );
}
