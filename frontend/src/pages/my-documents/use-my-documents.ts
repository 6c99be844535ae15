import { useQuery } from '@apollo/client/react';
import type { MyDocument_DocumentFragment } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { useNumberedPage } from '../../shared/url/use-numbered-page.js';
import { useUrlParams } from '../../shared/url/use-url-params.js';
import { MY_DOCUMENT, MY_DOCUMENTS } from './my-documents.operations.js';

export type DocumentRow = MyDocument_DocumentFragment;

/** The part of the user's documents that the URL selects; read again each time the screen is opened, since other devices change it too. */
export function useMyDocuments() {
  const { params, change } = useUrlParams();
  const place = useNumberedPage();
  const search = params.get('q') ?? '';
  const documentType = params.get('type');
  const { data, previousData, error, refetch } = useQuery(MY_DOCUMENTS, {
    variables: { first: place.size, offset: place.offset, documentType: documentType ?? null, search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.documents;
  return {
    search,
    documentType,
    place,
    rows: page && getFragmentData(MY_DOCUMENT, page.nodes),
    total: page?.totalCount,
    filtered: Boolean(search || documentType),
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !page,
    reload: () => void refetch().catch(() => undefined),
    filter: (changes: { q?: string; type?: string }) => change({ ...changes, page: null }, { replace: true }),
  };
}
