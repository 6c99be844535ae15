import { useCallback } from 'react';
import type { DataOrder } from '../../../../components/ui/data-table/data-column.js';
import type {
  LegalDocumentsQueryVariables,
  LegalDocumentSortField,
  LegalDocumentStatus,
  LegalDocumentType,
} from '../../../../shared/gql/graphql.js';
import { periodOf } from '../../../../shared/url/period.js';
import { useNumberedPage, type NumberedPage } from '../../../../shared/url/use-numbered-page.js';
import { choiceOf, useUrlParams } from '../../../../shared/url/use-url-params.js';

export const STATUSES: readonly LegalDocumentStatus[] = ['INDEXED', 'INDEXING', 'PENDING', 'FAILED'];
export const TYPES: readonly LegalDocumentType[] = ['ACT', 'JUDGMENT', 'RULE', 'OTHER'];
const FIELDS: readonly LegalDocumentSortField[] = ['FILENAME', 'SIZE', 'UPLOAD_DATE'];
const DEFAULT_ORDER: DataOrder<LegalDocumentSortField> = { field: 'UPLOAD_DATE', direction: 'DESC' };

export interface DocumentQuery {
  search: string;
  status: LegalDocumentStatus | null;
  type: LegalDocumentType | null;
  /** Part of the e-mail of who uploaded it. */
  uploader: string;
  /** First and last day of the upload. */
  from: string | null;
  to: string | null;
  order: DataOrder<LegalDocumentSortField>;
  place: NumberedPage;
  /** Whether any filter is set. */
  filtered: boolean;
  variables: LegalDocumentsQueryVariables;
  filter: (
    changes: Partial<Record<'q' | 'status' | 'type' | 'by' | 'from' | 'to', string | null>>,
    options?: { replace?: boolean },
  ) => void;
  setOrder: (order: DataOrder<LegalDocumentSortField>) => void;
}

/** The document query in the URL, with the functions that change it. */
export function useDocumentQuery(): DocumentQuery {
  const { params, change } = useUrlParams();
  const place = useNumberedPage();
  const search = params.get('q') ?? '';
  const status = choiceOf(params.get('status'), STATUSES);
  const type = choiceOf(params.get('type'), TYPES);
  const uploader = params.get('by') ?? '';
  const [from, to] = [params.get('from'), params.get('to')];
  const wanted = { search: search || null, status, documentType: type, uploader: uploader || null, ...periodOf(from, to) };
  const field = choiceOf(params.get('sort'), FIELDS);
  const order: DataOrder<LegalDocumentSortField> = field
    ? { field, direction: params.get('dir') === 'desc' ? 'DESC' : 'ASC' }
    : DEFAULT_ORDER;
  // A new query starts at its first page.
  const filter = useCallback<DocumentQuery['filter']>((changes, options) => change({ ...changes, page: null }, options), [change]);
  return {
    search,
    status,
    type,
    uploader,
    from,
    to,
    order,
    place,
    filtered: Object.values(wanted).some((value) => value !== null),
    variables: { first: place.size, offset: place.offset, ...wanted, sort: order },
    filter,
    setOrder: (next) => change({ sort: next.field, dir: next.direction === 'DESC' ? 'desc' : null, page: null }),
  };
}
