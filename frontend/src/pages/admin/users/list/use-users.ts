import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { getFragmentData } from '../../../../shared/gql/index.js';
import { USER_ROW, USERS } from '../users.operations.js';
import type { UserQuery } from './use-user-query.js';
import type { UserRow } from '../user-row.js';

interface Users {
  /** Absent until the first answer. */
  users: readonly UserRow[] | undefined;
  total: number | undefined;
  /** The rows still answer the former question. */
  stale: boolean;
  failed: boolean;
  reload: () => void;
}

/** The users that are asked for; while another page is on its way, the former one stays. The next page is fetched ahead. */
export function useUsers({ variables, place }: UserQuery): Users {
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useQuery(USERS, { variables });
  const page = (data ?? previousData)?.users;
  const total = page?.totalCount;
  const next = JSON.stringify({ ...variables, offset: place.offset + place.size });
  const hasNext = data ? place.offset + place.size < data.users.totalCount : false;

  useEffect(() => {
    if (!hasNext) return;
    // A page that cannot be fetched ahead is fetched, and its failure told, when it is asked for.
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
