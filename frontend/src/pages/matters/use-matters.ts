import { useQuery } from '@apollo/client/react';
import type { Matter_MatterFragment, MatterDate_DateFragment, MatterStatus } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { choiceOf, useUrlParams } from '../../shared/url/use-url-params.js';
import { MATTER, MATTER_DATE, MATTERS, NEXT_DATES } from './matters.operations.js';

export type MatterRow = Matter_MatterFragment;
export type MatterDate = MatterDate_DateFragment;
export const STATUSES = ['OPEN', 'CLOSED', 'ARCHIVED'] as const satisfies readonly MatterStatus[];
const DELETED = 'DELETED';

/** The matters that the URL selects, and the next dates of all of them; read again each time the screen is opened. */
export function useMatters() {
  const { params, change } = useUrlParams();
  const search = params.get('q') ?? '';
  const deleted = params.get('status') === DELETED;
  const status = choiceOf(params.get('status'), STATUSES);
  const { data, previousData, error, refetch, fetchMore } = useQuery(MATTERS, {
    variables: { search: search || null, status, deleted: deleted || null },
    fetchPolicy: 'cache-and-network',
  });
  const next = useQuery(NEXT_DATES, { fetchPolicy: 'cache-and-network' });
  const page = (data ?? previousData)?.matters;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    search,
    deleted,
    /** As the URL has it; '' for all that are not deleted. */
    chosen: deleted ? DELETED : (status ?? ''),
    filtered: Boolean(search || status),
    rows: page && getFragmentData(MATTER, page.nodes),
    total: page?.totalCount ?? 0,
    nextDates: next.data ? getFragmentData(MATTER_DATE, next.data.matterDeadlines.nodes) : [],
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !page,
    reload: () => void refetch().catch(() => undefined),
    more: data && after ? () => void fetchMore({ variables: { after } }).catch(() => undefined) : undefined,
    filter: (changes: { q?: string; status?: string }) => change(changes, { replace: true }),
    isNew: params.has('new'),
    showNew: (shown: boolean) => change({ new: shown ? 1 : null }),
  };
}
