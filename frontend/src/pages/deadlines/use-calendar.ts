import { skipToken, useQuery } from '@apollo/client/react';
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
  const chosen = search !== '' || group !== '';
  const { data, previousData, error, refetch, fetchMore } = useQuery(DEADLINE_ROWS, chosen ? { variables } : skipToken);
  const choices = useQuery(DEADLINE_CHOICES, { variables: { language } });
  const page = (data ?? previousData)?.deadlineRows;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    search,
    group,
    /** Whether something is searched for; before that the fields of law are offered. */
    chosen,
    groups: choices.data?.deadlineGroups,
    places: choices.data?.holidayPlaces ?? { states: [], courts: [] },
    page,
    stale: !data && Boolean(previousData),
    failed: chosen ? Boolean(error) && !page : Boolean(choices.error) && !choices.data,
    reload: () => void (chosen ? refetch() : choices.refetch()).catch(() => undefined),
    more: data && after ? () => void fetchMore({ variables: { after } }).catch(() => undefined) : undefined,
    filter: (changes: Partial<Record<'q' | 'group', string | null>>, options?: { replace?: boolean }) => change(changes, options),
    opened: params.get('row'),
    /** The day of the event, where a link brings it. */
    date: params.get('date') ?? '',
    open: (id: string) => change({ row: id, date: null }),
    close: () => change({ row: null, date: null }),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
