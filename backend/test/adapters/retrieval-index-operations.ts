import type { IndexDocument } from '../../src/ports/retrieval-index/retrieval-index.js';
import { document } from './retrieval-index-oracle.js';

const DOCUMENTS = 40;

/** The same endless series of upserts and deletes in every process: what operation `number` does. */
export function operation(number: number): { docId: string; document?: IndexDocument } {
  const docId = `doc-${(number * 17) % DOCUMENTS}`;
  if (number % 5 === 4) return { docId };
  const passages = Array.from({ length: 1 + (number % 6) }, (_, i) => ({
    terms: { [1 + ((number + i) % 9)]: 1, [20 + ((number * 3 + i) % 11)]: 0.5, [1000 + number]: 2 },
    fields: { kind: number % 2 ? 'act' : 'rules', year: 1950 + (number % 60) },
  }));
  return { docId, document: document(docId, number + 1, ...passages) };
}
