import { skipToken, useQuery } from '@apollo/client/react';
import type { LibraryWordsQuery } from '../../../shared/gql/graphql.js';
import { LIBRARY_WORDS } from '../library.operations.js';
import type { Library } from '../use-library.js';

export type FoundPassage = LibraryWordsQuery['searchSources']['passages'][number];
export type CitedLaw = NonNullable<LibraryWordsQuery['verifyText']>['citations'][number];

/** Whether a search may name law by its number. */
const NUMBER = /\d|[IVXLC]{2,}/u;

const placeKey = ({ documentId, spanStart }: { documentId: string; spanStart: number }): string => `${documentId}:${spanStart}`;

/** What a search finds beside titles and headings: law that it names by its number ("138 NI Act"), and passages that hold its words. */
export function useWordsFound({ search, type, jurisdiction, court, status, span }: Library) {
  // The index knows neither courts nor whether law is in force.
  const skip = search === '' || Boolean(court || status);
  const filters = {
    ...(type && { documentTypes: [type] }),
    ...(jurisdiction && { jurisdictions: [jurisdiction] }),
    ...(span && { yearFrom: span.from, yearTo: span.to }),
  };
  const { data, previousData, error, loading, refetch } = useQuery(
    LIBRARY_WORDS,
    skip ? skipToken : { variables: { query: search, filters, cites: NUMBER.test(search) } },
  );
  const shown = skip ? undefined : (data ?? previousData);
  const passages = shown?.searchSources.passages ?? [];
  const cited = shown?.verifyText?.citations.filter(({ section, status: state }) => section && state !== 'ACT_NOT_NAMED') ?? [];
  const heirs = passages.filter(({ found }) => found === 'SUCCESSION');
  const places = new Set([...cited.flatMap(({ place }) => (place ? [placeKey(place)] : [])), ...heirs.map(placeKey)]);
  return {
    cited,
    heirs,
    passages: passages.filter((passage) => !places.has(placeKey(passage))),
    loading: loading && !shown,
    stale: loading && Boolean(shown),
    failed: Boolean(error) && !shown && !skip,
    reload: () => void refetch().catch(() => undefined),
  };
}

export type WordsFound = ReturnType<typeof useWordsFound>;
