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
