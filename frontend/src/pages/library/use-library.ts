import { useQuery } from '@apollo/client/react';
import type { LawState, LegalDocumentType, SourcesQueryVariables } from '../../shared/gql/graphql.js';
import { choiceOf, useUrlParams } from '../../shared/url/use-url-params.js';
import { LIBRARY_CHOICES, SOURCES } from './library.operations.js';
import { yearsOf } from './search/years.js';

export const TYPES: readonly LegalDocumentType[] = ['ACT', 'RULE', 'JUDGMENT', 'OTHER'];
export const STATES: readonly LawState[] = ['IN_FORCE', 'AMENDED', 'IN_PART', 'REPEALED'];

export type LibraryFilter = 'q' | 'type' | 'state' | 'court' | 'status' | 'years';

/** The part of the library that the URL selects, and the source that it opens. */
export function useLibrary() {
  const { params, change } = useUrlParams();
  const [search = '', jurisdiction = '', court = '', years = ''] = ['q', 'state', 'court', 'years'].map((name) => params.get(name) ?? '');
  const type = choiceOf(params.get('type'), TYPES);
  const status = choiceOf(params.get('status'), STATES);
  const span = yearsOf(years);
  const variables: SourcesQueryVariables = {
    search: search || null,
    documentType: type,
    yearFrom: span?.from ?? null,
    yearTo: span?.to ?? null,
    jurisdiction: jurisdiction || null,
    court: court || null,
    lawState: status,
  };
  const { data, previousData, error, refetch, fetchMore } = useQuery(SOURCES, { variables });
  const choices = useQuery(LIBRARY_CHOICES).data?.libraryCoverage;
  const page = (data ?? previousData)?.sources;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    search,
    type,
    jurisdiction,
    court,
    status,
    years,
    span,
    yearsWrong: years !== '' && span === null,
    filtered: Boolean(search || type || jurisdiction || court || status || years),
    choices,
    page,
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !page,
    reload: () => void refetch().catch(() => undefined),
    more: data && after ? () => void fetchMore({ variables: { after } }).catch(() => undefined) : undefined,
    filter: (changes: Partial<Record<LibraryFilter, string | null>>, options?: { replace?: boolean }) => change(changes, options),
    opened: params.get('open'),
    /** The section of the source that is opened, by its label or name. */
    section: params.get('section'),
    /** What is looked for in the contents of the source that is opened. */
    find: params.get('find') ?? '',
    /** Looks for words in the source that is opened. */
    look: (find: string) => change({ find }, { replace: true }),
    toSection: (section: string | null) => change({ section }),
    close: () => change({ open: null, find: null, section: null }),
  };
}

export type Library = ReturnType<typeof useLibrary>;
