import { useQuery } from '@apollo/client/react';
import type { DeadlineLanguage } from '../../shared/gql/graphql.js';
import { language as shown } from '../../shared/i18n/language.js';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { DEADLINE_CHOICES, DEADLINE_ROWS } from './deadlines.operations.js';

/** The language of the calendar's words: that of the screen. */
export const language: DeadlineLanguage = shown === 'hi' ? 'HINDI' : 'ENGLISH';

/** The part of the calendar that the URL selects, and the row that it opens. */
export function useCalendar() {
  const { params, change } = useUrlParams();
  const search = params.get('q') ?? '';
  const group = params.get('group') ?? '';
  const variables = { search: search || null, group: group || null, language };
  const { data, previousData, error, refetch, fetchMore } = useQuery(DEADLINE_ROWS, { variables });
  const choices = useQuery(DEADLINE_CHOICES, { variables: { language } }).data;
  const page = (data ?? previousData)?.deadlineRows;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    search,
    group,
    groups: choices?.deadlineGroups ?? [],
    places: choices?.holidayPlaces ?? { states: [], courts: [] },
    page,
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !page,
    reload: () => void refetch().catch(() => undefined),
    more: data && after ? () => void fetchMore({ variables: { after } }).catch(() => undefined) : undefined,
    filter: (changes: Partial<Record<'q' | 'group', string | null>>, options?: { replace?: boolean }) => change(changes, options),
    opened: params.get('row'),
    open: (id: string) => change({ row: id }),
    close: () => change({ row: null }),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
