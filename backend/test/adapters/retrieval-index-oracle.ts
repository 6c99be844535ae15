import type {
  FieldValue,
  Filter,
  GenerationManifest,
  IndexDocument,
  IndexPassage,
  SparseVector,
} from '../../src/ports/retrieval-index/retrieval-index.js';

export const manifest: GenerationManifest = {
  encoder: 'test-1',
  analyser: 'test-1',
  chunker: 'test-1',
  k1: 1.2,
  b: 0.75,
  avgdl: 6,
  hash: 'murmur3-abs31',
  idf: 'ln1p',
  rrfK: 60,
  dense: { model: 'test', dimensions: 4, vectorsPerPassage: 3, questionsPerPassage: 2 },
  filterFields: [
    { name: 'kind', type: 'keyword' },
    { name: 'year', type: 'integer' },
  ],
};

/** Terms and their weights by hand, for instance `sparse({ 7: 1.5, 3: 0.5 })`. */
export function sparse(weights: Readonly<Record<number, number>>): SparseVector {
  const entries = Object.entries(weights).map(([id, weight]): [number, number] => [Number(id), weight]);
  entries.sort((a, b) => a[0] - b[0]);
  return { termIds: Uint32Array.from(entries, ([id]) => id), weights: Float32Array.from(entries, ([, weight]) => weight) };
}

export type PassageSketch = Partial<Omit<IndexPassage, 'lexical' | 'dense' | 'questions'>> & {
  terms?: Record<number, number>;
  /** One vector, or several. */
  dense?: number[] | number[][];
  questions?: number[][];
};

const several = (dense: number[] | number[][]): number[][] => (Array.isArray(dense[0]) ? (dense as number[][]) : [dense as number[]]);

export function document(docId: string, docVersion: number, ...passages: PassageSketch[]): IndexDocument {
  return {
    docId,
    docVersion,
    passages: passages.map(({ terms = {}, dense, questions, fields = {}, payload }, ordinal) => ({
      ordinal,
      lexical: sparse(terms),
      ...(dense && { dense: several(dense).map((vector) => Float32Array.from(vector)) }),
      ...(questions && { questions: questions.map((vector) => Float32Array.from(vector)) }),
      fields,
      payload: payload ?? { text: `${docId} ${docVersion} ${ordinal}` },
    })),
  };
}

export interface Scored {
  docId: string;
  ordinal: number;
  score: number;
}

function matches(filter: Filter, fields: Readonly<Record<string, FieldValue>>): boolean {
  if ('and' in filter) return filter.and.every((part) => matches(part, fields));
  if ('anyOf' in filter) return filter.anyOf.some((part) => matches(part, fields));
  const value = fields[filter.field];
  if (value === undefined) return false;
  if ('in' in filter) return filter.in.includes(value);
  if ('notIn' in filter) return !filter.notIn.includes(value);
  return (filter.range.gte ?? -Infinity) <= Number(value) && Number(value) <= (filter.range.lte ?? Infinity);
}

function weightIn(vector: SparseVector, termId: number): number {
  const place = vector.termIds.indexOf(termId);
  return place < 0 ? 0 : vector.weights[place]!;
}

/** Every passage scored by the formula of the port, term by term; nothing shared with the adapters. */
export class BruteForceIndex {
  private readonly held = new Map<string, IndexDocument>();

  put(document: IndexDocument): void {
    this.held.set(document.docId, document);
  }

  remove(docId: string): boolean {
    return this.held.delete(docId);
  }

  get documents(): IndexDocument[] {
    return [...this.held.values()].sort((a, b) => (a.docId < b.docId ? -1 : 1));
  }

  get passages(): number {
    return this.documents.reduce((sum, { passages }) => sum + passages.length, 0);
  }

  lexical(query: SparseVector, filter?: Filter): Scored[] {
    const all = this.documents.flatMap(({ docId, passages }) => passages.map((passage) => ({ docId, passage })));
    const indexed = all.filter(({ passage }) => passage.lexical.termIds.length > 0);
    const idf = (termId: number): number => {
      const df = indexed.filter(({ passage }) => weightIn(passage.lexical, termId) > 0).length;
      return Math.log(1 + (indexed.length - df + 0.5) / (df + 0.5));
    };
    const factors = Array.from(query.termIds, (termId, i) => ({ termId, factor: query.weights[i]! * idf(termId) }));
    return this.ranked(all, filter, ({ lexical }) =>
      factors.reduce((sum, { termId, factor }) => sum + factor * weightIn(lexical, termId), 0),
    ).filter(({ score }) => score > 0);
  }

  dense(query: readonly number[], filter?: Filter): Scored[] {
    const all = this.documents.flatMap(({ docId, passages }) =>
      passages.filter(({ dense }) => dense).map((passage) => ({ docId, passage })),
    );
    const length = (vector: Iterable<number>) => Math.hypot(...vector);
    return this.ranked(all, filter, ({ dense }) => {
      const cosines = dense!.map((vector) => {
        const dot = query.reduce((sum, value, i) => sum + value * vector[i]!, 0);
        return dot / (length(query) * length(vector));
      });
      return Math.max(...cosines);
    });
  }

  private ranked(
    all: { docId: string; passage: IndexPassage }[],
    filter: Filter | undefined,
    score: (passage: IndexPassage) => number,
  ): Scored[] {
    const kept = all.filter(({ passage }) => !filter || matches(filter, passage.fields));
    const scored = kept.map(({ docId, passage }) => ({ docId, ordinal: passage.ordinal, score: score(passage) }));
    return scored.sort((a, b) => b.score - a.score || (a.docId < b.docId ? -1 : a.docId > b.docId ? 1 : a.ordinal - b.ordinal));
  }
}
