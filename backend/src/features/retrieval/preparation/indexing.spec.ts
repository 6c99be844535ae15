import { describe, expect, it } from '@jest/globals';
import { passageText, passagePayloads, prepareDocument, toIndexDocument } from './indexing.js';
import { FILTER_FIELDS } from '../encoding/analysis-manifest.js';

const PAGES = [
  { number: 3, text: 'THE SAMPLE ACT, 1990\n\n1. Receipts.\n\nA tenant who pays is entitled to a receipt\nfrom the' },
  { number: 4, text: 'landlord without delay.\n\n2. Eviction.\n\nA court may order possession of the premises.' },
];
const { prepared, facts, passages } = prepareDocument(PAGES, 'act', 'sample.pdf');
const identity = { documentId: 'd1', version: 7, documentType: 'act' as const, title: facts.title, year: facts.year, jurisdiction: null };
const payloads = passagePayloads(identity, prepared, passages);

describe('passagePayloads', () => {
  it('tells place, pages and exact text of every passage', () => {
    expect(payloads).toMatchObject([
      { unit: '1', headingPath: ['Section 1'], heading: 'Receipts.', pageFrom: 3, pageTo: 4, title: 'The Sample Act, 1990' },
      { unit: '2', pageFrom: 4, pageTo: 4 },
    ]);
    for (const { start, end, text } of payloads) expect(prepared.text.slice(start, end)).toBe(text);
  });

  it('gives an embedder the headings with the words', () => {
    const { place, text } = passageText(payloads[0] as (typeof payloads)[number]);
    expect(place).toBe('The Sample Act, 1990\nSection 1\nReceipts.');
    expect(text).toMatch(/^1\. Receipts/);
  });
});

describe('toIndexDocument', () => {
  const document = toIndexDocument(identity, payloads);

  it('uses only declared filter fields and JSON payloads', () => {
    const declared = new Set<string>(FILTER_FIELDS.map(({ name }) => name));
    for (const { fields } of document.passages) expect(Object.keys(fields).every((name) => declared.has(name))).toBe(true);
    expect(document).toMatchObject({ docId: 'd1', docVersion: 7 });
    expect(JSON.parse(JSON.stringify(document.passages[0]?.payload))).toEqual(payloads[0]);
  });

  it('attaches the dense vectors in order', () => {
    const dense = [[new Float32Array([1])], [new Float32Array([2]), new Float32Array([3])]];
    expect(toIndexDocument(identity, payloads, dense).passages.map((passage) => passage.dense)).toEqual(dense);
  });
});
