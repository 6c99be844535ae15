import type { DocumentNames } from './citing/document-names.js';
import type { Filter } from '../../../ports/retrieval-index/retrieval-index.js';
import type { DocumentType } from '../reading/structure/unit.js';

export interface SearchFilters {
  documentIds?: readonly string[] | null;
  documentTypes?: readonly DocumentType[] | null;
  /** Names of laws; the searcher turns them into documents. */
  acts?: readonly string[] | null;
  jurisdictions?: readonly string[] | null;
  yearFrom?: number | null;
  yearTo?: number | null;
}

/** @returns undefined when nothing is filtered. */
export function toFilter(filters: SearchFilters | null | undefined): Filter | undefined {
  if (!filters) return undefined;
  const parts: Filter[] = [];
  if (filters.documentIds?.length) parts.push({ field: 'documentId', in: filters.documentIds });
  if (filters.documentTypes?.length) parts.push({ field: 'documentType', in: filters.documentTypes });
  if (filters.jurisdictions?.length) parts.push({ field: 'jurisdiction', in: filters.jurisdictions });
  const gte = filters.yearFrom ?? undefined;
  const lte = filters.yearTo ?? undefined;
  if (gte !== undefined || lte !== undefined) {
    parts.push({ field: 'year', range: { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) } });
  }
  return parts.length ? { and: parts } : undefined;
}

/** An id that no document has. */
const NO_DOCUMENT = '';

/** Acts that no document of the library is called by leave nothing to search: a filter is never widened. */
export function withActs(filters: SearchFilters | undefined, names: DocumentNames): SearchFilters | undefined {
  if (!filters?.acts?.length) return filters;
  const named = filters.acts.flatMap((act) => names.findLaws(act)[0]?.documentIds ?? names.describe(act)?.documentIds ?? []);
  const documentIds = filters.documentIds?.length ? named.filter((id) => filters.documentIds?.includes(id)) : named;
  return { ...filters, documentIds: documentIds.length > 0 ? documentIds : [NO_DOCUMENT] };
}
