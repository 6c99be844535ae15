import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { USER_ROW, USERS } from '../users.operations.js';
import type { UserQuery } from './use-user-query.js';
import type { UserRow } from '../user-row.js';

interface Users {
  /** Undefined until the first response. */
  users: readonly UserRow[] | undefined;
  total: number | undefined;
  /** Whether the rows still belong to the previous query. */
  stale: boolean;
  failed: boolean;
  reload: () => void;
}

/** The users that the query selects; while another page loads, the previous one stays. The next page is prefetched. */
export function useUsers({ variables, place }: UserQuery): Users {
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useQuery(USERS, { variables });
  const page = (data ?? previousData)?.users;
  const total = page?.totalCount;
  const next = JSON.stringify({ ...variables, offset: place.offset + place.size });
  const hasNext = data ? place.offset + place.size < data.users.totalCount : false;

  useEffect(() => {
    if (!hasNext) return;
    // A page that cannot be prefetched is fetched, and its failure reported, when the user opens it.
    client.query({ query: USERS, variables: JSON.parse(next) as typeof variables }).catch(() => undefined);
  }, [client, hasNext, next]);

  return {
    users: page && getFragmentData(USER_ROW, page.nodes),
    total,
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
  };
}
