import type {
  Filter,
  Hit,
  IndexDocument,
  IndexPassage,
  RetrievalIndex,
  SearchQuery,
  SearchResult,
  TermIdf,
} from '../../src/ports/retrieval-index/retrieval-index.js';

type Stored = IndexPassage & { docId: string; docVersion: number };

/** Scores every passage by the port's formula; enough of the port for the logic that reads from it. */
export class MemoryIndex {
  private readonly passages: Stored[] = [];

  constructor(documents: readonly IndexDocument[]) {
    for (const { docId, docVersion, passages } of documents) {
      for (const passage of passages) this.passages.push({ ...passage, docId, docVersion });
    }
  }

  asIndex(): RetrievalIndex {
    return this as unknown as RetrievalIndex;
  }

  idf(termIds: Uint32Array): Promise<TermIdf> {
    const total = this.passages.length;
    const of = (df: number): number => Math.log(1 + (total - df + 0.5) / (df + 0.5));
    const values = Float64Array.from(termIds, (id) => of(this.passages.filter(({ lexical }) => lexical.termIds.includes(id)).length));
    return Promise.resolve({ generation: 'g1', values, absent: of(0) });
  }

  search(query: SearchQuery): Promise<SearchResult> {
    query.signal?.throwIfAborted();
    const wanted = new Map([...query.lexical.termIds].map((id, i) => [id, query.lexical.weights[i] ?? 0]));
    const frequency = new Map<number, number>();
    for (const passage of this.passages) for (const id of passage.lexical.termIds) frequency.set(id, (frequency.get(id) ?? 0) + 1);
    const total = this.passages.length;
    const hits: Hit[] = [];
    for (const { docId, docVersion, ordinal, lexical, fields, payload } of this.passages) {
      let score = 0;
      lexical.termIds.forEach((id, i) => {
        const df = frequency.get(id) ?? 0;
        score += (wanted.get(id) ?? 0) * (lexical.weights[i] ?? 0) * Math.log(1 + (total - df + 0.5) / (df + 0.5));
      });
      if (score > 0 && (!query.filter || matches(query.filter, fields))) {
        hits.push({ docId, docVersion, ordinal, score, lexicalScore: score, payload: { ...payload } });
      }
    }
    hits.sort((a, b) => b.score - a.score || (a.docId < b.docId ? -1 : a.docId > b.docId ? 1 : a.ordinal - b.ordinal));
    return Promise.resolve({ generation: 'g1', hits: hits.slice(0, query.limit) });
  }
}

function matches(filter: Filter, fields: Stored['fields']): boolean {
  if ('and' in filter) return filter.and.every((part) => matches(part, fields));
  if ('anyOf' in filter) return filter.anyOf.some((part) => matches(part, fields));
  const value = fields[filter.field];
  if (value === undefined) return false;
  if ('in' in filter) return filter.in.includes(value);
  if ('notIn' in filter) return !filter.notIn.includes(value);
  return typeof value === 'number' && value >= (filter.range.gte ?? -Infinity) && value <= (filter.range.lte ?? Infinity);
}
