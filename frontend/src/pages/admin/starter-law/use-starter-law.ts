import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { describeError } from '../../../shared/apollo/describe-error.js';
import { usePolling } from '../../../shared/apollo/use-polling.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import type { StarterLaw_StateFragment } from '../../../shared/gql/graphql.js';
import { notify } from '../../../shared/notices/toasts.js';
import { starterLawMessages as text } from './messages.js';
import {
  LACKING_LAW,
  LOAD_STARTER_LAW,
  REMOVE_STARTER_LAW,
  STARTER_LAW,
  STARTER_LAW_STATE,
  UPDATE_STARTER_LAW,
} from './starter-law.operations.js';

/** Milliseconds between polls while something is under way. */
const POLL_MS = 3000;
const UNDER_WAY = ['LOADING', 'WAITING', 'REMOVING'];
/** What else shows the library, and is read again when an act has come or gone. */
const OF_THE_LIBRARY = ['SystemStatus', 'LegalDocuments', 'FirstSteps', 'LackingLaw'];

export type StarterLawState = StarterLaw_StateFragment;

/** How the starter law is, polled while it is loaded or removed. */
export function useStarterLaw() {
  const client = useApolloClient();
  const query = useQuery(STARTER_LAW);
  const { data, error, refetch } = query;
  const law = getFragmentData(STARTER_LAW_STATE, data?.starterLaw);
  const onError = (reason: unknown): void => notify.error(describeError(reason, text.failed));
  const after = { onError, refetchQueries: [STARTER_LAW] };
  const [load, { loading }] = useMutation(LOAD_STARTER_LAW, after);
  const [update, { loading: updating }] = useMutation(UPDATE_STARTER_LAW, after);
  const [remove, { loading: removing }] = useMutation(REMOVE_STARTER_LAW, after);

  usePolling(query, law && UNDER_WAY.includes(law.phase) ? POLL_MS : null);

  const seen = useRef(law?.indexed);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== law?.indexed) {
      const ofLibrary = ({ queryName }: { queryName?: string }): boolean => OF_THE_LIBRARY.includes(queryName ?? '');
      void client.refetchQueries({ include: 'active', onQueryUpdated: ofLibrary });
    }
    seen.current = law?.indexed;
  }, [client, law?.indexed]);

  return {
    law,
    failed: error !== undefined && !data,
    busy: loading || updating || removing,
    reload: () => void refetch().catch(() => undefined),
    load: () => void load(),
    update: () => void update(),
    remove: async () => {
      await remove();
    },
  };
}

/** Kinds of law of which the library holds nothing. */
export function useLackingLaw() {
  const { data } = useQuery(LACKING_LAW);
  return data?.lackingLaw ?? [];
}
