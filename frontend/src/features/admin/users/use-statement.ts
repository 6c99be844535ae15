import { useQuery } from '@apollo/client/react';
import { USER_STATEMENT } from './user-documents.js';

/** The movements on a user's token account, newest first, page by page. */
export function useStatement(userId: string) {
  const { data, error, refetch, fetchMore } = useQuery(USER_STATEMENT, { variables: { userId } });
  const page = data?.userTokenStatement;
  const cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    entries: page?.nodes,
    total: page?.totalCount ?? 0,
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
    loadMore: cursor ? () => void fetchMore({ variables: { after: cursor } }).catch(() => undefined) : undefined,
  };
}
