import type { LawStatuses } from '../guide/library/law-statuses.js';
import { stampOf } from '../reading/law-status.js';
import { and } from './hit-passages.js';
import type { Opening } from './openings.js';
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

/** If no document of the library has the name of the acts given, nothing is searched: a filter is never widened. */
export function withActs(filters: SearchFilters | undefined, names: DocumentNames): SearchFilters | undefined {
  if (!filters?.acts?.length) return filters;
  const named = filters.acts.flatMap((act) => names.findLaws(act)[0]?.documentIds ?? names.describe(act)?.documentIds ?? []);
  const documentIds = filters.documentIds?.length ? named.filter((id) => filters.documentIds?.includes(id)) : named;
  return { ...filters, documentIds: documentIds.length > 0 ? documentIds : [NO_DOCUMENT] };
}

/** A document that a question asks for and that was not in force on the day it asks about. */
export interface LeftOut {
  documentId: string;
  title: string;
  /** "not in force before 1 July 2024". */
  stamp: string;
}

/** Documents that an answer says were left out. */
const MOST_LEFT_OUT = 5;

/** Limits a search to the law in force on one day; without a day, to nothing. */
export class LawOnDay {
  private readonly out: ReadonlySet<string>;

  /** @param day such as '2024-07-01' */
  constructor(
    private readonly statuses: LawStatuses,
    private readonly day: string | null | undefined,
  ) {
    this.out = new Set(day ? statuses.notInForceOn(day) : []);
  }

  limit(filter: Filter | undefined): Filter | undefined {
    return this.out.size === 0 ? filter : and(filter, { field: 'documentId', notIn: [...this.out] });
  }

  /** What is to be opened, split into documents that were in force and the rest. */
  split(wanted: readonly Opening[]): { open: Opening[]; closed: Opening[] } {
    const open = wanted.map((opening) => ({ ...opening, documentIds: opening.documentIds.filter((id) => !this.out.has(id)) }));
    return {
      open: open.filter(({ documentIds }) => documentIds.length > 0),
      closed: wanted.filter((_, at) => open[at]?.documentIds.length === 0),
    };
  }

  /** The documents that a question asks for and that were not in force. */
  leftOut(documentIds: readonly string[]): LeftOut[] {
    const { day } = this;
    if (!day) return [];
    const out = [...new Set(documentIds)].filter((id) => this.out.has(id)).slice(0, MOST_LEFT_OUT);
    return out.map((documentId) => {
      const status = this.statuses.of(documentId);
      const stamp = status ? stampOf(status, day) : 'enacted later';
      // Without a day of commencement, the year of the act is all that is known.
      return { documentId, title: this.statuses.titleOf(documentId), stamp: stamp.startsWith('in force') ? 'enacted later' : stamp };
    });
  }
}
